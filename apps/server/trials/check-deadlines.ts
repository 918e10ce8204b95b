import type { Pace } from "@sofala/protocol";
import type { Outage } from "../src/clocks/table-clock.ts";
import { knownAt, outageTimeBetween } from "./check-clocks.ts";
import { kindOf, type StoredTableRows } from "./check-log.ts";
import { partsEnded } from "./check-parts.ts";
import { fault, type Fault } from "./fault.ts";

/** A deadline that passed. */
export interface Deadline {
  readonly seq: number;
  readonly of: "seat" | "part";
  readonly due: number;
  /** When a server applied it. */
  readonly met: number;
  /** True if the clock did the same just before. */
  readonly isRepeat: boolean;
}

/** Milliseconds that a server may take after the last disturbance. */
const MAX_DELAY_MS = 2000;

/** All entries that the clock of a table made. */
export function deadlinesOf(
  table: StoredTableRows,
  outages: readonly Outage[],
): readonly Deadline[] {
  const { pace } = JSON.parse(table.game.settings) as { readonly pace: Pace };
  return [...ofSeats(table, pace, outages), ...ofParts(table, pace, outages)];
}

/** Deadlines that were applied twice, or too late without a disturbance. */
export function faultsInDeadlines(
  { game, entries }: StoredTableRows,
  deadlines: readonly Deadline[],
  disturbances: readonly Outage[],
): readonly Fault[] {
  return deadlines.flatMap(({ seq, due, met, isRepeat }) => {
    const by = met - afterDisturbances(due, disturbances);
    return [
      ...(by > MAX_DELAY_MS
        ? [fault("deadline/late", game.id, `entry ${seq} comes ${by} ms late`)]
        : []),
      ...(isRepeat
        ? [fault("deadline/twice", game.id, `entry ${seq} is ${entries[seq]?.entry}`)]
        : []),
    ];
  });
}

/** With a time per move and no bank, the previous entry is the start of the time. */
function ofSeats(
  { game, entries }: StoredTableRows,
  pace: Pace,
  outages: readonly Outage[],
): readonly Deadline[] {
  if (pace.kind !== "live" || pace.per !== "move" || pace.bank > 0) return [];
  const gone = new Set<string>();
  return entries.flatMap(({ seq, actor, entry, at }, index) => {
    const last = entries[index - 1];
    const isAgain = last?.actor === "clock" && last.entry === entry;
    const isTaken = kindOf(entry) === "resign" && gone.has(entry);
    gone.add(entry);
    if (actor !== "clock" || kindOf(entry) === "move") return [];
    const due = dueAt(last?.at ?? game.started_at ?? 0, pace.seconds, at, outages);
    return [{ seq, of: "seat", due, met: at, isRepeat: isAgain || isTaken }];
  });
}

/** A part that ends twice must have run twice. */
function ofParts(
  table: StoredTableRows,
  pace: Pace,
  outages: readonly Outage[],
): readonly Deadline[] {
  return partsEnded(table, pace).map(({ seq, began, seconds, ended }) => {
    const isNext = table.entries[seq - 1]?.actor === "clock";
    const known = dueAt(began, seconds, ended, knownAt(outages, ended));
    return {
      seq,
      of: "part",
      due: dueAt(began, seconds, ended, outages),
      met: ended,
      isRepeat: isNext && ended < known,
    };
  });
}

const dueAt = (since: number, seconds: number, met: number, outages: readonly Outage[]): number =>
  since + seconds * 1000 + outageTimeBetween(since, met, outages);

/** The latest time for something due; disturbances that follow closely count as one. */
function afterDisturbances(due: number, disturbances: readonly Outage[]): number {
  const inOrder = disturbances.toSorted((a, b) => a.began - b.began);
  return inOrder.reduce(
    (until, { began, ended }) => (began <= until + MAX_DELAY_MS ? Math.max(until, ended) : until),
    due,
  );
}
