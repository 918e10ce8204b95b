import {
  fail,
  isObject,
  ok,
  parseRecord,
  parseScenario,
  sameJson,
  standingMoves,
} from "@sofala/engine";
import type { Actor, Fault, GameRecord, Result } from "@sofala/engine";
import { zimbabwe, type Move, type Refusal, type View, type Zimbabwe } from "@sofala/zimbabwe";
import { chronicleOf, latest } from "../host/chronicle.ts";
import { capital } from "../words/capital.ts";
import { SET_FORMAT } from "./export.ts";
import { createStored } from "./new-game.ts";
import { parseStored, type Player, type StoredGame } from "./stored-game.ts";

/** The largest file that is read. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Why a file is not taken. */
export type ImportFault =
  | { readonly code: "empty" }
  | { readonly code: "too-large"; readonly bytes: number }
  | { readonly code: "not-json"; readonly line?: number }
  /** JSON, but nothing that Sofala writes. */
  | { readonly code: "unknown" }
  | { readonly code: "other-game"; readonly game: string }
  /** Written by a later version of the app or the rules. */
  | { readonly code: "newer" }
  | { readonly code: "malformed"; readonly fault: Fault }
  | {
      readonly code: "illegal-move";
      /** From 1. */
      readonly number: number;
      readonly actor: Actor;
      readonly move: Move;
      readonly refusal: Refusal;
      readonly names: readonly string[];
    }
  /** The moves lead to another end than the file tells. */
  | { readonly code: "other-result" };

/** What a file brought. */
export type Imported =
  | {
      readonly kind: "record" | "position";
      readonly record: GameRecord<Zimbabwe>;
      /** The table after the last move. */
      readonly view: View;
    }
  | { readonly kind: "games"; readonly games: readonly ImportedGame[] };

/** One game of a set; those that cannot be read stay what they are. */
export interface ImportedGame {
  readonly row: unknown;
  readonly game: Result<KeptGame, ImportFault>;
}

/** A game that this device keeps, and how its table stands. */
export interface KeptGame {
  readonly stored: StoredGame<Zimbabwe>;
  readonly view: View;
}

/** Reads a record, a position, a scenario or a set of games. */
export function readImport(text: string): Result<Imported, ImportFault> {
  if (text.trim() === "") return fail({ code: "empty" });
  if (text.length > MOST_BYTES) return fail({ code: "too-large", bytes: text.length });
  const document = parseJson(text);
  if (!document.ok) return document;
  const { value } = document;
  const format = isObject(value) ? value["format"] : undefined;
  if (!isObject(value) || typeof format !== "string") return fail({ code: "unknown" });
  const [name, version = ""] = format.split("/");
  if (!FORMATS.includes(name ?? "")) return fail({ code: "unknown" });
  if (version !== "1") return fail({ code: "newer" });
  if (format === SET_FORMAT) return readSet(value);

  const { game, rules } = value;
  if (typeof game === "string" && game !== zimbabwe.id) return fail({ code: "other-game", game });
  if (typeof rules === "number" && rules > zimbabwe.rulesVersion) return fail({ code: "newer" });
  if (name === "sofala-record") return readRecord("record", value);
  return name === "sofala-scenario" ? readScenario(value) : readPosition(value);
}

const FORMATS = ["sofala-record", "sofala-position", "sofala-scenario", "sofala-games"];

/** The game that an import becomes once it is known who plays. */
export const storedOf = (
  { record }: Extract<Imported, { kind: "record" | "position" }>,
  players: readonly Player[],
  mode: StoredGame["mode"],
): StoredGame<Zimbabwe> => {
  const { options, seed, position, moves, result } = record;
  return {
    ...createStored({
      players,
      options,
      ...(position === undefined ? {} : { position }),
      ...(position !== undefined || seed === undefined ? {} : { seed }),
      moves,
      mode,
    }),
    rules: record.rules,
    ...(result === undefined ? {} : { ranking: result.ranking }),
  };
};

function parseJson(text: string): Result<unknown, ImportFault> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const line = lineOf(error instanceof Error ? error.message : "", text);
    return fail({ code: "not-json", ...(line === undefined ? {} : { line }) });
  }
}

/** Browsers say where in their own ways: by line, or by position. */
function lineOf(message: string, text: string): number | undefined {
  const line = /line (\d+)/u.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/u.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split("\n").length;
}

