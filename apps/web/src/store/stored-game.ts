import { fault, fail, isObject, ok, activeMoves } from "@sofala/engine";
import type { Entry, Fault, GameRecord, GameTypes, Ranking, Result } from "@sofala/engine";
import type { Level } from "@sofala/bots";

/** Who plays a seat of a game on this device. */
export type Player =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: Level };

/** A game as it is stored on this device: its beginning and its log. */
export interface StoredGame<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** A game that is played, or an analysis. */
  readonly mode: "play" | "analysis";
  /** The name that a person gave it. */
  readonly title?: string;
  readonly players: readonly Player[];
  readonly options: T["options"];
  readonly seed?: string;
  readonly position?: NonNullable<GameRecord<T>["position"]>;
  /** Append-only, as the engine's log. */
  readonly log: readonly Entry<T>[];
  /** In an analysis: how many entries at the start of the log are from the game that it is about. */
  readonly played?: number;
  readonly ranking?: Ranking;
  /** A person asked a bot for advice. Not part of the record. */
  readonly helped?: boolean;
  /** The time that was left of the present part when the game was last stored. */
  readonly left?: { readonly run: string; readonly milliseconds: number };
  /** Milliseconds of the clock. */
  readonly created: number;
  readonly changed: number;
  /** Grows with every change, so that two windows do not overwrite each other. */
  readonly revision: number;
}

/** The record of a stored game, with the active moves of its log. */
export function recordOf<T extends GameTypes>(stored: StoredGame<T>): GameRecord<T> {
  const { game, rules, players, options, seed, position, log, ranking } = stored;
  return {
    format: "sofala-record/1",
    game,
    rules,
    players: players.map(({ name }) => name),
    options,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
    moves: activeMoves(log),
    ...(ranking === undefined ? {} : { result: { ranking } }),
  };
}

/** Parses what the app stores of a game; options, position and moves belong to its rules (`parseStored`). */
export function parseStoredRow(row: unknown): Result<StoredGame, Fault> {
  if (!isObject(row)) return fail(fault("expected a game"));
  const { id, mode, title, players, log, played, left, helped, created, changed, revision } = row;
  if (typeof id !== "string") return fail(fault("expected a text", "id"));
  if (mode !== "play" && mode !== "analysis") return fail(fault("expected a mode", "mode"));
  if (title !== undefined && typeof title !== "string") {
    return fail(fault("expected a text", "title"));
  }
  if (!Array.isArray(players) || !players.every(isPlayer)) {
    return fail(fault("expected players", "players"));
  }
  if (!Array.isArray(log)) return fail(fault("expected a log", "log"));
  if (played !== undefined && typeof played !== "number") {
    return fail(fault("expected a number", "played"));
  }
  if (left !== undefined && !isPartTimeLeft(left)) return fail(fault("expected a time", "left"));
  return ok({
    ...(row as unknown as StoredGame),
    ...(helped === undefined ? {} : { helped: helped === true }),
    created: numberOrDefault(created, 0),
    changed: numberOrDefault(changed, 0),
    revision: numberOrDefault(revision, 0),
  });
}

const numberOrDefault = (value: unknown, fallback: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : fallback;

const isPlayer = (value: unknown): value is Player =>
  isObject(value) &&
  typeof value["name"] === "string" &&
  (value["kind"] === "person" || (value["kind"] === "bot" && typeof value["level"] === "string"));

const isPartTimeLeft = (value: unknown): value is StoredGame["left"] =>
  isObject(value) &&
  typeof value["run"] === "string" &&
  typeof value["milliseconds"] === "number" &&
  value["milliseconds"] >= 0;
