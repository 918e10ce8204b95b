import type { TableSettings } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

export const MY_DATA_FORMAT = "sofala-my-data/2";

type PersonalRows = Promise<readonly object[]>;
type PersonalDataReader = (
  query: Kysely<DatabaseSchema>,
  person: string,
  now: number,
) => PersonalRows;

/**
 * Reads the rows of a person from each database table, without secrets; undefined for tables without personal data.
 * A new table does not compile without an entry.
 */
export const PERSONAL_DATA_READERS: {
  readonly [Table in keyof DatabaseSchema]: PersonalDataReader | undefined;
} = {
  people: (query, person) =>
    query.selectFrom("people").selectAll().where("id", "=", person).execute(),
  tokens: (query, person) =>
    query
      .selectFrom("tokens")
      .select(["kind", "label", "created_at", "last_used_at", "expires_at"])
      .where("person", "=", person)
      .orderBy("created_at")
      .execute(),
  credentials: (query, person) =>
    query
      .selectFrom("credentials")
      .select(["kind", "label", "created_at", "last_used_at"])
      .where("person", "=", person)
      .orderBy("created_at")
      .execute(),
  one_time_tokens: (query, person) =>
    query
      .selectFrom("one_time_tokens")
      .select(["kind", "details", "expires_at"])
      .where("person", "=", person)
      .orderBy("expires_at")
      .execute(),
  // Keyed by hashes of names and addresses, for a day.
  login_failures: undefined,
  known_devices: (query, person) =>
    query
      .selectFrom("known_devices")
      .select("last_used_at")
      .where("person", "=", person)
      .orderBy("last_used_at")
      .execute(),
  relationships: (query, person) =>
    query
      .selectFrom("relationships")
      .select(["other", "kind", "created_at"])
      .where("person", "=", person)
      .orderBy("created_at")
      .execute(),
  // A reported person does not see the reporter and the text.
  reports: async (query, person) => [
    ...(await query.selectFrom("reports").selectAll().where("reporter", "=", person).execute()),
    ...(await query
      .selectFrom("reports")
      .select([
        "reported_person",
        "table_id",
        "message_number",
        "reason",
        "created_at",
        "closed_at",
        "sanction",
      ])
      .where("reported_person", "=", person)
      .execute()),
  ],
  // Not who did it, as for sanctions.
  operator_actions: (query, person) =>
    query
      .selectFrom("operator_actions")
      .select(["at", "action", "details"])
      .where("person", "=", person)
      .orderBy("at")
      .execute(),
  tables: async (query, person, now) => {
    const rows = await query
      .selectFrom("tables")
      .select(["id", "game", "status", "visibility", "settings", "created_at", "started_at"])
      .select(["ended_at", "outcome"])
      .where((is) =>
        is.or([
          is("owner", "=", person),
          is("id", "in", is.selectFrom("seats").select("table_id").where("person", "=", person)),
        ]),
      )
      .orderBy("created_at")
      .execute();
    const seats = query.selectFrom("seats").select("table_id").where("person", "=", person);
    const seatedTables = new Set((await seats.execute()).map((row) => row.table_id));
    return rows
      .map((row) => (seatedTables.has(row.id) ? row : hideRecentEnd(row, now)))
      .map((row) => ({
        ...row,
        ...(row.status === "over"
          ? { record: `/api/tables/${row.id}/record`, archive: `/api/tables/${row.id}/archive` }
          : {}),
      }));
  },
  seats: (query, person) =>
    query
      .selectFrom("seats")
      .select(["table_id", "seat", "name"])
      .where("person", "=", person)
      .orderBy("table_id")
      .execute(),
  // The moves are in the record of the game, which is linked.
  entries: undefined,
  orders: (query, person) =>
    query
      .selectFrom("orders")
      .innerJoin("seats", (join) =>
        join
          .onRef("seats.table_id", "=", "orders.table_id")
          .onRef("seats.seat", "=", "orders.seat"),
      )
      .select(["orders.table_id", "orders.seat", "orders.content"])
      .where("seats.person", "=", person)
      .orderBy("orders.table_id")
      .execute(),
  chat: (query, person) =>
    query
      .selectFrom("chat")
      .select(["table_id", "number", "seat", "text", "phrase", "at"])
      .where("person", "=", person)
      .orderBy("at")
      .execute(),
  notes: (query, person) =>
    query
      .selectFrom("notes")
      .select(["table_id", "text", "updated_at"])
      .where("person", "=", person)
      .orderBy("table_id")
      .execute(),
  results: (query, person) =>
    query
      .selectFrom("results")
      .selectAll()
      .where("player", "=", person)
      .orderBy("ended_at")
      .execute(),
  ratings: (query, person) =>
    query.selectFrom("ratings").selectAll().where("player", "=", person).orderBy("game").execute(),
  channels: (query, person) =>
    query
      .selectFrom("channels")
      .select([
        "kind",
        "label",
        "preferences",
        "created_at",
        "last_sent_at",
        "consecutive_failures",
      ])
      .select("address")
      .where("person", "=", person)
      .orderBy("created_at")
      .execute(),
  absences: (query, person) =>
    query.selectFrom("absences").select(["kind", "details"]).where("person", "=", person).execute(),
  outbox: (query, person) =>
    query
      .selectFrom("outbox")
      .innerJoin("channels", "channels.id", "outbox.channel")
      .select([
        "outbox.table_id",
        "outbox.deduplication_key",
        "outbox.details",
        "outbox.created_at",
        "outbox.sent_at",
      ])
      .where("channels.person", "=", person)
      .orderBy("outbox.created_at")
      .execute(),
  imported_people: async (query, person) =>
    withParsedArchives(
      await query
        .selectFrom("imported_people")
        .select(["import_id", "archive", "imported_at"])
        .where("person", "=", person)
        .orderBy("imported_at")
        .execute(),
    ),
  imported_games: async (query, person) =>
    withParsedArchives(
      await query
        .selectFrom("imported_games")
        .select(["import_id", "table_id", "archive", "imported_at"])
        .where("person", "=", person)
        .orderBy("imported_at")
        .execute(),
    ),
  server_state: undefined,
  heartbeats: undefined,
  outages: undefined,
  presence: (query, person) =>
    query.selectFrom("presence").select("table_id").where("person", "=", person).execute(),
  leases: undefined,
  rate_limits: undefined,
  site_samples: undefined,
};

