/** Drawing, dealing and reshuffling cards. */
import { shuffled } from "@sofala/engine";
import { BASICS, cardOf, DECKS } from "./data.ts";
import type { Deck } from "./data.ts";
import { playerAt } from "./state.ts";
import type { Held, NaiveState, Player } from "./state.ts";

export function shuffle<T>(state: NaiveState, items: T[]): T[] {
  const [mixed, rng] = shuffled(state.rng, items);
  state.rng = rng;
  return mixed;
}

export const bySlot = (a: Held, b: Held) => a.slot - b.slot;

export function receive(player: Player, card: string) {
  player.hand.push({ slot: player.nextSlot, card });
  player.nextSlot += 1;
}

/** In slot order, each to the pile of its deck. */
export function discard(state: NaiveState, cards: Held[]) {
  for (const { card } of cards.toSorted(bySlot)) state.discards[cardOf(card).deck].push(card);
}

function refill(state: NaiveState, deck: Deck) {
  if (state.decks[deck].length > 0) return;
  state.decks[deck] = shuffle(state, state.discards[deck]);
  state.discards[deck] = [];
}

function draw(state: NaiveState, deck: Deck): string | undefined {
  refill(state, deck);
  return state.decks[deck].shift();
}

/** Q 25: at most two of a type in one deal. */
function drawCivic(state: NaiveState, dealt: string[]): string | undefined {
  refill(state, "civic");
  const [refused] = state.decks.civic;
  const found = firstLegal(state, dealt);
  if (found !== undefined || refused === undefined) return found;
  if (state.discards.civic.length > 0) mixDiscardsIn(state, "civic");
  const second = firstLegal(state, dealt);
  if (second !== undefined) return second;
  // The card that was refused first of all is kept; the others have gone round and lie as before.
  state.decks.civic = state.decks.civic.filter((card) => card !== refused);
  return refused;
}

function firstLegal(state: NaiveState, dealt: string[]): string | undefined {
  const deck = state.decks.civic;
  const tries = deck.length;
  for (let tried = 0; tried < tries; tried++) {
    const card = deck.shift();
    if (card === undefined) return undefined;
    const { good } = cardOf(card);
    if (dealt.filter((one) => cardOf(one).good === good).length < 2) return card;
    deck.push(card);
  }
  return undefined;
}

/** Deck in order, then discards, shuffled together. */
export function mixDiscardsIn(state: NaiveState, deck: Deck) {
  state.decks[deck] = shuffle(state, [...state.decks[deck], ...state.discards[deck]]);
  state.discards[deck] = [];
}

function productionCubes(player: Player, deck: Deck): number {
  if (deck === "civic") return player.cubes.city;
  if (deck === "luxury") return player.cubes.harbor;
  const basic = BASICS.find((one) => one === deck);
  return basic === undefined ? 0 : player.cubes[`farm.${basic}`];
}

export function produce(state: NaiveState) {
  for (const player of state.players) {
    player.hand = [...player.hand, ...player.warehouse].toSorted(bySlot);
    player.warehouse = [];
  }
  for (const deck of DECKS) {
    for (const seat of state.turnOrder) {
      const player = playerAt(state, seat);
      const dealt: string[] = [];
      for (let cube = productionCubes(player, deck); cube > 0; cube--) {
        const card = deck === "civic" ? drawCivic(state, dealt) : draw(state, deck);
        if (card === undefined) continue;
        dealt.push(card);
        receive(player, card);
      }
    }
  }
}
