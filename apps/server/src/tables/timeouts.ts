import type { Result, Entry } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import { findExpired, advanceClock } from "../clocks/table-clock.ts";
import {
  appendEntries,
  postpone,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";

/** Decides what an expired clock causes: the part ends, a bot takes over the seat, or the seat resigns. */
export function decideTimeout(context: TableContext): Result<Decision, Problem> {
  const { table, now, outages } = context;
  if (table.status !== "running" || table.clock === undefined) {
    // An operator ended the game and set the deadline, so that a running server would load the table: clear it.
    return table.deadline === undefined
      ? refuse("table/not-running")
      : updateFields(context, { deadline: undefined });
  }
  const clock = advanceClock(table.clock, now, outages);
  const expired = findExpired(clock);
  if (expired === undefined) return postpone(context, clock);
  const entries: readonly Entry[] =
    expired.kind === "part"
      ? [timeUpEntry(expired.name)]
      : table.settings.onTimeout === "bot"
        ? [{ kind: "takeover", seat: expired.seat, by: "bot" }]
        : [{ kind: "resign", seat: expired.seat }];
  return appendByClock(context, entries);
}

/** Ends the timed part of a game, because everybody who could act waits. */
export function decideEndOfPart(context: TableContext): Result<Decision, Problem> {
  const timer = context.timeline.game.timer(context.timeline.state);
  if (context.table.status !== "running" || timer === undefined) return refuse("table/not-running");
  return appendByClock(context, [timeUpEntry(timer.part)]);
}

function appendByClock(
  context: TableContext,
  entries: readonly Entry[],
): Result<Decision, Problem> {
  const applied = [];
  for (const entry of entries) {
    const result = context.timeline.tryEntry(entry);
    if (!result.ok) return refuse("move/refused", { refusal: result.error });
    applied.push(result.value);
  }
  return appendEntries(context, { actor: "clock" }, applied, "time");
}

const timeUpEntry = (part: string): Entry => ({
  kind: "move",
  actor: "clock",
  move: { kind: "time-up", part } as { kind: string },
});
