import type { Actor, Game, GameTypes, Ranking, Step } from "./game.ts";
import { fault, isObject, isSameJson, prependPath, type Fault, type JsonObject } from "./json.ts";
import { fail, ok, type Result } from "./result.ts";
import { parseVersion } from "./rules-versions.ts";

/** A stored game: how it started, its moves and its result. */
export interface GameRecord<T extends GameTypes = GameTypes> {
  readonly format: "sofala-record/1";
  readonly game: string;
  readonly rules: number;
  readonly players: readonly string[];
  readonly options: T["options"];
  readonly seed?: string;
  readonly position?: JsonObject;
  readonly moves: readonly (readonly [Actor, T["move"]])[];
  readonly result?: { readonly ranking: Ranking };
  /** For human readers: the purpose of this record. */
  readonly pins?: string;
}

/** How a game starts: from a seed and options, or from a position. */
export interface GameStart<T extends GameTypes> {
  readonly players: readonly string[];
  readonly options: T["options"];
  readonly seed?: string;
  readonly position?: JsonObject;
}

export interface ReplayResult<T extends GameTypes> {
  readonly state: T["state"];
  readonly steps: readonly Step<T>[];
}

export const RECORD_FIELDS = [
  "format",
  "game",
  "rules",
  "players",
  "options",
  "seed",
  "position",
  "moves",
  "result",
  "pins",
];

/** Parses a record of any rules version, under that version. */
export function parseRecord<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<GameRecord<T>, Fault> {
  if (!isObject(input)) return fail(fault("expected a record"));
  if (input["format"] !== "sofala-record/1")
    return fail(fault('expected "sofala-record/1"', "format"));
  if (input["game"] !== game.id) return fail(fault(`expected "${game.id}"`, "game"));
  const unknown = Object.keys(input).find((key) => !RECORD_FIELDS.includes(key));
  if (unknown !== undefined) return fail(fault("unknown field", unknown));

  const version = parseVersion(game, input["rules"]);
  if (!version.ok) return version;
  const { pins } = input;
  if (pins !== undefined && typeof pins !== "string") return fail(fault("expected a text", "pins"));
  const start = parseGameStart(version.value, input);
  if (!start.ok) return start;
  const moves = parseMoves(version.value, input["moves"]);
  if (!moves.ok) return moves;
  const result = parseResult(input["result"], start.value.players.length);
  if (!result.ok) return result;

  return ok({
    format: "sofala-record/1",
    game: game.id,
    rules: version.value.rulesVersion,
    ...start.value,
    moves: moves.value,
    ...(result.value === undefined ? {} : { result: result.value }),
    ...(pins === undefined ? {} : { pins }),
  });
}

/** The part that records and scenarios share. */
export function parseGameStart<T extends GameTypes>(
  game: Game<T>,
  input: { readonly [key: string]: unknown },
): Result<GameStart<T>, Fault> {
  const { players, seed, position } = input;
  const options = game.parseOptions(input["options"] ?? {});
  if (!options.ok) return fail(prependPath(["options"], options.error));
  if (seed === undefined && position === undefined) {
    return fail(fault("expected a seed or a position"));
  }
  if (seed !== undefined && typeof seed !== "string") return fail(fault("expected a text", "seed"));
  if (position !== undefined && !isObject(position)) {
    return fail(fault("expected a position", "position"));
  }
  const names = parseNames(game, players, position);
  if (!names.ok) return names;
  return ok({
    players: names.value,
    options: options.value,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position: position as JsonObject }),
  });
}

function parseNames<T extends GameTypes>(
  game: Game<T>,
  players: unknown,
  position: { readonly [key: string]: unknown } | undefined,
): Result<readonly string[], Fault> {
  const { min, max } = game.players;
  const seats = position?.["seats"];
  // A position may omit seats that are as at the start of a game.
  const seated = Math.max(min, Array.isArray(seats) ? seats.length : 0);
  if (players === undefined && position !== undefined) {
    return ok(Array.from({ length: seated }, (_, n) => `${n}`));
  }
  if (!Array.isArray(players) || players.length < min || players.length > max) {
    return fail(fault(`expected the names of ${min} to ${max} players`, "players"));
  }
  if (position !== undefined && players.length !== seated) {
    return fail(fault(`the position has ${seated} seats`, "players"));
  }
  const wrong = players.findIndex((name) => typeof name !== "string");
  return wrong === -1 ? ok(players) : fail(fault("expected a name", "players", wrong));
}

