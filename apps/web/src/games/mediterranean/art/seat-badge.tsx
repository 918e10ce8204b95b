import type { Seat } from "@sofala/engine";
import { memo } from "../../../ui/memo.ts";
import { SEAT_EMBLEMS } from "./seat-emblems.tsx";
import "./art.css";

interface Props {
  readonly seat: Seat;
  readonly size?: string;
}

/** How the rim of a seat's badge is broken up, in parts of its way round. */
const RIMS: readonly string[] = ["none", "10 6", "0.1 5.9", "3 3", "12 3 1 3", "1.5 2"];
/** The way round, in those parts. */
const WAY_ROUND = 96;

/** The sign of a seat: colour, pattern and emblem together. */
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
        stroke-width={RIMS[seat] === "0.1 5.9" ? 2.8 : 1.8}
        stroke-linecap={RIMS[seat] === "0.1 5.9" ? "round" : "butt"}
        stroke-dasharray={RIMS[seat]}
        pathLength={WAY_ROUND}
      />
      <g transform="translate(6.5 6.5) scale(.96)" fill="var(--seat-figure)">
        {Emblem !== undefined && <Emblem />}
      </g>
    </svg>
  );
});
