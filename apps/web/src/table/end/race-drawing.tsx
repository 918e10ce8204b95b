import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";

/** Marks around 0, for the points of a line: no two have the same shape. */
export const MARKS = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.500L5 4H-5z",
  "M0-5.700L5.700 0 0 5.700-5.700 0z",
  "M-5-4H5L0 5.500z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
] as const;

/** A race laid out on so many pixels. */
export interface RaceGround {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** By seat: the middle of the label at the right, and what it says. */
  readonly seats: readonly { readonly label: number; readonly vp: number }[];
}

interface Props {
  readonly layout: RaceGround;
  readonly shown: Seat | undefined;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The lines, and what stands below them. */
  readonly children: ComponentChildren;
}

/** The picture of a race: levels, lines, and how far everybody came. */
export function RacePicture({ layout, shown, badge, children }: Props) {
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
      {seats.map(({ label, vp }, seat) => (
        <span
          key={seat}
          class={shown === undefined || shown === seat ? "label" : "label faint"}
          style={`--x: ${right}px; --y: ${label}px`}
          aria-hidden="true"
        >
          {badge(seat)}
          {vp}
        </span>
      ))}
    </>
  );
}
