import type { JsonObject, Seat } from "@sofala/engine";
import type { Outcome, Proposal, Terms, Visibility } from "@sofala/protocol";
import type { CompiledQuery, Kysely, Selectable, Updateable } from "kysely";
import type { Clock } from "../play/clock.ts";
import type { LogEntry } from "../play/play.ts";
import { reused } from "../store/reused.ts";
import type { Schema } from "../store/schema.ts";

/** Who has a seat. */
export type Sitter =
  | { readonly kind: "person"; readonly person: string; readonly name: string }
  | { readonly kind: "bot"; readonly level: string; readonly name: string }
  | { readonly kind: "open" | "reserved"; readonly name: string };

/** Whom a game waits for: so much of it is known without its log. */
export interface Waits {
  readonly toAct: readonly Seat[];
  /** Seats of people for whom a bot plays until they come back, and of those who resigned. */
  readonly away: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly round: number;
}

/** What of a table may change. */
interface Changing {
  readonly status: "open" | "running" | "over";
  readonly started?: number | undefined;
  readonly ended?: number | undefined;
  readonly clock?: Clock | undefined;
  /** When somebody should look after the table at the latest. */
  readonly deadline?: number | undefined;
  readonly waits?: Waits | undefined;
  readonly proposal?: Proposal | undefined;
  readonly outcome?: Outcome | undefined;
  /** Where the same people play again. */
  readonly rematch?: string | undefined;
  readonly seats: readonly Sitter[];
}

/** A table as it is kept. */
export interface StoredTable extends Changing {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly invite: string;
  readonly terms: Terms;
  readonly seed: string;
  readonly salt: string;
  /** None where the seed was known to somebody: a record is gone on with. */
  readonly commitment?: string;
  readonly position?: JsonObject;
  readonly created: number;
  /** Grows with every change, so that two writers do not overwrite each other. */
  readonly revision: number;
}

/** An entry as it is kept. */
export interface StoredEntry {
  readonly entry: LogEntry;
  readonly at: number;
  /** Who said it, and the key by which a resend is known. */
  readonly actor: string;
  readonly key?: string;
}

/** Everything that one decision changes. */
export interface Change {
  readonly now: number;
  readonly entries: readonly StoredEntry[];
  readonly table: Partial<Changing>;
  readonly order?: { readonly seat: Seat; readonly order: JsonObject | undefined };
}

export interface LoadedTable {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly orders: ReadonlyMap<Seat, JsonObject>;
}

/** A table with its whole log. */
export async function loadTable(
  query: Kysely<Schema>,
  id: string,
): Promise<LoadedTable | undefined> {
  const row = await query.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [seats, entries, orders] = await Promise.all([
    query.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute(),
    query.selectFrom("entries").selectAll().where("game", "=", id).orderBy("seq").execute(),
    query.selectFrom("orders").selectAll().where("game", "=", id).execute(),
  ]);
  return {
    table: tableOf(row, seats),
    // Entries of a change that was committed after the row was read are read next time.
    entries: entries.slice(0, row.entries).map(storedEntry),
    orders: new Map(orders.map(orderOf)),
  };
}

export const storedEntry = ({
  entry,
  at,
  actor,
  key,
}: Pick<Selectable<Schema["entries"]>, "entry" | "at" | "actor" | "key">): StoredEntry => ({
  entry: JSON.parse(entry) as LogEntry,
  at,
  actor,
  ...(key === null ? {} : { key }),
});

export const orderOf = ({
  seat,
  standing,
}: Pick<Selectable<Schema["orders"]>, "seat" | "standing">): readonly [Seat, JsonObject] => [
  seat,
  JSON.parse(standing) as JsonObject,
];

export function tableOf(
  row: Selectable<Schema["games"]>,
  seats: readonly Selectable<Schema["seats"]>[],
): StoredTable {
  const { id, game, rules, status, visibility, owner, invite, seed, salt, created, revision } = row;
  return {
    id,
    game,
    rules,
    status,
    visibility,
    owner,
    invite,
    seed,
    salt,
    created,
    revision,
    terms: JSON.parse(row.terms) as Terms,
    seats: seats.map(sitterOf),
    ...(row.commitment === null ? {} : { commitment: row.commitment }),
    ...(row.position === null ? {} : { position: JSON.parse(row.position) as JsonObject }),
    ...(row.started === null ? {} : { started: row.started }),
    ...(row.ended === null ? {} : { ended: row.ended }),
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as Clock }),
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    ...(row.waits === null ? {} : { waits: JSON.parse(row.waits) as Waits }),
    ...(row.proposal === null ? {} : { proposal: JSON.parse(row.proposal) as Proposal }),
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  };
}

export function sitterOf({ kind, person, name, level }: Selectable<Schema["seats"]>): Sitter {
  if (kind === "person") return { kind, person: person ?? "", name };
  if (kind === "bot") return { kind, level: level ?? "", name };
  return { kind, name };
}

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
    entries: entries.length,
    revision: table.revision,
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
  { id, revision, seats }: StoredTable,
  known: number,
  { now, entries, table, order }: Change,
): { readonly must: readonly CompiledQuery[]; readonly also: readonly CompiledQuery[] } {
  const columns: Updateable<Schema["games"]> = {
    // What a seat keeps to itself, such as an order, is no news.
    ...(entries.length > 0 || Object.keys(table).some(isNews) ? { changed: now } : {}),
    revision: revision + 1,
    entries: known + entries.length,
    ...jsonColumns(table),
    ...("status" in table ? { status: table.status } : {}),
    ...("started" in table ? { started: table.started ?? null } : {}),
    ...("ended" in table ? { ended: table.ended ?? null } : {}),
    ...("deadline" in table ? { deadline: table.deadline ?? null } : {}),
    ...("rematch" in table ? { rematch: table.rematch ?? null } : {}),
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

/** Clocks run by themselves, and whom a game waits for follows from its log; all else is news of the table. */
export const isNews = (part: string): boolean => !["clock", "deadline", "waits"].includes(part);

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
