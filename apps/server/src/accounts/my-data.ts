import type { TableSettings } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { Services } from "../tables/services.ts";
import type { DatabaseSchema } from "../store/schema.ts";

export const MY_DATA_FORMAT = "sofala-my-data/1";

type PersonalRows = Promise<readonly object[]>;
type PersonalDataReader = (
  query: Kysely<DatabaseSchema>,
  person: string,
  now: number,
) => PersonalRows;

/**
 * What each table holds about somebody, without secrets; undefined where it holds nothing about anybody. A new table
 * does not compile without an entry.
 */
export const PERSONAL_DATA_READERS: {
  readonly [Table in keyof DatabaseSchema]: PersonalDataReader | undefined;
} = {
  people: (query, person) =>
    query.selectFrom("people").selectAll().where("id", "=", person).execute(),
  tokens: (query, person) =>
    query
      .selectFrom("tokens")
      .select(["kind", "label", "created", "used", "expires"])
      .where("person", "=", person)
      .orderBy("created")
      .execute(),
  credentials: (query, person) =>
    query
      .selectFrom("credentials")
      .select(["kind", "label", "created", "used"])
      .where("person", "=", person)
      .orderBy("created")
      .execute(),
  slips: (query, person) =>
    query
      .selectFrom("slips")
      .select(["kind", "about", "expires"])
      .where("person", "=", person)
      .orderBy("expires")
      .execute(),
  // Failures are kept under hashes of names and addresses, for a day.
  attempts: undefined,
  known_devices: (query, person) =>
    query
      .selectFrom("known_devices")
      .select("used")
      .where("person", "=", person)
      .orderBy("used")
      .execute(),
  ties: (query, person) =>
    query
      .selectFrom("ties")
      .select(["other", "kind", "since"])
      .where("person", "=", person)
      .orderBy("since")
      .execute(),
  // Who reported somebody, and in which words, is not theirs to know.
  reports: async (query, person) => [
    ...(await query.selectFrom("reports").selectAll().where("reporter", "=", person).execute()),
    ...(await query
      .selectFrom("reports")
      .select(["about", "game", "message", "reason", "created", "closed", "verdict"])
      .where("about", "=", person)
      .execute()),
  ],
  games: async (query, person, now) => {
    const rows = await query
      .selectFrom("games")
      .select(["id", "game", "status", "visibility", "terms", "created", "started", "ended"])
      .select("outcome")
      .where((is) =>
        is.or([
          is("owner", "=", person),
          is("id", "in", is.selectFrom("seats").select("game").where("person", "=", person)),
        ]),
      )
      .orderBy("created")
      .execute();
    const seats = query.selectFrom("seats").select("game").where("person", "=", person);
    const own = new Set((await seats.execute()).map(({ game }) => game));
    return rows
      .map((row) => (own.has(row.id) ? row : asSeenBySpectators(row, now)))
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
      .select(["game", "seat", "name"])
      .where("person", "=", person)
      .orderBy("game")
      .execute(),
  // The moves of a game stand in its record, which is linked.
  entries: undefined,
  orders: (query, person) =>
    query
      .selectFrom("orders")
      .innerJoin("seats", (join) =>
        join.onRef("seats.game", "=", "orders.game").onRef("seats.seat", "=", "orders.seat"),
      )
      .select(["orders.game", "orders.seat", "orders.standing"])
      .where("seats.person", "=", person)
      .orderBy("orders.game")
      .execute(),
  chat: (query, person) =>
    query
      .selectFrom("chat")
      .select(["game", "number", "seat", "words", "phrase", "at"])
      .where("person", "=", person)
      .orderBy("at")
      .execute(),
  notes: (query, person) =>
    query
      .selectFrom("notes")
      .select(["game", "words", "changed"])
      .where("person", "=", person)
      .orderBy("game")
      .execute(),
  results: (query, person) =>
    query.selectFrom("results").selectAll().where("holder", "=", person).orderBy("ended").execute(),
  ratings: (query, person) =>
    query.selectFrom("ratings").selectAll().where("holder", "=", person).orderBy("game").execute(),
  channels: (query, person) =>
    query
      .selectFrom("channels")
      .select(["kind", "label", "wishes", "created", "told", "failures"])
      .select("address")
      .where("person", "=", person)
      .orderBy("created")
      .execute(),
  absences: (query, person) =>
    query.selectFrom("absences").select(["kind", "about"]).where("person", "=", person).execute(),
  outbox: (query, person) =>
    query
      .selectFrom("outbox")
      .innerJoin("channels", "channels.id", "outbox.channel")
      .select(["outbox.game", "outbox.occasion", "outbox.about", "outbox.created", "outbox.sent"])
      .where("channels.person", "=", person)
      .orderBy("outbox.created")
      .execute(),
  settings: undefined,
  heartbeats: undefined,
  pauses: undefined,
  visits: (query, person) =>
    query.selectFrom("visits").select("place").where("person", "=", person).execute(),
  claims: undefined,
  limits: undefined,
};

/** Everything that the server keeps about somebody, by table. */
export async function exportMyData(
  { database: { query }, now }: Pick<Services, "database" | "now">,
  person: string,
): Promise<object> {
  const parts = Object.entries(PERSONAL_DATA_READERS).map(async ([table, read]) =>
    read === undefined
      ? []
      : [[table, (await read(query, person, now())).map(withParsedJson)] as const],
  );
  return { format: MY_DATA_FORMAT, ...Object.fromEntries((await Promise.all(parts)).flat()) };
}

/** A game that somebody opened and does not play: of its end they learn with the spectators. */
function asSeenBySpectators<
  Row extends Pick<DatabaseSchema["games"], "status" | "terms" | "ended" | "outcome">,
>(row: Row, now: number): Row {
  const { delay } = JSON.parse(row.terms) as TableSettings;
  const isSecret = row.status === "over" && (row.ended ?? 0) + 1000 * delay > now;
  return isSecret ? { ...row, status: "running", ended: null, outcome: null } : row;
}

/** Columns that hold JSON. */
const JSON_COLUMNS = [
  "about",
  "notice",
  "terms",
  "outcome",
  "standing",
  "facts",
  "address",
  "wishes",
];

/** A row whose JSON can be read as such. */
const withParsedJson = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      JSON_COLUMNS.includes(column) && typeof value === "string" ? parseJsonOrText(value) : value,
    ]),
  );

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A report's `about` is a person.
    return text;
  }
}
