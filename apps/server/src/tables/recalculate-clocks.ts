import type { Rooms } from "./live-tables.ts";
import { whenTimeIsUp } from "./timeouts.ts";

/** Somebody changed their days off: where they play over days, the clock is set by them from now on. */
export async function restAnew(rooms: Rooms, person: string): Promise<void> {
  const tables = await rooms.services.database.query
    .selectFrom("seats")
    .innerJoin("games", "games.id", "seats.game")
    .select("games.id")
    .where("seats.person", "=", person)
    .where("games.status", "=", "running")
    .execute();
  for (const { id } of tables) {
    const room = await rooms.find(id);
    if (room?.table.terms.rest !== undefined) await room.decide(whenTimeIsUp);
  }
}
