import type { ReactNode } from "react";
import { SectionHead } from "../ui/SectionHead";

const modes = [
  {
    name: "Local",
    path: ["your app, localhost:3141", "your browser"],
    sent: "Nothing. The console is a page in your browser, and it reads your app’s port directly.",
    rows: [
      ["you need", "A server, such as honoServer()"],
      ["kept", "In your app’s memory, until it stops, up to 10,000 spans"],
      ["for", "Development"],
    ],
  },
  {
    name: "Remote",
    path: ["your app", "api.voltagent.dev", "your browser"],
    sent: "Spans and log lines, in batches over HTTPS: inputs, outputs, instructions and messages as they are.",
    rows: [
      ["you need", "Two keys in the environment"],
      ["kept", "In your VoltOps project"],
      ["for", "Staging and production"],
    ],
  },
] as const;

/** Where the record goes, and what leaves the machine. */
export function Modes(): ReactNode {
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="modes">
      <SectionHead id="modes" label="Local and remote" title="What leaves your machine">
        Without keys, no trace does. With them, spans go out as they were recorded. A guardrail
        changes what the model receives, not what your program recorded before it ran.
      </SectionHead>
      <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line nav:grid-cols-2">
        {modes.map(({ name, path, sent, rows }) => (
          <div
            key={name}
            className="py-8 nav:first:border-r nav:first:pr-12 max-nav:first:border-b nav:last:pl-12"
          >
            <h3 className="text-h3">{name}</h3>
            <ol className="mt-4 flex flex-wrap gap-y-2 font-mono text-[13px] leading-[20px]">
              {path.map((place, index) => (
                <li key={place} className="flex items-center">
                  {index > 0 && (
                    <span className="mx-3 h-px w-6 bg-brand-strong nav:w-9" aria-hidden="true" />
                  )}
                  <span className="text-ink">{place}</span>
                </li>
              ))}
            </ol>
            <dl className="mt-6 grid grid-cols-[88px_minmax(0,1fr)] gap-y-2">
              <dt className="font-mono text-label leading-[26px] text-ink-3">sent</dt>
              <dd className="text-ink">{sent}</dd>
              {rows.map(([term, text]) => (
                <div key={term} className="contents">
                  <dt className="font-mono text-label leading-[26px] text-ink-3">{term}</dt>
                  <dd className="text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
