import type { JsonObject, Seat } from "@sofala/engine";
import type { Outcome, Proposal, Terms, Visibility } from "@sofala/protocol";
import type { Kysely, Selectable } from "kysely";
import type { Clock } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
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
export interface Changing {
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
  /** Opens reserved seats, and a table that is for invited people. */
  readonly invite: string;
  readonly seats: readonly Sitter[];
}

/** A table as it is kept. */
export interface StoredTable extends Changing {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly visibility: Visibility;
  readonly owner: string;
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

/** Clocks run by themselves, and whom a game waits for follows from its log; all else is news of the table. */
export const isNews = (part: string): boolean => !["clock", "deadline", "waits"].includes(part);

/** The standing orders once a change was kept. */
export function ordersAfter(
  orders: ReadonlyMap<Seat, JsonObject>,
  { order: said }: Change,
): ReadonlyMap<Seat, JsonObject> {
  if (said === undefined) return orders;
  const others = [...orders].filter(([seat]) => seat !== said.seat);
  return new Map(said.order === undefined ? others : [...others, [said.seat, said.order]]);
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
