import { seeded, shuffled, type Observer, type Rng } from "@sofala/engine";
import { mediterranean, type State } from "@sofala/mediterranean";
import { permuteSecrets, withCopies } from "./permute-secrets.ts";
import type { Played } from "./random-play.ts";

/** Everything that an observer is sent about a move. */
export const sentAfter = (
  { before, actor, move, after, events }: Played,
  observer: Observer,
): string =>
  JSON.stringify([
    mediterranean.moveFor(before, move, actor, observer) ?? null,
    mediterranean.eventsFor(events, observer),
    mediterranean.view(after, observer),
    mediterranean.toAct(after),
    mediterranean.timer(after) ?? null,
  ]);

export const viewOf = (state: State, observer: Observer): string =>
  JSON.stringify(mediterranean.view(state, observer));

/** Does something come to light for this observer: cards that are spent, discarded or his, flips, throws? */
export const isTold = ({ before, after, events }: Played, observer: Observer): boolean =>
  (before.part === "flips" && after.part !== "flips") ||
  events.some(
    (event) =>
      event.kind === "cards-spent" ||
      event.kind === "stored-discarded" ||
      event.kind === "hands-thrown" ||
      // The types that others are dealt are seen, but not their bottoms.
      (event.kind === "cards-dealt" && event.seat === observer && event.cards.length > 0) ||
      (event.kind === "deal-made" && [event.maker, event.partner].some((one) => one === observer)),
  );

/** Another world that the observer cannot tell from this one. */
export const otherWorld = (state: State, observer: Observer, name: string): State =>
  permuteSecrets(state, observer, seeded(name));

/** The decks of several types, and that of which nobody tells the types of others. */
const DECKS_OF_TYPES = ["civic", "luxury"] as const;
const OPEN_HIDES = ["luxury"] as const;

/** The same with the types of hidden cards exchanged too, as far as hands are not open; offers would tell them. */
export function otherTypes(state: State, observer: Observer, name: string): State {
  const other = withCopies(state);
  const { players, decks, edition } = other;
  let rng: Rng = seeded(name);
  const hiddenDecks = state.options.handTypes === "open" ? OPEN_HIDES : DECKS_OF_TYPES;
  for (const deck of hiddenDecks) {
    const isOfDeck = (card: string) => edition.cards.get(card)?.deck === deck;
    const hands = players.flatMap(({ hand }, seat) => (seat === observer ? [] : [hand]));
    const hidden = [
      ...hands.flatMap((hand) => hand.map(({ card }) => card).filter(isOfDeck)),
      ...decks[deck],
    ];
    let drawn: string[];
    [drawn, rng] = shuffled(rng, hidden);
    for (const hand of hands) {
      for (const [n, held] of hand.entries())
        if (isOfDeck(held.card)) hand[n] = { ...held, card: drawn.pop() ?? held.card };
    }
    decks[deck] = drawn;
  }
  return other;
}
