import { mediterraneanText } from "../mediterranean-text.ts";
import { OfferCardView } from "./offer-card-view.tsx";
import type { MarketModel } from "./market-model.ts";
import "./offer-card-list.css";
import type { Column } from "./offer-cards.ts";

interface Props {
  readonly market: MarketModel;
  readonly column: Column;
}

/** The offer cards of one column. Cards do not move while a pointer is over the list. */
export function OfferCardList({ market, column }: Props) {
  const { empty, columns } = mediterraneanText.value.market;
  const cards = market.offerCards.cards.value.filter((card) => card.column === column);
  const touch = () => market.offerCards.touch(column, Date.now());
  if (cards.length === 0) {
    const isAnswering = column === "me" && market.table.view.value.marketStep % 2 === 1;
    return <p class="quiet no-offers">{isAnswering ? empty.answers : empty[column]}</p>;
  }
  return (
    <ul
      class="offer-card-list bare"
      aria-label={columns[column]}
      tabIndex={-1}
      onPointerMove={touch}
      onPointerDown={touch}
      onPointerLeave={() => market.offerCards.leave(column)}
    >
      {cards.map((card) => (
        <OfferCardView key={card.offer.offer} market={market} card={card} />
      ))}
    </ul>
  );
}
