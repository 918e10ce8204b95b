import type { Game, GameTypes, Json, JsonObject, Seat } from "@sofala/engine";
import { timelineOf } from "../local/load-game.ts";
import { momentsOf, type FullMoment } from "../local/moments.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** What a report is about: a moment of a game, a refused move, an error of the app. */
export interface ReportSubject {
  readonly game?: ReportedGame;
  /** The number of moves before the moment; by default, all. */
  readonly at?: number | undefined;
  readonly refused?: { readonly seat: Seat; readonly move: GameTypes["move"] } | undefined;
  readonly error?: unknown;
  /** A stored game that cannot be read. */
  readonly unreadableGame?: unknown;
}

/** A stored game, with what a scenario needs. */
interface ReportedGame {
  readonly stored: StoredGame;
  readonly loadGame: () => Promise<Game>;
}

/** What a report says about the app and the device. */
export interface ReportContext {
  readonly app: string;
  readonly browser: string;
  readonly language: string;
  readonly screen: string;
}

/** A report as a document: a scenario if it is about a game, otherwise only the context. */
export async function createReport(
  subject: ReportSubject,
  context: ReportContext,
): Promise<JsonObject> {
  const { game, error, unreadableGame } = subject;
  const about = { ...context, ...(error === undefined ? {} : { error: errorText(error) }) };
  if (game === undefined) {
    return {
      format: "sofala-report/1",
      about,
      ...(unreadableGame === undefined ? {} : { game: unreadableGame as Json }),
    };
  }
  const { stored } = game;
  const rules = await game.loadGame().catch(() => undefined);
  const timeline = rules && timelineOf(rules, stored);
  if (rules !== undefined && timeline?.ok === true)
    return scenarioOf(rules, stored, momentsOf(timeline.value), subject, about);
  // A game that cannot be replayed is included as it is stored.
  return { format: "sofala-report/1", about, game: stored as unknown as Json };
}

/** The same report with the person's text; a scenario is named after its first line. */
export function withDescription(report: JsonObject, description: string): JsonObject {
  const words = description.trim();
  const [name = ""] = words.split("\n");
  const about = { ...(report["about"] as JsonObject), words };
  return "name" in report && name !== ""
    ? { ...report, about, name: name.slice(0, 80) }
    : { ...report, about };
}

/** The last moment that can be written as a position, the moves since, and the app's result. Without names. */
function scenarioOf(
  rules: Game,
  stored: StoredGame,
  moments: readonly FullMoment<GameTypes>[],
  { at = moments.length - 1, refused }: ReportSubject,
  about: JsonObject,
): JsonObject {
  const shown = moments.slice(0, at + 1);
  const positionIndex = shown.findLastIndex(({ state }) => rules.position(state) !== undefined);
  const from = shown[positionIndex];
  const now = shown.at(-1);
  if (from === undefined || now === undefined) throw new Error("every game begins in a position");
  const since = shown
    .slice(positionIndex + 1)
    .flatMap(({ lastMove }) =>
      lastMove === undefined ? [] : [{ seat: lastMove.actor, move: lastMove.move }],
    );
  return {
    format: "sofala-scenario/1",
    game: rules.id,
    rules: stored.rules,
    name: "a problem",
    about,
    position: rules.position(from.state),
    steps: [
      ...since,
      ...(refused === undefined ? [] : [{ ...refused, refused: refusalCode(now, refused) }]),
      { expect: expectationOf(rules.scenario.describe(now.state)) },
    ],
  };
}

/** The plain values of a description and of its seats: enough to compare, and short enough to read. */
function expectationOf(description: JsonObject): JsonObject {
  const { seats } = description;
  const bySeat = (seat: Json, at: number) => [at, plainValues(seat as JsonObject)] as const;
  return {
    ...plainValues(description),
    ...(Array.isArray(seats) ? { seats: Object.fromEntries(seats.map(bySeat)) } : {}),
  };
}

const plainValues = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value === null || typeof value !== "object"),
  );

/** The code with which the rules refuse the move, which the scenario expects. */
function refusalCode(
  now: FullMoment<GameTypes>,
  { seat, move }: NonNullable<ReportSubject["refused"]>,
) {
  const next = now.afterMove(seat, move);
  return next.ok ? false : next.error.code;
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) === true
    ? error.stack
    : `${error.message}\n${error.stack ?? ""}`;
}

/** The document with one move per line, so that people can read it before they send it. */
export function reportText(report: JsonObject): string {
  const text = JSON.stringify(report, undefined, 2);
  // Lists without lists or objects in them, and small objects, are easier to read on one line.
  return `${text.replaceAll(/[[{]\s+[^[\]{}]*?\s+[\]}]/gu, toOneLine)}\n`;
}

const toOneLine = (part: string): string => {
  const short = part.replaceAll(/\n\s*/gu, " ");
  return short.length > 100 ? part : short;
};
