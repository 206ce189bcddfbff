import type { ReactNode } from "react";
import { hosts } from "../../config/site";
import { ButtonLink } from "../ui/Button";

/** What VoltOps is, in one sentence, and two ways on. */
export function Hero(): ReactNode {
  return (
    <div className="wrap pb-10 pt-12 nav:pb-14 nav:pt-20">
      <p className="mb-4 font-mono text-label text-ink-3">VoltOps / observability for agents</p>
      <h1 className="max-w-[20ch] text-display">Every run of your agents, span by span.</h1>
      <div className="mt-6 flex flex-col gap-6 nav:flex-row nav:items-end nav:justify-between">
        <p className="max-w-[60ch] text-lead text-ink-2">
          VoltOps stores every run of an agent or workflow as a trace: what the model received, what
          it called, what each call returned, and how long it took.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={hosts.consoleDemo} kind="primary">
            Try the demo
          </ButtonLink>
          <ButtonLink to="/voltops-llm-observability-docs/">Read the docs</ButtonLink>
        </div>
      </div>
    </div>
  );
}
