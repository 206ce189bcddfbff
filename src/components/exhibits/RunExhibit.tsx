import { Pause, Play } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { ShownRow, ShownRun } from "../../lib/shown-run";
import { formatDuration, formatTokens, SPAN_KINDS, spansOfLine } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import { CodePane, type LineRange } from "./CodePane";
import styles from "./exhibits.module.css";
import { Ruler } from "./Ruler";
import { SpanDetail } from "./SpanDetail";
import { SpanTable } from "./SpanTable";
import { type Replay, useReplay } from "./useReplay";
import { Waterfall } from "./Waterfall";

const SEEK_STEP_MS = 20;

/** The spans at work at `now`: those that run while none of their children does. */
function running(rows: readonly ShownRow[], now: number): ShownRow[] {
  const open = rows.filter(
    ({ startMs, durationMs }) => startMs <= now && now < startMs + durationMs,
  );
  return open.filter(({ id }) => !open.some(({ parentId }) => parentId === id));
}

function linesOf(rows: readonly ShownRow[]): LineRange[] {
  return rows.flatMap(({ lines }) => (lines ? [lines] : []));
}

function Said({ term, text }: { term: string; text: string }): ReactNode {
  return (
    <div className={styles.said}>
      <span className={styles.saidTerm}>{term}</span>
      <p>{text}</p>
    </div>
  );
}

function PlayButton({ replay, totalMs }: { replay: Replay; totalMs: number }): ReactNode {
  const words = replay.playing ? "Pause" : replay.now >= totalMs ? "Replay" : "Play";
  return (
    <button type="button" className={styles.play} onClick={replay.toggle}>
      {replay.playing ? (
        <Pause size={12} aria-hidden="true" fill="currentColor" />
      ) : (
        <Play size={12} aria-hidden="true" fill="currentColor" />
      )}
      {words}
    </button>
  );
}

/**
 * A program beside its recorded run. What one side points at is set off on the other; the run can be replayed.
 * `first` is the span selected at first; `conversation` shows what was asked and answered.
 */
export function RunExhibit({
  run,
  first,
  conversation = false,
}: {
  run: ShownRun;
  first: string;
  conversation?: boolean;
}): ReactNode {
  const { rows, totalMs } = run;
  const stops = useMemo(
    () => [...new Set(rows.map(({ startMs }) => startMs))].sort((a, b) => a - b),
    [rows],
  );
  const replay = useReplay(totalMs, stops);
  const [selected, setSelected] = useState(first);
  const [rowId, setRowId] = useState<string | null>(null);
  const [line, setLine] = useState<number | null>(null);

  const pointed =
    line !== null
      ? spansOfLine(rows, line)
      : rowId !== null
        ? rows.filter(({ id }) => id === rowId)
        : replay.now < totalMs
          ? running(rows, replay.now)
          : rows.filter(({ id }) => id === selected);
  const detail = rows.find(({ id }) => id === (rowId ?? selected)) ?? rows[0];
  const kinds = SPAN_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
  const tokens = rows.reduce((sum, row) => sum + (row.kind === "agent" ? (row.tokens ?? 0) : 0), 0);
  const at = `${(replay.now / totalMs) * 100}%`;

  return (
    <figure className={styles.exhibit}>
      <div className={styles.side}>
        <div className={styles.bar44}>
          <span className={styles.strong}>{run.file.split("/").pop()}</span>
          <span>compiled and run with {run.framework}</span>
        </div>
        <CodePane
          label={`The program ${run.file}`}
          lines={run.lines}
          marked={linesOf(pointed)}
          onLine={setLine}
        />
      </div>
      <div className={styles.side}>
        <div className={styles.bar44}>
          <span className={styles.strong}>recorded run</span>
          <span className={styles.fixed}>
            {replay.now < totalMs
              ? `${formatDuration(replay.now)} of ${formatDuration(totalMs)}`
              : formatDuration(totalMs)}
          </span>
          <span className={styles.wide}>{formatTokens(tokens)}</span>
          <span className={styles.wide}>{rows.length} spans</span>
          <PlayButton replay={replay} totalMs={totalMs} />
        </div>
        {conversation && <Said term="asked" text={run.input} />}
        <div className={styles.timeline}>
          <div className={styles.axis}>
            <Ruler totalMs={totalMs} />
            <input
              type="range"
              className={styles.scrub}
              min={0}
              max={totalMs}
              step={SEEK_STEP_MS}
              value={replay.now}
              onChange={(event) => replay.seek(Number(event.target.value))}
              aria-label="Position in the run"
              aria-valuetext={formatDuration(replay.now)}
            />
          </div>
          <Waterfall
            rows={rows}
            totalMs={totalMs}
            now={replay.now}
            active={new Set(pointed.map(({ id }) => id))}
            selected={selected}
            onRow={setRowId}
            onSelect={setSelected}
          />
          <div className={styles.overlay} aria-hidden="true">
            <span className={styles.ahead} style={{ left: at }} />
            {replay.now < totalMs && <span className={styles.head} style={{ left: at }} />}
          </div>
        </div>
        {detail && <SpanDetail row={detail} />}
        {conversation && <Said term="answered" text={run.output} />}
        <ul className={styles.legend} aria-label="Kinds of span">
          {kinds.map((kind) => (
            <li key={kind}>
              <SpanGlyph kind={kind} />
              {kindNames[kind]}
            </li>
          ))}
        </ul>
      </div>
      <SpanTable caption={`Every span of the run: ${run.title}`} rows={rows} />
      <figcaption className={styles.caption}>
        Recorded on {run.recordedAt} from the code beside it, with a scripted model: the script sets
        how long its answers take; everything else is the framework’s own trace.
      </figcaption>
    </figure>
  );
}
