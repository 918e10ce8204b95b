import { fail, isObject, isSameJson, ok, parseRecord, parseScenario } from "@sofala/engine";
import type { Fault, Game, GameTypes, Result, Timeline } from "@sofala/engine";
import { replayStored } from "./load-game.ts";
import { capitalize } from "../text/capitalize.ts";
import { COLLECTION_FORMAT } from "../store/export.ts";
import type { ImportFault, Imported, ImportedRecord, SavedGame } from "./import-types.ts";
import { createStoredGame } from "../store/create-stored-game.ts";
import { parseStored } from "../store/parse-stored.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";

/** Larger files are not read. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** The rules that games are read by; documents that name no game are read by the first. */
export type Rules = readonly [Game, ...Game[]];

/** Reads a record, a position, a scenario or a collection of games by their rules. */
export function readImport(text: string, rules: Rules): Result<Imported, ImportFault> {
  if (text.trim() === "") return fail({ code: "empty" });
  if (text.length > MAX_BYTES) return fail({ code: "too-large", bytes: text.length });
  const document = parseJson(text);
  if (!document.ok) return document;
  const { value } = document;
  const format = isObject(value) ? value["format"] : undefined;
  if (!isObject(value) || typeof format !== "string") return fail({ code: "unknown" });
  const [name, version = ""] = format.split("/");
  if (!FORMATS.includes(name ?? "")) return fail({ code: "unknown" });
  if (version !== "1") return fail({ code: "newer" });
  if (format === COLLECTION_FORMAT) return readCollection(value, rules);
  return withRules(rules, value, (game) => {
    const { rules: rulesVersion } = value;
    if (typeof rulesVersion === "number" && rulesVersion > game.rulesVersion)
      return fail({ code: "newer" });
    if (name === "sofala-record") return readRecord(game, "record", value);
    return name === "sofala-scenario" ? readScenario(game, value) : readPosition(game, value);
  });
}

/** Reads a document by the rules of its game. */
function withRules<Value>(
  rules: Rules,
  { game }: { readonly [key: string]: unknown },
  read: (game: Game) => Result<Value, ImportFault>,
): Result<Value, ImportFault> {
  if (typeof game !== "string") return read(rules[0]);
  const found = rules.find(({ id }) => id === game);
  return found === undefined ? fail({ code: "other-game", game }) : read(found);
}

const FORMATS = ["sofala-record", "sofala-position", "sofala-scenario", "sofala-games"];

/** The stored game that an imported record becomes, with these players. */
export function storedFromImport(
  { game, record }: ImportedRecord,
  players: readonly Player[],
  mode: StoredGame["mode"],
): StoredGame {
  const { options, seed, position, moves, result, rules } = record;
  return {
    ...createStoredGame<GameTypes>(
      { id: game, rulesVersion: rules },
      {
        players,
        options,
        ...(position === undefined ? {} : { position }),
        ...(seed === undefined ? {} : { seed }),
        moves,
        mode,
      },
    ),
    ...(result === undefined ? {} : { ranking: result.ranking }),
  };
}

function parseJson(text: string): Result<unknown, ImportFault> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const line = lineOfJsonError(error instanceof Error ? error.message : "", text);
    return fail({ code: "not-json", ...(line === undefined ? {} : { line }) });
  }
}

/** Browsers differ: some give the line, some the position. */
function lineOfJsonError(message: string, text: string): number | undefined {
  const line = /line (\d+)/u.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/u.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split("\n").length;
}

function readRecord(
  game: Game,
  kind: "record" | "position",
  input: unknown,
): Result<ImportedRecord, ImportFault> {
  const record = parseRecord(game, input);
  if (!record.ok) return malformed(record.error);
  const players = record.value.players.map((name): Player => ({ kind: "person", name }));
  const played = replayImported(game, {
    ...createStoredGame(game, { ...record.value, players }),
    rules: record.value.rules,
  });
  if (!played.ok) return played;
  const view = played.value.view("spectator");
  const ranking = played.value.result;
  const claimedRanking = record.value.result?.ranking;
  if (claimedRanking !== undefined && !isSameJson(claimedRanking, ranking))
    return fail({ code: "other-result" });
  const complete = ranking === undefined ? record.value : { ...record.value, result: { ranking } };
  return ok({ kind, game: game.id, record: complete, view });
}

/** A scenario is opened after its moves; its other steps are tests of the rules. */
function readScenario(game: Game, input: unknown): Result<ImportedRecord, ImportFault> {
  const scenario = parseScenario(game, input);
  if (!scenario.ok) return malformed(scenario.error);
  const { players, options, seed, position, moves, steps } = scenario.value;
  const played = steps.flatMap((step) =>
    step.ask === "move" && step.refused === false ? [[step.actor, step.move]] : [],
  );
  return readRecord(game, "position", {
    ...recordHead(game, players, options),
    rules: scenario.value.rules,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
    moves: [...moves, ...played],
  });
}

function readPosition(
  game: Game,
  input: { readonly [key: string]: unknown },
): Result<ImportedRecord, ImportFault> {
  const { options } = input;
  // Faults must have paths in the position, not in the record around it.
  const state = game.fromPosition(input, "");
  if (!state.ok) return malformed(state.error);
  return readRecord(game, "position", {
    ...recordHead(game, seatNames(game.view(state.value, "spectator")), options ?? {}),
    position: input,
    moves: [],
  });
}

/** Seats are named by their empires, or by their numbers. */
function seatNames(view: unknown): readonly string[] {
  const seats = isObject(view) && Array.isArray(view["seats"]) ? view["seats"] : [];
  return seats.map((seat: unknown, n) => {
    const empire = isObject(seat) ? seat["empire"] : undefined;
    return typeof empire === "string" ? capitalize(empire) : `${n + 1}`;
  });
}

const recordHead = ({ id, rulesVersion }: Game, players: readonly string[], options: unknown) => ({
  format: "sofala-record/1",
  game: id,
  rules: rulesVersion,
  players,
  options,
});

function readCollection(
  input: { readonly [key: string]: unknown },
  rules: Rules,
): Result<Imported, ImportFault> {
  const { games } = input;
  if (!Array.isArray(games)) {
    return malformed({ path: ["games"], reason: "expected a list of games" });
  }
  return ok({
    kind: "games",
    games: games.map((row: unknown) => ({ row, game: readStoredRow(row, rules) })),
  });
}

/** Reads a stored game, and replays it to check its moves. */
export function readStoredRow(row: unknown, rules: Rules): Result<SavedGame, ImportFault> {
  return withRules(rules, isObject(row) ? row : {}, (game) => {
    const stored = parseStored(game, row);
    if (!stored.ok) return malformed(stored.error);
    const played = replayImported(game, stored.value);
    if (!played.ok) return played;
    const view = played.value.view("spectator");
    return ok({ game: game.id, stored: stored.value, view });
  });
}

/** Replays a game to its last move; fails with the move that is refused. */
function replayImported(game: Game, stored: StoredGame): Result<Timeline, ImportFault> {
  const timeline = replayStored(game, stored);
  if (timeline.ok) return timeline;
  const { fault, refusedMove } = timeline.error;
  if (refusedMove === undefined) return malformed(fault);
  const { index, actor, move, refusal } = refusedMove;
  const names = stored.players.map(({ name }) => name);
  return fail({
    code: "illegal-move",
    game: game.id,
    number: index + 1,
    actor,
    move,
    refusal,
    names,
  });
}

const malformed = (fault: Fault): Result<never, ImportFault> => fail({ code: "malformed", fault });
