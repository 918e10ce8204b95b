import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import type { Channel } from "./channels.ts";
import type { Line } from "./message.ts";
import { occasionsAt } from "./table-notifications.ts";
import { kindOf, type Item } from "./outbox.ts";

/** What is to be done with something that is due: say it, look again later, or nothing any more. */
export type Verdict =
  | { readonly line: Line }
  | { readonly later: number }
  | { readonly isStale: true };

/** Whoever is at the table is told when they have left and it still waits for them. */
const PRESENCE = 60_000;
const STALE = { isStale: true } as const;

/** Judges something that is due as its table is now: what was settled meanwhile is not told any more. */
export async function judge(rooms: Rooms, channel: Channel, item: Item): Promise<Verdict> {
  const { person, wishes } = channel;
  const kind = kindOf(item);
  if (!wishes.isOn || !wishes.occasions.includes(kind)) return STALE;
  const room = await rooms.find(item.game);
  if (room === undefined) return STALE;
  await room.inTurn(() => room.refresh());
  if (room.seatOf(person) === undefined) return STALE;
  const now = rooms.services.now();
  const isThere = !wishes.present && room.present.has(person);
  switch (kind) {
    case "turn":
    case "time":
    case "offer":
    case "proposal": {
      const stands = occasionsAt(room, person, now).find(({ key }) => key === item.occasion);
      if (stands === undefined) return STALE;
      // Rest, or a service that was down, may have moved the time.
      if (stands.due > now) return { later: stands.due };
      return isThere ? { later: now + PRESENCE } : { line: lineOf(rooms, room, person, item) };
    }
    case "begin":
      if (room.table.status !== "running") return STALE;
      return isThere ? STALE : { line: lineOf(rooms, room, person, item) };
    case "rematch": {
      const next = await rooms.find(room.table.rematch ?? "");
      const isOpen = next?.table.status === "open" && next.seatOf(person) !== undefined;
      if (!isOpen || next.table.owner === person || next.present.has(person)) return STALE;
      return isThere ? STALE : { line: lineOf(rooms, next, person, item) };
    }
    case "over":
    case "chat":
      return isThere ? STALE : { line: lineOf(rooms, room, person, item) };
  }
}

function lineOf({ services }: Rooms, room: Room, person: string, item: Item): Line {
  const { id, game, terms, seats } = room.table;
  const others = seats.filter((each) => each.kind !== "person" || each.person !== person);
  return {
    kind: kindOf(item),
    table: id,
    url: `${services.address()}/table/${id}`,
    about: {
      game,
      ...(terms.title === undefined ? {} : { title: terms.title }),
      others: others.flatMap(({ name }) => (name === "" ? [] : [name])),
    },
  };
}
