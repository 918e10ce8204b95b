import { active, apply, legalMoves, raisableMonuments, raiseMoves } from "./index.ts";
import type { Json, Move, NaiveState, Seat } from "./index.ts";
import { CRAFT_NAMES, GOD_NAMES } from "./data.ts";

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let counter = seed;
  return (below) => {
    counter = Math.trunc(counter + 0x6d2b79f5);
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** A first position on tiles drawn and turned at random, with eight gods. */
export function randomStart(
  random: Random,
  players: number,
  options: Record<string, Json> = {},
): object {
  const layout = { 2: ["TT", "TS"], 3: ["TTT", "TS.", "T.."], 4: ["TT.", "TST", ".TT"] }[
    players
  ] ?? ["TTT", "TST", "TTT"];
  const tiles = shuffled(random, "BCDEFGHIJK".split(""));
  const slot = (kind: string) =>
    kind === "." ? ".." : (kind === "S" ? "A" : (tiles.pop() ?? "B")) + random(4);
  const gods = shuffled(random, GOD_NAMES);
  return {
    format: "sofala-position/1",
    game: "zimbabwe",
    map: layout.map((row) => [...row].map(slot).join(" ")),
    phase: "setup",
    seats: ["kilwa", "mutapa", "zulu", "lozi", "mapungubwe"]
      .slice(0, players)
      .map((empire) => ({ empire })),
    vrStack: shuffled(random, [...Array(players).keys()]),
    gods: gods.slice(0, 8),
    options,
  };
}

/** A legal move: first a kind is drawn, then a move of it, so that rare kinds come up too; ending a turn is put off. */
export function randomMove(state: NaiveState, seat: Seat, random: Random): Move {
  const moves = legalMoves(state, seat);
  const byKind = Map.groupBy(moves, (move) => move.kind);
  for (const move of [...randomRaise(state, seat, random), ...randomPrices(state, seat, random)]) {
    byKind.set(move.kind, [move]);
  }
  const unhurried = [...byKind.keys()].filter(
    (kind) => kind !== "end-turn" || byKind.size === 1 || random(3) === 0,
  );
  const kinds =
    unhurried.includes("raise-monument") && random(2) === 0
      ? ["raise-monument" as const]
      : unhurried;
  const kind = pick(random, kinds.length === 0 ? [...byKind.keys()] : kinds);
  return pick(random, byKind.get(kind) ?? moves);
}

/** A random way to raise a random monument, where there is one. */
function randomRaise(state: NaiveState, seat: Seat, random: Random): Move[] {
  const monuments = raisableMonuments(state, seat);
  if (monuments.length === 0) return [];
  for (const at of shuffled(random, monuments)) {
    for (const move of raiseMoves(state, seat, at, (items) => shuffled(random, items)))
      return [move];
  }
  throw new Error(`${monuments.join()} cannot be raised after all`);
}

function randomPrices(state: NaiveState, seat: Seat, random: Random): Move[] {
  const craft = pick(random, CRAFT_NAMES);
  const changes: Move[] = [
    { kind: "raise-prices", prices: { [craft]: 2 + random(2) } },
    { kind: "set-prices", prices: { [craft]: 1 + random(3) } },
  ];
  return changes.filter((move) => active(state) === seat && apply(state, seat, move) !== undefined);
}

export type Play = readonly [seat: number, move: unknown];

/** Throws where a move is refused. */
export function playAll(state: NaiveState, plays: readonly Play[]): NaiveState {
  return plays.reduce((before, [seat, move]) => {
    const after = apply(before, seat, move);
    if (after === undefined) throw new Error(`refused: ${seat} ${JSON.stringify(move)}`);
    return after;
  }, state);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)).flat();
}
