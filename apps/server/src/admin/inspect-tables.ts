import { advanceClock, type TableClock } from "../clocks/table-clock.ts";
import { loadOutages } from "../nodes/heartbeat.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Database } from "../store/database.ts";
import {
  loadTable,
  seatHolderFromRow,
  type SeatHolder,
  type StoredTable,
} from "../tables/stored-table.ts";

type TableStatus = DatabaseSchema["tables"]["status"];

/** A table in an operator's list. */
export interface TableListing {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly entryCount: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatHolder[];
}

/** All tables, or those of one status; the most recently changed first. */
export async function listTables(
  { query }: Database,
  status?: TableStatus,
): Promise<readonly TableListing[]> {
  let rows = query
    .selectFrom("tables")
    .select(["id", "game", "status", "entry_count as entryCount", "updated_at as updatedAt"])
    .orderBy("updated_at", "desc")
    .orderBy("id");
  if (status !== undefined) rows = rows.where("status", "=", status);
  const [tables, seats] = await Promise.all([
    rows.execute(),
    query.selectFrom("seats").selectAll().orderBy("table_id").orderBy("seat").execute(),
  ]);
  const seatsByTable = Map.groupBy(seats, (row) => row.table_id);
  return tables.map((table) => ({
    ...table,
    seats: (seatsByTable.get(table.id) ?? []).map(seatHolderFromRow),
  }));
}

/** What an operator may know of a table: everything but the deal and the invitation. */
export interface TableDetails extends Omit<StoredTable, "seed" | "salt" | "invite" | "position"> {
  readonly entryCount: number;
}

/** A stored table with its clock as of now; undefined if there is no such table. */
export async function showTable(
  { query }: Database,
  id: string,
  now: number,
): Promise<TableDetails | undefined> {
  const loaded = await loadTable(query, id);
  if (loaded === undefined) return undefined;
  const { seed: _seed, salt: _salt, invite: _invite, position: _position, ...table } = loaded.table;
  const outages = await loadOutages(query, now);
  const clock: TableClock | undefined = table.clock && advanceClock(table.clock, now, outages);
  return { ...table, ...(clock && { clock }), entryCount: loaded.entries.length };
}
