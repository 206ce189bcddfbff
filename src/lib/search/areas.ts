/** The parts into which the index is split: a reader's own part is fetched first. */
export const areas = [
  { id: "docs", label: "Framework docs", base: "/docs/" },
  { id: "observability", label: "Observability docs", base: "/voltops-llm-observability-docs/" },
  { id: "blog", label: "Blog", base: "/blog/" },
  { id: "site", label: "Site", base: "/" },
] as const;

/** A part of the index. */
export type Area = (typeof areas)[number]["id"];

/** Whether a text names a part of the index. */
export function isArea(text: string | null | undefined): text is Area {
  return areas.some(({ id }) => id === text);
}

/** The part that a path belongs to: the first whose base it starts with. */
export function areaOf(path: string): Area {
  return areas.find(({ base }) => path.startsWith(base))?.id ?? "site";
}

/** What a person reads for a part. */
export function areaLabel(area: Area): string {
  return areas.find(({ id }) => id === area)?.label ?? area;
}