/** All personal data of a person, by database table. */
export async function exportMyData(
  { database: { query }, now }: { readonly database: Database; readonly now: () => number },
  person: string,
): Promise<{ readonly format: typeof MY_DATA_FORMAT }> {
  const parts = Object.entries(PERSONAL_DATA_READERS).map(async ([table, read]) =>
    read === undefined
      ? []
      : [[table, (await read(query, person, now())).map(withParsedJson)] as const],
  );
  return { format: MY_DATA_FORMAT, ...Object.fromEntries((await Promise.all(parts)).flat()) };
}

/** For an owner without a seat: hides the end of a game for as long as spectators do not see it. */
function hideRecentEnd<
  Row extends Pick<DatabaseSchema["tables"], "status" | "settings" | "ended_at" | "outcome">,
>(row: Row, now: number): Row {
  const { delay } = JSON.parse(row.settings) as TableSettings;
  const isEndHidden = row.status === "over" && (row.ended_at ?? 0) + 1000 * delay > now;
  return isEndHidden ? { ...row, status: "running", ended_at: null, outcome: null } : row;
}

/** The archives of tables are links, so this column is not one of `JSON_COLUMNS`. */
const withParsedArchives = (rows: readonly { readonly archive: string }[]): readonly object[] =>
  rows.map((row) => ({ ...row, archive: JSON.parse(row.archive) as unknown }));

const JSON_COLUMNS = [
  "details",
  "moderation_status",
  "sanction",
  "settings",
  "outcome",
  "content",
  "facts",
  "address",
  "preferences",
];

const withParsedJson = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      JSON_COLUMNS.includes(column) && typeof value === "string"
        ? (JSON.parse(value) as unknown)
        : value,
    ]),
  );
