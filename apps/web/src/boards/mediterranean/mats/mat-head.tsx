import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { Figure } from "./figure.tsx";
import { storageOf } from "./production.ts";
import "./mat-head.css";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
}

/** Whose mat it is, and what is counted there. */
export function MatHead({ model, at }: Props) {
  const { game, mats } = mediterraneanWords.value;
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
        <Figure name={seat.vp === undefined ? mats.hiddenVp : mats.vp} value={seat.vp}>
          <MarkIcon mark="vp" />
        </Figure>
        <Figure name={mats.money} value={seat.money}>
          <MarkIcon mark="money" />
        </Figure>
        <Figure name={game.track.happiness} value={seat.happiness} isMood>
          <MarkIcon mark="happiness" />
        </Figure>
        <Figure name={game.track.safety} value={seat.safety} isMood>
          <MarkIcon mark="safety" />
        </Figure>
      </dl>
    </div>
  );
}
