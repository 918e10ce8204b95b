import type { Seat } from "@sofala/engine";
import type { SeatBadgeProps } from "../../game-ui.ts";
import { memo } from "../../../ui/memo.ts";
import { SEAT_EMBLEMS } from "./seat-emblems.tsx";
import "./art.css";

interface Props {
  readonly seat: Seat;
  readonly size?: string;
}

/** The dash pattern of a badge's rim, in parts of its circumference. */
const RIM_DASHES: readonly string[] = ["none", "10 6", "0.1 5.9", "3 3", "12 3 1 3", "1.5 2"];
/** The circumference in these parts. */
const RIM_LENGTH = 96;

/** The badge of a seat: colour, pattern and emblem. */
export const SeatBadge = memo(({ seat, size = "1.25em" }: Props) => {
  const Emblem = SEAT_EMBLEMS[seat];
  return (
    <svg
      class={`art seat-badge seat-${seat + 1}`}
      viewBox="0 0 36 36"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle
        cx="18"
        cy="18"
        r="17"
        fill={`var(--seat-${seat + 1})`}
        stroke="var(--seat-rim)"
        stroke-width="1.5"
      />
      <circle
        cx="18"
        cy="18"
        r="15.1"
        fill="none"
        stroke="var(--seat-figure)"
        stroke-width={RIM_DASHES[seat] === "0.1 5.9" ? 2.8 : 1.8}
        stroke-linecap={RIM_DASHES[seat] === "0.1 5.9" ? "round" : "butt"}
        stroke-dasharray={RIM_DASHES[seat]}
        pathLength={RIM_LENGTH}
      />
      <g transform="translate(6.5 6.5) scale(.96)" fill="var(--seat-figure)">
        {Emblem !== undefined && <Emblem />}
      </g>
    </svg>
  );
});

/** The badge for screens of all games; the view does not change it. */
export const GameSeatBadge = ({ seat, size }: SeatBadgeProps) => (
  <SeatBadge seat={seat} size={size} />
);
