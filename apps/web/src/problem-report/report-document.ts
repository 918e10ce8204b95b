import type { Json, JsonObject, Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { momentsOf, timelineOf, type FullMoment } from "../local/moments.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** What a report is about: a moment of a game, a refused move, an error of the app. */
export interface ReportSubject {
  readonly stored?: StoredGame<Zimbabwe> | undefined;
  /** The number of moves before the moment; by default, all. */
  readonly at?: number | undefined;
  readonly refused?: { readonly seat: Seat; readonly move: Move } | undefined;
  readonly error?: unknown;
  /** A stored game that cannot be read. */
  readonly unreadableGame?: unknown;
}

/** What a report says about the app and the device. */
export interface ReportContext {
  readonly app: string;
  readonly browser: string;
  readonly language: string;
  readonly screen: string;
}

/** A report as a document: a scenario if it is about a game, otherwise only the context. */
export function createReport(subject: ReportSubject, context: ReportContext): JsonObject {
  const { stored, error, unreadableGame } = subject;
  const about = { ...context, ...(error === undefined ? {} : { error: errorText(error) }) };
  if (stored === undefined) {
    return {
      format: "sofala-report/1",
      about,
      ...(unreadableGame === undefined ? {} : { game: unreadableGame as Json }),
    };
  }
  const timeline = timelineOf(zimbabwe, stored);
  return timeline.ok
    ? scenarioOf(momentsOf(timeline.value), subject, about)
    : // A game that cannot be replayed is included as it is stored.
      { format: "sofala-report/1", about, game: stored as unknown as Json };
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
  moments: readonly FullMoment<Zimbabwe>[],
  { at = moments.length - 1, refused, stored }: ReportSubject,
  about: JsonObject,
): JsonObject {
  const shown = moments.slice(0, at + 1);
  const positionIndex = shown.findLastIndex(({ state }) => zimbabwe.position(state) !== undefined);
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
    game: zimbabwe.id,
    rules: stored?.rules ?? zimbabwe.rulesVersion,
    name: "a problem",
    about,
    position: zimbabwe.position(from.state),
    steps: [
      ...since,
      ...(refused === undefined ? [] : [{ ...refused, refused: refusalCode(now, refused) }]),
      { expect: expectation(now) },
    ] as unknown as Json,
  };
}

/** The code with which the rules refuse the move, which the scenario expects. */
function refusalCode(
  now: FullMoment<Zimbabwe>,
  { seat, move }: NonNullable<ReportSubject["refused"]>,
) {
  const next = now.afterMove(seat, move);
  return next.ok ? false : next.error.code;
}

/** What the scenario expects of the view: whose turn it is, cattle, VP and VR. */
function expectation({ view }: FullMoment<Zimbabwe>): JsonObject {
  const { phase, round, active, seats } = view;
  return {
    phase,
    round,
    active,
    seats: Object.fromEntries(seats.map(({ cattle, vp, vr }, seat) => [seat, { cattle, vp, vr }])),
  };
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
