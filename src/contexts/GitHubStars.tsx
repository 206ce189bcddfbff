import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { parseRepositoryStats, type RepositoryStats } from "../lib/repository-stats";

/** The repository's stars: loading, then loaded or failed. A failed call clears both figures. */
export type StarsState =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly stats: RepositoryStats }
  | { readonly status: "failed"; readonly error: Error };

const StarsContext = createContext<StarsState | undefined>(undefined);

/** The text of a failed answer: its status, and the server's own words when the body has some. */
async function failureText(response: Response): Promise<string> {
  const base = `Error fetching GitHub stars: ${response.status}`;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null) {
    return base;
  }
  const { error, message } = body as { error?: unknown; message?: unknown };
  const detail = error ?? message;
  return typeof detail === "string" ? `${base} - ${detail}` : base;
}

async function fetchStats(signal: AbortSignal): Promise<RepositoryStats> {
  const response = await fetch("/api/love", { signal });
  if (!response.ok) {
    throw new Error(await failureText(response));
  }
  return parseRepositoryStats(await response.json());
}

/** Asks `/api/love` once when the app shell loads and shares the answer with every page. */
export function GitHubStarsProvider({ children }: { children: ReactNode }): ReactNode {
  const [state, setState] = useState<StarsState>({ status: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    fetchStats(controller.signal).then(
      (stats) => setState({ status: "loaded", stats }),
      (reason: unknown) => {
        if (controller.signal.aborted) {
          return;
        }
        const error = reason instanceof Error ? reason : new Error(String(reason));
        console.error(error.message);
        setState({ status: "failed", error });
      },
    );
    return () => controller.abort();
  }, []);
  return <StarsContext.Provider value={state}>{children}</StarsContext.Provider>;
}

/** The state of the stars. Throws outside a `GitHubStarsProvider`. */
export function useGitHubStars(): StarsState {
  const state = useContext(StarsContext);
  if (!state) {
    throw new Error("useGitHubStars must be used within a GitHubStarsProvider");
  }
  return state;
}
