import { shuffled, type Rng } from "@sofala/engine";
import { AREAS, DECKS } from "./board.ts";
import { layOutTurns } from "./coming.ts";
import type { Area, CardId, Deck, Edition } from "./data/edition.ts";
import { editionNamed } from "./data/editions.ts";
import { SILENCE } from "./events.ts";
import type { Options } from "./options.ts";
import { beginTurn, proceed } from "./parts.ts";
import type { Player, State } from "./state.ts";

/** A new game, its first cards dealt (R 2). */
export function setup(start: Rng, players: number, options: Options): State {
  const edition = editionOf(options);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  let rng = start;
  const drawn = <T>(items: readonly T[]): T[] => {
    let order: T[];
    [order, rng] = shuffled(rng, items);
    return order;
  };
  const turnOrder = drawn(seats);
  const decks = piles((deck) => drawn(cardsIn(edition, deck)));
  const state: State = {
    ...emptyTable(edition, options, players),
    turnOrder,
    decks,
    coming: layOutTurns(edition, 0, [], drawn),
  };
  state.rng = rng;
  beginTurn(state, SILENCE);
  proceed(state, SILENCE);
  return state;
}

export function editionOf({ edition }: Options): Edition {
  const found = editionNamed(edition);
  if (found === undefined) throw new Error(`no such edition: ${edition}`);
  return found;
}

/** A table before the first turn: everything in its place, no cards. */
export const emptyTable = (edition: Edition, options: Options, players: number): State => ({
  options,
  edition,
  rng: [1, 0, 0, 0],
  turn: 0,
  phase: "civic",
  part: undefined,
  fresh: true,
  turnOrder: Array.from({ length: players }, (_, seat) => seat),
  players: Array.from({ length: players }, () => newPlayer(edition)),
  decks: piles(() => []),
  discards: piles(() => []),
  developments: [],
  calamities: [],
  past: [],
  coming: { developments: [], calamities: [] },
  offers: [],
  pledges: [],
  marketStep: 0,
  strike: undefined,
  duel: undefined,
});

/** R 2.2: default faces are democracy and Venus (Q 17). */
const newPlayer = ({ areas, rules }: Edition): Player => ({
  vp: rules.startingVp.value,
  money: rules.startingMoney.value,
  government: { idea: "democracy", position: 0 },
  religion: { idea: "venus", position: 0 },
  happiness: 0,
  safety: 0,
  industry: 0,
  cubes: Object.fromEntries(AREAS.map((area) => [area, areas[area].start])) as Record<Area, number>,
  culture: [],
  bonuses: [],
  buildings: [],
  hand: [],
  warehouse: [],
  nextSlot: 1,
  used: [],
  bought: [],
  forbidden: [],
  ready: false,
  flips: [],
  bank: undefined,
});

export const piles = (fill: (deck: Deck) => CardId[]): Record<Deck, CardId[]> =>
  Object.fromEntries(DECKS.map((deck) => [deck, fill(deck)])) as Record<Deck, CardId[]>;

export function cardsIn({ cards }: Edition, deck: Deck): readonly CardId[] {
  const ids: CardId[] = [];
  for (const [id, card] of cards) if (card.deck === deck) ids.push(id);
  return ids;
}
