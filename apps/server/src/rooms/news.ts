import { isSameJson } from "@sofala/engine";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  isVisibleChange,
  orderFromRow,
  entryFromRow,
  tableFromRow,
} from "../tables/stored-table.ts";
import type { LoadedTable, StoredTable } from "../tables/stored-table.ts";

/** What there is of a table beyond the entries that are known. */
export interface TableSince extends LoadedTable {
  /** How many entries there are in all. */
  readonly entryCount: number;
}

/** A table with the entries from a number on; its row and they are of one moment. */
export async function loadSince(
  query: Kysely<DatabaseSchema>,
  id: string,
  known: number,
): Promise<TableSince | undefined> {
  // The row first: seats that are newer than it are read again with the next revision, older ones never.
  const rows = await query
    .selectFrom("games")
    .leftJoin("entries", (join) =>
      join.onRef("entries.game", "=", "games.id").on("entries.seq", ">=", known),
    )
    .selectAll("games")
    .select(["entries.seq", "entries.actor", "entries.entry", "entries.at", "entries.key"])
    .where("games.id", "=", id)
    .orderBy("entries.seq")
    .execute();
  const seats = await query
    .selectFrom("seats")
    .leftJoin("orders", (join) =>
      join.onRef("orders.game", "=", "seats.game").onRef("orders.seat", "=", "seats.seat"),
    )
    .selectAll("seats")
    .select("orders.standing")
    .where("seats.game", "=", id)
    .orderBy("seats.seat")
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    table: tableFromRow(row, seats),
    entryCount: row.entries,
    entries: rows.flatMap(({ actor, entry, at, key }) =>
      actor === null || entry === null || at === null
        ? []
        : entryFromRow({ actor, entry, at, key }),
    ),
    orders: new Map(
      seats.flatMap(({ seat, standing }) =>
        standing === null ? [] : [orderFromRow({ seat, standing })],
      ),
    ),
  };
}

/** The parts of a table that are news since it was another. */
export function changedFields(before: StoredTable, after: StoredTable): readonly string[] {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof StoredTable)[]);
  return [...parts].filter(
    (part) =>
      part !== "revision" && isVisibleChange(part) && !isSameValue(before[part], after[part]),
  );
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameJson(one, other));
