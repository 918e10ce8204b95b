import { signal, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import { isPhone, isTablet } from "../../../table/layout-model.ts";
import { bringIntoSight } from "../../../ui/scroll-into-view.ts";
import { words } from "../../../text/app-text.ts";
import type { Card } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { orderOf } from "./turn-order.ts";
import { SeatCard } from "./seat-card.tsx";
import "./seat-list.css";

/** How seats are listed stays as it was chosen. */
const listed = signal<"turn" | "seat">("seat");

interface Props {
  readonly model: TableModel;
  /** Seats open only by hand: whoever leafs through a game wants them to stay as they are. */
  readonly isCalm?: boolean;
  readonly onShowCard?: (card: Card) => void;
  /** Who decides for a seat; always the same function. */
  readonly sitter?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** All seats; the active one is open where there is room for it, others when they are pressed. */
export function SeatList({ model, isCalm = false, onShowCard, sitter }: Props) {
  const { order: text } = words.value.panels.seat;
  const { value: view } = model.view;
  /** Seats that a person opened or closed by hand. */
  const byHand = useSignal<{ readonly [seat: Seat]: boolean }>({});
  const seats = listed.value === "turn" ? orderOf(view) : view.seats.map((_, seat) => seat);
  const toggle = useCallback((seat: Seat, isOpen: boolean) => {
    byHand.value = { ...byHand.peek(), [seat]: isOpen };
  }, []);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The sheet of a phone stays where its reader left it.
    if (isPhone.peek()) return undefined;
    return bringIntoSight(() => list.current?.querySelector("[aria-current]"));
  }, [view.active]);
  return (
    <div class="seat-list" ref={list}>
      <div class="order" role="group" aria-label={text.label}>
        {(["seat", "turn"] as const).map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={listed.value === order}
            onClick={() => (listed.value = order)}
          >
            {text[order]}
          </button>
        ))}
      </div>
      {seats.map((seat) => {
        const isOpen = byHand.value[seat] ?? (view.active === seat && !isCalm && !isTablet.value);
        return (
          <SeatCard
            key={seat}
            model={model}
            seat={seat}
            isOpen={isOpen}
            onToggle={toggle}
            onShowCard={onShowCard}
            sitter={sitter}
          />
        );
      })}
    </div>
  );
}
