import { ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import { layOutGraph, nodesOnLines, type SpanGraph, trunksOf } from "../../lib/span-graph";
import styles from "./explorer.module.css";
import { GraphNode } from "./GraphNode";
import type { Explorer } from "./useExplorer";
import { type GraphScale, useGraphScale } from "./useGraphScale";
import { useRowWindow } from "./useRowWindow";
import { rowId, useTreeFocus } from "./useTreeFocus";

const VIEW = "node";
/** A cell of the graph, in pixels; the style sheet draws nodes of 130 by 40 in it. */
const LINE_HEIGHT = 54;
const COLUMN_WIDTH = 150;
const NODE = { width: 130, height: 40 };
const PADDING = 16;
/** Where a parent's trunk stands between two columns. */
const TRUNK_X = NODE.width + 10;

const x = (column: number) => PADDING + column * COLUMN_WIDTH;
const y = (line: number) => (line + 0.5) * LINE_HEIGHT;

/** The lines from parents to children: a trunk down from the parent, a branch to each child. */
function Edges({
  explorer: { entries },
  graph: { nodes },
  range,
  size,
}: {
  explorer: Explorer;
  graph: SpanGraph;
  range: readonly [number, number];
  size: { width: number; height: number };
}): ReactNode {
  return (
    <svg {...size} aria-hidden="true" className={styles.edges}>
      {trunksOf(nodes, range).map((place) => {
        const node = nodes[place];
        return (
          node && (
            <path
              key={`trunk-${place}`}
              d={`M${x(node.column) + TRUNK_X} ${y(node.line)}V${y(node.lastLine)}`}
            />
          )
        );
      })}
      {nodes.slice(...range).map(({ row, parent, column, line }) => {
        const above = nodes[parent];
        if (!above) return null;
        const from = x(above.column) + (above.line === line ? NODE.width : TRUNK_X);
        return (
          <path
            key={`branch-${row}`}
            d={`M${from} ${y(line)}H${x(column)}`}
            style={{ stroke: `var(--span-${entries[row]?.span.kind})` }}
          />
        );
      })}
    </svg>
  );
}

function Zoom({ smaller, larger }: GraphScale): ReactNode {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="Smaller" disabled={!smaller} onClick={() => smaller?.()}>
        <ZoomOut size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button type="button" aria-label="Larger" disabled={!larger} onClick={() => larger?.()}>
        <ZoomIn size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The spans as a graph that grows to the right: who called what. Drawn as it comes into view. */
export function GraphView({ explorer }: { explorer: Explorer }): ReactNode {
  const { entries, rows, selected } = explorer;
  const box = useRef<HTMLDivElement>(null);
  const graph = useMemo(() => layOutGraph(entries, rows), [entries, rows]);
  const { nodes, lines, columns } = graph;
  const size = {
    width: x(columns) - (COLUMN_WIDTH - NODE.width) + PADDING,
    height: lines * LINE_HEIGHT,
  };
  const zoom = useGraphScale(box, size.width);
  const rowHeight = LINE_HEIGHT * zoom.scale;
  const { first, last, reveal } = useRowWindow(box, lines, {
    rowHeight,
    header: 0,
    start: nodes.find(({ row }) => row === selected)?.line ?? 0,
  });
  const range = nodesOnLines(nodes, first, last);
  const focus = useTreeFocus(explorer, VIEW, (place) => {
    const node = nodes[place];
    const element = box.current;
    if (!node || !element) return;
    reveal(node.line);
    const left = (x(node.column) - PADDING) * zoom.scale;
    const right = left + (NODE.width + 2 * PADDING) * zoom.scale;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (right > element.scrollLeft + element.clientWidth)
      element.scrollLeft = right - element.clientWidth;
  });
  return (
    <>
      <div
        ref={box}
        role="tree"
        className={styles.graph}
        tabIndex={0}
        aria-label="Spans of the run, as a graph"
        aria-activedescendant={focus.activeId}
        onKeyDown={focus.onKeyDown}
      >
        <div className={styles.plane} style={{ ...size, zoom: zoom.scale }} role="presentation">
          <Edges explorer={explorer} graph={graph} range={range} size={size} />
          {nodes.slice(...range).map(({ row, column, line }, index) => {
            const place = range[0] + index;
            const entry = entries[row];
            if (!entry) return null;
            const next = nodes[place + 1]?.row ?? entry.end;
            return (
              <GraphNode
                key={entry.span.id}
                explorer={explorer}
                row={row}
                id={rowId(VIEW, entry.span.id)}
                left={x(column)}
                top={y(line) - NODE.height / 2}
                active={place === focus.active}
                open={entry.end > row + 1 ? next < entry.end : undefined}
                onChoose={() => focus.choose(place)}
              />
            );
          })}
        </div>
      </div>
      <Zoom {...zoom} />
    </>
  );
}
