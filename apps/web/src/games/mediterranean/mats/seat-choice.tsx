import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./seat-choice.css";

interface Props {
  readonly names: readonly string[];
  /** Who is looked at. */
  readonly at: Seat;
  readonly onChoose: (seat: Seat) => void;
}

/** Whose things lie open below. */
export function WhoseChoice({ names, at, onChoose }: Props) {
  const { mats } = mediterraneanWords.value;
  return (
    <div class="whose-choice" role="group" aria-label={mats.whose}>
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === at}
          title={mats.show(name)}
          onClick={() => onChoose(seat)}
        >
          <SeatBadge seat={seat} size="1.5rem" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
