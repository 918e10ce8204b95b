import type { Dice, JsonObject } from "@sofala/engine";
import { mediterranean, type Options, type State } from "@sofala/mediterranean";
import { BUILDINGS } from "../naive/buildings.ts";
import {
  AREAS,
  AREA_NAMES,
  BOXES,
  CARDS,
  CUBES,
  DECKS,
  IDEAS,
  LAST_SPACE,
  NOT_STORABLE,
  STORAGE,
} from "../naive/data.ts";
import { LAST_TURN } from "../naive/events.ts";
import { pick } from "./random-play.ts";

export function stateOf(position: JsonObject, seed = "", game = mediterranean): State {
  const state = game.fromPosition(position, seed);
  if (!state.ok) throw new Error(`${state.error.path.join(".")}: ${state.error.reason}`);
  return state.value;
}

function shuffled<T>(random: Dice, items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.below(rest.length), 1));
}

type Card = (typeof CARDS)[number];

interface SeatDraft {
  readonly cubes: { [area: string]: number };
  readonly buildings: readonly string[];
  readonly [member: string]: unknown;
}

/**
 * The start of a phase with everything at random: markers anywhere, buildings, cubes and cards. Now and
 * then so many cards are out that decks run dry.
 */
export function randomPosition(random: Dice, players: number, options: Options): JsonObject {
  const turn = 1 + random.below(LAST_TURN);
  const phase = pick(random, ["civic", "trading", "trading", "purchasing", "purchasing"]);
  const deck = shuffled(random, CARDS);
  const most = random.below(6) === 0 ? 30 : 10;
  // Now and then all are level, so that the end is a tie.
  const isLevel = random.below(4) === 0;
  const seats = Array.from({ length: players }, () => ({
    ...randomSeat(random, deck, most),
    ...(isLevel ? { vp: 5, money: 0, culture: [], buildings: [] } : {}),
  }));
  const discards = random.below(3) === 0 ? deck.splice(0, random.below(60)) : [];
  const pledges = phase === "purchasing" ? [] : randomPledges(random, seats);
  return {
    format: "sofala-position/1",
    game: "mediterranean",
    turn,
    phase,
    turnOrder: shuffled(random, [...seats.keys()]),
    seats,
    discards: Object.fromEntries(
      DECKS.map((name) => [
        name,
        discards.filter(({ deck: of }) => of === name).map(({ id }) => id),
      ]),
    ),
    ...(turn > 1 && random.below(3) === 0 ? { calamities: ["CU5", "CB5"] } : {}),
    pledges: turn === 1 || (turn === LAST_TURN && phase === "trading") ? [] : pledges,
    options,
  };
}

function randomSeat(random: Dice, deck: Card[], most: number): SeatDraft {
  const government = marker(random, "government");
  const religion = marker(random, "religion");
  const sides = BUILDINGS.filter(({ idea }) => [government.idea, religion.idea].includes(idea));
  const culture = BOXES.filter(() => random.below(4) === 0);
  const cubes = randomCubes(random, culture.length);
  const hand = deck.splice(0, random.below(most));
  const room = STORAGE[cubes["warehouse"] ?? 0] ?? 0;
  const storable = deck.filter(({ bottom }) => !NOT_STORABLE.includes(bottom));
  const warehouse = storable.slice(0, random.below(2) === 0 ? room : random.below(room + 1));
  for (const card of warehouse) deck.splice(deck.indexOf(card), 1);
  return {
    vp: random.below(14),
    money: random.below(30),
    government,
    religion,
    // Low and close together, so that calamities find victims and ties.
    happiness: random.below(6) - 4,
    safety: random.below(6) - 4,
    industry: random.below(4),
    cubes,
    culture,
    buildings: sides.filter(() => random.below(3) === 0).map(({ id }) => id),
    hand: hand.map(({ id }) => id),
    warehouse: warehouse.map(({ id }) => id),
    bought: [],
  };
}

const marker = (random: Dice, track: "government" | "religion") => ({
  idea: pick<string>(random, IDEAS[track]),
  position: random.below(3) === 0 ? 0 : random.below(LAST_SPACE + 1),
});

function randomCubes(random: Dice, culture: number): { [area: string]: number } {
  const cubes: { [area: string]: number } = Object.fromEntries(AREA_NAMES.map((area) => [area, 0]));
  for (let left = CUBES - culture - random.below(5); left > 0; left--) {
    const area = pick(random, AREA_NAMES);
    if ((cubes[area] ?? 0) < AREAS[area].capacity) cubes[area] = (cubes[area] ?? 0) + 1;
  }
  return cubes;
}

/** One pledge at most for each building, so that none contradicts another. */
const randomPledges = (random: Dice, seats: readonly SeatDraft[]): readonly JsonObject[] =>
  seats.flatMap(({ buildings }, seat) =>
    buildings
      .filter((id) => id.endsWith("5") && random.below(2) === 0)
      .map((building) => {
        const target = (seat + 1 + random.below(seats.length - 1)) % seats.length;
        return { seat, building, target, use: random.below(2) === 0 };
      }),
  );
