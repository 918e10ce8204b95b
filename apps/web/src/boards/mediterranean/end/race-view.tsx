import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { useLayoutEffect, useRef } from "preact/hooks";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { PointsRace } from "./points.ts";
import { raceLayout, type RaceLayout } from "./race-layout.ts";
import "./race-view.css";

interface Props {
  readonly race: PointsRace;
  readonly names: readonly string[];
}

/** The mark of each seat's points, around 0: no two have the same shape. */
const MARKS: readonly string[] = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.500L5 4H-5z",
  "M0-5.700L5.700 0 0 5.700-5.700 0z",
  "M-5-4H5L0 5.500z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
];

/** Everybody's victory points over the turns. */
export function RaceView({ race, names }: Props) {
  const { race: text } = mediterraneanWords.value.end;
  /** The seat whose line stands out; undefined: all alike. */
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
  return (
    <section class="race-view">
      <h3>{text.title}</h3>
      <div class="legend" role="group" aria-label={text.title}>
        {names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            aria-pressed={shown.value === seat}
            onClick={() => {
              shown.value = shown.value === seat ? undefined : seat;
            }}
          >
            <SeatBadge seat={seat} size="1.4rem" />
            {name}
            <svg
              class="seat"
              viewBox="-7 -7 14 14"
              width="14"
              height="14"
              aria-hidden="true"
              style={`--colour: var(--seat-${seat + 1})`}
            >
              <path class="mark" d={MARKS[seat]} />
            </svg>
          </button>
        ))}
      </div>
      <div ref={frame} class="frame" role="img" aria-label={text.picture}>
        {width.value > 0 && <Picture layout={raceLayout(race, width.value)} shown={shown.value} />}
      </div>
      <RaceTable race={race} names={names} />
    </section>
  );
}

interface PictureProps {
  readonly layout: RaceLayout;
  readonly shown: Seat | undefined;
}

function Picture({ layout, shown }: PictureProps) {
  const { race: text } = mediterraneanWords.value.end;
  const { width, height, left, right, bottom } = layout;
  const isFaint = (seat: Seat) => shown !== undefined && shown !== seat;
  return (
    <>
      <svg width={width} height={height} aria-hidden="true">
        {layout.levels.map(({ value, y }) => (
          <g key={value} class="level">
            <path d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4.5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {layout.turns.map(({ turn, x }) => (
          <text key={turn} x={x} y={bottom + 20} text-anchor="middle">
            {turn === 0 ? text.start : turn}
          </text>
        ))}
        {layout.seats.map(({ points }, seat) => {
          const line = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
          return (
            <g
              key={seat}
              class={isFaint(seat) ? "seat faint" : "seat"}
              style={`--colour: var(--seat-${seat + 1})`}
            >
              <path class="rim" d={line} />
              <path d={line} />
              {points.map(({ x, y }) => (
                <path key={x} class="mark" d={MARKS[seat]} transform={`translate(${x} ${y})`} />
              ))}
            </g>
          );
        })}
      </svg>
      {layout.seats.map(({ label, vp }, seat) => (
        <span
          key={seat}
          class={isFaint(seat) ? "label faint" : "label"}
          style={`--x: ${right}px; --y: ${label}px`}
          aria-hidden="true"
        >
          <SeatBadge seat={seat} size="1.25rem" />
          {vp}
        </span>
      ))}
    </>
  );
}

function RaceTable({ race: { start, turns }, names }: Props) {
  const { race: text } = mediterraneanWords.value.end;
  return (
    <details>
      <summary>{text.table}</summary>
      {/* A table that is wider than the window scrolls by itself, by keys too. */}
      <div class="scroll" tabIndex={0} role="region" aria-label={text.table}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{text.turn}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text.start}</th>
              {start.map((vp, seat) => (
                <td key={seat}>{vp}</td>
              ))}
            </tr>
            {turns.map(({ turn, seats }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {seats.map(({ total }, seat) => (
                  <td key={seat}>{total}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
