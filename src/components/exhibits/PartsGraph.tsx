import clsx from "clsx";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { describeGraph, type Example, type ExamplePart } from "../../lib/example";
import type { SpanKind } from "../../lib/trace";
import { SpanGlyph } from "../ui/SpanGlyph";
import { centre, GraphFigure, GraphLines, GraphPart } from "./graph";
import styles from "./PartsGraph.module.css";

/** The kind of span a part is drawn as; what comes in and goes out has none. */
const spanKind = ({ kind }: ExamplePart): SpanKind | undefined =>
  kind === "input" || kind === "output" ? undefined : kind;

interface Place {
  readonly part: ExamplePart;
  readonly column: number;
  /** Its place in the column, and among all when they are stacked. */
  readonly index: number;
  readonly row: number;
  readonly height: number;
}

/** Every part of the columns with where it stands. */
function placesOf({ parts, graph }: Pick<Example, "parts" | "graph">): Place[] {
  return graph.columns
    .flatMap((ids, column) =>
      ids.flatMap((id, index) => {
        const part = parts.find((one) => one.id === id);
        return part ? [{ part, column, index, height: ids.length }] : [];
      }),
    )
    .map((place, row) => ({ ...place, row }));
}

interface Line {
  readonly from: Place;
  readonly to: Place;
  readonly says: string;
}

const colour = ({ to }: Line) => ({ "--line-colour": `var(--span-${spanKind(to.part)})` });
const lineStyle = (line: Line): CSSProperties | undefined =>
  spanKind(line.to.part) ? (colour(line) as CSSProperties) : undefined;

/** The lines between two columns, each with what goes along it. */
function Gap({ lines, column }: { lines: readonly Line[]; column: number }): ReactNode {
  return (
    <div className={styles.gap} style={{ "--column": 2 * column } as CSSProperties}>
      <GraphLines className={styles.lines}>
        {lines.map((line) => {
          const y = centre(line.from.index, line.from.height);
          const toY = centre(line.to.index, line.to.height);
          return (
            <path
              key={line.to.part.id}
              style={lineStyle(line)}
              d={`M0 ${y}C60 ${y} 40 ${toY} 100 ${toY}`}
            />
          );
        })}
      </GraphLines>
      {lines.map(({ from, to, says }) => (
        <span
          key={to.part.id}
          className={styles.says}
          style={{
            top: `${(centre(from.index, from.height) + centre(to.index, to.height)) / 2}%`,
          }}
        >
          {says}
        </span>
      ))}
    </div>
  );
}

/** The same lines beside a stack: an arc from row to row, wider the farther it goes. */
function Arcs({ lines, rows }: { lines: readonly Line[]; rows: number }): ReactNode {
  return (
    <GraphLines className={styles.arcs}>
      {lines.map((line) => {
        const y = centre(line.from.row, rows);
        const toY = centre(line.to.row, rows);
        const out = 34 + 26 * (line.to.row - line.from.row);
        return (
          <path
            key={`${line.from.part.id} ${line.to.part.id}`}
            style={lineStyle(line)}
            d={`M0 ${y}C${out} ${y} ${out} ${toY} 0 ${toY}`}
          />
        );
      })}
    </GraphLines>
  );
}

/** The parts of a project and what goes from one to the next, drawn from its record: columns, or a stack where room is scarce. */
export function PartsGraph({ example }: { example: Pick<Example, "parts" | "graph"> }): ReactNode {
  const { parts, graph } = example;
  const places = placesOf(example);
  const at = (id: string) => places.find(({ part }) => part.id === id);
  const lines = graph.links.flatMap(({ from, to, says }) => {
    const [start, end] = [at(from), at(to)];
    return start && end ? [{ from: start, to: end, says }] : [];
  });
  const kinds = [...new Set(parts.flatMap((part) => spanKind(part) ?? []))];
  const { frame } = graph;
  const framed = frame && parts.find(({ id }) => id === frame.part);
  const inside = places.filter(({ column }) => frame && column >= frame.from && column <= frame.to);
  return (
    <GraphFigure caption={graph.caption} kinds={kinds}>
      <div
        className={clsx(styles.graph, framed && styles.framed)}
        role="img"
        aria-label={describeGraph(example)}
        data-search="skip"
        style={{ "--gaps": graph.columns.length - 1, "--rows": places.length } as CSSProperties}
      >
        {frame && framed && (
          <div
            className={styles.frame}
            style={
              {
                "--column": `${2 * frame.from + 1} / ${2 * frame.to + 2}`,
                "--row": `${(inside[0]?.row ?? 0) + 1} / span ${inside.length}`,
              } as CSSProperties
            }
          >
            <span className={styles.frameLabel}>
              <SpanGlyph kind="workflow" />
              {framed.label}
            </span>
          </div>
        )}
        {graph.columns.map((ids, column) => (
          <Fragment key={ids.join()}>
            {column > 0 && (
              <Gap lines={lines.filter(({ to }) => to.column === column)} column={column} />
            )}
            <div className={styles.column} style={{ "--column": 2 * column + 1 } as CSSProperties}>
              {places
                .filter((place) => place.column === column)
                .map((place) => (
                  <GraphPart
                    key={place.part.id}
                    kind={spanKind(place.part)}
                    label={place.part.label}
                    sublabel={place.part.sublabel}
                    className={clsx(
                      styles.node,
                      lines.some(({ to }) => to === place) && styles.reached,
                    )}
                    style={{ "--row": place.row + 1 } as CSSProperties}
                  />
                ))}
            </div>
          </Fragment>
        ))}
        <Arcs lines={lines} rows={places.length} />
      </div>
    </GraphFigure>
  );
}
