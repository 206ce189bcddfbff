import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import styles from "./explorer.module.css";
import { useNear } from "./useNear";

/** Links to a span end in it, so that the explorer is in view when they open. */
const ANCHOR = "trace";

interface Live {
  readonly run: ExplorerRun;
  readonly Explorer: ComponentType<{ run: ExplorerRun }>;
}

/** Asks for the run and for the explorer's code at once. Throws when either does not come. */
async function loadLive(address: string): Promise<Live> {
  const [response, { default: Explorer }] = await Promise.all([
    fetch(address),
    import("./LiveExplorer"),
  ]);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return { run: (await response.json()) as ExplorerRun, Explorer };
}

/**
 * A recorded run to look into. The HTML of the page holds it as a table (`children`, which only the
 * build renders); near the window it becomes the explorer, at the same size.
 *
 * `address` is asked in the browser and returns where the run's JSON is.
 */
export function TraceExplorer({
  label,
  address,
  children,
}: {
  label: string;
  address: () => string;
  children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLElement>(null);
  useBrokenLinks().collectAnchor(ANCHOR);
  const near = useNear(frame);
  const [live, setLive] = useState<Live | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    setFailed(false);
    loadLive(address()).then(
      (loaded) => {
        if (!wanted) return;
        hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
        setLive(loaded);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [near, address, attempt]);

  // Whoever was in the still trace goes on in the explorer.
  useEffect(() => {
    if (live && hadFocus.current) {
      frame.current?.querySelector<HTMLElement>("[role=tabpanel] > [tabindex]")?.focus();
    }
  }, [live]);

  return (
    <figure ref={frame} id={ANCHOR} className={styles.container} aria-label={label}>
      <div className={styles.frame}>
        {live ? (
          <live.Explorer run={live.run} />
        ) : (
          <>
            {children ? (
              <div className={styles.stillFrame}>{children}</div>
            ) : (
              // The browser leaves the build's HTML as it is: nothing to render, nothing to compare.
              <div
                className={styles.stillFrame}
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
                dangerouslySetInnerHTML={{ __html: "" }}
              />
            )}
            <p className={styles.loading} data-markdown="skip">
              Loading the trace.
            </p>
            {failed && (
              <p className={styles.notice} role="alert">
                The explorer did not load.
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => setAttempt(attempt + 1)}
                >
                  Try again
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </figure>
  );
}
