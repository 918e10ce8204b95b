import { isSameJson, type JsonObject, type Seat, type Entry } from "@sofala/engine";
import type { Outcome, Proposal, TableSettings, Visibility } from "@sofala/protocol";
import type { Kysely, Selectable } from "kysely";
import type { TableClock } from "../clocks/table-clock.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** Who has a seat: a person, a bot, or nobody yet. */
export type SeatHolder =
  | { readonly kind: "person"; readonly person: string; readonly name: string }
  | { readonly kind: "bot"; readonly level: string; readonly name: string }
  | { readonly kind: "open" | "reserved"; readonly name: string };

/** Who has to act, stored so that lists need not replay the log. */
export interface TurnState {
  readonly toAct: readonly Seat[];
  /** Seats of people for whom a bot plays until they come back. */
  readonly away: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly round: number;
}

/** The fields of a table that change. */
export interface TableFields {
  readonly status: "open" | "running" | "over";
  readonly startedAt?: number | undefined;
  readonly endedAt?: number | undefined;
  readonly clock?: TableClock | undefined;
  /** When a scheduler has to run the table at the latest. */
  readonly deadline?: number | undefined;
  readonly turnState?: TurnState | undefined;
  readonly proposal?: Proposal | undefined;
  readonly outcome?: Outcome | undefined;
  /** The table of the rematch. */
  readonly rematch?: string | undefined;
  /** The invitation code: for reserved seats, and for tables that only invited people may see. */
  readonly invite: string;
  readonly seats: readonly SeatHolder[];
}

/** A table as it is stored. */
export interface StoredTable extends TableFields {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly salt: string;
  /** Absent if the table continues a record, whose seed somebody knows. */
  readonly commitment?: string;
  readonly position?: JsonObject;
  readonly createdAt: number;
  /** Grows with every change, so that two writers do not overwrite each other. */
  readonly revision: number;
}

/** An entry as it is stored. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: number;
  /** Its author, and the idempotency key of the command if it had one. */
  readonly actor: string;
  readonly key?: string;
}

/** Everything that one decision changes. */
export interface Change {
  readonly now: number;
  readonly entries: readonly StoredEntry[];
  readonly table: Partial<TableFields>;
  readonly order?: { readonly seat: Seat; readonly order: JsonObject | undefined };
}

/** True if a change of this field is shown to people. Clocks and turns follow from the log. */
export const isVisibleChange = (field: string): boolean =>
  !["clock", "deadline", "turnState"].includes(field);

/** The orders after a change. */
export function ordersAfter(
  orders: ReadonlyMap<Seat, JsonObject>,
  { order: changed }: Change,
): ReadonlyMap<Seat, JsonObject> {
  if (changed === undefined) return orders;
  const others = [...orders].filter(([seat]) => seat !== changed.seat);
  return new Map(changed.order === undefined ? others : [...others, [changed.seat, changed.order]]);
}

/** A table with its log and the orders of its seats. */
export interface LoadedTable {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly orders: ReadonlyMap<Seat, JsonObject>;
}

/** Loads a table with its whole log. */
export async function loadTable(
  query: Kysely<DatabaseSchema>,
  id: string,
): Promise<LoadedTable | undefined> {
  const row = await query.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [seats, entries, orders] = await Promise.all([
    query.selectFrom("seats").selectAll().where("table_id", "=", id).orderBy("seat").execute(),
    query.selectFrom("entries").selectAll().where("table_id", "=", id).orderBy("seq").execute(),
    query.selectFrom("orders").selectAll().where("table_id", "=", id).execute(),
  ]);
  return {
    table: tableFromRow(row, seats),
    // Entries that were committed after the row was read are loaded with the next revision.
    entries: entries.slice(0, row.entry_count).map(entryFromRow),
    orders: new Map(orders.map(orderFromRow)),
  };
}

