import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { chartOf, type Chart } from "./chart.ts";
import "./race-chart.css";
import type { RaceStep } from "./race-data.ts";
import { RaceLines, RaceMark } from "./race-lines.tsx";
import { RaceTable } from "./race-table.tsx";

export interface RaceProps {
  readonly race: readonly RaceStep[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** VP and VR of all seats over the rounds. */
export function RaceChart({ race, names, empires }: RaceProps) {
  const { race: text } = words.value.end;
  /** The seat whose lines stand out; undefined: all alike. */
  const shown = useSignal<Seat | undefined>(undefined);
  const width = useSignal(0);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      width.value = element.clientWidth;
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const rounds = race.at(-1)?.round ?? 0;
  const chart = width.value === 0 ? undefined : chartOf(race, width.value);
  return (
    <section class="race-chart">
      <h3>{text.title}</h3>
      <p class="quiet">{text.hint}</p>
      <div class="legend" role="group" aria-label={text.title}>
        {empires.map((empire, seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            aria-pressed={shown.value === seat}
            onClick={() => {
              shown.value = shown.value === seat ? undefined : seat;
            }}
          >
            <EmpireBadge empire={empire} size={22} />
            {names[seat]}
            <RaceMark empire={empire} />
          </button>
        ))}
      </div>
      <div ref={frame} class="frame" role="img" aria-label={text.picture(rounds)}>
        {chart !== undefined && <Picture chart={chart} empires={empires} shown={shown.value} />}
      </div>
      <RaceTable race={race} names={names} />
    </section>
  );
}

interface PictureProps {
  readonly chart: Chart;
  readonly empires: readonly Empire[];
  readonly shown: Seat | undefined;
}

function Picture({ chart, empires, shown }: PictureProps) {
  const { race: text } = words.value.end;
  const { width, height, left, right, top, bottom } = chart;
  return (
    <>
      <svg width={width} height={height} aria-hidden="true">
        {chart.levels.map(({ value, y }) => (
          <g key={value} class="level">
            <path d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4.5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {chart.rounds.map(({ round, x, isNamed }) => (
          <g key={round} class="round">
            <path d={`M${x} ${bottom}v5`} />
            {isNamed && (
              <text x={x} y={bottom + 20} text-anchor={round === 0 ? "start" : "middle"}>
                {round === 0 ? text.start : round}
              </text>
            )}
          </g>
        ))}
        <path class="ground" d={`M${left} ${top}V${bottom}H${right}`} />
        <RaceLines chart={chart} empires={empires} shown={shown} />
      </svg>
      {chart.seats.map(({ label, vp }, seat) => (
        <span
          key={seat}
          class={shown === undefined || shown === seat ? "label" : "label faint"}
          style={`--x: ${right}px; --y: ${label}px`}
          aria-hidden="true"
        >
          <EmpireBadge empire={empires[seat]} size={18} />
          {vp}
        </span>
      ))}
    </>
  );
}
