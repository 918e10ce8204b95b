import type { Database } from "../store/database.ts";
import type { LiveTables } from "./live-tables.ts";
import { decideTimeout } from "./timeouts.ts";

/** Updates the clocks of a person's running games after their days off have changed. */
export async function recalculateClocks(
  { database, tables }: { readonly database: Database; readonly tables: Pick<LiveTables, "find"> },
  person: string,
): Promise<void> {
  const running = await database.query
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select("tables.id")
    .where("seats.person", "=", person)
    .where("tables.status", "=", "running")
    .execute();
  for (const { id } of running) {
    const liveTable = await tables.find(id);
    if (liveTable?.state.table.settings.rest !== undefined)
      await liveTable.decideAndStore(decideTimeout);
  }
}
