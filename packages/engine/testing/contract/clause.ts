import { isDeepStrictEqual } from "node:util";
import {
  jsonPath,
  sameJson,
  type Actor,
  type Fault,
  type Game,
  type GameTypes,
  type Observer,
  type Result,
  type Rng,
  type Seat,
} from "@sofala/engine";
import * as fc from "fast-check";
import { assert } from "vitest";
import { picksUpTo, playByKind, type Others, type Play } from "../random-play.ts";

/** What a contract test needs to know of a game. */
export interface ContractSettings<T extends GameTypes> {
  readonly options: fc.Arbitrary<T["options"]>;
  /** Left out: as many as the game admits. */
  readonly players?: fc.Arbitrary<number>;
  /** Games per clause. */
  readonly runs?: number;
  /** The most decisions per game. */
  readonly decisions?: number;
  /** The limit of rounds for games that are played to their end. */
  readonly rounds?: number;
  /** A game that takes more moves than this is stuck. */
  readonly mostMoves?: number;
  /** In a timed part one decision in so many is the clock's; 0: none. */
  readonly clock?: number;
  /** One decision in so many is of a seat that owes none but may move; 0: none. */
  readonly free?: number;
  /** Another one, other games. */
  readonly seed?: number;
  /** The state with everything changed, by lot, that the observer cannot know. */
  readonly permuteSecrets?: (state: T["state"], observer: Observer, rng: Rng) => T["state"];
  /** A move in the other state that the observer cannot tell from the one that was made. */
  readonly permuteMove?: (
    before: T["state"],
    other: T["state"],
    move: T["move"],
    actor: Actor,
    observer: Observer,
    rng: Rng,
  ) => T["move"];
}

/** One promise of the contract; the check throws where it is broken. */
export interface Clause {
  readonly name: string;
  readonly check: () => void;
}

/** How a random game began. */
export interface Beginning<T extends GameTypes> {
  readonly seed: string;
  readonly players: number;
  readonly options: T["options"];
  readonly choices: readonly number[];
  readonly others: Others;
}

const DECISIONS = 150;
const RUNS = 20;
const CLOCK = 30;
const FREE = 10;
export const MOST_MOVES = 10_000;

/** Checks random games, always the same ones. */
export function forGames<T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
  check: (beginning: Beginning<T>) => void,
): void {
  const { min, max } = game.players;
  const { clock = CLOCK, free = FREE } = settings;
  const beginning = fc.record({
    seed: fc.integer({ min: 1e9, max: 2e9 }).map((number) => `seed ${number}`),
    players: settings.players ?? fc.integer({ min, max }),
    options: settings.options,
    choices: picksUpTo(settings.decisions ?? DECISIONS),
  });
  fc.assert(
    fc.property(beginning, (one) =>
      check({ ...one, others: { players: one.players, clock, free } }),
    ),
    { numRuns: settings.runs ?? RUNS, seed: settings.seed ?? 1 },
  );
}

export const first = <T extends GameTypes>(
  game: Game<T>,
  { seed, players, options }: Beginning<T>,
): T["state"] => game.setup(seed, players, options);

/** The moves of a random game. */
export const playsOf = <T extends GameTypes>(
  game: Game<T>,
  beginning: Beginning<T>,
): Generator<Play<T>, T["state"], undefined> =>
  playByKind(game, first(game, beginning), beginning.choices, beginning.others);

/** Every state of a random game, the first one and the last one too. */
export function* momentsOf<T extends GameTypes>(
  game: Game<T>,
  beginning: Beginning<T>,
): Generator<T["state"], void, undefined> {
  yield first(game, beginning);
  for (const { after } of playsOf(game, beginning)) yield after;
}

export const seatsOf = (players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat);

export const observersOf = (players: number): readonly Observer[] => [
  ...seatsOf(players),
  "spectator",
];

export const text = (value: unknown): string => JSON.stringify(value) ?? "undefined";

export const snapshotText = <T extends GameTypes>(game: Game<T>, state: T["state"]): string =>
  text(game.snapshot(state));

/** What the moves of all seats look like. */
export const movesText = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  players: number,
): string => text(seatsOf(players).map((seat) => [...game.legalMoves(state, seat)]));

/** Like `assert.strictEqual`, for texts that are only looked at when they differ. */
export function same(found: string, expected: string, what: string): void {
  if (found !== expected) assert.strictEqual(found, expected, what);
}

/** A move is read as it is written. */
export function assertReads<T extends GameTypes>(game: Game<T>, move: T["move"]): void {
  const read = game.parseMove(JSON.parse(text(move)));
  if (!read.ok || !sameJson(read.value, move)) assert.fail(`misread: ${text(move)}`);
}

/** JSON carries it unchanged. */
export function assertPlain(value: unknown, what: string): void {
  const carried: unknown = JSON.parse(text(value));
  if (!isDeepStrictEqual(carried, value)) assert.deepStrictEqual(carried, value, what);
}

export function accepted<Value>(outcome: Result<Value, Fault>, what: string): Value {
  if (outcome.ok) return outcome.value;
  const { path, reason } = outcome.error;
  return assert.fail(`${what}: ${jsonPath(path)}: ${reason}`);
}

/** Plain data that cannot be changed; what a game makes of its own is left as it is. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
