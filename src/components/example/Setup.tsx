import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { hosts } from "../../config/site";
import type { Example, ExampleRelated } from "../../lib/example";
import { monthInWords } from "../../lib/in-words";
import { SectionHead } from "../ui/SectionHead";
import type { CodeComponent } from "./code";
import { section } from "./section";
import { Variables } from "./Variables";
import { Words } from "./Words";

const link = "text-ink underline decoration-brand underline-offset-4 hover:text-brand-strong";

function Step({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 border-t border-line py-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
      <div>
        <p className="font-mono text-label text-brand-strong">step {number}</p>
        <h3 className="mt-2 text-h3">{title}</h3>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-[15px] leading-6 text-ink-2 [&_.code-block]:mb-0">
        {children}
      </div>
    </li>
  );
}

/** From nothing to a trace: the project, its keys, its own steps, the start, a request, the console. */
export function Setup({
  record,
  related: { commands, setup },
  Code,
}: {
  record: Example;
  related: ExampleRelated;
  Code: CodeComponent;
}): ReactNode {
  // The head of the page links here.
  useBrokenLinks().collectAnchor("setup");
  const { env, sources, request } = record;
  const own = record.setup.length;
  return (
    <section className={section} aria-labelledby="setup">
      <SectionHead id="setup" label="Set up" title="From a copy to a trace">
        You need Node.js 20.19 or newer and git. This site’s tests send the request below too, with
        scripted answers in place of the models.
      </SectionHead>
      <ol>
        <Step number={1} title="Copy it">
          <Code {...commands.get} />
          <p>
            You can also save the files shown above under their names, or let the scaffolder fetch
            the repository’s example of the same name. Its files may be a different version.
          </p>
          <Code {...commands.scaffold} />
        </Step>
        <Step number={2} title="Fill in the keys">
          <Code {...commands.keys} />
          <Variables env={env} />
          {sources.map(({ label, url, asOf }) => (
            <p key={url} className="text-small text-ink-3">
              About the services:{" "}
              <a href={url} className="text-ink-2 underline underline-offset-4">
                {label}
              </a>
              , {monthInWords(asOf)}.
            </p>
          ))}
        </Step>
        {record.setup.map(({ title, text }, index) => {
          const code = setup[index];
          return (
            <Step key={title} number={3 + index} title={title}>
              <p>
                <Words>{text}</Words>
              </p>
              {code && <Code {...code} />}
            </Step>
          );
        })}
        <Step number={3 + own} title="Start it">
          <Code {...commands.start} />
          <p>
            It listens on <span className="font-mono text-[13px] text-ink">localhost:3141</span> and
            restarts on every change. If that port is taken, it uses another one and prints it.
          </p>
        </Step>
        <Step number={4 + own} title="Send a request">
          <p>In a second terminal:</p>
          <Code {...commands.request} />
          <Code {...commands.response} />
          <p>
            <Words>{request.note}</Words>
          </p>
        </Step>
        <Step number={5 + own} title="Look at the trace">
          <p>
            Open{" "}
            <a href={hosts.console} className={link}>
              {hosts.console.replace("https://", "")}
            </a>{" "}
            while it runs. The page connects from your browser to port 3141 on your computer. Choose{" "}
            <Words>{request.inConsole}</Words>, run it from there, and open its trace: the spans are
            those of the recorded run above.
          </p>
        </Step>
      </ol>
    </section>
  );
}
