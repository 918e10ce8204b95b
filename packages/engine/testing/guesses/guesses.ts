import {
  fail,
  fault,
  isObject,
  ok,
  parseWith,
  plainPlayground,
  seeded,
  type Actor,
  type Dice,
  type Fault,
  type Game,
  type Result,
  type Schema,
  type Seat,
} from "@sofala/engine";
import * as z from "zod/mini";
import { applyMove, legalMoves, ranking } from "./rules.ts";
import { forObservers } from "./secrets.ts";
import {
  SIDES,
  START,
  isOver,
  partOf,
  playerAt,
  type Guesses,
  type Move,
  type Player,
  type State,
} from "./state.ts";

const count = z.int().check(z.gte(0));
const schemas = {
  options: z.strictObject({ rounds: z.optional(count) }),
  move: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("guess"), number: count.check(z.gte(1), z.lte(SIDES)) }),
    z.strictObject({ kind: z.literal("wager"), points: count }),
    z.strictObject({ kind: z.enum(["ready", "unready"]) }),
    z.strictObject({ kind: z.literal("time-up"), part: z.optional(z.string()) }),
  ]),
};

export const guesses: Game<Guesses> = {
  id: "guesses",
  rulesVersion: 1,
  players: { min: 2, max: 4 },

  setup: (seed, players, { rounds = 4 }) => ({
    round: 1,
    rounds,
    seats: Array.from({ length: players }, () => START),
    rng: seeded(seed),
  }),
  toAct: (state) =>
    isOver(state) ? [] : [...state.seats.keys()].filter((seat) => !playerAt(state, seat).isReady),
  timer: (state) => (isOver(state) ? undefined : { part: partOf(state), seconds: 30 }),
  round: ({ round }) => round,
  legalMoves,
  applyMove,
  result: (state) => (isOver(state) ? ranking(state) : undefined),

  ...forObservers,

  snapshot: (state) => ({
    format: "guesses-snapshot/1",
    ...state,
    seats: state.seats.map((player) => ({ ...player })),
  }),
  restore: (input) =>
    isObject(input) && input["format"] === "guesses-snapshot/1"
      ? parseState(input, input["rng"])
      : fail(fault("expected a snapshot", "format")),
  position: ({ round, rounds, seats }) =>
    seats.some(({ guess, wager, isReady }) => guess > 0 || wager > 0 || isReady)
      ? undefined
      : { round, rounds, seats: seats.map(({ points }) => ({ points })) },
  fromPosition: (input, seed) =>
    isObject(input) ? parseState(input, seeded(seed)) : fail(fault("expected a position")),
  parseOptions: (input) => parseWith(schemas.options as Schema<Guesses["options"]>, input),
  parseMove: (input) => parseWith(schemas.move as Schema<Move>, input),
  schemas,

  scenario: {
    describe: ({ round, seats }) => ({ round, seats: seats.map((player) => ({ ...player })) }),
    setPaths: [],
    exactPaths: [],
    prefixPaths: [],
    kinds: ["guess", "wager", "ready", "unready", "time-up"],
    cellsOf: () => [],
    questions: [],
    ask: () => fail(fault("expected no question")),
  },
  simulation: {
    limitRounds: (options, rounds) => ({ ...options, rounds }),
    isCutShort: () => false,
    choices: () => ({}),
    untracedKinds: [],
    hasCompleteLegalMoves: false,
    anyMove: randomMoveOf,
    playground: () => plainPlayground(guesses, guesses.setup("", 2, {}), randomActorMove),
  },
};

/** Sometimes the clock's move, else a listed move or a wager of any seat. */
function randomActorMove(state: State, dice: Dice): readonly [Actor, Move] {
  if (dice.below(20) === 0) return ["clock", { kind: "time-up", part: partOf(state) }];
  const seat = dice.below(state.seats.length);
  return [seat, randomMoveOf(state, seat, dice)];
}

function randomMoveOf(state: State, seat: Seat, dice: Dice): Move {
  const { points, isReady } = playerAt(state, seat);
  const moves: Move[] = [...guesses.legalMoves(state, seat)];
  if (!isReady) moves.push({ kind: "wager", points: dice.below(points + 1) });
  return moves[dice.below(moves.length)] ?? { kind: "unready" };
}

function parseState(
  input: { readonly [key: string]: unknown },
  rng: unknown,
): Result<State, Fault> {
  const { round, rounds, seats } = input;
  if (!isCount(round)) return fail(fault("expected a number", "round"));
  if (!isCount(rounds)) return fail(fault("expected a number", "rounds"));
  if (!Array.isArray(seats)) return fail(fault("expected seats", "seats"));
  const players: Player[] = [];
  for (const [seat, player] of seats.entries()) {
    const whole: unknown = { ...START, ...(isObject(player) ? player : { points: undefined }) };
    if (!isPlayer(whole)) return fail(fault("expected a player", "seats", seat));
    players.push(whole);
  }
  while (players.length < guesses.players.min) players.push(START);
  if (!Array.isArray(rng) || !rng.every(isCount)) return fail(fault("expected a generator", "rng"));
  const [a = 0, b = 0, c = 0, d = 0] = rng;
  return ok({ round, rounds, seats: players, rng: [a, b, c, d] });
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isPlayer = (value: unknown): value is Player =>
  isObject(value) &&
  ["points", "guess", "wager"].every((key) => isCount(value[key])) &&
  typeof value["isReady"] === "boolean";
