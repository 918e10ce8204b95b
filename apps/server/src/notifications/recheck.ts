import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Channel } from "./channels.ts";
import type { MessageLine } from "./message.ts";
import { tableNotifications } from "./table-notifications.ts";
import { notificationKindOf, type OutboxItem } from "./outbox.ts";

/** What is to be done with something that is due: say it, look again later, or nothing any more. */
export type RecheckResult =
  | { readonly line: MessageLine }
  | { readonly retryAt: number }
  | { readonly isStale: true };

/** Whoever is at the table is told when they have left and it still waits for them. */
const PRESENT_RETRY_MS = 60_000;
const STALE = { isStale: true } as const;

/** Judges something that is due as its table is now: what was settled meanwhile is not told any more. */
export async function recheckItem(
  rooms: LiveTables,
  channel: Channel,
  item: OutboxItem,
): Promise<RecheckResult> {
  const { person, preferences } = channel;
  const kind = notificationKindOf(item);
  if (!preferences.isOn || !preferences.occasions.includes(kind)) return STALE;
  const room = await rooms.find(item.game);
  if (room === undefined) return STALE;
  await room.enqueue(() => room.refresh());
  if (room.seatOf(person) === undefined) return STALE;
  const now = rooms.services.now();
  const isThere = !preferences.present && room.connected.has(person);
  switch (kind) {
    case "turn":
    case "time":
    case "offer":
    case "proposal": {
      const stands = tableNotifications(room, person, now).find(
        ({ dedupeKey }) => dedupeKey === item.occasion,
      );
      if (stands === undefined) return STALE;
      // Rest, or a service that was down, may have moved the time.
      if (stands.dueAt > now) return { retryAt: stands.dueAt };
      return isThere
        ? { retryAt: now + PRESENT_RETRY_MS }
        : { line: messageLine(rooms, room, person, item) };
    }
    case "begin":
      if (room.table.status !== "running") return STALE;
      return isThere ? STALE : { line: messageLine(rooms, room, person, item) };
    case "rematch": {
      const next = await rooms.find(room.table.rematch ?? "");
      const isOpen = next?.table.status === "open" && next.seatOf(person) !== undefined;
      if (!isOpen || next.table.owner === person || next.connected.has(person)) return STALE;
      return isThere ? STALE : { line: messageLine(rooms, next, person, item) };
    }
    case "over":
    case "chat":
      return isThere ? STALE : { line: messageLine(rooms, room, person, item) };
  }
}

function messageLine(
  { services }: LiveTables,
  room: LiveTable,
  person: string,
  item: OutboxItem,
): MessageLine {
  const { id, game, settings, seats } = room.table;
  const others = seats.filter((each) => each.kind !== "person" || each.person !== person);
  return {
    kind: notificationKindOf(item),
    table: id,
    url: `${services.publicUrl()}/table/${id}`,
    tableDetails: {
      game,
      ...(settings.title === undefined ? {} : { title: settings.title }),
      others: others.flatMap(({ name }) => (name === "" ? [] : [name])),
    },
  };
}
