import type { Seat } from "@sofala/engine";
import type { CompiledQuery, ExpressionBuilder, Kysely, Updateable } from "kysely";
import type { WriteBatch } from "../store/database.ts";
import { preparedQuery } from "../store/prepared-query.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisibleChange, type Change, type TableFields, type SeatHolder } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";

/** The statements that keep a new table. */
export function insertTableQueries(
  query: Kysely<DatabaseSchema>,
  table: StoredTable,
  entries: readonly StoredEntry[],
): readonly CompiledQuery[] {
  const row = query.insertInto("games").values({
    id: table.id,
    game: table.game,
    rules: table.rulesVersion,
    visibility: table.visibility,
    owner: table.owner,
    invite: table.invite,
    terms: JSON.stringify(table.settings),
    pace: table.settings.pace.kind,
    quick: table.settings.quick === true ? 1 : null,
    seed: table.seed,
    salt: table.salt,
    commitment: table.commitment ?? null,
    position: table.position === undefined ? null : JSON.stringify(table.position),
    created: table.createdAt,
    changed: table.createdAt,
    listed_at: table.createdAt,
    entries: entries.length,
    revision: table.revision,
    notified: -1,
    status: table.status,
    started: table.startedAt ?? null,
    ended: table.endedAt ?? null,
    ...jsonColumns(table),
    deadline: table.deadline ?? null,
  });
  return [
    row.compile(),
    ...table.seats.map((sitter, seat) => upsertSeatQuery(query, table.id, seat, sitter)),
    ...entries.map((entry, seq) => insertEntryQuery(query, table.id, seq, entry)),
  ];
}

/** The statements that keep a change, if the table is still at this revision. */
export function changeTableQueries(
  query: Kysely<DatabaseSchema>,
  { id, revision, seats, settings, startedAt }: StoredTable,
  known: number,
  { now, entries, table, order }: Change,
): Required<WriteBatch> {
  // What a seat keeps to itself, such as an order, is no news.
  const hasNews = entries.length > 0 || Object.keys(table).some(isVisibleChange);
  // Spectators see it later: until the game is counted, nobody else learns when it was.
  const isShownLater = settings.delay > 0 && startedAt !== undefined;
  const columns: Updateable<DatabaseSchema["games"]> = {
    ...(hasNews ? { changed: now } : {}),
    ...(hasNews && !isShownLater ? { listed_at: now } : {}),
    revision: revision + 1,
    entries: known + entries.length,
    ...jsonColumns(table),
    ...("status" in table ? { status: table.status } : {}),
    ...("startedAt" in table ? { started: table.startedAt ?? null } : {}),
    ...("endedAt" in table ? { ended: table.endedAt ?? null } : {}),
    ...("deadline" in table ? { deadline: table.deadline ?? null } : {}),
    ...("rematch" in table ? { rematch: table.rematch ?? null } : {}),
    ...(table.invite === undefined ? {} : { invite: table.invite }),
  };
  const shape = `change ${Object.keys(columns).join(" ")}`;
  const row = preparedQuery(query, shape, [...Object.values(columns), id, revision], () =>
    query.updateTable("games").set(columns).where("id", "=", id).where("revision", "=", revision),
  );
  const moved = (table.seats ?? []).flatMap((sitter, seat) =>
    sitter === seats[seat] ? [] : [upsertSeatQuery(query, id, seat, sitter)],
  );
  return {
    mustChange: [
      row,
      ...entries.map((entry, index) => insertEntryQuery(query, id, known + index, entry)),
      ...moved,
    ],
    mayChange: order === undefined ? [] : [writeOrderQuery(query, id, order)],
  };
}

/** For a change of names or owners: other nodes read the table again, and nobody is notified. */
export const silentRevision = (row: ExpressionBuilder<DatabaseSchema, "games">) => ({
  revision: row("revision", "+", 1),
  notified: row("notified", "+", 1),
});

const jsonColumns = (table: Partial<TableFields>) => ({
  ...("clock" in table ? { clock: jsonText(table.clock) } : {}),
  ...("turnState" in table ? { waits: jsonText(table.turnState) } : {}),
  ...("proposal" in table ? { proposal: jsonText(table.proposal) } : {}),
  ...("outcome" in table ? { outcome: jsonText(table.outcome) } : {}),
});

const jsonText = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

function insertEntryQuery(
  query: Kysely<DatabaseSchema>,
  game: string,
  seq: number,
  { entry, at, actor, key }: StoredEntry,
): CompiledQuery {
  const row = { game, seq, actor, entry: JSON.stringify(entry), at, key: key ?? null };
  return preparedQuery(query, "entry", Object.values(row), () =>
    query.insertInto("entries").values(row),
  );
}

function upsertSeatQuery(
  query: Kysely<DatabaseSchema>,
  game: string,
  seat: Seat,
  sitter: SeatHolder,
): CompiledQuery {
  const columns = {
    kind: sitter.kind,
    name: sitter.name,
    person: sitter.kind === "person" ? sitter.person : null,
    level: sitter.kind === "bot" ? sitter.level : null,
  };
  return query
    .insertInto("seats")
    .values({ game, seat, ...columns })
    .onConflict((taken) => taken.columns(["game", "seat"]).doUpdateSet(columns))
    .compile();
}

function writeOrderQuery(
  query: Kysely<DatabaseSchema>,
  game: string,
  { seat, order }: NonNullable<Change["order"]>,
): CompiledQuery {
  if (order === undefined) {
    return query.deleteFrom("orders").where("game", "=", game).where("seat", "=", seat).compile();
  }
  const standing = JSON.stringify(order);
  return query
    .insertInto("orders")
    .values({ game, seat, standing })
    .onConflict((taken) => taken.columns(["game", "seat"]).doUpdateSet({ standing }))
    .compile();
}
