import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { storageOf } from "./production.ts";
import { SeatFigures } from "./seat-figures.tsx";
import "./mat-header.css";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
}

/** Whose mat it is, and what is counted there. */
export function MatHead({ model, at }: Props) {
  const { mats } = mediterraneanWords.value;
  const seat = model.seatAt(at);
  const room = storageOf(model.edition.value, seat);
  return (
    <div class="mat-head">
      <SeatBadge seat={at} size="2.5rem" />
      <div>
        <h2>{model.names[at]}</h2>
        <p class="quiet">
          {mats.place(model.turnOrder.value.indexOf(at) + 1)} · {mats.inHand(seat.count.hand)} ·{" "}
          {mats.stored(seat.count.warehouse, room)}
        </p>
      </div>
      <dl class="figures">
        <SeatFigures seat={seat} />
      </dl>
    </div>
  );
}
