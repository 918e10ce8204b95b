import type { Pace } from "@sofala/protocol";
import type { Pause } from "../src/play/clock.ts";
import { pausedBetween } from "./check-clocks.ts";
import type { KeptTable } from "./check-log.ts";
import { fault, type Fault } from "./fault.ts";

/** A time that was up. */
interface Deadline {
  readonly seq: number;
  readonly due: number;
  /** When a server did what it brings. */
  readonly met: number;
}

/** Milliseconds that a server may take, once nothing is wrong. */
const LATE = 2000;

/** Deadlines that were met twice, or too late although nothing was wrong any more. */
export function faultsInDeadlines(
  table: KeptTable,
  troubles: readonly Pause[],
  pauses: readonly Pause[],
): readonly Fault[] {
  const { id } = table.game;
  const late = deadlinesOf(table, pauses)
    .map(({ seq, due, met }) => ({ seq, by: met - afterTroubles(due, troubles) }))
    .filter(({ by }) => by > LATE)
    .map(({ seq, by }) => fault("deadline/late", id, `entry ${seq} comes ${by} ms late`));
  return [...late, ...repeats(table)];
}

/** By how many milliseconds servers were late, whatever was wrong. */
export const delaysOf = (table: KeptTable, pauses: readonly Pause[]): readonly number[] =>
  deadlinesOf(table, pauses).map(({ due, met }) => met - due);

/** Where every move has a time of its own and nobody a bank, the entry before says when that began. */
function deadlinesOf({ game, entries }: KeptTable, pauses: readonly Pause[]): readonly Deadline[] {
  const { pace } = JSON.parse(game.terms) as { readonly pace: Pace };
  if (pace.kind !== "live" || pace.per !== "move" || pace.bank > 0) return [];
  return entries.flatMap(({ seq, actor, entry, at }, index) => {
    if (actor !== "clock" || kindOf(entry) === "move") return [];
    const since = entries[index - 1]?.at ?? game.started ?? 0;
    const due = since + pace.seconds * 1000 + pausedBetween(since, at, pauses);
    return [{ seq, due, met: at }];
  });
}

/** When at the latest something could be seen to that was due: troubles that follow each other closely are one. */
function afterTroubles(due: number, troubles: readonly Pause[]): number {
  const inOrder = troubles.toSorted((a, b) => a.began - b.began);
  return inOrder.reduce(
    (until, { began, ended }) => (began <= until + LATE ? Math.max(until, ended) : until),
    due,
  );
}

/** The same thing done by the clock twice in a row, or a seat that it takes twice. */
function repeats({ game, entries }: KeptTable): readonly Fault[] {
  const gone = new Set<string>();
  return entries.flatMap(({ seq, actor, entry }, index) => {
    const last = entries[index - 1];
    const isAgain = last?.actor === "clock" && last.entry === entry;
    const isTaken = kindOf(entry) === "resign" && gone.has(entry);
    gone.add(entry);
    if (actor !== "clock" || !(isAgain || isTaken)) return [];
    return [fault("deadline/twice", game.id, `entry ${seq} is ${entry}`)];
  });
}

const kindOf = (entry: string): string => (JSON.parse(entry) as { readonly kind: string }).kind;
