import { fail, jsonPath, ok, sameJson, type Result } from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";
import { cutShort, playedOut } from "../tables/outcome.ts";
import type { Play } from "../timeline/timeline.ts";
import { parseEntry } from "./parse-log.ts";

/** Plays a log that was kept from its beginning; a sentence on the first entry that cannot be. */
export function followLog(beginning: Play, log: readonly unknown[]): Result<Play, string> {
  const play = beginning.fresh();
  for (const [seq, written] of log.entries()) {
    const entry = parseEntry(play.game, written);
    if (!entry.ok) {
      return fail(`entry ${seq}: ${jsonPath(entry.error.path)}: ${entry.error.reason}`);
    }
    const judged = play.judge(entry.value);
    if (!judged.ok) return fail(`entry ${seq} is refused: ${judged.error.code}`);
    play.accept(judged.value);
  }
  return ok(play);
}

/** What cut a game short before its end, if anything did. */
export type CutShort = "resigned" | "time" | undefined;

/** Why a game cannot have ended so at its table, or undefined. */
export function outcomeTrouble(
  play: Play,
  players: number,
  cut: CutShort,
  outcome: Outcome | undefined,
): string | undefined {
  const expected = expectedOutcome(play, players, cut);
  if (outcome === undefined) {
    if (expected === undefined) return undefined;
    return `the game is over by its log (${expected.reason}), and goes on at its table`;
  }
  if (expected === undefined) return "the game is over at its table, and goes on by its log";
  const { note: _, ...told } = outcome;
  if (sameJson(told, expected)) return undefined;
  return `the outcome is ${JSON.stringify(expected)} by the log, not ${JSON.stringify(told)}`;
}

function expectedOutcome(
  { log, result, resigned }: Play,
  players: number,
  cut: CutShort,
): Outcome | undefined {
  if (log.some(({ kind }) => kind === "abort")) return { reason: "aborted" };
  if (result !== undefined) return playedOut(result, resigned);
  return cut === undefined ? undefined : cutShort(cut, players, resigned);
}
