import { isSameJson, type JsonObject, type Seat, type Entry } from "@sofala/engine";
import type { Outcome, Proposal, TableSettings, Visibility } from "@sofala/protocol";
import { sql, type Kysely, type Selectable } from "kysely";
import type { TableClock } from "../clocks/table-clock.ts";
import { preparedQuery } from "../store/prepared-query.ts";
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

/** True for a game of bots that the server shows to visitors. */
export const isExhibition = ({ settings }: Pick<StoredTable, "settings">): boolean =>
  settings.exhibition === true;

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
  field !== "clock" && field !== "deadline" && field !== "turnState";

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
export const loadTable = (
  query: Kysely<DatabaseSchema>,
  id: string,
): Promise<LoadedTable | undefined> => loadSince(query, id, 0);

function tableFromRow(
  row: Selectable<DatabaseSchema["tables"]>,
  seats: readonly SeatColumns[],
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

type SeatColumns = Pick<Selectable<DatabaseSchema["seats"]>, "kind" | "person" | "name" | "level">;

export function seatHolderFromRow({ kind, person, name, level }: SeatColumns): SeatHolder {
  if (kind === "person") return { kind, person: person ?? "", name };
  if (kind === "bot") return { kind, level: level ?? "", name };
  return { kind, name };
}

/** A table with the entries that follow the known ones. */
export interface TableSince extends LoadedTable {
  /** How many entries the whole log has. */
  readonly entryCount: number;
}

/** Loads a table with the entries after the first `known` ones, in one statement, so that all belongs to one revision. */
export async function loadSince(
  query: Kysely<DatabaseSchema>,
  id: string,
  known: number,
): Promise<TableSince | undefined> {
  const { rows } = await query.executeQuery(tableQuery(query, id, known));
  const [row] = rows;
  if (row === undefined) return undefined;
  const seats = rows.flatMap(({ seat, kind, person, name, level }) =>
    seat === null || kind === null || name === null ? [] : [{ kind, person, name, level }],
  );
  return {
    table: tableFromRow(row, seats),
    entryCount: row.entry_count,
    entries: parseEntries(row.log ?? ""),
    orders: new Map(
      rows.flatMap(({ seat, content }) =>
        seat === null || content === null
          ? []
          : [[seat, JSON.parse(content) as JsonObject] as const],
      ),
    ),
  };
}

/** A row for each seat; the first one has the log. */
const tableQuery = (query: Kysely<DatabaseSchema>, id: string, known: number) =>
  preparedQuery(query, "table", [0, known, id], () =>
    query
      .selectFrom("tables")
      .leftJoin("seats", "seats.table_id", "tables.id")
      .leftJoin("orders", (join) =>
        join
          .onRef("orders.table_id", "=", "seats.table_id")
          .onRef("orders.seat", "=", "seats.seat"),
      )
      .selectAll("tables")
      .select(["seats.seat", "seats.kind", "seats.person", "seats.name", "seats.level"])
      .select("orders.content")
      .select((row) =>
        row
          .case()
          .when("seats.seat", "=", 0)
          .then(
            row
              .selectFrom("entries")
              .select(LOG.as("log"))
              .whereRef("entries.table_id", "=", "tables.id")
              .where("entries.seq", ">=", known),
          )
          .end()
          .as("log"),
      )
      .where("tables.id", "=", id)
      .orderBy("seats.seat"),
  );

/**
 * The entries as one JSON text, which is read much faster than many rows. Authors and keys contain nothing that JSON
 * would have to escape.
 */
const LOG = sql<string | null>`string_agg(
  '[' || entry || ',' || at || ',"' || actor || '",' ||
  coalesce('"' || idempotency_key || '"', 'null') || ']', ',' order by seq)`;

/** Throws if an entry is not JSON. */
const parseEntries = (log: string): readonly StoredEntry[] =>
  (JSON.parse(`[${log}]`) as [Entry, number, string, string | null][]).map(
    ([entry, at, actor, key]) => ({ entry, at, actor, ...(key === null ? {} : { key }) }),
  );

/** The names of the visible fields that differ. */
export function changedFields(before: StoredTable, after: StoredTable): readonly string[] {
  const removed = fieldsOf(before).filter((field) => !(field in after));
  return [...fieldsOf(after), ...removed].filter(
    (field) =>
      field !== "revision" && isVisibleChange(field) && !isSameValue(before[field], after[field]),
  );
}

const fieldsOf = (table: StoredTable) => Object.keys(table) as (keyof StoredTable)[];

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameJson(one, other));
