import { advanceClock, type TableClock } from "../clocks/table-clock.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Database } from "../store/database.ts";
import {
  loadTable,
  seatHolderFromRow,
  type SeatHolder,
  type StoredTable,
} from "../tables/stored-table.ts";
import { outagesUntil } from "./outages.ts";

type TableStatus = DatabaseSchema["games"]["status"];

/** A table in an operator's list. */
export interface TableListing {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly entryCount: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatHolder[];
}

/** All tables, or those of one status; those that changed last first. */
export async function listTables(
  { query }: Database,
  status?: TableStatus,
): Promise<readonly TableListing[]> {
  let rows = query
    .selectFrom("games")
    .select(["id", "game", "status", "entries as entryCount", "changed as updatedAt"])
    .orderBy("changed", "desc")
    .orderBy("id");
  if (status !== undefined) rows = rows.where("status", "=", status);
  const [tables, seats] = await Promise.all([
    rows.execute(),
    query.selectFrom("seats").selectAll().orderBy("game").orderBy("seat").execute(),
  ]);
  const seatsByTable = Map.groupBy(seats, ({ game }) => game);
  return tables.map((table) => ({
    ...table,
    seats: (seatsByTable.get(table.id) ?? []).map(seatHolderFromRow),
  }));
}

/** What an operator may know of a table; neither its deal nor its invitation. */
export interface TableDetails extends Omit<StoredTable, "seed" | "salt" | "invite" | "position"> {
  readonly entryCount: number;
}

/** A table as it is kept, its clock as it is now; undefined where there is none. */
export async function showTable(
  { query }: Database,
  id: string,
  now: number,
): Promise<TableDetails | undefined> {
  const loaded = await loadTable(query, id);
  if (loaded === undefined) return undefined;
  const { seed: _seed, salt: _salt, invite: _invite, position: _position, ...table } = loaded.table;
  const pauses = await outagesUntil(query, now);
  const clock: TableClock | undefined = table.clock && advanceClock(table.clock, now, pauses);
  return { ...table, ...(clock && { clock }), entryCount: loaded.entries.length };
}
