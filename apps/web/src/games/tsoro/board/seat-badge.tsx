import type { SeatBadgeProps } from "../../game-ui.ts";
import { Stone } from "./stone.tsx";

/** The stone of a seat. */
export const SeatBadge = ({ seat, size }: SeatBadgeProps) => (
  <svg viewBox="-42 -42 84 84" width={size} height={size} aria-hidden="true">
    <Stone seat={seat} />
  </svg>
);
