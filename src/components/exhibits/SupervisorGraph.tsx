import clsx from "clsx";
import type { ReactNode } from "react";
import type { SpanKind } from "../../lib/trace";
import { describeFlow, type FlowNode, type SupervisorFlow } from "../../lib/use-case";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import { TopicIcon } from "../ui/TopicIcon";
import styles from "./SupervisorGraph.module.css";

/** Where item `index` of `count` stands on an axis of 0 to 100, each in a row of its own. */
const centre = (index: number, count: number) => ((index + 0.5) / count) * 100;

function Node({
  kind,
  label,
  sublabel,
  icon,
  className,
}: Omit<FlowNode, "id" | "icon"> & {
  kind?: SpanKind;
  icon?: FlowNode["icon"];
  className?: string;
}): ReactNode {
  return (
    <div className={clsx(styles.node, className)}>
      <span className={styles.label}>
        {kind && <SpanGlyph kind={kind} />}
        <span className={styles.clip}>{label}</span>
      </span>
      <span className={styles.sublabel}>{sublabel}</span>
      {icon && (
        <span className={styles.icon}>
          <TopicIcon name={icon} size={16} />
        </span>
      )}
    </div>
  );
}

/**
 * The lines of one gap: `wide` where the columns stand side by side, `tall` where the nodes are stacked. Both are
 * drawn on 0 to 100 and stretched to the gap, so that they hold at any width and text size.
 */
function Lines({
  className,
  wide,
  tall,
}: {
  className?: string;
  wide: readonly string[];
  tall: readonly string[];
}): ReactNode {
  return (
    <svg
      className={clsx(styles.lines, className)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className={styles.wide}>
        {wide.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className={styles.tall}>
        {tall.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  );
}

function Picture({ flow }: { flow: SupervisorFlow }): ReactNode {
  const { asker, agents, tools } = flow;
  const uses = agents.flatMap((agent, from) =>
    tools.flatMap((tool, to) => (agent.uses.includes(tool.id) ? [{ from, to }] : [])),
  );
  const rows = agents.length + tools.length;
  const stacked = agents.length + 1;
  return (
    <div className={styles.graph} role="img" aria-label={describeFlow(flow)}>
      <Node label={asker} sublabel="asks" className={styles.asker} />
      <Node kind="agent" label="Supervisor" sublabel="delegates" className={styles.supervisor} />
      <Node kind="memory" label="Memory" sublabel="per thread" className={styles.memory} />
      <Lines
        className={styles.delegation}
        wide={agents.map((_, index) => {
          const y = centre(index, agents.length);
          return `M0 50C60 50 40 ${y} 100 ${y}`;
        })}
        tall={agents.map(
          (_, index) => `M35 ${centre(0, stacked)}V${centre(index + 1, stacked)}H100`,
        )}
      />
      {agents.map((agent, index) => (
        <Node
          key={agent.id}
          kind="agent"
          label={agent.label}
          sublabel={agent.sublabel}
          icon={agent.icon}
          className={clsx(styles.agent, styles[`agent${index + 1}`])}
        />
      ))}
      <Lines
        className={styles.use}
        wide={uses.map(({ from, to }) => {
          const y = centre(from, agents.length);
          const toY = centre(to, tools.length);
          return `M0 ${y}C60 ${y} 40 ${toY} 100 ${toY}`;
        })}
        tall={uses.map(({ from, to }) => {
          const y = centre(from, rows);
          const toY = centre(agents.length + to, rows);
          const out = 70 + 28 * to;
          return `M0 ${y}C${out} ${y} ${out} ${toY} 0 ${toY}`;
        })}
      />
      {tools.map((tool, index) => (
        <Node
          key={tool.id}
          kind="tool"
          label={tool.label}
          sublabel={tool.sublabel}
          icon={tool.icon}
          className={clsx(styles.tool, styles[`tool${index + 1}`])}
        />
      ))}
    </div>
  );
}

/** A supervisor with its sub-agents and their tools, drawn from a record: side by side, or stacked where room is scarce. */
export function SupervisorGraph({ flow }: { flow: SupervisorFlow }): ReactNode {
  const { title, subtitle, agents, tools } = flow;
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.counts}>
          {agents.length} sub-agents / {tools.length} tools
        </span>
      </div>
      <Picture flow={flow} />
      <ul className={styles.hidden} data-markdown="skip">
        {agents.map(({ id, label, sublabel, uses }) => (
          <li key={id}>
            {label}, sub-agent: {sublabel}. Tools:{" "}
            {tools
              .filter((tool) => uses.includes(tool.id))
              .map((tool) => `${tool.label} (${tool.sublabel})`)
              .join(", ") || "none"}
            .
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        <span>{subtitle}</span>
        <span className={styles.legend} aria-hidden="true">
          {(["agent", "tool", "memory"] as const).map((kind) => (
            <span key={kind}>
              <SpanGlyph kind={kind} />
              {kindNames[kind]}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
