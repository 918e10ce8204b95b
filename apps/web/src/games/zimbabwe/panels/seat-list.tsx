import { signal, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import { hasSeatColumn, isPhone } from "../../../ui/screen-size.ts";
import { scrollIntoViewSoon } from "../../../ui/scroll-into-view.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { Card } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { seatsInOrder } from "../turn-order.ts";
import { SeatCard } from "./seat-card.tsx";
import "./seat-list.css";

/** The chosen order outlives the component. */
const seatOrder = signal<"turn" | "seat">("seat");

interface Props {
  readonly model: TableModel;
  /** Seats open and close only when pressed: for replays. */
  readonly isManual?: boolean;
  readonly onShowCard?: (card: Card) => void;
  /** Renders who plays a seat; must be stable. */
  readonly renderPlayer?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** All seats; the active one is open if there is space, others when they are pressed. */
export function SeatList({ model, isManual = false, onShowCard, renderPlayer }: Props) {
  const { order: text } = zimbabweText.value.panels.seat;
  const { view } = model.boardMoment.value;
  /** Seats that the user opened or closed. */
  const toggled = useSignal<{ readonly [seat: Seat]: boolean }>({});
  const seats = seatOrder.value === "turn" ? seatsInOrder(view) : view.seats.map((_, seat) => seat);
  const toggle = useCallback((seat: Seat, isOpen: boolean) => {
    toggled.value = { ...toggled.peek(), [seat]: isOpen };
  }, []);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone the sheet must not scroll by itself.
    if (isPhone.peek()) return undefined;
    return scrollIntoViewSoon(() => list.current?.querySelector("[aria-current]"));
  }, [view.active]);
  return (
    <div class="seat-list" ref={list}>
      <div class="order" role="group" aria-label={text.label}>
        {(["seat", "turn"] as const).map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={seatOrder.value === order}
            onClick={() => (seatOrder.value = order)}
          >
            {text[order]}
          </button>
        ))}
      </div>
      {seats.map((seat) => {
        const isOpen =
          toggled.value[seat] ??
          (view.active === seat && !isManual && (isPhone.value || hasSeatColumn.value));
        return (
          <SeatCard
            key={seat}
            model={model}
            seat={seat}
            isOpen={isOpen}
            onToggle={toggle}
            onShowCard={onShowCard}
            renderPlayer={renderPlayer}
          />
        );
      })}
    </div>
  );
}
