import type { Seat } from "@sofala/engine";
import type { Notice } from "@sofala/protocol";
import type { Schema } from "../store/schema.ts";
import { isHeldByPerson } from "../tables/decision.ts";
import type { Room } from "../tables/live-table.ts";
import type { Waits } from "../tables/stored-table.ts";

/** Somebody who wants to know of all their tables at once. */
export interface Follower {
  hear(notice: Notice): void;
  /** There is no more to tell. */
  end(): void;
}

/** What a row tells of a table to who sits there. */
export function noticeOf({
  id: table,
  game,
  status,
  entries,
  waits,
  seat,
}: Pick<Schema["games"], "id" | "game" | "status" | "entries" | "waits"> &
  Pick<Schema["seats"], "seat">): Notice {
  const whom = JSON.parse(waits ?? "{}") as Partial<Waits>;
  return { kind: "turn", table, game, status, entries, ...partOf(seat, whom) };
}

/** What a game that waits for somebody has to do with a seat. */
function partOf(
  seat: Seat,
  { toAct = [], away = [], resigned = [] }: Partial<Waits>,
): Pick<Notice, "isYours" | "handedOver"> {
  const isAway = away.includes(seat);
  return {
    isYours: toAct.includes(seat) && !isAway && !resigned.includes(seat),
    ...(isAway ? { handedOver: true } : {}),
  };
}

/** A follower that keeps in mind what it heard, and of which revision of a table. */
export interface Attentive {
  /** A node tells; what is older than what was heard before comes too late. */
  hear(notice: Notice, revision: number): void;
  /** What the database had to tell; by now there may have been news. */
  learn(notice: Notice, revision: number): void;
  /** So it is, whatever was heard before. */
  correct(notice: Notice, revision: number): void;
  end(): void;
}

/** Passes a notice on if it says something new; every moment at which somebody is to act is new. */
export function unlessKnown(listener: Follower): Attentive {
  const known = new Map<string, { readonly news: string; readonly revision: number }>();
  const correct = (notice: Notice, revision: number): void => {
    const news = newsOf(notice);
    const isNew = known.get(notice.table)?.news !== news;
    known.set(notice.table, { news, revision });
    if (isNew) listener.hear(notice);
  };
  return {
    correct,
    hear(notice, revision) {
      if (revision >= (known.get(notice.table)?.revision ?? 0)) correct(notice, revision);
    },
    learn(notice, revision) {
      if (!known.has(notice.table)) correct(notice, revision);
    },
    end: () => listener.end(),
  };
}

/** What of a notice is news where it was something else before. */
export const newsOf = ({ status, isYours, handedOver, entries }: Notice): string =>
  isYours ? `${entries}` : `${status} ${handedOver === true}`;

export function noticeFor(room: Room, person: string): Notice {
  const { id: table, play } = room;
  const { game, status, seats } = room.table;
  const seat = room.seatOf(person);
  const isPlaying = status === "running" && seat !== undefined && !play.resigned.includes(seat);
  const isHeld = isPlaying && isHeldByPerson(seats, play, seat);
  return {
    kind: "turn",
    table,
    game,
    status,
    isYours: isHeld && play.toAct.includes(seat),
    entries: play.log.length,
    ...(isPlaying && !isHeld ? { handedOver: true } : {}),
  };
}