const entryFromRow = ({
  entry,
  at,
  actor,
  idempotency_key: key,
}: Pick<
  Selectable<DatabaseSchema["entries"]>,
  "entry" | "at" | "actor" | "idempotency_key"
>): StoredEntry => ({
  entry: JSON.parse(entry) as Entry,
  at,
  actor,
  ...(key === null ? {} : { key }),
});

const orderFromRow = ({
  seat,
  content,
}: Pick<Selectable<DatabaseSchema["orders"]>, "seat" | "content">): readonly [Seat, JsonObject] => [
  seat,
  JSON.parse(content) as JsonObject,
];

function tableFromRow(
  row: Selectable<DatabaseSchema["tables"]>,
  seats: readonly Selectable<DatabaseSchema["seats"]>[],
): StoredTable {
  const {
    id,
    game,
    rules_version: rulesVersion,
    status,
    visibility,
    owner,
    invite,
    seed,
    salt,
    created_at: createdAt,
    revision,
  } = row;
  return {
    id,
    game,
    rulesVersion,
    status,
    visibility,
    owner,
    invite,
    seed,
    salt,
    createdAt,
    revision,
    settings: JSON.parse(row.settings) as TableSettings,
    seats: seats.map(seatHolderFromRow),
    ...(row.commitment === null ? {} : { commitment: row.commitment }),
    ...(row.position === null ? {} : { position: JSON.parse(row.position) as JsonObject }),
    ...(row.started_at === null ? {} : { startedAt: row.started_at }),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as TableClock }),
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    ...(row.turn_state === null ? {} : { turnState: JSON.parse(row.turn_state) as TurnState }),
    ...(row.proposal === null ? {} : { proposal: JSON.parse(row.proposal) as Proposal }),
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  };
}

export function seatHolderFromRow({
  kind,
  person,
  name,
  level,
}: Selectable<DatabaseSchema["seats"]>): SeatHolder {
  if (kind === "person") return { kind, person: person ?? "", name };
  if (kind === "bot") return { kind, level: level ?? "", name };
  return { kind, name };
}

/** A table with the entries that follow the known ones. */
export interface TableSince extends LoadedTable {
  /** How many entries the whole log has. */
  readonly entryCount: number;
}

/** Loads a table with the entries after the first `known` ones. The row and the entries belong to the same revision. */
export async function loadSince(
  query: Kysely<DatabaseSchema>,
  id: string,
  known: number,
): Promise<TableSince | undefined> {
  // Read the row before the seats: newer seats are loaded again with the next revision, but older ones would remain.
  const rows = await query
    .selectFrom("tables")
    .leftJoin("entries", (join) =>
      join.onRef("entries.table_id", "=", "tables.id").on("entries.seq", ">=", known),
    )
    .selectAll("tables")
    .select(["entries.seq", "entries.actor", "entries.entry", "entries.at"])
    .select("entries.idempotency_key")
    .where("tables.id", "=", id)
    .orderBy("entries.seq")
    .execute();
  const seats = await query
    .selectFrom("seats")
    .leftJoin("orders", (join) =>
      join.onRef("orders.table_id", "=", "seats.table_id").onRef("orders.seat", "=", "seats.seat"),
    )
    .selectAll("seats")
    .select("orders.content")
    .where("seats.table_id", "=", id)
    .orderBy("seats.seat")
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    table: tableFromRow(row, seats),
    entryCount: row.entry_count,
    entries: rows.flatMap(({ actor, entry, at, idempotency_key }) =>
      actor === null || entry === null || at === null
        ? []
        : entryFromRow({ actor, entry, at, idempotency_key }),
    ),
    orders: new Map(
      seats.flatMap(({ seat, content }) =>
        content === null ? [] : [orderFromRow({ seat, content })],
      ),
    ),
  };
}

/** The names of the visible fields that differ. */
export function changedFields(before: StoredTable, after: StoredTable): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof StoredTable)[]);
  return [...fields].filter(
    (field) =>
      field !== "revision" && isVisibleChange(field) && !isSameValue(before[field], after[field]),
  );
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameJson(one, other));
