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
import { boardOf } from "./games/registry.ts";
import { answerNo, badInput, type AnyGame, type Context, type Trouble } from "./command.ts";
import { gameOf, malformed, readDocument, type Document } from "./documents.ts";
import { oneLine } from "./paint.ts";
import { sentencesOf } from "./game-sentences.ts";

type AnyRecord = GameRecord;

/** A game as it stands somewhere in a file. */
export interface Table {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly names: readonly string[];
  /** The record, where the file is one. */
  readonly record?: AnyRecord;
  /** Moves played, and what happened in each. */
  readonly events: readonly (readonly GameTypes["event"][])[];
}

/** Opens a position, a record (at its end, or after `step` moves) or a scenario (where it begins). */
export async function openTable(
  file: string,
  context: Context,
  step?: number,
): Promise<Result<Table, Trouble>> {
  const document = await readDocument(file, context);
  if (!document.ok) return document;
  const game = gameOf(document.value, context);
  if (!game.ok) return game;
  const format = isObject(document.value.content) ? document.value.content["format"] : undefined;
  switch (format) {
    case "sofala-record/1":
      return openRecord(game.value, document.value, step);
    case "sofala-position/1":
    case "sofala-scenario/1":
      if (step !== undefined && step > 0) {
        return badInput(`${document.value.name}: --step is for records, and this is none.`);
      }
      return openBeginning(game.value, document.value, format);
    default: {
      const known = '"sofala-position/1", "sofala-record/1" or "sofala-scenario/1"';
      return malformed(document.value, fault(`expected ${known}`, "format"));
    }
  }
}

/** Opens a record and plays it, all or the first `step` moves. */
export function openRecord(
  game: AnyGame,
  document: Document,
  step?: number,
): Result<Table, Trouble> {
  const parsed = parseRecord(game, document.content);
  if (!parsed.ok) return malformed(document, parsed.error);
  const record = parsed.value;
  const { moves, result } = record;
  if (step !== undefined && step > moves.length) {
    return badInput(
      `${document.name}: --step ${step} is too far, the record has ${moves.length} moves.`,
    );
  }
  const first = initialState(game, record);
  if (!first.ok) return malformed(document, first.error);

  let state = first.value;
  const names = namesOf(game, state, isNamed(document) ? record.players : undefined);
  const events: (readonly GameTypes["event"][])[] = [];
  for (const [index, [actor, move]] of moves.slice(0, step).entries()) {
    const outcome = game.applyMove(state, actor, move);
    if (!outcome.ok) {
      const why = sentencesOf(game).refusal(outcome.error, names);
      const where = `${document.name}: ${jsonPath(["moves", index])}`;
      return answerNo(`${where}: the move is refused (${outcome.error.code}): ${why}`);
    }
    events.push(outcome.value.events);
    ({ state } = outcome.value);
  }
  const ranking = game.result(state);
  if (step === undefined && result !== undefined && !isSameJson(result.ranking, ranking)) {
    const truth =
      ranking === undefined ? "the game is not over" : `it is ${JSON.stringify(ranking)}`;
    return answerNo(`${document.name}: $.result.ranking: this is not how the game ends: ${truth}.`);
  }
  return ok({ game, state, names, record, events });
}

function openBeginning(
  game: AnyGame,
  document: Document,
  format: "sofala-position/1" | "sofala-scenario/1",
): Result<Table, Trouble> {
  if (format === "sofala-position/1") {
    const state = game.fromPosition(document.content, "");
    if (!state.ok) return malformed(document, state.error);
    return ok({ game, state: state.value, names: namesOf(game, state.value), events: [] });
  }
  const scenario = parseScenario(game, document.content);
  if (!scenario.ok) return malformed(document, scenario.error);
  const { rules, players } = scenario.value;
  const version = findVersion(game, rules) ?? game;
  const state = initialState(version, scenario.value);
  if (!state.ok) return malformed(document, state.error);
  const names = namesOf(version, state.value, isNamed(document) ? players : undefined);
  return ok({ game: version, state: state.value, names, events: [] });
}

const isNamed = ({ content }: Document): boolean =>
  isObject(content) && Array.isArray(content["players"]);

/** What the seats are called: by their players where there are names, else as the game calls them. */
export const namesOf = (
  game: AnyGame,
  state: unknown,
  players?: readonly string[],
): readonly string[] => players?.map(oneLine) ?? boardOf(game).names(game.scenario.describe(state));

/** The position where one stands, else the description under its own name. */
export function spelt(game: AnyGame, state: unknown): { readonly [member: string]: Json } {
  const position = game.position(state);
  if (position !== undefined) return { position };
  return { position: null, description: game.scenario.describe(state) };
}
