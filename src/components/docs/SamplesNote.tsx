import type { ReactNode } from "react";
import type { CheckedSamples } from "../../config/samples-report";

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/** What the check of a page's samples found, and with which versions. */
export function SamplesNote({ samples }: { samples: CheckedSamples }): ReactNode {
  const { compiled, executed, packages } = samples;
  return (
    <p className="samples-note" data-search="skip">
      {counted(compiled, "sample", "samples")} compiled
      {executed === compiled ? " and executed" : executed > 0 && `, ${executed} executed`}
      {packages.length > 0 && " with "}
      {packages.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <span className="samples-note__package">{name}</span>
        </span>
      ))}
      .
    </p>
  );
}
