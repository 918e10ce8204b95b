import { drawBelow, shuffled, type Observer, type Rng } from "@sofala/engine";
import { deepCopy } from "@sofala/engine/testing/copy";
import type { State } from "@sofala/mediterranean";

/** A place of a card that the observer cannot see; only some cards can lie in a warehouse. */
interface Place {
  readonly good: string;
  readonly mayBeStored: boolean;
  readonly card: string;
  put(card: string): void;
}

/**
 * The state with every card that the observer cannot see exchanged at random for another of the same
 * type: in others' hands and warehouses and in the decks. Flips and throws of others are redrawn too.
 */
export function permuteSecrets(state: State, observer: Observer, rng: Rng): State {
  const other = withCopies(state);
  const { cards, bottoms } = other.edition;
  const places: Place[] = [];
  const add = (list: { card: string }[], isStored: boolean) => {
    for (const [n, held] of list.entries()) {
      const data = cards.get(held.card);
      if (data === undefined) continue;
      const mayBeStored = bottoms[data.bottom].mayWarehouse;
      const put = (card: string) => {
        list[n] = { ...held, card };
      };
      // What is stored stays among cards that may be; the rest is exchanged freely.
      const kind = isStored ? "stored" : "free";
      places.push({ good: `${data.good} ${kind}`, mayBeStored, card: held.card, put });
    }
  };
  for (const [seat, player] of other.players.entries()) {
    if (seat === observer) continue;
    if (other.part !== "bank") add(player.hand, false);
    add(player.warehouse, true);
  }
  for (const deck of Object.values(other.decks)) {
    for (const [n, card] of deck.entries()) {
      const good = cards.get(card)?.good ?? "";
      const put = (id: string) => {
        deck[n] = id;
      };
      places.push({ good: `${good} free`, mayBeStored: true, card, put });
    }
  }
  let next = rng;
  for (const same of Map.groupBy(places, ({ good }) => good).values()) {
    let drawn: string[];
    [drawn, next] = shuffled(
      next,
      same.map(({ card }) => card),
    );
    for (const [n, place] of same.entries()) place.put(drawn[n] ?? place.card);
  }
  redrawChoices(other, observer, next);
  return other;
}

/** Boards that others will flip, and hands that they have thrown. */
function redrawChoices(state: State, observer: Observer, rng: Rng): void {
  let next = rng;
  const pick = (bound: number): number => {
    let drawn: number;
    [drawn, next] = drawBelow(next, bound);
    return drawn;
  };
  for (const [seat, player] of state.players.entries()) {
    if (seat === observer || state.part !== "flips") continue;
    player.flips = (["government", "religion"] as const).filter(() => pick(2) === 0);
  }
  const { duel } = state;
  if (duel === undefined) return;
  const hands = duel.hands.map((hand, n) =>
    hand === undefined || duel.contenders[n] === observer
      ? hand
      : (["rock", "paper", "scissors"] as const)[pick(3)],
  );
  state.duel = { ...duel, hands: [hands[0], hands[1]] };
}

/** The state with copies of all that is changed here. */
export const withCopies = (state: State): State => ({
  ...state,
  players: deepCopy(state.players),
  decks: deepCopy(state.decks),
});
