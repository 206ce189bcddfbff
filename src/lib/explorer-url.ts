import type { SpanFilter } from "./span-index";
import { SPAN_KINDS, type SpanKind } from "./trace";

export const EXPLORER_VIEWS = ["waterfall", "graph"] as const;

export type ExplorerView = (typeof EXPLORER_VIEWS)[number];

/** What of an explorer can be linked to. */
export interface ExplorerState extends SpanFilter {
  /** Id of the selected span; null for the one the page starts with. */
  readonly span: string | null;
  readonly view: ExplorerView;
}

/** The parameters of an address that belong to the explorer. */
export const EXPLORER_PARAMS = ["span", "view", "find", "kind", "status"] as const;

const isKind = (value: string): value is SpanKind =>
  (SPAN_KINDS as readonly string[]).includes(value);

/** Reads the state from an address's query (`?span=s8&view=graph`). What it does not know, it leaves at its start. */
export function readState(search: string): ExplorerState {
  const params = new URLSearchParams(search);
  return {
    span: params.get("span"),
    view: params.get("view") === "graph" ? "graph" : "waterfall",
    query: params.get("find") ?? "",
    kinds: (params.get("kind") ?? "").split(",").filter(isKind),
    failed: params.get("status") === "error",
  };
}

/** Returns `search` with the state written into it: nothing for what is at its start, other parameters kept. */
export function writeState(state: ExplorerState, search: string): string {
  const params = new URLSearchParams(search);
  const values = {
    span: state.span,
    view: state.view === "graph" ? "graph" : null,
    find: state.query.trim() || null,
    kind: state.kinds.join(",") || null,
    status: state.failed ? "error" : null,
  };
  for (const name of EXPLORER_PARAMS) params.delete(name);
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) params.set(name, value);
  }
  // A comma is allowed in a query and easier to read than its escape.
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
