import { canonicalJson, type Dice, type Seat } from "@sofala/engine";
import { zimbabwe, type Event, type Move, type Options, type State } from "../../src/index.ts";

/** The options that whole games are played with, one after the other. */
export const OPTION_VARIANTS: readonly Options[] = [
  {},
  { roundLimit: 12 },
  { dziva: "start", gods: ["dziva", "gu", "eshu", "qamata", "anansi", "elegua", "xango"] },
  { gods: ["tsui-goab", "atete", "obatala", "shadipinyi", "engai", "dziva"], roundLimit: 15 },
  { firstPlay: true },
  { specialists: false, gods: ["eshu", "atete", "shadipinyi", "qamata", "dziva", "obatala"] },
];

export function pick<T>(random: Dice, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

export function shuffled<T>(random: Dice, items: readonly T[]): readonly T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.below(rest.length), 1));
}

export const seatToAct = (state: State): Seat | undefined => zimbabwe.toAct(state)[0];

export const movesNow = (state: State): readonly Move[] => {
  const seat = seatToAct(state);
  return seat === undefined ? [] : [...zimbabwe.legalMoves(state, seat)];
};

const WEIGHTS: { readonly [kind in Move["kind"]]: number } = {
  "place-first": 1,
  give: 2,
  pass: 3,
  "set-prices": 1,
  "choose-god": 2,
  "choose-specialist": 2,
  "use-specialist": 3,
  "build-monument": 3,
  "place-craftsman": 6,
  "raise-prices": 1,
  "raise-monument": 20,
  "end-turn": 2,
};

/** Raises first, then craftsmen, secondary ones above all: uniform games hardly leave the opening. */
export function eagerMove(moves: readonly Move[], random: Dice): Move {
  const byKind = Map.groupBy(moves, ({ kind }) => kind);
  const lots = [...byKind.keys()].flatMap((kind) => Array<Move["kind"]>(WEIGHTS[kind]).fill(kind));
  const drawn = byKind.get(pick(random, lots)) ?? moves;
  const wanted = drawn.filter(isWanted);
  return pick(random, wanted.length > 0 && random.below(4) > 0 ? wanted : drawn);
}

const SCARCE: readonly string[] = ["sculptor", "vessel-maker", "throne-maker", "diamond-cutter"];

function isWanted(move: Move): boolean {
  if (move.kind === "place-craftsman") return SCARCE.includes(move.craftsman);
  if (move.kind === "give") return move.cattle <= 3;
  return move.kind !== "raise-monument" || move.goods.length > 1;
}

/** One move of a game, with what it led to. */
export interface Played {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

/** Plays eagerly to the end, or for so many moves. */
export function* playEagerly(start: State, random: Dice, most: number): Generator<Played> {
  let before = start;
  for (let count = 0; count < most; count++) {
    const seat = seatToAct(before);
    if (seat === undefined) return;
    const move = eagerMove(movesNow(before), random);
    const played = playedBy(before, seat, move);
    yield played;
    before = played.after;
  }
}

/** The move as it was played; throws where it is refused. */
export function playedBy(before: State, seat: Seat, move: Move): Played {
  const step = zimbabwe.applyMove(before, seat, move);
  if (!step.ok) throw new Error(`refused as ${step.error.code}: ${text([seat, move])}`);
  return { before, after: step.value.state, seat, move, events: step.value.events };
}

export const text = canonicalJson;

/** A state as one text. */
export const textOf = (state: State): string => text(zimbabwe.snapshot(state));
