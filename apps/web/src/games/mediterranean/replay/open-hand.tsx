import type { Seat } from "@sofala/engine";
import type { HeldCard } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import { setsOf } from "../market/sets.ts";
import type { TableModel } from "../table-model.ts";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";
import "./open-hand.css";

interface Props {
  readonly replayTable: HiddenInfoReplay;
  readonly model: TableModel;
  readonly seat: Seat;
}

/** A seat's cards at the moment with their undersides, if they are visible. */
export function OpenHand({ replayTable, model, seat }: Props) {
  const { replay: text } = allMediterraneanText.value.end;
  const { hand, warehouse = [] } = replayTable.viewOf(seat)?.seats[seat] ?? {};
  if (hand === undefined) return undefined;
  const name = text.handOf(model.names[seat] ?? "");
  return (
    <section class="open-hand" aria-label={name}>
      <h2>
        {name}
        <span class="quiet figures">{handMoneyText(model, hand)}</span>
      </h2>
      {hand.length + warehouse.length === 0 && <p class="quiet">{text.noCards}</p>}
      {hand.length > 0 && <Cards model={model} cards={hand} />}
      {warehouse.length > 0 && (
        <>
          <h3 class="quiet">{text.stored}</h3>
          <Cards model={model} cards={warehouse} />
        </>
      )}
    </section>
  );
}

/** The money that a hand is worth. */
function handMoneyText({ edition }: TableModel, hand: readonly HeldCard[]): string {
  const dollars = setsOf(edition.value, hand).reduce((sum, { value }) => sum + value, 0);
  return allMediterraneanText.value.resolution.money(dollars);
}

interface CardsProps {
  readonly model: TableModel;
  readonly cards: readonly HeldCard[];
}

function Cards({ model, cards }: CardsProps) {
  const sorted = [
    ...setsOf(model.edition.value, cards).flatMap((set) => set.cards),
    ...cards.filter(({ good }) => good === "piracy"),
  ];
  return (
    <ul class="cards bare">
      {sorted.map(({ slot, good, bottom }) => (
        <li key={slot}>
          <GoodsCard good={good} bottom={bottom} isSmall />
        </li>
      ))}
    </ul>
  );
}
