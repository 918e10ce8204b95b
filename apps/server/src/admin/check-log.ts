import {
  fail,
  isSameJson,
  jsonPath,
  ok,
  parseWith,
  prependPath,
  type Entry,
  type Fault,
  type Game,
  type Result,
  type Timeline,
} from "@sofala/engine";
import { logEntry, type Outcome } from "@sofala/protocol";
import { earlyOutcome, finishedOutcome } from "../tables/outcome.ts";

/** Replays a stored log from the start; fails with a sentence about the first invalid entry. */
export function replayLog(start: Timeline, log: readonly unknown[]): Result<Timeline, string> {
  const timeline = start.fromStart();
  for (const [seq, input] of log.entries()) {
    const entry = parseLogEntry(timeline.game, input);
    if (!entry.ok) {
      return fail(`entry ${seq}: ${jsonPath(entry.error.path)}: ${entry.error.reason}`);
    }
    const applied = timeline.apply(entry.value);
    if (!applied.ok) return fail(`entry ${seq} is refused: ${applied.error.code}`);
  }
  return ok(timeline);
}

/** An entry of a stored log. */
export function parseLogEntry(game: Game, input: unknown): Result<Entry, Fault> {
  const parsed = parseWith<Entry>(logEntry, input);
  if (!parsed.ok || parsed.value.kind !== "move") return parsed;
  const move = game.parseMove(parsed.value.move);
  if (!move.ok) return fail(prependPath(["move"], move.error));
  return ok({ ...parsed.value, move: move.value });
}

/** Why a game ended before its regular end, if it did. */
export type EarlyEnd = "resigned" | "time" | undefined;

/** A sentence on how an outcome contradicts the log; undefined if it does not. */
export function outcomeMismatch(
  timeline: Timeline,
  playerCount: number,
  earlyEnd: EarlyEnd,
  outcome: Outcome | undefined,
): string | undefined {
  const expected = expectedOutcome(timeline, playerCount, earlyEnd);
  if (outcome === undefined) {
    if (expected === undefined) return undefined;
    return `the game is over according to its log (${expected.reason}), but the table is running`;
  }
  if (expected === undefined)
    return "the table is over, but the game is not over according to its log";
  const { note: _, ...stored } = outcome;
  if (isSameJson(stored, expected)) return undefined;
  return `the outcome is ${JSON.stringify(expected)} according to the log, not ${JSON.stringify(stored)}`;
}

function expectedOutcome(
  { log, result, resigned }: Timeline,
  playerCount: number,
  earlyEnd: EarlyEnd,
): Outcome | undefined {
  if (log.some(({ kind }) => kind === "abort")) return { reason: "aborted" };
  if (result !== undefined) return finishedOutcome(result, resigned);
  return earlyEnd === undefined ? undefined : earlyOutcome(earlyEnd, playerCount, resigned);
}
