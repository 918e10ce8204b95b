import type { LiveTables } from "./live-tables.ts";
import { decideTimeout } from "./timeouts.ts";

/** Updates the clocks of a person's running games after their days off have changed. */
export async function recalculateClocks(liveTables: LiveTables, person: string): Promise<void> {
  const tables = await liveTables.services.database.query
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select("tables.id")
    .where("seats.person", "=", person)
    .where("tables.status", "=", "running")
    .execute();
  for (const { id } of tables) {
    const liveTable = await liveTables.find(id);
    if (liveTable?.state.table.settings.rest !== undefined)
      await liveTable.decideAndStore(decideTimeout);
  }
}
