import clsx from "clsx";
import type { ReactNode } from "react";
import { describeFlow, type FlowNode, type SupervisorFlow } from "../../lib/use-case";
import { TopicIcon } from "../ui/TopicIcon";
import { centre, GraphFigure, GraphLines, GraphPart } from "./graph";
import styles from "./SupervisorGraph.module.css";

function Icon({ name }: { name: FlowNode["icon"] }): ReactNode {
  return (
    <span className={styles.icon}>
      <TopicIcon name={name} size={16} />
    </span>
  );
}

/** The lines of one gap: `wide` where the columns stand side by side, `tall` where the nodes are stacked. */
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
    <GraphLines className={clsx(styles.lines, className)}>
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
    </GraphLines>
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
      <GraphPart label={asker} sublabel="asks" className={clsx(styles.node, styles.asker)} />
      <GraphPart
        kind="agent"
        label="Supervisor"
        sublabel="delegates"
        className={clsx(styles.node, styles.supervisor)}
      />
      <GraphPart
        kind="memory"
        label="Memory"
        sublabel="per thread"
        className={clsx(styles.node, styles.memory)}
      />
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
        <GraphPart
          key={agent.id}
          kind="agent"
          label={agent.label}
          sublabel={agent.sublabel}
          className={clsx(styles.node, styles.agent, styles[`agent${index + 1}`])}
        >
          <Icon name={agent.icon} />
        </GraphPart>
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
        <GraphPart
          key={tool.id}
          kind="tool"
          label={tool.label}
          sublabel={tool.sublabel}
          className={clsx(styles.node, styles.tool, styles[`tool${index + 1}`])}
        >
          <Icon name={tool.icon} />
        </GraphPart>
      ))}
    </div>
  );
}

/** A supervisor with its sub-agents and their tools, drawn from a record: side by side, or stacked where room is scarce. */
export function SupervisorGraph({ flow }: { flow: SupervisorFlow }): ReactNode {
  const { title, subtitle, agents, tools } = flow;
  return (
    <GraphFigure
      head={{ title, counts: `${agents.length} sub-agents / ${tools.length} tools` }}
      caption={subtitle}
      kinds={["agent", "tool", "memory"]}
    >
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
    </GraphFigure>
  );
}
