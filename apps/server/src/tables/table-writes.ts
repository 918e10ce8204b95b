import type { Seat } from "@sofala/engine";
import type { CompiledQuery, ExpressionBuilder, Kysely, Updateable } from "kysely";
import { reused } from "../store/prepared-query.ts";
import type { Schema } from "../store/schema.ts";
import { isNews, type Change, type Changing, type Sitter } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";

/** The statements that keep a new table. */
export function newTableUnit(
  query: Kysely<Schema>,
  table: StoredTable,
  entries: readonly StoredEntry[],
): readonly CompiledQuery[] {
  const row = query.insertInto("games").values({
    id: table.id,
    game: table.game,
    rules: table.rules,
    visibility: table.visibility,
    owner: table.owner,
    invite: table.invite,
    terms: JSON.stringify(table.terms),
    pace: table.terms.pace.kind,
    quick: table.terms.quick === true ? 1 : null,
    seed: table.seed,
    salt: table.salt,
    commitment: table.commitment ?? null,
    position: table.position === undefined ? null : JSON.stringify(table.position),
    created: table.created,
    changed: table.created,
    listed_at: table.created,
    entries: entries.length,
    revision: table.revision,
    notified: -1,
    status: table.status,
    started: table.started ?? null,
    ended: table.ended ?? null,
    ...jsonColumns(table),
    deadline: table.deadline ?? null,
  });
  return [
    row.compile(),
    ...table.seats.map((sitter, seat) => seatRow(query, table.id, seat, sitter)),
    ...entries.map((entry, seq) => entryRow(query, table.id, seq, entry)),
  ];
}

/** The statements that keep a change, if the table is still at this revision. */
export function changeUnit(
  query: Kysely<Schema>,
  { id, revision, seats, terms, started }: StoredTable,
  known: number,
  { now, entries, table, order }: Change,
): { readonly must: readonly CompiledQuery[]; readonly also: readonly CompiledQuery[] } {
  // What a seat keeps to itself, such as an order, is no news.
  const hasNews = entries.length > 0 || Object.keys(table).some(isNews);
  // Spectators see it later: until the game is counted, nobody else learns when it was.
  const isShownLater = terms.delay > 0 && started !== undefined;
  const columns: Updateable<Schema["games"]> = {
    ...(hasNews ? { changed: now } : {}),
    ...(hasNews && !isShownLater ? { listed_at: now } : {}),
    revision: revision + 1,
    entries: known + entries.length,
    ...jsonColumns(table),
    ...("status" in table ? { status: table.status } : {}),
    ...("started" in table ? { started: table.started ?? null } : {}),
    ...("ended" in table ? { ended: table.ended ?? null } : {}),
    ...("deadline" in table ? { deadline: table.deadline ?? null } : {}),
    ...("rematch" in table ? { rematch: table.rematch ?? null } : {}),
    ...(table.invite === undefined ? {} : { invite: table.invite }),
  };
  const shape = `change ${Object.keys(columns).join(" ")}`;
  const row = reused(query, shape, [...Object.values(columns), id, revision], () =>
    query.updateTable("games").set(columns).where("id", "=", id).where("revision", "=", revision),
  );
  const moved = (table.seats ?? []).flatMap((sitter, seat) =>
    sitter === seats[seat] ? [] : [seatRow(query, id, seat, sitter)],
  );
  return {
    must: [
      row,
      ...entries.map((entry, index) => entryRow(query, id, known + index, entry)),
      ...moved,
    ],
    also: order === undefined ? [] : [orderRow(query, id, order)],
  };
}

/** For a change of names or owners: other nodes read the table again, and nobody is notified. */
export const silentRevision = (row: ExpressionBuilder<Schema, "games">) => ({
  revision: row("revision", "+", 1),
  notified: row("notified", "+", 1),
});

const jsonColumns = (table: Partial<Changing>) => ({
  ...("clock" in table ? { clock: asText(table.clock) } : {}),
  ...("waits" in table ? { waits: asText(table.waits) } : {}),
  ...("proposal" in table ? { proposal: asText(table.proposal) } : {}),
  ...("outcome" in table ? { outcome: asText(table.outcome) } : {}),
});

const asText = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

function entryRow(
  query: Kysely<Schema>,
  game: string,
  seq: number,
  { entry, at, actor, key }: StoredEntry,
): CompiledQuery {
  const row = { game, seq, actor, entry: JSON.stringify(entry), at, key: key ?? null };
  return reused(query, "entry", Object.values(row), () => query.insertInto("entries").values(row));
}

function seatRow(query: Kysely<Schema>, game: string, seat: Seat, sitter: Sitter): CompiledQuery {
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

function orderRow(
  query: Kysely<Schema>,
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
