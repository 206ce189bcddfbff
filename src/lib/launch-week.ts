/** How a release of that week stands today. */
export type ReleaseState = "stands" | "has grown" | "has changed" | "has moved";

/** A name that a reader can look up: an export, an option or a route, and the package that has it. */
export interface ApiName {
  readonly name: string;
  readonly package: string;
}

/** One day of a launch week. */
export interface LaunchDay {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly id: string;
  readonly title: string;
  /** What was released on the day. */
  readonly released: string;
  /** How it is used with the current packages. */
  readonly today: string;
  readonly state: ReleaseState;
  readonly names: readonly ApiName[];
  readonly links: readonly { readonly label: string; readonly to: string }[];
}
