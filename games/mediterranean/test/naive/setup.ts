/** The start of a game, and of a turn. */
import { securelySeeded, seeded } from "@sofala/engine";
import { AREA_NAMES, AREAS, CARDS, DECKS } from "./data.ts";
import type { Area, Deck } from "./data.ts";
import { produce, shuffle } from "./decks.ts";
import { AGES, ageOf, CALAMITIES, DEVELOPMENTS, LAST_TURN } from "./events.ts";
import type { Age } from "./events.ts";
import type { NaiveState, Options, Player } from "./state.ts";

export function freshPlayer(): Player {
  return {
    vp: 5,
    money: 0,
    government: { idea: "democracy", position: 0 },
    religion: { idea: "venus", position: 0 },
    happiness: 0,
    safety: 0,
    industry: 0,
    cubes: Object.fromEntries(AREA_NAMES.map((area) => [area, AREAS[area].start])) as Record<
      Area,
      number
    >,
    culture: [],
    bonuses: [],
    buildings: [],
    hand: [],
    warehouse: [],
    nextSlot: 1,
    bought: [],
    forbidden: [],
    used: [],
    ready: false,
  };
}

const perDeck = (cards: (deck: Deck) => string[]) =>
  Object.fromEntries(DECKS.map((deck) => [deck, cards(deck)])) as Record<Deck, string[]>;

const perTurn = () => Array.from({ length: LAST_TURN }, (): string[] => []);

/** A table without cards, in the civic phase of turn 1. */
export function blank(
  seed: string,
  players: number,
  options: Partial<Options>,
  rules: number,
): NaiveState {
  return {
    rng: rules === 1 ? seeded(seed) : securelySeeded(seed),
    options: {
      tradeGraceSeconds: 10,
      crossing: "twoZeros",
      pledges: "binding",
      tradeVp: true,
      market: "open",
      ...options,
    },
    turn: 1,
    phase: "civic",
    part: "abilities",
    turnOrder: Array.from({ length: players }, (_, seat) => seat),
    players: Array.from({ length: players }, freshPlayer),
    developments: perTurn(),
    calamities: perTurn(),
    decks: perDeck(() => []),
    discards: perDeck(() => []),
    offers: [],
    pledges: [],
    step: 0,
    giving: [],
    flips: [],
    banks: [],
    waiting: [],
  };
}

export const cardsOf = (deck: Deck) =>
  CARDS.filter((card) => card.deck === deck).map((card) => card.id);
export const developmentsOf = (age: Age) =>
  DEVELOPMENTS.filter((card) => card.age === age).map((card) => card.id);
export const calamitiesOf = (track: "happiness" | "safety") =>
  CALAMITIES.filter((card) => card.track === track).map((card) => card.id);

export const turnsOf = (age: Age) => [1, 2, 3, 4, 5, 6].filter((turn) => ageOf(turn) === age);

export function newGame(
  seed: string,
  players: number,
  options: Partial<Options>,
  rules: number,
): NaiveState {
  const state = blank(seed, players, options, rules);
  state.turnOrder = shuffle(state, state.turnOrder);
  for (const deck of DECKS) state.decks[deck] = shuffle(state, cardsOf(deck));
  for (const age of AGES) {
    const cards = shuffle(state, developmentsOf(age));
    for (const turn of turnsOf(age)) state.developments[turn - 1] = cards.splice(0, 6);
  }
  for (const track of ["happiness", "safety"] as const) {
    const cards = shuffle(state, calamitiesOf(track));
    for (let turn = 2; turn <= LAST_TURN; turn++) {
      state.calamities[turn - 1]?.push(...cards.splice(0, 1));
    }
  }
  beginTurn(state, 1);
  return state;
}

export function beginTurn(state: NaiveState, turn: number) {
  state.turn = turn;
  state.phase = "civic";
  state.part = "abilities";
  state.offers = [];
  produce(state);
}
