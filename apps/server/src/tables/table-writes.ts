import type { Seat } from "@sofala/engine";
import type { CompiledQuery, ExpressionBuilder, Kysely, Updateable } from "kysely";
import type { WriteBatch } from "../store/database.ts";
import { preparedQuery } from "../store/prepared-query.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleChange, type Change, type TableFields, type SeatHolder } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";

/** The statements that insert a new table. */
export function insertTableQueries(
  query: Kysely<DatabaseSchema>,
  table: StoredTable,
  entries: readonly StoredEntry[],
): readonly CompiledQuery[] {
  const row = query.insertInto("tables").values({
    id: table.id,
    game: table.game,
    rules_version: table.rulesVersion,
    visibility: table.visibility,
    owner: table.owner,
    invite: table.invite,
    settings: JSON.stringify(table.settings),
    pace: table.settings.pace.kind,
    is_quick: table.settings.quick === true ? 1 : null,
    seed: table.seed,
    salt: table.salt,
    commitment: table.commitment ?? null,
    position: table.position === undefined ? null : JSON.stringify(table.position),
    created_at: table.createdAt,
    updated_at: table.createdAt,
    public_updated_at: table.createdAt,
    entry_count: entries.length,
    revision: table.revision,
    notified_revision: -1,
    status: table.status,
    started_at: table.startedAt ?? null,
    ended_at: table.endedAt ?? null,
    ...jsonColumns(table),
    deadline: table.deadline ?? null,
  });
  return [
    row.compile(),
    ...table.seats.map((holder, seat) => upsertSeatQuery(query, table.id, seat, holder)),
    ...entries.map((entry, seq) => insertEntryQuery(query, table.id, seq, entry)),
  ];
}

/** The statements that store a change, if the table still has this revision. */
export function changeTableQueries(
  query: Kysely<DatabaseSchema>,
  { id, revision, seats, settings, startedAt }: StoredTable,
  known: number,
  { now, entries, table, order }: Change,
): Required<WriteBatch> {
  // A change that only its seat sees, such as an order, does not count as an update.
  const isUpdate = entries.length > 0 || Object.keys(table).some(isVisibleChange);
  // Lists must not show when something happened that spectators see later.
  const isShownLater = settings.delay > 0 && startedAt !== undefined;
  const columns: Updateable<DatabaseSchema["tables"]> = {
    revision: revision + 1,
    entry_count: known + entries.length,
  };
  // Assignments, because this runs for every move and spreading many small objects takes time.
  if (isUpdate) columns.updated_at = now;
  if (isUpdate && !isShownLater) columns.public_updated_at = now;
  Object.assign(columns, jsonColumns(table));
  if (table.status !== undefined) columns.status = table.status;
  if ("startedAt" in table) columns.started_at = table.startedAt ?? null;
  if ("endedAt" in table) columns.ended_at = table.endedAt ?? null;
  if ("deadline" in table) columns.deadline = table.deadline ?? null;
  if ("rematch" in table) columns.rematch = table.rematch ?? null;
  if (table.invite !== undefined) columns.invite = table.invite;
  const queryKey = `change ${Object.keys(columns).join(" ")}`;
  const row = preparedQuery(query, queryKey, [...Object.values(columns), id, revision], () =>
    query.updateTable("tables").set(columns).where("id", "=", id).where("revision", "=", revision),
  );
  const changedSeats = (table.seats ?? []).flatMap((holder, seat) =>
    holder === seats[seat] ? [] : [upsertSeatQuery(query, id, seat, holder)],
  );
  return {
    mustChange: [
      row,
      ...entries.map((entry, index) => insertEntryQuery(query, id, known + index, entry)),
      ...changedSeats,
    ],
    mayChange: order === undefined ? [] : [writeOrderQuery(query, id, order)],
    areIndependent: true,
  };
}

/** The columns for a change of names or owners: other nodes load the table again, and nobody is notified. */
export const silentRevision = (row: ExpressionBuilder<DatabaseSchema, "tables">) => ({
  revision: row("revision", "+", 1),
  notified_revision: row("notified_revision", "+", 1),
});

const jsonColumns = (table: Partial<TableFields>) => ({
  ...("clock" in table ? { clock: jsonText(table.clock) } : {}),
  ...("turnState" in table ? { turn_state: jsonText(table.turnState) } : {}),
  ...("proposal" in table ? { proposal: jsonText(table.proposal) } : {}),
  ...("outcome" in table ? { outcome: jsonText(table.outcome) } : {}),
});

const jsonText = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

function insertEntryQuery(
  query: Kysely<DatabaseSchema>,
  table: string,
  seq: number,
  { entry, at, actor, key }: StoredEntry,
): CompiledQuery {
  const row = {
    table_id: table,
    seq,
    actor,
    entry: JSON.stringify(entry),
    at,
    idempotency_key: key ?? null,
  };
  return preparedQuery(query, "entry", Object.values(row), () =>
    query.insertInto("entries").values(row),
  );
}

function upsertSeatQuery(
  query: Kysely<DatabaseSchema>,
  table: string,
  seat: Seat,
  holder: SeatHolder,
): CompiledQuery {
  const columns = {
    kind: holder.kind,
    name: holder.name,
    person: holder.kind === "person" ? holder.person : null,
    level: holder.kind === "bot" ? holder.level : null,
  };
  return query
    .insertInto("seats")
    .values({ table_id: table, seat, ...columns })
    .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doUpdateSet(columns))
    .compile();
}

function writeOrderQuery(
  query: Kysely<DatabaseSchema>,
  table: string,
  { seat, order }: NonNullable<Change["order"]>,
): CompiledQuery {
  if (order === undefined) {
    return query
      .deleteFrom("orders")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .compile();
  }
  const content = JSON.stringify(order);
  return query
    .insertInto("orders")
    .values({ table_id: table, seat, content })
    .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doUpdateSet({ content }))
    .compile();
}
