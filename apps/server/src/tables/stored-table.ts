import type { JsonObject, Seat } from "@sofala/engine";
import type { Outcome, Proposal, TableSettings, Visibility } from "@sofala/protocol";
import type { Kysely, Selectable } from "kysely";
import type { TableClock } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** Who has a seat. */
export type SeatHolder =
  | { readonly kind: "person"; readonly person: string; readonly name: string }
  | { readonly kind: "bot"; readonly level: string; readonly name: string }
  | { readonly kind: "open" | "reserved"; readonly name: string };

/** Whom a game waits for: so much of it is known without its log. */
export interface TurnState {
  readonly toAct: readonly Seat[];
  /** Seats of people for whom a bot plays until they come back, and of those who resigned. */
  readonly away: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly round: number;
}

/** What of a table may change. */
export interface TableFields {
  readonly status: "open" | "running" | "over";
  readonly startedAt?: number | undefined;
  readonly endedAt?: number | undefined;
  readonly clock?: TableClock | undefined;
  /** When somebody should look after the table at the latest. */
  readonly deadline?: number | undefined;
  readonly turnState?: TurnState | undefined;
  readonly proposal?: Proposal | undefined;
  readonly outcome?: Outcome | undefined;
  /** Where the same people play again. */
  readonly rematch?: string | undefined;
  /** Opens reserved seats, and a table that is for invited people. */
  readonly invite: string;
  readonly seats: readonly SeatHolder[];
}

/** A table as it is kept. */
export interface StoredTable extends TableFields {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly salt: string;
  /** None where the seed was known to somebody: a record is gone on with. */
  readonly commitment?: string;
  readonly position?: JsonObject;
  readonly createdAt: number;
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
  readonly table: Partial<TableFields>;
  readonly order?: { readonly seat: Seat; readonly order: JsonObject | undefined };
}

/** Clocks run by themselves, and whom a game waits for follows from its log; all else is news of the table. */
export const isVisibleChange = (part: string): boolean =>
  !["clock", "deadline", "turnState"].includes(part);

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
  query: Kysely<DatabaseSchema>,
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
    table: tableFromRow(row, seats),
    // Entries of a change that was committed after the row was read are read next time.
    entries: entries.slice(0, row.entries).map(entryFromRow),
    orders: new Map(orders.map(orderFromRow)),
  };
}

export const entryFromRow = ({
  entry,
  at,
  actor,
  key,
}: Pick<Selectable<DatabaseSchema["entries"]>, "entry" | "at" | "actor" | "key">): StoredEntry => ({
  entry: JSON.parse(entry) as LogEntry,
  at,
  actor,
  ...(key === null ? {} : { key }),
});

export const orderFromRow = ({
  seat,
  standing,
}: Pick<Selectable<DatabaseSchema["orders"]>, "seat" | "standing">): readonly [
  Seat,
  JsonObject,
] => [seat, JSON.parse(standing) as JsonObject];

export function tableFromRow(
  row: Selectable<DatabaseSchema["games"]>,
  seats: readonly Selectable<DatabaseSchema["seats"]>[],
): StoredTable {
  const {
    id,
    game,
    rules: rulesVersion,
    status,
    visibility,
    owner,
    invite,
    seed,
    salt,
    created: createdAt,
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
    settings: JSON.parse(row.terms) as TableSettings,
    seats: seats.map(seatHolderFromRow),
    ...(row.commitment === null ? {} : { commitment: row.commitment }),
    ...(row.position === null ? {} : { position: JSON.parse(row.position) as JsonObject }),
    ...(row.started === null ? {} : { startedAt: row.started }),
    ...(row.ended === null ? {} : { endedAt: row.ended }),
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as TableClock }),
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    ...(row.waits === null ? {} : { turnState: JSON.parse(row.waits) as TurnState }),
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
