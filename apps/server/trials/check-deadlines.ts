import type { Pace } from "@sofala/protocol";
import type { Outage } from "../src/clocks/table-clock.ts";
import { knownAt, pausedBetween } from "./check-clocks.ts";
import { kindOf, type KeptTable } from "./check-log.ts";
import { partsEnded } from "./check-parts.ts";
import { fault, type Fault } from "./fault.ts";

/** A time that was up. */
export interface Deadline {
  readonly seq: number;
  readonly of: "seat" | "part";
  readonly due: number;
  /** When a server did what it brings. */
  readonly met: number;
  /** Had the clock done the same just before? */
  readonly isRepeat: boolean;
}

/** Milliseconds that a server may take, once nothing is wrong. */
const LATE = 2000;

/** All that the clock of a table did. */
export function deadlinesOf(table: KeptTable, pauses: readonly Outage[]): readonly Deadline[] {
  const { pace } = JSON.parse(table.game.terms) as { readonly pace: Pace };
  return [...ofSeats(table, pace, pauses), ...ofParts(table, pace, pauses)];
}

/** Deadlines that were met twice, or too late although nothing was wrong any more. */
export function faultsInDeadlines(
  { game, entries }: KeptTable,
  deadlines: readonly Deadline[],
  troubles: readonly Outage[],
): readonly Fault[] {
  return deadlines.flatMap(({ seq, due, met, isRepeat }) => {
    const by = met - afterTroubles(due, troubles);
    return [
      ...(by > LATE ? [fault("deadline/late", game.id, `entry ${seq} comes ${by} ms late`)] : []),
      ...(isRepeat
        ? [fault("deadline/twice", game.id, `entry ${seq} is ${entries[seq]?.entry}`)]
        : []),
    ];
  });
}

/** Where every move has a time of its own and nobody a bank, the entry before says when that began. */
function ofSeats(
  { game, entries }: KeptTable,
  pace: Pace,
  pauses: readonly Outage[],
): readonly Deadline[] {
  if (pace.kind !== "live" || pace.per !== "move" || pace.bank > 0) return [];
  const gone = new Set<string>();
  return entries.flatMap(({ seq, actor, entry, at }, index) => {
    const last = entries[index - 1];
    const isAgain = last?.actor === "clock" && last.entry === entry;
    const isTaken = kindOf(entry) === "resign" && gone.has(entry);
    gone.add(entry);
    if (actor !== "clock" || kindOf(entry) === "move") return [];
    const due = dueAt(last?.at ?? game.started ?? 0, pace.seconds, at, pauses);
    return [{ seq, of: "seat", due, met: at, isRepeat: isAgain || isTaken }];
  });
}

/** A part that the clock ends again must have run again. */
function ofParts(table: KeptTable, pace: Pace, pauses: readonly Outage[]): readonly Deadline[] {
  return partsEnded(table, pace).map(({ seq, began, seconds, ended }) => {
    const isNext = table.entries[seq - 1]?.actor === "clock";
    const known = dueAt(began, seconds, ended, knownAt(pauses, ended));
    return {
      seq,
      of: "part",
      due: dueAt(began, seconds, ended, pauses),
      met: ended,
      isRepeat: isNext && ended < known,
    };
  });
}

const dueAt = (since: number, seconds: number, met: number, pauses: readonly Outage[]): number =>
  since + seconds * 1000 + pausedBetween(since, met, pauses);

/** When at the latest something could be seen to that was due: troubles that follow each other closely are one. */
function afterTroubles(due: number, troubles: readonly Outage[]): number {
  const inOrder = troubles.toSorted((a, b) => a.began - b.began);
  return inOrder.reduce(
    (until, { began, ended }) => (began <= until + LATE ? Math.max(until, ended) : until),
    due,
  );
}
