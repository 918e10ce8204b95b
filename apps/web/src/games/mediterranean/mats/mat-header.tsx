import type { Seat } from "@sofala/engine";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { storageOf } from "./production.ts";
import { SeatFigures } from "./seat-figures.tsx";
import "./mat-header.css";

interface Props {
  readonly model: TableModel;
  readonly seatIndex: Seat;
}

/** Whose mat it is, and what is counted there. */
export function MatHeader({ model, seatIndex }: Props) {
  const { mats } = mediterraneanText.value;
  const seat = model.seatAt(seatIndex);
  const room = storageOf(model.edition.value, seat);
  return (
    <div class="mat-header">
      <SeatBadge seat={seatIndex} size="2.5rem" />
      <div>
        <h2>{model.names[seatIndex]}</h2>
        <p class="quiet">
          {mats.place(model.turnOrder.value.indexOf(seatIndex) + 1)} ·{" "}
          {mats.inHand(seat.count.hand)} · {mats.stored(seat.count.warehouse, room)}
        </p>
      </div>
      <dl class="figures">
        <SeatFigures seat={seat} />
      </dl>
    </div>
  );
}
