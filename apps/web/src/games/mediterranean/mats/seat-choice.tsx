import type { Seat } from "@sofala/engine";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./seat-choice.css";

interface Props {
  readonly names: readonly string[];
  /** The chosen seat. */
  readonly chosen: Seat;
  readonly onChoose: (seat: Seat) => void;
}

/** Chooses whose mat is shown. */
export function SeatChoice({ names, chosen, onChoose }: Props) {
  const { mats } = mediterraneanText.value;
  return (
    <div class="seat-choice" role="group" aria-label={mats.matChoice}>
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === chosen}
          title={mats.showMat(name)}
          onClick={() => onChoose(seat)}
        >
          <SeatBadge seat={seat} size="1.5rem" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
