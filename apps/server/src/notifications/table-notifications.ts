import type { Seat } from "@sofala/engine";
import type { NotificationKind } from "@sofala/protocol";
import { seatDeadline, advanceClock } from "../clocks/table-clock.ts";
import { isPlayedByPerson } from "../tables/decision.ts";
import type { LiveTable } from "../tables/live-table.ts";

/** Something at a table that somebody there may want to be told. */
export interface TableNotification {
  readonly kind: NotificationKind;
  /** What makes it the same thing: it is told once. */
  readonly dedupeKey: string;
  /** When it came about. */
  readonly at: number;
  /** Not to be told before. */
  readonly dueAt: number;
}

const DAY_MS = 86_400_000;

/** All there is to tell somebody about a table as it is now; whoever was told before is not told again. */
export function tableNotifications(
  room: LiveTable,
  person: string,
  now: number,
): readonly TableNotification[] {
  const seat = room.seatOf(person);
  const { table } = room;
  if (seat === undefined || table.startedAt === undefined) return [];
  if (table.status === "over") return gameOverNotifications(room, now);
  if (table.status !== "running" || room.timeline.resigned.includes(seat)) return [];
  const begin = { kind: "begin", dedupeKey: "begin", at: table.startedAt, dueAt: now } as const;
  return [
    begin,
    ...turnNotifications(room, seat, now),
    ...offerNotifications(room, seat, now),
    ...proposalNotifications(room, seat, now),
  ];
}

function gameOverNotifications({ table }: LiveTable, now: number): readonly TableNotification[] {
  const { endedAt = now, rematch } = table;
  return [
    { kind: "over", dedupeKey: "over", at: endedAt, dueAt: now },
    ...(rematch === undefined
      ? []
      : [{ kind: "rematch", dedupeKey: "rematch", at: now, dueAt: now } as const]),
  ];
}

/** It came to them to act; and when only a quarter of the days is left, it is time that they did. */
function turnNotifications(room: LiveTable, seat: Seat, now: number): readonly TableNotification[] {
  const { timeline, storedEntries, table } = room;
  const since = timeline.turnStart(seat);
  if (since === undefined || !isPlayedByPerson(table.seats, timeline, seat)) return [];
  const at = Math.max(table.startedAt ?? 0, storedEntries[since - 1]?.at ?? 0);
  const turn = { kind: "turn", dedupeKey: `turn ${since}`, at, dueAt: now } as const;
  const late = timeWarningAt(room, seat, now);
  return late === undefined
    ? [turn]
    : [turn, { kind: "time", dedupeKey: `time ${since}`, at, dueAt: late }];
}

/** Over days nobody is there to see what others ask of them, or answer. */
function offerNotifications(
  { timeline, table }: LiveTable,
  seat: Seat,
  now: number,
): readonly TableNotification[] {
  if (table.settings.pace.kind === "live" || !isPlayedByPerson(table.seats, timeline, seat))
    return [];
  const dedupeKeys = timeline.game.notificationKeys?.(timeline.state, seat) ?? [];
  return dedupeKeys.map((dedupeKey) => ({ kind: "offer", dedupeKey, at: now, dueAt: now }));
}

/** When a quarter of a seat's days is left, at a table that is played over days. */
function timeWarningAt(room: LiveTable, seat: Seat, now: number): number | undefined {
  const { outages } = room.context();
  const { clock, settings } = room.table;
  if (settings.pace.kind !== "correspondence" || clock === undefined) return undefined;
  if (clock.part === undefined && !clock.running.includes(seat)) return undefined;
  return seatDeadline(advanceClock(clock, now, outages), seat, (settings.pace.days * DAY_MS) / 4);
}

/** Somebody else asks whether they agree, and they have not answered. */
function proposalNotifications(
  { timeline, table }: LiveTable,
  seat: Seat,
  now: number,
): readonly TableNotification[] {
  const { proposal, seats } = table;
  if (proposal === undefined || proposal.by === seat || proposal.granted.includes(seat)) return [];
  if (!isPlayedByPerson(seats, timeline, seat)) return [];
  const dedupeKey = `proposal ${timeline.log.length} ${proposal.by} ${proposal.what}`;
  return [{ kind: "proposal", dedupeKey, at: now, dueAt: now }];
}
