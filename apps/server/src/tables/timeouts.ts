import type { Result } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { expiredOn, readAt } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
import { appending, no, postponing, quietly, type Decision, type Scene } from "./decision.ts";

/** What the clock brings now: a part ends, a seat is handed over, or the game ends. */
export function whenTimeIsUp(scene: Scene): Result<Decision, Problem> {
  const { table, now, pauses } = scene;
  if (table.status !== "running" || table.clock === undefined) {
    // Somebody beside the server ended the game and asked that the table be looked after.
    return table.deadline === undefined
      ? no("table/not-running")
      : quietly(scene, { deadline: undefined });
  }
  const clock = readAt(table.clock, now, pauses);
  const expired = expiredOn(clock);
  if (expired === undefined) return postponing(scene, clock);
  const entries: readonly LogEntry[] =
    expired.kind === "part"
      ? [timeUp(expired.name)]
      : table.terms.onTimeout === "bot"
        ? [{ kind: "takeover", seat: expired.seat, by: "bot" }]
        : [{ kind: "resign", seat: expired.seat }];
  return byClock(scene, entries);
}

/** Everybody who owes something waits for the others: the host ends the part. */
export function whenAllWait(scene: Scene): Result<Decision, Problem> {
  const timer = scene.play.game.timer(scene.play.state);
  if (scene.table.status !== "running" || timer === undefined) return no("table/not-running");
  return byClock(scene, [timeUp(timer.part)]);
}

function byClock(scene: Scene, entries: readonly LogEntry[]): Result<Decision, Problem> {
  const judged = [];
  for (const entry of entries) {
    const verdict = scene.play.judge(entry);
    if (!verdict.ok) return no("move/refused", { refusal: verdict.error });
    judged.push(verdict.value);
  }
  return appending(scene, { actor: "clock" }, judged, "time");
}

const timeUp = (part: string): LogEntry => ({
  kind: "move",
  actor: "clock",
  move: { kind: "time-up", part } as { kind: string },
});
