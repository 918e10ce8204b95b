import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";

/** Marks around 0, for the points of a line; all have different shapes. */
export const SEAT_MARK_PATHS = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.500L5 4H-5z",
  "M0-5.700L5.700 0 0 5.700-5.700 0z",
  "M-5-4H5L0 5.500z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
] as const;

/** The layout of a race chart, in pixels. */
export interface BaseRaceLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** By seat: the middle of the label at the right, and its points. */
  readonly seats: readonly { readonly labelY: number; readonly vp: number }[];
}

interface Props {
  readonly layout: BaseRaceLayout;
  readonly shown: Seat | undefined;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The lines, and what is below them. */
  readonly children: ComponentChildren;
}

/** The drawing of a race chart: levels, lines, and everybody's points. */
export function RaceDrawing({ layout, shown, badge, children }: Props) {
  const { width, height, left, right, levels, seats } = layout;
  return (
    <>
      <svg width={width} height={height} aria-hidden="true">
        {levels.map(({ value, y }) => (
          <g key={value} class="level">
            <path d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4.5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {children}
      </svg>
      {seats.map(({ labelY, vp }, seat) => (
        <span
          key={seat}
          class={shown === undefined || shown === seat ? "label" : "label faint"}
          style={`--x: ${right}px; --y: ${labelY}px`}
          aria-hidden="true"
        >
          {badge(seat)}
          {vp}
        </span>
      ))}
    </>
  );
}
