import type { Seat } from "@sofala/engine";
import type { HeldCard } from "@sofala/mediterranean";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { setsOf } from "../market/sets.ts";
import type { TableModel } from "../table-model.ts";
import "./hands-panel.css";
import type { ReplaySight } from "./replay-sight.ts";

interface Props {
  readonly sight: ReplaySight;
  readonly model: TableModel;
}

/** The hands that may be seen at the moment, with the undersides of their cards. */
export function HandsPanel({ sight, model }: Props) {
  const { replay: text } = mediterraneanWords.value.end;
  const eyes = sight.eyes.value;
  const seats = model.names.map((_, seat) => seat).filter((seat) => isOpen(eyes, seat));
  if (seats.length === 0) return undefined;
  const moment = sight.moment.value;
  return (
    <section class="hands-panel" aria-label={text.hands}>
      {seats.map((seat) => {
        const { hand = [], warehouse = [] } = moment.viewOf(seat).seats[seat] ?? {};
        return (
          <div key={seat} class="one-hand">
            <h3>
              <SeatBadge seat={seat} size="1.5rem" />
              {text.handOf(model.names[seat] ?? "")}
              <span class="quiet figures">{worth(model, hand)}</span>
            </h3>
            {hand.length + warehouse.length === 0 && <p class="quiet">{text.noCards}</p>}
            <Cards model={model} cards={hand} />
            {warehouse.length > 0 && (
              <>
                <h4 class="quiet">{text.stored}</h4>
                <Cards model={model} cards={warehouse} />
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}

const isOpen = (eyes: ReplaySight["eyes"]["value"], seat: Seat): boolean =>
  eyes === "open" || eyes === seat;

/** The money that a hand would bring. */
function worth({ edition }: TableModel, hand: readonly HeldCard[]): string {
  const dollars = setsOf(edition.value, hand).reduce((sum, { value }) => sum + value, 0);
  return mediterraneanWords.value.show.money(dollars);
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
    <ul class="cards">
      {sorted.map(({ slot, good, bottom }) => (
        <li key={slot}>
          <GoodsCard good={good} bottom={bottom} isSmall />
        </li>
      ))}
    </ul>
  );
}
