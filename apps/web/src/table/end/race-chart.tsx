import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { allAppText } from "../../text/app-text.ts";
import { useWidth } from "../../ui/use-width.ts";
import type { RenderBadge } from "../render-badge.ts";
import { linePath, raceLayout, type RaceLayout, type RaceStep } from "./race-layout.ts";
import { RaceTable, type TargetText } from "./race-table.tsx";
import "./race-chart.css";

/** The marks of the seats around 0; all have different shapes. */
const SEAT_MARKS = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.500L5 4H-5z",
  "M0-5.700L5.700 0 0 5.700-5.700 0z",
  "M-5-4H5L0 5.500z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
] as const;

interface Props {
  readonly race: readonly RaceStep[];
  readonly names: readonly string[];
  readonly badge: RenderBadge;
  readonly colour: (seat: Seat) => string;
  readonly text: {
    readonly hint?: string;
    /** The text alternative of the picture. */
    readonly chartLabel: string;
    readonly round: string;
    /** If the steps have targets. */
    readonly target?: TargetText;
  };
}

/** Everybody's points over the rounds, and their targets as dashed lines; pressing a name highlights its lines. */
export function RaceChart({ race, names, badge, colour, text }: Props) {
  const { title } = allAppText.value.endPanel.race;
  const chosen = useSignal<Seat | undefined>(undefined);
  const [frame, pixels] = useWidth();
  // The text of large screens is larger, and the drawing with it.
  const scale = rootScale();
  const width = pixels / scale;
  return (
    <section class={text.target === undefined ? "race" : "race with-targets"}>
      <h3>{title}</h3>
      {text.hint !== undefined && <p class="quiet">{text.hint}</p>}
      <div class="legend" role="group" aria-label={title}>
        {names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            aria-pressed={chosen.value === seat}
            onClick={() => {
              chosen.value = chosen.value === seat ? undefined : seat;
            }}
          >
            {badge(seat, "1.4rem")}
            {name}
            <svg
              viewBox="-7 -7 14 14"
              width="0.875rem"
              height="0.875rem"
              aria-hidden="true"
              style={`--colour: ${colour(seat)}`}
            >
              <path class="mark" d={SEAT_MARKS[seat]} />
            </svg>
          </button>
        ))}
      </div>
      <div ref={frame} class="frame" role="img" aria-label={text.chartLabel}>
        {width > 0 && (
          <Drawing
            layout={raceLayout(race, width)}
            width={width}
            scale={scale}
            chosen={chosen.value}
            badge={badge}
            colour={colour}
          />
        )}
      </div>
      <RaceTable race={race} names={names} text={text} />
    </section>
  );
}

/** How much larger the text of the page is than usual. */
const rootScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

interface DrawingProps extends Pick<Props, "badge" | "colour"> {
  readonly layout: RaceLayout;
  readonly width: number;
  readonly scale: number;
  /** The seat whose lines are highlighted. */
  readonly chosen: Seat | undefined;
}

function Drawing({ layout, width, scale, chosen, badge, colour }: DrawingProps) {
  const { start } = allAppText.value.endPanel.race;
  const { height, left, right, top, bottom, levels, rounds, seats } = layout;
  const classOf = (name: string, seat: Seat) =>
    chosen === undefined || chosen === seat ? name : `${name} faint`;
  // The highlighted seat is on top.
  const order = seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(one === chosen) - Number(other === chosen));
  return (
    <>
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {levels.map(({ value, y }) => (
          <g key={value} class="level">
            <path d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4.5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {rounds.map(({ round, x, isNamed }) => (
          <g key={round} class="axis">
            <path d={`M${x} ${bottom}v5`} />
            {isNamed && (
              <text x={x} y={bottom + 20} text-anchor="middle">
                {round === 0 ? start : round}
              </text>
            )}
          </g>
        ))}
        <g class="axis">
          <path d={`M${left} ${top}V${bottom}H${right}`} />
        </g>
        {order.map((seat) => (
          <g key={seat} class={classOf("seat", seat)} style={`--colour: ${colour(seat)}`}>
            <SeatLines lines={seats[seat]} mark={SEAT_MARKS[seat]} />
          </g>
        ))}
      </svg>
      {seats.map(({ labelY, lastPoints }, seat) => (
        <span
          key={seat}
          class={classOf("label", seat)}
          style={`--x: ${right / 16}rem; --y: ${labelY / 16}rem`}
          aria-hidden="true"
        >
          {badge(seat, "1.25rem")}
          {lastPoints}
        </span>
      ))}
    </>
  );
}

interface LinesProps {
  readonly lines: RaceLayout["seats"][number] | undefined;
  readonly mark: string | undefined;
}

function SeatLines({ lines, mark }: LinesProps) {
  if (lines === undefined) return undefined;
  const [points, targets] = [linePath(lines.points), linePath(lines.targets)];
  return (
    <>
      {targets !== "" && (
        <>
          <path class="target rim" d={targets} />
          <path class="target" d={targets} />
        </>
      )}
      <path class="rim" d={points} />
      <path d={points} />
      {lines.targetChanges.map(({ x, y }) => (
        <path key={x} class="mark hollow" d={mark} transform={`translate(${x} ${y}) scale(0.8)`} />
      ))}
      {lines.points.map(({ x, y }) => (
        <path key={x} class="mark" d={mark} transform={`translate(${x} ${y})`} />
      ))}
    </>
  );
}
