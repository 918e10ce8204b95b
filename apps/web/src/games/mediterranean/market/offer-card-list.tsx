import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { mediterraneanText } from "../mediterranean-text.ts";
import { OfferCardView } from "./offer-card-view.tsx";
import type { MarketModel } from "./market-model.ts";
import "./offer-card-list.css";
import type { Column } from "./offer-cards.ts";

interface Props {
  readonly market: MarketModel;
  readonly column: Column;
}

/** The offer cards of one column. Cards do not move while a pointer is over the list, or a finger near it. */
export function OfferCardList({ market, column }: Props) {
  const { empty, columns } = mediterraneanText.value.market;
  const cards = market.offerCards.cards.value.filter((card) => card.column === column);
  const touch = ({ pointerType }: PointerEvent) =>
    market.offerCards.touch(column, pointerType === "touch", Date.now());
  useEffect(() => () => market.offerCards.leave(column), [market, column]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      effect(() => {
        if (market.table.view.value.part === "trading") keepHeights(list.current);
      }),
    [market],
  );
  if (cards.length === 0) {
    const isAnswering = column === "me" && market.table.view.value.marketStep % 2 === 1;
    return <p class="quiet no-offers">{isAnswering ? empty.answers : empty[column]}</p>;
  }
  return (
    <ul
      ref={list}
      class="offer-card-list bare"
      aria-label={columns[column]}
      tabIndex={-1}
      onPointerMove={touch}
      onPointerDown={touch}
      // In the capture phase, before the tap reaches a button.
      onClickCapture={(event) => {
        const isTap = event instanceof PointerEvent && event.pointerType === "touch";
        if (isTap && market.offerCards.hasJustMoved(column, Date.now())) event.stopPropagation();
      }}
      onPointerLeave={({ pointerType }) => {
        // A finger that was lifted is still near.
        if (pointerType !== "touch") market.offerCards.leave(column);
      }}
    >
      {cards.map((card) => (
        <OfferCardView key={card.offer.offer} market={market} card={card} />
      ))}
    </ul>
  );
}

/** Before the market changes: a card that ends, or for which I lack goods now, says less, but those below must not move. */
function keepHeights(list: HTMLElement | null): void {
  for (const card of list?.querySelectorAll<HTMLElement>(".offer-card") ?? [])
    card.style.minHeight = `${card.getBoundingClientRect().height}px`;
}
