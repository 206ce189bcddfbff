/** The surfaces that text and signs stand on, from the page up. */
export const SURFACES = ["--canvas", "--surface-1", "--surface-2", "--surface-3"] as const;

export type Surface = (typeof SURFACES)[number];

/** A colour token with what it is for and how it stands out. */
export interface ColourToken {
  readonly token: `--${string}`;
  readonly use: string;
  /** The contrast it has to hold on every surface: 4.5 for text, 3 for edges and signs. */
  readonly minimum: 3 | 4.5;
  /** The contrast it has, cut to one decimal, in the order of {@link SURFACES}. */
  readonly holds: readonly [number, number, number, number];
}

/** A size of type. */
export interface TypeSize {
  readonly utility: string;
  /** Size and line height in px, or the range in which the size is fluid. */
  readonly size: string;
  readonly use: string;
  /** Set in the weight of headlines. */
  readonly headline?: boolean;
}
