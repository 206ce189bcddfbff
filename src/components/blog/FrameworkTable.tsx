import { type ReactNode, useId, useState } from "react";
import {
  type Claim,
  type Criterion,
  criteria,
  type Framework,
  type FrameworkLanguage,
  type FrameworkNeeds,
  type LinkedSource,
  meeting,
} from "../../lib/frameworks";
import { monthInWords } from "../../lib/in-words";
import styles from "./FrameworkTable.module.css";

const anything: FrameworkNeeds = { language: "", openSource: false, openTelemetry: false };
const languages: readonly FrameworkLanguage[] = ["TypeScript", "Python", ".NET", "visual"];
const rows = Object.keys(criteria) as Criterion[];

/** The least width of a framework's column, in pixels. */
const WIDTH = 116;

function ClaimText({ claim, ids }: { claim: Claim; ids: readonly string[] }): ReactNode {
  return (
    <>
      {claim.text}
      {claim.sources.map((id) => (
        <sup key={id}>
          <a href={`#source-${id}`} aria-label={`source ${ids.indexOf(id) + 1}`}>
            {ids.indexOf(id) + 1}
          </a>
        </sup>
      ))}
    </>
  );
}

function Filter({
  needs,
  onChange,
}: {
  needs: FrameworkNeeds;
  onChange: (needs: FrameworkNeeds) => void;
}): ReactNode {
  const id = useId();
  const check = (name: "openSource" | "openTelemetry", label: string) => (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={needs[name]}
        onChange={(event) => onChange({ ...needs, [name]: event.target.checked })}
      />
      {label}
    </label>
  );
  return (
    <div className={styles.filter} data-markdown="skip">
      <label htmlFor={id}>Language</label>
      <select
        id={id}
        value={needs.language}
        onChange={(event) => {
          const language = languages.find((name) => name === event.target.value) ?? "";
          onChange({ ...needs, language });
        }}
      >
        <option value="">any</option>
        {languages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {check("openSource", "Open-source licence")}
      {check("openTelemetry", "OpenTelemetry spans")}
    </div>
  );
}

/**
 * Frameworks side by side, a question a row, each claim with the number of its source and all sources below with the
 * month they were read in. The filter needs JavaScript; the whole table does not.
 */
export function FrameworkTable({
  frameworks,
  sources,
}: {
  frameworks: readonly Framework[];
  sources: Readonly<Record<string, LinkedSource>>;
}): ReactNode {
  const [needs, setNeeds] = useState(anything);
  const shown = meeting(frameworks, needs);
  const ids = Object.keys(sources);
  return (
    <>
      <Filter needs={needs} onChange={setNeeds} />
      <p className={styles.count} aria-live="polite" data-markdown="skip">
        {shown.length} of {frameworks.length} frameworks
      </p>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
        <section className="table-box" tabIndex={0} aria-label="Frameworks compared">
          <table className={styles.table} style={{ minWidth: 96 + shown.length * WIDTH }}>
            <thead>
              <tr>
                <th scope="col">Question</th>
                {shown.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{criteria[row]}</th>
                  {shown.map(({ name, claims }) => (
                    <td key={name}>
                      <ClaimText claim={claims[row]} ids={ids} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          None of the five meets all of that.{" "}
          <button type="button" onClick={() => setNeeds(anything)}>
            Show all
          </button>
        </p>
      )}
      <ol className={styles.sources} aria-label="Sources">
        {Object.entries(sources).map(([id, { label, url, asOf }]) => (
          <li key={id} id={`source-${id}`}>
            <a href={url}>{label}</a>, read in {monthInWords(asOf)}
          </li>
        ))}
      </ol>
    </>
  );
}
