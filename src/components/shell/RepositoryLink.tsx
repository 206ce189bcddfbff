import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { hosts } from "../../config/site";
import { useGitHubStars } from "../../contexts/GitHubStars";
import { formatStars } from "../../lib/repository-stats";
import { SocialIcon } from "../ui/SocialIcon";
import styles from "./RepositoryLink.module.css";
import { StargazerNote } from "./StargazerNote";

/** The count, or the sign that stands for it: a sparkle while it loads, a dash when it cannot be had. */
function Count(): ReactNode {
  const state = useGitHubStars();
  if (state.status !== "loaded") {
    return <span aria-hidden="true">{state.status === "loading" ? "✦" : "–"}</span>;
  }
  return (
    <>
      {formatStars(state.stats.stars)}
      <span className={styles.hidden}> stars</span>
    </>
  );
}

/**
 * The link to the repository with its compact star count. Where a mouse hovers or a key focuses it, a note
 * thanks and shows who starred last.
 */
export function RepositoryLink({ className }: { className?: string }): ReactNode {
  const state = useGitHubStars();
  const [noteOpen, setNoteOpen] = useState(false);
  const stargazers = state.status === "loaded" ? (state.stats.recent_stargazers ?? []) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what one acts on; the note follows
    <div
      className={clsx(styles.root, className)}
      onPointerEnter={(event) => event.pointerType === "mouse" && setNoteOpen(true)}
      onPointerLeave={() => setNoteOpen(false)}
      onFocus={() => setNoteOpen(true)}
      onBlur={() => setNoteOpen(false)}
      onKeyDown={(event) => event.key === "Escape" && setNoteOpen(false)}
    >
      <a className={styles.link} href={hosts.repository}>
        <SocialIcon name="github" size={16} />
        <span className={styles.hidden}>GitHub repository</span>
        <span className={styles.count} data-stars={state.status}>
          <Count />
        </span>
      </a>
      {noteOpen && stargazers.length > 0 && <StargazerNote stargazers={stargazers} />}
    </div>
  );
}
