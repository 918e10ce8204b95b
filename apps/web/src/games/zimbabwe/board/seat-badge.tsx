import { EMPIRES, type View } from "@sofala/zimbabwe";
import type { SeatBadgeProps } from "../../game-ui.ts";
import { EmpireBadge } from "./empires.tsx";

/** The badge of the empire that a seat leads; without a view, of the one that it leads by default. */
export function SeatBadge({ seat, size, view }: SeatBadgeProps) {
  const empire =
    view === undefined ? (EMPIRES[seat] ?? "kilwa") : (view as View).seats[seat]?.empire;
  return <EmpireBadge empire={empire} size={size} />;
}
