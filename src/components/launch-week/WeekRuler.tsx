import type { ReactNode } from "react";
import { weekdayInWords } from "../../lib/in-words";
import type { LaunchDay } from "../../lib/launch-week";
import styles from "./launch-week.module.css";

/** The week as a waterfall: a tick a day, a bar for what came on it. Each bar leads to its day. */
export function WeekRuler({ days }: { days: readonly LaunchDay[] }): ReactNode {
  return (
    <nav aria-label="Days of the week" className={styles.week}>
      <div className={styles.axis} aria-hidden="true">
        {days.map(({ date }) => (
          <span key={date}>{weekdayInWords(date).replace(/ \w+$/, "")}</span>
        ))}
        <span>today</span>
      </div>
      <ol>
        {days.map(({ id, date, title, state }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.row}>
              <span className={styles.name}>
                {title}
                <span className="sr-only">, {weekdayInWords(date)}</span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <span
                  style={{
                    left: `${(index / days.length) * 100}%`,
                    width: `${100 / days.length}%`,
                  }}
                />
              </span>
              <span className={styles.state}>
                <span className="sr-only">, today: </span>
                {state}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
