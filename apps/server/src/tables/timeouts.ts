import type { Result } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { findExpired, advanceClock } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
import {
  appendEntries,
  refuse,
  postpone,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";

/** What the clock brings now: a part ends, a seat is handed over, or the game ends. */
export function decideTimeout(scene: TableContext): Result<Decision, Problem> {
  const { table, now, outages } = scene;
  if (table.status !== "running" || table.clock === undefined) {
    // Somebody beside the server ended the game and asked that the table be looked after.
    return table.deadline === undefined
      ? refuse("table/not-running")
      : updateFields(scene, { deadline: undefined });
  }
  const clock = advanceClock(table.clock, now, outages);
  const expired = findExpired(clock);
  if (expired === undefined) return postpone(scene, clock);
  const entries: readonly LogEntry[] =
    expired.kind === "part"
      ? [timeUpEntry(expired.name)]
      : table.settings.onTimeout === "bot"
        ? [{ kind: "takeover", seat: expired.seat, by: "bot" }]
        : [{ kind: "resign", seat: expired.seat }];
  return appendByClock(scene, entries);
}

/** Everybody who owes something waits for the others: the host ends the part. */
export function decideEndOfPart(scene: TableContext): Result<Decision, Problem> {
  const timer = scene.timeline.game.timer(scene.timeline.state);
  if (scene.table.status !== "running" || timer === undefined) return refuse("table/not-running");
  return appendByClock(scene, [timeUpEntry(timer.part)]);
}

function appendByClock(
  scene: TableContext,
  entries: readonly LogEntry[],
): Result<Decision, Problem> {
  const judged = [];
  for (const entry of entries) {
    const verdict = scene.timeline.tryEntry(entry);
    if (!verdict.ok) return refuse("move/refused", { refusal: verdict.error });
    judged.push(verdict.value);
  }
  return appendEntries(scene, { actor: "clock" }, judged, "time");
}

const timeUpEntry = (part: string): LogEntry => ({
  kind: "move",
  actor: "clock",
  move: { kind: "time-up", part } as { kind: string },
});
