import type { ComponentType } from "react";

/** Draws code that the build has coloured; the page gives the theme's. */
export type CodeComponent = ComponentType<{
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}>;
