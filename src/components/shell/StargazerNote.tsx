import { type ReactNode, useState } from "react";
import type { Stargazer } from "../../lib/repository-stats";
import styles from "./RepositoryLink.module.css";

const AVATARS = 5;
const SIZE_PX = 28;

/** A picture that falls back to the first letters of the name. */
function Avatar({ login, avatar_url }: Stargazer): ReactNode {
  const [failed, setFailed] = useState(false);
  return failed ? (
    <span className={styles.initials}>{login.slice(0, 2)}</span>
  ) : (
    <img
      src={avatar_url}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** Thanks, and at most five of those who starred last. Rendered only while open, so pictures load only then. */
export function StargazerNote({ stargazers }: { stargazers: readonly Stargazer[] }): ReactNode {
  return (
    <div className={styles.note} role="status">
      <p>Thank you!</p>
      <ul aria-label="Recent stargazers">
        {stargazers.slice(0, AVATARS).map((stargazer) => (
          <li key={stargazer.login} title={stargazer.login}>
            <Avatar {...stargazer} />
            <span className={styles.hidden}>{stargazer.login}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