function readRecord(
  kind: "record" | "position",
  input: unknown,
): Result<Extract<Imported, { kind: "record" | "position" }>, ImportFault> {
  const record = parseRecord(zimbabwe, input);
  if (!record.ok) return malformed(record.error);
  const players = record.value.players.map((name): Player => ({ kind: "person", name }));
  const played = playedOut({
    ...createStored({ ...record.value, players }),
    rules: record.value.rules,
  });
  if (!played.ok) return played;
  const { view } = played.value;
  const told = record.value.result?.ranking;
  if (told !== undefined && !sameJson(told, view.ranking)) {
    return fail({ code: "other-result" });
  }
  return ok({ kind, record: withResult(record.value, view), view });
}

const withResult = (record: GameRecord<Zimbabwe>, { ranking }: View): GameRecord<Zimbabwe> =>
  ranking === undefined ? record : { ...record, result: { ranking } };

/** A scenario is opened where its moves lead; its questions are for the rules. */
function readScenario(input: unknown): Result<Imported, ImportFault> {
  const scenario = parseScenario(zimbabwe, input);
  if (!scenario.ok) return malformed(scenario.error);
  const { players, options, seed, position, moves, steps } = scenario.value;
  const played = steps.flatMap((step) =>
    step.ask === "move" && step.refused === false ? [[step.actor, step.move]] : [],
  );
  return readRecord("position", {
    ...recordHead(players, options),
    rules: scenario.value.rules,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
    moves: [...moves, ...played],
  });
}

function readPosition(input: { readonly [key: string]: unknown }): Result<Imported, ImportFault> {
  const { options } = input;
  // What is wrong with a position is said of the position, not of a record around it.
  const state = zimbabwe.fromPosition(input, "");
  if (!state.ok) return malformed(state.error);
  const { seats } = zimbabwe.view(state.value, "spectator");
  const players = seats.map(({ empire }) => capital(empire));
  return readRecord("position", {
    ...recordHead(players, options ?? {}),
    position: input,
    moves: [],
  });
}

const recordHead = (players: readonly string[], options: unknown) => ({
  format: "sofala-record/1",
  game: zimbabwe.id,
  rules: zimbabwe.rulesVersion,
  players,
  options,
});

function readSet(input: { readonly [key: string]: unknown }): Result<Imported, ImportFault> {
  const { games } = input;
  if (!Array.isArray(games)) {
    return malformed({ path: ["games"], reason: "expected a list of games" });
  }
  return ok({ kind: "games", games: games.map((row: unknown) => ({ row, game: readRow(row) })) });
}

/** A game as a device keeps it, played to its end to see that it can be. */
export function readRow(row: unknown): Result<KeptGame, ImportFault> {
  const game = isObject(row) ? row["game"] : undefined;
  if (typeof game === "string" && game !== zimbabwe.id) return fail({ code: "other-game", game });
  const stored = parseStored(zimbabwe, row);
  if (!stored.ok) return malformed(stored.error);
  const played = playedOut(stored.value);
  return played.ok ? ok({ stored: stored.value, view: played.value.view }) : played;
}

/** The last moment of a game, or the move that is refused. */
function playedOut(stored: StoredGame<Zimbabwe>): Result<{ readonly view: View }, ImportFault> {
  const moments = chronicleOf(zimbabwe, stored);
  if (moments.ok) return ok(latest(moments.value));
  return illegalMove(stored, moments.error) ?? malformed(moments.error);
}

function illegalMove(
  stored: StoredGame<Zimbabwe>,
  { path }: Fault,
): Result<never, ImportFault> | undefined {
  const [part, index] = path;
  if (part !== "moves" || typeof index !== "number") return undefined;
  const moves = standingMoves(stored.log);
  const kept = moves
    .slice(0, index)
    .map(([who, made]) => ({ kind: "move", actor: who, move: made }) as const);
  const before = chronicleOf(zimbabwe, { ...stored, log: kept });
  const [actor, move] = moves[index] ?? [];
  const last = before.ok ? before.value.at(-1) : undefined;
  if (last === undefined || actor === undefined || move === undefined) return undefined;
  const next = last.after(actor, move);
  if (next.ok) return undefined;
  const names = stored.players.map(({ name }) => name);
  return fail({ code: "illegal-move", number: index + 1, actor, move, refusal: next.error, names });
}

const malformed = (fault: Fault): Result<never, ImportFault> => fail({ code: "malformed", fault });
