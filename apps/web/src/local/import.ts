import { fail, isObject, isSameJson, ok, parseRecord, parseScenario } from "@sofala/engine";
import type { Fault, Game, GameTypes, Result, Timeline } from "@sofala/engine";
import { playStored } from "./moments.ts";
import { capital } from "../text/capitalize.ts";
import { SET_FORMAT } from "../store/export.ts";
import { gameNamed } from "../store/game-id.ts";
import type { Brought, ImportFault, Imported, ImportedRecord, KeptGame } from "./import-types.ts";
import { createStored } from "../store/create-stored-game.ts";
import { FIRST_RULES, type Rules } from "./load-rules.ts";
import { parseStored, type Player, type StoredGame } from "../store/stored-game.ts";

/** The largest file that is read. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Reads a record, a position, a scenario or a set of games, as far as the rules of its game are there. */
export function readImport(text: string, rules = FIRST_RULES): Result<Imported, ImportFault> {
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
  if (format === SET_FORMAT) return readSet(value, rules);
  return withRules(rules, value, (game) => {
    const { rules: written } = value;
    if (typeof written === "number" && written > game.rulesVersion) return fail({ code: "newer" });
    if (name === "sofala-record") return readRecord(game, "record", value);
    return name === "sofala-scenario" ? readScenario(game, value) : readPosition(game, value);
  });
}

/** Reads a document by the rules of its game. */
function withRules<Answer>(
  { zimbabwe, mediterranean }: Rules,
  document: { readonly [key: string]: unknown },
  read: <T extends GameTypes>(game: Game<T>) => Result<Answer, ImportFault>,
): Result<Answer, ImportFault> {
  const { game = zimbabwe.id } = document;
  const id = gameNamed(game);
  if (id === "mediterranean" && mediterranean !== undefined) return read(mediterranean);
  return id === "zimbabwe" || typeof game !== "string"
    ? read(zimbabwe)
    : fail({ code: "other-game", game });
}

const FORMATS = ["sofala-record", "sofala-position", "sofala-scenario", "sofala-games"];

/** The game that an import becomes once it is known who plays. */
export function storedOf<T extends GameTypes>(
  { game, record }: Pick<Brought<string, T>, "game" | "record">,
  players: readonly Player[],
  mode: StoredGame["mode"],
): StoredGame<T> {
  const { options, seed, position, moves, result, rules } = record;
  return {
    ...createStored<T>(
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

function readRecord<T extends GameTypes>(
  game: Game<T>,
  kind: "record" | "position",
  input: unknown,
): Result<ImportedRecord, ImportFault> {
  const record = parseRecord(game, input);
  if (!record.ok) return malformed(record.error);
  const players = record.value.players.map((name): Player => ({ kind: "person", name }));
  const played = playedOut(game, {
    ...createStored(game, { ...record.value, players }),
    rules: record.value.rules,
  });
  if (!played.ok) return played;
  const view = played.value.view("spectator");
  const ranking = played.value.result;
  const told = record.value.result?.ranking;
  if (told !== undefined && !isSameJson(told, ranking)) return fail({ code: "other-result" });
  const whole = ranking === undefined ? record.value : { ...record.value, result: { ranking } };
  // Rules and record are of one game.
  return ok({ kind, game: game.id, record: whole, view } as unknown as ImportedRecord);
}

/** A scenario is opened where its moves lead; its questions are for the rules. */
function readScenario<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<ImportedRecord, ImportFault> {
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

function readPosition<T extends GameTypes>(
  game: Game<T>,
  input: { readonly [key: string]: unknown },
): Result<ImportedRecord, ImportFault> {
  const { options } = input;
  // What is wrong with a position is said of the position, not of a record around it.
  const state = game.fromPosition(input, "");
  if (!state.ok) return malformed(state.error);
  return readRecord(game, "position", {
    ...recordHead(game, namesIn(game.view(state.value, "spectator")), options ?? {}),
    position: input,
    moves: [],
  });
}

/** Seats go by their empires, or by their numbers where they have none. */
function namesIn(view: unknown): readonly string[] {
  const seats = isObject(view) && Array.isArray(view["seats"]) ? view["seats"] : [];
  return seats.map((seat: unknown, n) => {
    const empire = isObject(seat) ? seat["empire"] : undefined;
    return typeof empire === "string" ? capital(empire) : `${n + 1}`;
  });
}

const recordHead = <T extends GameTypes>(
  { id, rulesVersion }: Game<T>,
  players: readonly string[],
  options: unknown,
) => ({ format: "sofala-record/1", game: id, rules: rulesVersion, players, options });

function readSet(
  input: { readonly [key: string]: unknown },
  rules: Rules,
): Result<Imported, ImportFault> {
  const { games } = input;
  if (!Array.isArray(games)) {
    return malformed({ path: ["games"], reason: "expected a list of games" });
  }
  return ok({
    kind: "games",
    games: games.map((row: unknown) => ({ row, game: readRow(row, rules) })),
  });
}

/** A game as a device keeps it, played to its end to see that it can be. */
export function readRow(row: unknown, rules = FIRST_RULES): Result<KeptGame, ImportFault> {
  return withRules(rules, isObject(row) ? row : {}, (game) => {
    const stored = parseStored(game, row);
    if (!stored.ok) return malformed(stored.error);
    const played = playedOut(game, stored.value);
    if (!played.ok) return played;
    const view = played.value.view("spectator");
    // Rules and row are of one game.
    return ok({ game: game.id, stored: stored.value, view } as unknown as KeptGame);
  });
}

/** A game played to its end, or the move that is refused. */
function playedOut<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<Timeline<T>, ImportFault> {
  const timeline = playStored(game, stored);
  if (timeline.ok) return timeline;
  const { fault, refused } = timeline.error;
  if (refused === undefined) return malformed(fault);
  const { index, actor, move, refusal } = refused;
  const names = stored.players.map(({ name }) => name);
  const told = { code: "illegal-move", game: game.id, number: index + 1, actor, move, names };
  return fail({ ...told, refusal } as unknown as ImportFault);
}

const malformed = (fault: Fault): Result<never, ImportFault> => fail({ code: "malformed", fault });
