import type { Kysely } from "kysely";
import type { Connections } from "../http/connections.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Schema } from "../store/schema.ts";

/** Sends away who is banned, whoever did it: their lines end, and they leave tables that have not begun. */
export async function turnOutBanned(rooms: Rooms, connections: Connections): Promise<void> {
  const { database, now } = rooms.services;
  const banned = await database.query
    .selectFrom("people")
    .select("id")
    .where("banned", ">", now())
    .execute();
  for (const { id } of banned) connections.closeAll(id);
  await leave(rooms, await openSeats(database.query).where("banned", ">", now()).execute());
}

/** Somebody leaves the tables of who blocked them, where the game has not begun. */
export async function unseat(rooms: Rooms, person: string, owner: string): Promise<void> {
  const { query } = rooms.services.database;
  const seats = openSeats(query).where("people.id", "=", person).where("games.owner", "=", owner);
  await leave(rooms, await seats.execute());
}

const openSeats = (query: Kysely<Schema>) =>
  query
    .selectFrom("people")
    .innerJoin("seats", "seats.person", "people.id")
    .innerJoin("games", "games.id", "seats.game")
    .select(["people.id as person", "people.name", "games.id as table"])
    .where("games.status", "=", "open");

async function leave(
  rooms: Rooms,
  seats: readonly { readonly person: string; readonly name: string; readonly table: string }[],
): Promise<void> {
  for (const { table, ...who } of seats) {
    const room = await rooms.find(table);
    await room?.command("leave", who, {}, () => {});
  }
}
