import type { Json, JsonObject, Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { momentsOf, timelineOf, type Past } from "../local/moments.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** What a report is about: a moment of a game, a move that was refused there, a failure of ours. */
export interface Subject {
  readonly stored?: StoredGame<Zimbabwe> | undefined;
  /** Moves made before the moment; left out: all. */
  readonly at?: number | undefined;
  readonly refused?: { readonly seat: Seat; readonly move: Move } | undefined;
  readonly error?: unknown;
  /** A game that cannot even be read. */
  readonly raw?: unknown;
}

/** What a report says of the app and the person in front of it. */
export interface Circumstances {
  readonly app: string;
  readonly browser: string;
  readonly language: string;
  readonly screen: string;
}

/** A report as a document: a scenario where a game is spoken of, else the circumstances alone. */
export function reportOf(subject: Subject, circumstances: Circumstances): JsonObject {
  const { stored, error, raw } = subject;
  const about = { ...circumstances, ...(error === undefined ? {} : { error: errorText(error) }) };
  if (stored === undefined) {
    return {
      format: "sofala-report/1",
      about,
      ...(raw === undefined ? {} : { game: raw as Json }),
    };
  }
  const timeline = timelineOf(zimbabwe, stored);
  return timeline.ok
    ? scenarioOf(momentsOf(timeline.value), subject, about)
    : // A game that cannot be played again is told as it is kept.
      { format: "sofala-report/1", about, game: stored as unknown as Json };
}

/** The same report with what the person wrote; a scenario is called after its first line. */
export function withWords(report: JsonObject, written: string): JsonObject {
  const said = written.trim();
  const [name = ""] = said.split("\n");
  const about = { ...(report["about"] as JsonObject), words: said };
  return "name" in report && name !== ""
    ? { ...report, about, name: name.slice(0, 80) }
    : { ...report, about };
}

/** The last moment that a position can tell, the moves since, and what the app made of them. Names stay out. */
function scenarioOf(
  moments: readonly Past<Zimbabwe>[],
  { at = moments.length - 1, refused, stored }: Subject,
  about: JsonObject,
): JsonObject {
  const told = moments.slice(0, at + 1);
  const standing = told.findLastIndex(({ state }) => zimbabwe.position(state) !== undefined);
  const from = told[standing];
  const now = told.at(-1);
  if (from === undefined || now === undefined) throw new Error("every game begins in a position");
  const since = told
    .slice(standing + 1)
    .flatMap(({ last }) => (last === undefined ? [] : [{ seat: last.actor, move: last.move }]));
  return {
    format: "sofala-scenario/1",
    game: zimbabwe.id,
    rules: stored?.rules ?? zimbabwe.rulesVersion,
    name: "a problem",
    about,
    position: zimbabwe.position(from.state),
    steps: [
      ...since,
      ...(refused === undefined ? [] : [{ ...refused, refused: isRefused(now, refused) }]),
      { expect: expectation(now) },
    ] as unknown as Json,
  };
}

/** Did the rules refuse it there? What they said is what a scenario can hold them to. */
function isRefused(now: Past<Zimbabwe>, { seat, move }: NonNullable<Subject["refused"]>) {
  const next = now.after(seat, move);
  return next.ok ? false : next.error.code;
}

/** What lies on the table, as far as people look for a fault: whose turn it is, cattle, VP and VR. */
function expectation({ view }: Past<Zimbabwe>): JsonObject {
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

/** The document with one move per line, for reading before it is sent anywhere. */
export function reportText(report: JsonObject): string {
  const text = JSON.stringify(report, undefined, 2);
  // Lists without lists or objects in them, and small objects, are easier to read on one line.
  return `${text.replaceAll(/[[{]\s+[^[\]{}]*?\s+[\]}]/gu, oneLine)}\n`;
}

const oneLine = (part: string): string => {
  const short = part.replaceAll(/\n\s*/gu, " ");
  return short.length > 100 ? part : short;
};
