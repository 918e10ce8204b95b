import { fail, jsonPath, ok, isSameJson, type Result } from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";
import { earlyOutcome, finishedOutcome } from "../tables/outcome.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { parseLogEntry } from "./parse-log.ts";

/** Plays a log that was kept from its beginning; a sentence on the first entry that cannot be. */
export function replayLog(beginning: Timeline, log: readonly unknown[]): Result<Timeline, string> {
  const play = beginning.fromStart();
  for (const [seq, written] of log.entries()) {
    const entry = parseLogEntry(play.game, written);
    if (!entry.ok) {
      return fail(`entry ${seq}: ${jsonPath(entry.error.path)}: ${entry.error.reason}`);
    }
    const judged = play.tryEntry(entry.value);
    if (!judged.ok) return fail(`entry ${seq} is refused: ${judged.error.code}`);
    play.append(judged.value);
  }
  return ok(play);
}

/** What cut a game short before its end, if anything did. */
export type EarlyEnd = "resigned" | "time" | undefined;

/** Why a game cannot have ended so at its table, or undefined. */
export function outcomeMismatch(
  play: Timeline,
  players: number,
  cut: EarlyEnd,
  outcome: Outcome | undefined,
): string | undefined {
  const expected = expectedOutcome(play, players, cut);
  if (outcome === undefined) {
    if (expected === undefined) return undefined;
    return `the game is over by its log (${expected.reason}), and goes on at its table`;
  }
  if (expected === undefined) return "the game is over at its table, and goes on by its log";
  const { note: _, ...told } = outcome;
  if (isSameJson(told, expected)) return undefined;
  return `the outcome is ${JSON.stringify(expected)} by the log, not ${JSON.stringify(told)}`;
}

function expectedOutcome(
  { log, result, resigned }: Timeline,
  players: number,
  cut: EarlyEnd,
): Outcome | undefined {
  if (log.some(({ kind }) => kind === "abort")) return { reason: "aborted" };
  if (result !== undefined) return finishedOutcome(result, resigned);
  return cut === undefined ? undefined : earlyOutcome(cut, players, resigned);
}
