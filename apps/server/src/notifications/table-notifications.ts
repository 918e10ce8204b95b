import type { Seat } from "@sofala/engine";
import type { NotificationKind } from "@sofala/protocol";
import { seatDeadline, advanceClock } from "../clocks/table-clock.ts";
import { isPlayedByPerson } from "../tables/decision.ts";
import type { LiveTable } from "../tables/live-table.ts";

/** An event at a table that a player may want to be notified of. */
export interface TableNotification {
  readonly kind: NotificationKind;
  /** Each key is notified only once. It is stored, so its format must not change. */
  readonly deduplicationKey: string;
  /** When the event happened. */
  readonly at: number;
  /** The earliest time to send it. */
  readonly dueAt: number;
}

const DAY_MS = 86_400_000;

/** All notifications for a person that follow from the present state of a table, including those sent before. */
export function tableNotifications(
  liveTable: LiveTable,
  person: string,
  now: number,
): readonly TableNotification[] {
  const seat = liveTable.state.seatOf(person);
  const { table } = liveTable.state;
  if (seat === undefined || table.startedAt === undefined) return [];
  if (table.status === "over") return gameOverNotifications(liveTable, now);
  if (table.status !== "running" || liveTable.state.timeline.resigned.includes(seat)) return [];
  const begin = {
    kind: "begin",
    deduplicationKey: "begin",
    at: table.startedAt,
    dueAt: now,
  } as const;
  return [
    begin,
    ...turnNotifications(liveTable, seat, now),
    ...offerNotifications(liveTable, seat, now),
    ...proposalNotifications(liveTable, seat, now),
  ];
}

function gameOverNotifications(
  { state: { table } }: LiveTable,
  now: number,
): readonly TableNotification[] {
  const { endedAt = now, rematch } = table;
  return [
    { kind: "over", deduplicationKey: "over", at: endedAt, dueAt: now },
    ...(rematch === undefined
      ? []
      : [{ kind: "rematch", deduplicationKey: "rematch", at: now, dueAt: now } as const]),
  ];
}

/** A notification when a seat's turn starts, and a warning when a quarter of its time is left. */
function turnNotifications(
  liveTable: LiveTable,
  seat: Seat,
  now: number,
): readonly TableNotification[] {
  const { timeline, storedEntries, table } = liveTable.state;
  const turnStart = timeline.turnStart(seat);
  if (turnStart === undefined || !isPlayedByPerson(table.seats, timeline, seat)) return [];
  const at = Math.max(table.startedAt ?? 0, storedEntries[turnStart - 1]?.at ?? 0);
  const turn = { kind: "turn", deduplicationKey: `turn ${turnStart}`, at, dueAt: now } as const;
  const warningAt = timeWarningAt(liveTable, seat, now);
  return warningAt === undefined
    ? [turn]
    : [turn, { kind: "time", deduplicationKey: `time ${turnStart}`, at, dueAt: warningAt }];
}

/** Offers to the seat and answers to its own; not at live tables, where people are present. */
function offerNotifications(
  { state: { timeline, table } }: LiveTable,
  seat: Seat,
  now: number,
): readonly TableNotification[] {
  if (table.settings.pace.kind === "live" || !isPlayedByPerson(table.seats, timeline, seat))
    return [];
  const deduplicationKeys = timeline.game.notificationKeys?.(timeline.state, seat) ?? [];
  return deduplicationKeys.map((deduplicationKey) => ({
    kind: "offer",
    deduplicationKey,
    at: now,
    dueAt: now,
  }));
}

/** When a quarter of a seat's time will be left; only at correspondence tables. */
function timeWarningAt(liveTable: LiveTable, seat: Seat, now: number): number | undefined {
  const { outages } = liveTable.state.context();
  const { clock, settings } = liveTable.state.table;
  if (settings.pace.kind !== "correspondence" || clock === undefined) return undefined;
  if (clock.part === undefined && !clock.running.includes(seat)) return undefined;
  return seatDeadline(advanceClock(clock, now, outages), seat, (settings.pace.days * DAY_MS) / 4);
}

/** A proposal of another seat that this seat has not answered. */
function proposalNotifications(
  { state: { timeline, table } }: LiveTable,
  seat: Seat,
  now: number,
): readonly TableNotification[] {
  const { proposal, seats } = table;
  if (proposal === undefined || proposal.by === seat || proposal.acceptedBy.includes(seat))
    return [];
  if (!isPlayedByPerson(seats, timeline, seat)) return [];
  const deduplicationKey = `proposal ${timeline.log.length} ${proposal.by} ${proposal.kind}`;
  return [{ kind: "proposal", deduplicationKey, at: now, dueAt: now }];
}
