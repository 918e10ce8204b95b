import { ok, parseWith, prependPath, type Fault, type Result } from "@sofala/engine";
import { logEntry } from "@sofala/protocol";
import type { AnyGame, LogEntry } from "../timeline/timeline.ts";

/** An entry of a log as the game would write it, or what is wrong with it. */
export function parseLogEntry(game: AnyGame, input: unknown): Result<LogEntry, Fault> {
  const parsed = parseWith<LogEntry>(logEntry, input);
  if (!parsed.ok || parsed.value.kind !== "move") return parsed;
  const { actor, move: written } = parsed.value;
  const move = game.parseMove(written);
  if (!move.ok) return { ok: false, error: prependPath(["move"], move.error) };
  return ok({ kind: "move", actor, move: move.value });
}
