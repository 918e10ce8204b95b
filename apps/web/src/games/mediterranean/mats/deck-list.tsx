import type { CardCount, Deck, View } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { DeckIcon } from "./deck-icon.tsx";

const DECKS: readonly Deck[] = ["grain", "wool", "timber", "ore", "salt", "civic", "luxury"];

/** The cards left in each deck, and the discard piles. */
export function DeckList({ view }: { readonly view: View }) {
  const { sentences, mats } = mediterraneanText.value;
  return DECKS.map((deck) => {
    const discards = totalsByKind(view.discards[deck]);
    const count = discards.reduce((sum, card) => sum + card.count, 0);
    return (
      <details key={deck} class="deck">
        <summary>
          <DeckIcon deck={deck} />
          <span class="name">{mats.cards.deck[deck]}</span>
          <span class="quiet figures">
            {mats.cards.left(view.decks[deck])} · {mats.cards.discarded(count)}
          </span>
        </summary>
        {count === 0 ? (
          <p class="quiet">{mats.cards.noDiscards}</p>
        ) : (
          <ul class="discards figures">
            {discards.map(({ good, bottom, count: copies }) => (
              <li key={`${good} ${bottom}`}>
                <b>{copies}</b>
                <GoodIcon good={good} />
                <BottomIcon bottom={bottom} />
                <span>
                  {sentences.good[good]}, {sentences.bottom[bottom].name}
                </span>
              </li>
            ))}
          </ul>
        )}
      </details>
    );
  });
}

/** Each kind of card once. */
function totalsByKind(pile: readonly CardCount[]): readonly CardCount[] {
  const kinds = Map.groupBy(pile, ({ good, bottom }) => `${good} ${bottom}`);
  return [...kinds.values()].flatMap((cards) => {
    const [first] = cards;
    if (first === undefined) return [];
    return [{ ...first, count: cards.reduce((sum, card) => sum + card.count, 0) }];
  });
}