export function parseMoves<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<readonly (readonly [Actor, T["move"]])[], Fault> {
  if (!Array.isArray(input)) return fail(fault("expected a list of moves", "moves"));
  const moves: [Actor, T["move"]][] = [];
  for (const [index, entry] of input.entries()) {
    if (!Array.isArray(entry) || entry.length !== 2) {
      return fail(fault("expected a seat and a move", "moves", index));
    }
    const [actor, written]: unknown[] = entry;
    if (!isActor(actor)) return fail(fault('expected a seat or "clock"', "moves", index, 0));
    const move = game.parseMove(written);
    if (!move.ok) return fail(prependPath(["moves", index, 1], move.error));
    moves.push([actor, move.value]);
  }
  return ok(moves);
}

function parseResult(
  input: unknown,
  players: number,
): Result<{ readonly ranking: Ranking } | undefined, Fault> {
  if (input === undefined) return ok(undefined);
  const ranking = isObject(input) && Object.keys(input).length === 1 ? input["ranking"] : undefined;
  const seats: unknown[] = Array.isArray(ranking) ? ranking.flat() : [];
  const isRanking =
    Array.isArray(ranking) &&
    ranking.every((place) => Array.isArray(place) && place.length > 0) &&
    seats.length === players &&
    Array.from({ length: players }, (_, seat) => seat).every((seat) => seats.includes(seat));
  if (!isRanking) return fail(fault("expected every seat once", "result", "ranking"));
  return ok({ ranking });
}

/** The initial state of a record or scenario, under the rules of the given game. */
export function initialState<T extends GameTypes>(
  game: Game<T>,
  { seed, position, players, options }: GameStart<T>,
): Result<T["state"], Fault> {
  if (position === undefined) {
    const refused = game.optionsFault?.(options, players.length);
    if (refused !== undefined) return fail(prependPath(["options"], refused));
    return ok(game.setup(seed ?? "", players.length, options));
  }
  // The record supplies what the position omits, including options.
  const { options: own = {} } = position;
  const merged = isObject(own) ? { ...options, ...own } : own;
  const state = game.fromPosition({ ...position, options: merged }, seed ?? "");
  return state.ok ? state : fail(prependPath(["position"], state.error));
}

/** Replays a record under its own rules, completely or its first `count` moves; verifies the result after the last move. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  count = record.moves.length,
): Result<ReplayResult<T>, Fault> {
  const work = replayInSteps(game, record, count);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** Like `replay`, but yields after every move. */
export function* replayInSteps<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  count = record.moves.length,
): Generator<void, Result<ReplayResult<T>, Fault>> {
  const version = parseVersion(game, record.rules);
  if (!version.ok) return version;
  const first = initialState(version.value, record);
  if (!first.ok) return first;
  let state = first.value;
  const steps: Step<T>[] = [];
  for (const [index, [actor, move]] of record.moves.slice(0, count).entries()) {
    const step = version.value.applyMove(state, actor, move);
    if (!step.ok) return fail(fault(`the move is refused: ${step.error.code}`, "moves", index));
    steps.push(step.value);
    ({ state } = step.value);
    yield;
  }
  const recorded = record.result?.ranking;
  const found = version.value.result(state);
  if (count >= record.moves.length && recorded !== undefined && !isSameJson(recorded, found)) {
    const end =
      found === undefined ? "the game is not over" : `the ranking is ${JSON.stringify(found)}`;
    return fail(fault(end, "result", "ranking"));
  }
  return ok({ state, steps });
}

export const isActor = (value: unknown): value is Actor =>
  value === "clock" || (typeof value === "number" && Number.isInteger(value) && value >= 0);
