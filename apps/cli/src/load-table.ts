import {
  initialState,
  fault,
  isObject,
  jsonPath,
  ok,
  parseRecord,
  parseScenario,
  isSameJson,
  findVersion,
  type GameRecord,
  type GameTypes,
  type Json,
  type Result,
} from "@sofala/engine";
import { checkFailed, badInput, type AnyGame, type Context, type CommandError } from "./command.ts";
import { gameOfDocument, malformedDocument, readDocument, type Document } from "./documents.ts";
import { sanitizeLine } from "./paint.ts";
import { terminalUiOf } from "./games/registry.ts";

type AnyRecord = GameRecord;

/** A table loaded from a file. */
export interface LoadedTable {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly names: readonly string[];
  /** The record, if the file is one. */
  readonly record?: AnyRecord;
  /** The moves played, with their events. */
  readonly events: readonly (readonly GameTypes["event"][])[];
}

/** Opens a position, a record (at its end, or after `step` moves) or a scenario (where it begins). */
export async function loadTable(
  file: string,
  context: Context,
  step?: number,
): Promise<Result<LoadedTable, CommandError>> {
  const document = await readDocument(file, context);
  if (!document.ok) return document;
  const game = gameOfDocument(document.value, context);
  if (!game.ok) return game;
  const format = isObject(document.value.content) ? document.value.content["format"] : undefined;
  switch (format) {
    case "sofala-record/1":
      return loadRecord(game.value, document.value, step);
    case "sofala-position/1":
    case "sofala-scenario/1":
      if (step !== undefined && step > 0) {
        return badInput(`${document.value.name}: --step is for records, and this is not one.`);
      }
      return loadStart(game.value, document.value, format);
    default: {
      const known = '"sofala-position/1", "sofala-record/1" or "sofala-scenario/1"';
      return malformedDocument(document.value, fault(`expected ${known}`, "format"));
    }
  }
}

/** Opens a record and plays it, all or the first `step` moves. */
export function loadRecord(
  game: AnyGame,
  document: Document,
  step?: number,
): Result<LoadedTable, CommandError> {
  const parsed = parseRecord(game, document.content);
  if (!parsed.ok) return malformedDocument(document, parsed.error);
  const record = parsed.value;
  const { moves, result } = record;
  if (step !== undefined && step > moves.length) {
    return badInput(
      `${document.name}: --step ${step} is too far, the record has ${moves.length} moves.`,
    );
  }
  const first = initialState(game, record);
  if (!first.ok) return malformedDocument(document, first.error);

  let state = first.value;
  const names = seatNamesOf(game, state, hasPlayerNames(document) ? record.players : undefined);
  const events: (readonly GameTypes["event"][])[] = [];
  for (const [index, [actor, move]] of moves.slice(0, step).entries()) {
    const outcome = game.applyMove(state, actor, move);
    if (!outcome.ok) {
      const why = terminalUiOf(game).sentences.refusal(outcome.error, names);
      const where = `${document.name}: ${jsonPath(["moves", index])}`;
      return checkFailed(`${where}: the move is refused (${outcome.error.code}): ${why}`);
    }
    events.push(outcome.value.events);
    ({ state } = outcome.value);
  }
  const ranking = game.result(state);
  if (step === undefined && result !== undefined && !isSameJson(result.ranking, ranking)) {
    const actual =
      ranking === undefined ? "the game is not over" : `it is ${JSON.stringify(ranking)}`;
    return checkFailed(
      `${document.name}: $.result.ranking: this is not how the game ends: ${actual}.`,
    );
  }
  return ok({ game, state, names, record, events });
}

function loadStart(
  game: AnyGame,
  document: Document,
  format: "sofala-position/1" | "sofala-scenario/1",
): Result<LoadedTable, CommandError> {
  if (format === "sofala-position/1") {
    const state = game.fromPosition(document.content, "");
    if (!state.ok) return malformedDocument(document, state.error);
    return ok({ game, state: state.value, names: seatNamesOf(game, state.value), events: [] });
  }
  const scenario = parseScenario(game, document.content);
  if (!scenario.ok) return malformedDocument(document, scenario.error);
  const { rules, players } = scenario.value;
  const version = findVersion(game, rules) ?? game;
  const state = initialState(version, scenario.value);
  if (!state.ok) return malformedDocument(document, state.error);
  const names = seatNamesOf(version, state.value, hasPlayerNames(document) ? players : undefined);
  return ok({ game: version, state: state.value, names, events: [] });
}

const hasPlayerNames = ({ content }: Document): boolean =>
  isObject(content) && Array.isArray(content["players"]);

/** What the seats are called: by their players where there are names, else as the game calls them. */
export const seatNamesOf = (
  game: AnyGame,
  state: unknown,
  players?: readonly string[],
): readonly string[] =>
  players?.map(sanitizeLine) ??
  terminalUiOf(game).seatNames(game.scenario.describe(state), game.players.max);

/** The position if it is defined now, otherwise the description. */
export function positionOrDescription(
  game: AnyGame,
  state: unknown,
): { readonly [member: string]: Json } {
  const position = game.position(state);
  if (position !== undefined) return { position };
  return { position: null, description: game.scenario.describe(state) };
}
