import type { LiveTables } from "./live-tables.ts";
import { decideTimeout } from "./timeouts.ts";

/** Somebody changed their days off: where they play over days, the clock is set by them from now on. */
export async function recalculateClocks(rooms: LiveTables, person: string): Promise<void> {
  const tables = await rooms.services.database.query
    .selectFrom("seats")
    .innerJoin("games", "games.id", "seats.game")
    .select("games.id")
    .where("seats.person", "=", person)
    .where("games.status", "=", "running")
    .execute();
  for (const { id } of tables) {
    const room = await rooms.find(id);
    if (room?.table.settings.rest !== undefined) await room.decideAndStore(decideTimeout);
  }
}
