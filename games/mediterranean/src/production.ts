import { shuffled, type Seat } from "@sofala/engine";
import { BASIC_GOODS } from "./board.ts";
import type { CardId, Deck } from "./data/edition.ts";
import type { HeldCard, Log } from "./events.ts";
import { cardOf, playerAt, type Held, type State } from "./state.ts";

/** Deals a card for every production cube, deck by deck, in turn order (R 3.1, Q 26). */
export function produce(state: State, log: Log): void {
  const dealt: HeldCard[][] = state.players.map(() => []);
  const give = (seat: Seat, card: CardId | undefined) => {
    if (card === undefined) return;
    const { slot } = receive(state, seat, card);
    const { good, bottom } = cardOf(state, card);
    dealt[seat]?.push({ slot, good, bottom });
  };
  for (const good of BASIC_GOODS) {
    for (const seat of state.turnOrder) {
      for (let n = playerAt(state, seat).cubes[`farm.${good}`]; n > 0; n--)
        give(seat, drawFrom(state, good, log));
    }
  }
  for (const seat of state.turnOrder) dealCivic(state, seat, (card) => give(seat, card), log);
  for (const seat of state.turnOrder) {
    for (let n = playerAt(state, seat).cubes.harbor; n > 0; n--)
      give(seat, drawFrom(state, "luxury", log));
  }
  for (const [seat, cards] of dealt.entries()) log.push({ kind: "cards-dealt", seat, cards });
  returnStored(state, log);
}

/** A seat numbers every card it receives. */
export function receive(state: State, seat: Seat, card: CardId): Held {
  const player = playerAt(state, seat);
  const held = { slot: player.nextSlot, card };
  player.nextSlot += 1;
  player.hand.push(held);
  return held;
}

/** The next card of a deck; its discards are shuffled when it is empty (R 3.3). */
function drawFrom(state: State, deck: Deck, log: Log): CardId | undefined {
  if (state.decks[deck].length === 0) shuffleIn(state, deck, log);
  return state.decks[deck].shift();
}

/** Deck and discards become one deck. */
export function shuffleIn(state: State, deck: Deck, log: Log): void {
  if (state.discards[deck].length === 0) return;
  const all = [...state.decks[deck], ...state.discards[deck]];
  [state.decks[deck], state.rng] = shuffled(state.rng, all);
  state.discards[deck] = [];
  log.push({ kind: "deck-shuffled", deck });
}

/** Civic cards: at most a pair of a type in one deal (R 3.4, Q 25). */
function dealCivic(
  state: State,
  seat: Seat,
  give: (card: CardId | undefined) => void,
  log: Log,
): void {
  const dealt: string[] = [];
  const mayTake = (card: CardId) => {
    const { good } = cardOf(state, card);
    const same = dealt.filter((other) => other === good).length;
    return same < state.edition.rules.civicPairLimit.value;
  };
  for (let n = playerAt(state, seat).cubes.city; n > 0; n--) {
    if (state.decks.civic.length === 0) shuffleIn(state, "civic", log);
    const [refused] = state.decks.civic;
    let card = firstThat(state.decks.civic, mayTake);
    if (card === undefined && state.discards.civic.length > 0) {
      shuffleIn(state, "civic", log);
      card = firstThat(state.decks.civic, mayTake);
    }
    if (card === undefined && refused !== undefined) {
      // All have gone round and lie as before: the first that was refused is kept.
      card = refused;
      state.decks.civic = state.decks.civic.filter((other) => other !== refused);
    }
    if (card === undefined) continue;
    dealt.push(cardOf(state, card).good);
    give(card);
  }
}

/** Takes the first card that fits; those before it go to the far end of the deck. */
function firstThat(deck: CardId[], fits: (card: CardId) => boolean): CardId | undefined {
  const at = deck.findIndex(fits);
  if (at === -1) return undefined;
  const passed = deck.splice(0, at);
  const card = deck.shift();
  deck.push(...passed);
  return card;
}

/** Stored cards come back to hand and keep their numbers (Q 29). */
function returnStored(state: State, log: Log): void {
  for (const [seat, player] of state.players.entries()) {
    const count = player.warehouse.length;
    if (count === 0) continue;
    player.hand = inSlotOrder([...player.warehouse, ...player.hand]);
    player.warehouse = [];
    log.push({ kind: "stored-returned", seat, count });
  }
}

export const inSlotOrder = (cards: readonly Held[]): Held[] =>
  cards.toSorted((a, b) => a.slot - b.slot);
