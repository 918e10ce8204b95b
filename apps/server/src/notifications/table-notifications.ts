import type { Seat } from "@sofala/engine";
import type { Occasion as Kind } from "@sofala/protocol";
import { deadlineFor, readAt } from "../clocks/table-clock.ts";
import { isHeldByPerson } from "../tables/decision.ts";
import type { Room } from "../tables/live-table.ts";

/** Something at a table that somebody there may want to be told. */
export interface Occasion {
  readonly kind: Kind;
  /** What makes it the same thing: it is told once. */
  readonly key: string;
  /** When it came about. */
  readonly at: number;
  /** Not to be told before. */
  readonly due: number;
}

const DAY = 86_400_000;

/** All there is to tell somebody about a table as it is now; whoever was told before is not told again. */
export function occasionsAt(room: Room, person: string, now: number): readonly Occasion[] {
  const seat = room.seatOf(person);
  const { table } = room;
  if (seat === undefined || table.started === undefined) return [];
  if (table.status === "over") return afterGame(room, now);
  if (table.status !== "running" || room.play.resigned.includes(seat)) return [];
  const begin = { kind: "begin", key: "begin", at: table.started, due: now } as const;
  return [
    begin,
    ...turnOf(room, seat, now),
    ...offersFor(room, seat, now),
    ...proposalTo(room, seat, now),
  ];
}

function afterGame({ table }: Room, now: number): readonly Occasion[] {
  const { ended = now, rematch } = table;
  return [
    { kind: "over", key: "over", at: ended, due: now },
    ...(rematch === undefined
      ? []
      : [{ kind: "rematch", key: "rematch", at: now, due: now } as const]),
  ];
}

/** It came to them to act; and when only a quarter of the days is left, it is time that they did. */
function turnOf(room: Room, seat: Seat, now: number): readonly Occasion[] {
  const { play, kept, table } = room;
  const since = play.turnSince(seat);
  if (since === undefined || !isHeldByPerson(table.seats, play, seat)) return [];
  const at = Math.max(table.started ?? 0, kept[since - 1]?.at ?? 0);
  const turn = { kind: "turn", key: `turn ${since}`, at, due: now } as const;
  const late = lateAt(room, seat, now);
  return late === undefined
    ? [turn]
    : [turn, { kind: "time", key: `time ${since}`, at, due: late }];
}

/** Over days nobody is there to see what others ask of them, or answer. */
function offersFor({ play, table }: Room, seat: Seat, now: number): readonly Occasion[] {
  if (table.terms.pace.kind === "live" || !isHeldByPerson(table.seats, play, seat)) return [];
  const awaited = play.game.awaits?.(play.state, seat) ?? [];
  return awaited.map((key) => ({ kind: "offer", key, at: now, due: now }));
}

/** When a quarter of a seat's days is left, at a table that is played over days. */
function lateAt(room: Room, seat: Seat, now: number): number | undefined {
  const { pauses } = room.scene();
  const { clock, terms } = room.table;
  if (terms.pace.kind !== "correspondence" || clock === undefined) return undefined;
  if (clock.part === undefined && !clock.running.includes(seat)) return undefined;
  return deadlineFor(readAt(clock, now, pauses), seat, (terms.pace.days * DAY) / 4);
}

/** Somebody else asks whether they agree, and they have not answered. */
function proposalTo({ play, table }: Room, seat: Seat, now: number): readonly Occasion[] {
  const { proposal, seats } = table;
  if (proposal === undefined || proposal.by === seat || proposal.granted.includes(seat)) return [];
  if (!isHeldByPerson(seats, play, seat)) return [];
  const key = `proposal ${play.log.length} ${proposal.by} ${proposal.what}`;
  return [{ kind: "proposal", key, at: now, due: now }];
}
