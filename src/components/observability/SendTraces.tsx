import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { hosts } from "../../config/site";
import { CodePane } from "../exhibits/CodePane";
import { SectionHead } from "../ui/SectionHead";

interface Otlp {
  readonly tracesPath: string;
  readonly headers: readonly string[];
  readonly variables: readonly string[];
}

/** A file as it stands on disk, with its name above. */
function File({
  name,
  of,
  lines,
}: {
  name: string;
  /** What it is for: a page may show two files of one name. */
  of: string;
  lines: readonly string[];
}): ReactNode {
  return (
    <div className="min-w-0 rounded-panel border border-line bg-surface-1">
      <p className="border-b border-line px-4 py-3 font-mono text-label text-ink-2">{name}</p>
      <CodePane label={`${name}, ${of}`} lines={lines} />
    </div>
  );
}

/** One way to send: words first, then the files. */
function Way({
  title,
  children: [words, ...files],
}: {
  title: string;
  children: readonly [words: ReactNode, ...files: ReactNode[]];
}): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-t border-line py-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="text-ink-2">
        <h3 className="mb-3 text-h3 text-ink">{title}</h3>
        {words}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{files}</div>
    </div>
  );
}

/** How to have traces sent: two variables for VoltAgent, an address and two headers for anything else. */
export function SendTraces({
  server,
  otlp,
}: {
  server: { readonly file: string; readonly lines: readonly string[] };
  otlp: Otlp;
}): ReactNode {
  const [publicHeader = "", secretHeader = ""] = otlp.headers;
  const [publicKey = "", secretKey = ""] = otlp.variables;
  const headers = `${publicHeader}=pk_your-key,${secretHeader}=sk_your-key`;
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="send-traces">
      <SectionHead id="send-traces" label="Send traces" title="Two variables, or one exporter">
        The keys belong to a project. You find both in the console, under Settings, Projects. Keep
        the secret key on your server.
      </SectionHead>
      <Way title="From VoltAgent">
        <div>
          <p>
            <code>new VoltAgent</code> reads the keys and starts sending. Nothing else in your
            program changes. This one serves the workflow recorded above.
          </p>
          <p className="mt-3">
            <Link to={`${hosts.console}/settings/projects`}>Find your keys</Link>
          </p>
        </div>
        <File
          name=".env"
          of="VoltAgent"
          lines={[`${publicKey}=pk_your-public-key`, `${secretKey}=sk_your-secret-key`]}
        />
        <File
          of="VoltAgent"
          name={server.file.split("/").at(-1) ?? server.file}
          lines={server.lines}
        />
      </Way>
      <Way title="From anything else">
        <div>
          <p>
            Any program, in any language, can send its spans with an OpenTelemetry exporter for OTLP
            over HTTP. Most exporters read these variables.
          </p>
          <p className="mt-3">
            VoltAgent’s own spans take the same route. Name your attributes like those in the table
            above, <code>span.type</code> first. The attribute names of other libraries have not
            been tested against the service.
          </p>
          <p className="mt-3">
            <Link to={internalLink("/voltops-llm-observability-docs/voltagent-framework/")}>
              Set-up in the docs
            </Link>
          </p>
        </div>
        <File
          name=".env"
          of="OpenTelemetry"
          lines={[
            `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=${hosts.platformApi}${otlp.tracesPath}`,
            `OTEL_EXPORTER_OTLP_HEADERS=${headers}`,
            "OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf",
          ]}
        />
      </Way>
    </section>
  );
}
