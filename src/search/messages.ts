import type { Area } from "../lib/search/areas";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";

/** What the page tells the worker. */
export type ToWorker =
  | { readonly type: "load"; readonly near: Area }
  | { readonly type: "search"; readonly id: number; readonly request: SearchRequest };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: "more" }
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: "failure"; readonly id: number; readonly message: string };
