import type { Kysely } from "kysely";
import type { Connections } from "../connections.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** Sends away who is banned, whoever did it: their lines end, and they leave tables that have not begun. */
export async function removeBannedPeople(
  rooms: LiveTables,
  connections: Connections,
): Promise<void> {
  const { database, now } = rooms.services;
  const banned = await database.query
    .selectFrom("people")
    .select("id")
    .where("banned", ">", now())
    .execute();
  for (const { id } of banned) connections.disconnect(id);
  const seats = await database.query
    .selectFrom("people")
    .innerJoin("seats", "seats.person", "people.id")
    .innerJoin("games", "games.id", "seats.game")
    .select(["people.id as person", "games.id as table"])
    .where("games.status", "=", "open")
    .where("banned", ">", now())
    .execute();
  for (const { person, table } of seats) await leaveOpenTable(rooms, person, table);
}

/**
 * Nobody waits for a game beside somebody they blocked, or who blocked them: at a table of one's own the other leaves,
 * elsewhere the one who gives way does. That is the person named, or else whoever blocked. Games under way go on.
 * Returns the tables that they left.
 */
export async function enforceBlocks(
  rooms: LiveTables,
  giving?: string,
): Promise<readonly string[]> {
  const shared = openTablesWithBlockedPairs(rooms.services.database.query);
  const concerned =
    giving === undefined
      ? shared
      : shared.where((is) =>
          is.or([is("ties.person", "=", giving), is("ties.other", "=", giving)]),
        );
  const left: string[] = [];
  for (const { table, person, other } of await concerned.execute()) {
    const room = await rooms.find(table);
    const [gives, stays] = giving === other ? [other, person] : [person, other];
    if (room === undefined || !isSeatedOrOwner(room, gives) || !isSeatedOrOwner(room, stays))
      continue;
    const isTheirs = room.table.owner === gives;
    await leaveOpenTable(rooms, isTheirs ? stays : gives, table);
    if (!isTheirs) left.push(table);
  }
  await rooms.dropUnauthorized();
  return left;
}

const isSeatedOrOwner = (room: LiveTable, person: string): boolean =>
  room.table.owner === person || room.seatOf(person) !== undefined;

/** Tables that have not begun, each with two who sit there or opened it, of whom one blocked the other. */
const openTablesWithBlockedPairs = (query: Kysely<DatabaseSchema>) =>
  query
    .with("company", (all) =>
      all
        .selectFrom("seats")
        .innerJoin("games", "games.id", "seats.game")
        .select(["games.id as table", "seats.person"])
        .where("games.status", "=", "open")
        .where("seats.person", "is not", null)
        .union(
          all
            .selectFrom("games")
            .select(["games.id as table", "games.owner as person"])
            .where("games.status", "=", "open"),
        ),
    )
    .selectFrom("company as one")
    .innerJoin("ties", "ties.person", "one.person")
    .innerJoin("company as two", (join) =>
      join.onRef("two.table", "=", "one.table").onRef("two.person", "=", "ties.other"),
    )
    .select(["one.table", "ties.person", "ties.other"])
    .where("ties.kind", "=", "blocked");

async function leaveOpenTable(rooms: LiveTables, person: string, table: string): Promise<void> {
  const room = await rooms.find(table);
  await room?.execute("leave", { person }, {}, () => {});
}
