import { SeatBadge } from "./mediterranean/art/seat-badge.tsx";
import { EmpireBadge } from "./zimbabwe/board/empires.tsx";
import { empireOf } from "./seat-names.ts";

interface Props {
  readonly game: string;
  readonly seat: number;
  readonly size: string;
}

/** The sign of a seat, as its game draws it. */
export const GameSeatBadge = ({ game, seat, size }: Props) =>
  game === "mediterranean" ? (
    <SeatBadge seat={seat} size={size} />
  ) : (
    <EmpireBadge empire={empireOf(seat)} size={size} />
  );
