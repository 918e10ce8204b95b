import { isDeepStrictEqual } from "node:util";
import {
  jsonPath,
  isSameJson,
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
import { picksUpTo, playOutByKind, type ExtraActors, type PlayedMove } from "../random-play.ts";

/** The settings of a contract test. */
export interface ContractSettings<T extends GameTypes> {
  readonly options: fc.Arbitrary<T["options"]>;
  /** By default all player counts of the game. */
  readonly players?: fc.Arbitrary<number>;
  /** Games per clause. */
  readonly runs?: number;
  /** The maximum number of decisions per game. */
  readonly maxDecisions?: number;
  /** The round limit of games that are played to their end. */
  readonly rounds?: number;
  /** A game that takes more moves than this is stuck. */
  readonly maxMoves?: number;
  /** In a timed part, the clock makes one in this many decisions; 0: none. */
  readonly clockEvery?: number;
  /** A seat that is not to act but has legal moves makes one in this many decisions; 0: none. */
  readonly freeSeatEvery?: number;
  /** Another seed gives other games. */
  readonly seed?: number;
  /** The state with everything randomly changed that the observer cannot know. */
  readonly permuteSecrets?: (state: T["state"], observer: Observer, rng: Rng) => T["state"];
  /** A move in the changed state that looks to the observer like the real move. */
  readonly permuteMove?: (
    before: T["state"],
    other: T["state"],
    move: T["move"],
    actor: Actor,
    observer: Observer,
    rng: Rng,
  ) => T["move"];
}

/** One promise of the contract; the check throws if it is broken. */
export interface Clause {
  readonly name: string;
  readonly check: () => void;
}

/** The setup of a random game. */
export interface RandomGameSetup<T extends GameTypes> {
  readonly seed: string;
  readonly players: number;
  readonly options: T["options"];
  readonly picks: readonly number[];
  readonly extraActors: ExtraActors;
}

const DEFAULT_DECISIONS = 150;
const DEFAULT_RUNS = 20;
const DEFAULT_CLOCK_EVERY = 30;
const DEFAULT_FREE_SEAT_EVERY = 10;
export const DEFAULT_MAX_MOVES = 10_000;

/** Runs a check on random games; they are the same in every run. */
export function forEachRandomGame<T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
  check: (gameSetup: RandomGameSetup<T>) => void,
): void {
  const { min, max } = game.players;
  const { clockEvery = DEFAULT_CLOCK_EVERY, freeSeatEvery = DEFAULT_FREE_SEAT_EVERY } = settings;
  const gameSetup = fc.record({
    seed: fc.integer({ min: 1e9, max: 2e9 }).map((number) => `seed ${number}`),
    players: settings.players ?? fc.integer({ min, max }),
    options: settings.options,
    picks: picksUpTo(settings.maxDecisions ?? DEFAULT_DECISIONS),
  });
  fc.assert(
    fc.property(gameSetup, (one) =>
      check({ ...one, extraActors: { players: one.players, clockEvery, freeSeatEvery } }),
    ),
    { numRuns: settings.runs ?? DEFAULT_RUNS, seed: settings.seed ?? 1 },
  );
}

export const initialStateOf = <T extends GameTypes>(
  game: Game<T>,
  { seed, players, options }: RandomGameSetup<T>,
): T["state"] => game.setup(seed, players, options);

/** The moves of a random game. */
export const randomMovesOf = <T extends GameTypes>(
  game: Game<T>,
  gameSetup: RandomGameSetup<T>,
): Generator<PlayedMove<T>, T["state"], undefined> =>
  playOutByKind(game, initialStateOf(game, gameSetup), gameSetup.picks, gameSetup.extraActors);

/** Every state of a random game, including the first and the last. */
export function* statesOf<T extends GameTypes>(
  game: Game<T>,
  gameSetup: RandomGameSetup<T>,
): Generator<T["state"], void, undefined> {
  yield initialStateOf(game, gameSetup);
  for (const { after } of randomMovesOf(game, gameSetup)) yield after;
}

export const seatsOf = (players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat);

export const observersOf = (players: number): readonly Observer[] => [
  ...seatsOf(players),
  "spectator",
];

export const jsonText = (value: unknown): string => JSON.stringify(value) ?? "undefined";

export const snapshotText = <T extends GameTypes>(game: Game<T>, state: T["state"]): string =>
  jsonText(game.snapshot(state));

/** The legal moves of all seats, as JSON. */
export const legalMovesText = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  players: number,
): string => jsonText(seatsOf(players).map((seat) => [...game.legalMoves(state, seat)]));

/** Like `assert.strictEqual`, for long texts: formats them only if they differ. */
export function assertSameText(found: string, expected: string, what: string): void {
  if (found !== expected) assert.strictEqual(found, expected, what);
}

/** Asserts that a move survives writing and parsing. */
export function assertParses<T extends GameTypes>(game: Game<T>, move: T["move"]): void {
  const read = game.parseMove(JSON.parse(jsonText(move)));
  if (!read.ok || !isSameJson(read.value, move))
    assert.fail(`not parsed as the same move: ${jsonText(move)}`);
}

/** Asserts that a value survives JSON unchanged. */
export function assertPlainJson(value: unknown, what: string): void {
  const parsed: unknown = JSON.parse(jsonText(value));
  if (!isDeepStrictEqual(parsed, value)) assert.deepStrictEqual(parsed, value, what);
}

export function unwrap<Value>(outcome: Result<Value, Fault>, what: string): Value {
  if (outcome.ok) return outcome.value;
  const { path, reason } = outcome.error;
  return assert.fail(`${what}: ${jsonPath(path)}: ${reason}`);
}

/** Freezes plain data; leaves other objects as they are. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return value;
  Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
