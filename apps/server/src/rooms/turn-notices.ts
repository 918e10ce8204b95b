import type { Seat } from "@sofala/engine";
import type { TurnUpdate } from "@sofala/protocol";
import type { DatabaseSchema } from "../store/schema.ts";
import { isPlayedByPerson } from "../tables/decision.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { TurnState } from "../tables/stored-table.ts";

/** Somebody who wants to know of all their tables at once. */
export interface TurnSubscriber {
  receive(notice: TurnUpdate): void;
  /** There is no more to tell. */
  end(): void;
}

/** What a row tells of a table to who sits there. */
export function turnUpdateFromRow({
  id: table,
  game,
  status,
  entries,
  waits,
  seat,
}: Pick<DatabaseSchema["games"], "id" | "game" | "status" | "entries" | "waits"> &
  Pick<DatabaseSchema["seats"], "seat">): TurnUpdate {
  const whom = JSON.parse(waits ?? "{}") as Partial<TurnState>;
  return { kind: "turn", table, game, status, entries, ...turnFlags(seat, whom) };
}

/** What a game that waits for somebody has to do with a seat. */
function turnFlags(
  seat: Seat,
  { toAct = [], away = [], resigned = [] }: Partial<TurnState>,
): Pick<TurnUpdate, "isYours" | "handedOver"> {
  const isAway = away.includes(seat);
  return {
    isYours: toAct.includes(seat) && !isAway && !resigned.includes(seat),
    ...(isAway ? { handedOver: true } : {}),
  };
}

/** A follower that keeps in mind what it heard, and of which revision of a table. */
export interface DeduplicatedSubscriber {
  /** A node tells; what is older than what was heard before comes too late. */
  receive(notice: TurnUpdate, revision: number): void;
  /** What the database had to tell; by now there may have been news. */
  receiveInitial(notice: TurnUpdate, revision: number): void;
  /** So it is, whatever was heard before. */
  receiveCurrent(notice: TurnUpdate, revision: number): void;
  end(): void;
}

/** Passes a notice on if it says something new; every moment at which somebody is to act is new. */
export function deduplicate(listener: TurnSubscriber): DeduplicatedSubscriber {
  const known = new Map<string, { readonly news: string; readonly revision: number }>();
  const receiveCurrent = (notice: TurnUpdate, revision: number): void => {
    const news = deduplicationKey(notice);
    const isNew = known.get(notice.table)?.news !== news;
    known.set(notice.table, { news, revision });
    if (isNew) listener.receive(notice);
  };
  return {
    receiveCurrent,
    receive(notice, revision) {
      if (revision >= (known.get(notice.table)?.revision ?? 0)) receiveCurrent(notice, revision);
    },
    receiveInitial(notice, revision) {
      if (!known.has(notice.table)) receiveCurrent(notice, revision);
    },
    end: () => listener.end(),
  };
}

/** What of a notice is news where it was something else before. */
export const deduplicationKey = ({ status, isYours, handedOver, entries }: TurnUpdate): string =>
  isYours ? `${entries}` : `${status} ${handedOver === true}`;

export function turnUpdateFor(room: LiveTable, person: string): TurnUpdate {
  const { id: table, timeline } = room;
  const { game, status, seats } = room.table;
  const seat = room.seatOf(person);
  const isPlaying = status === "running" && seat !== undefined && !timeline.resigned.includes(seat);
  const isHeld = isPlaying && isPlayedByPerson(seats, timeline, seat);
  return {
    kind: "turn",
    table,
    game,
    status,
    isYours: isHeld && timeline.toAct.includes(seat),
    entries: timeline.log.length,
    ...(isPlaying && !isHeld ? { handedOver: true } : {}),
  };
}
