import type { Kysely } from "kysely";
import { skeletonOf } from "../../src/lookalikes.ts";
import type { Database } from "../../src/store/database.ts";
import type { DatabaseSchema } from "../../src/store/schema.ts";

const NAME = "Ann Übel-Ŝö 象";

/** One row of every table, in an order in which they can be inserted; a new table needs one here. */
export const ROWS: { readonly [Table in keyof DatabaseSchema]: DatabaseSchema[Table] } = {
  people: {
    id: "ann",
    name: NAME,
    kind: "account",
    created_at: 1_700_000_000_000,
    normalized_name: null,
    name_skeleton: skeletonOf(NAME),
    email: "ann@example.org",
    email_confirmed_at: 1_700_000_000_007,
    language: "it",
    time_zone: "Europe/Rome",
    role: "operator",
    muted_until: null,
    banned_until: 1_700_000_000_018,
    moderation_status: '{"banned":{"explanation":"rude"}}',
  },
  tokens: {
    hash: "5e884898",
    person: "ann",
    kind: "device",
    label: "laptop",
    created_at: 1_700_000_000_001,
    last_used_at: 1_700_000_000_002,
    expires_at: null,
  },
  credentials: {
    id: "c1",
    person: "ann",
    kind: "passkey",
    secret: "key",
    label: "telephone",
    counter: 3,
    created_at: 1_700_000_000_008,
    last_used_at: 1_700_000_000_009,
  },
  one_time_tokens: {
    hash: "9af1",
    kind: "password-reset",
    person: "ann",
    details: "{}",
    expires_at: 1_700_000_000_010,
  },
  login_failures: { key: "name ann", failures: 2, locked_until: 1_700_000_000_011 },
  known_devices: { hash: "77ab", person: "ann", last_used_at: 1_700_000_000_019 },
  relationships: { person: "ann", other: "ann", kind: "blocked", created_at: 1_700_000_000_012 },
  reports: {
    id: "r1",
    reporter: "ann",
    reported_person: "ben",
    table_id: "g1",
    message_number: 3,
    reason: "abuse",
    text: "rude",
    created_at: 1_700_000_000_013,
    closed_at: null,
    closed_by: null,
    sanction: null,
  },
  operator_actions: {
    id: "x1",
    at: 1_700_000_000_020,
    operator: "host",
    person: "ann",
    table_id: "g1",
    action: "abort-table",
    details: '{"explanation":"rude"}',
  },
  tables: {
    id: "g1",
    game: "zimbabwe",
    rules_version: 3,
    status: "running",
    visibility: "public",
    owner: "ann",
    invite: "limpopo",
    settings: '{"title":"Tuesdays"}',
    seed: "seed",
    salt: "salt",
    commitment: null,
    position: null,
    created_at: 1_700_000_000_003,
    started_at: 1_700_000_000_004,
    ended_at: null,
    updated_at: 1_700_000_000_005,
    public_updated_at: 1_700_000_000_005,
    entry_count: 1,
    revision: 7,
    clock: '{"bank":[1,2]}',
    deadline: 1_700_000_000_006,
    proposal: null,
    outcome: null,
    rated_at: null,
    rematch: "g2",
    pace: null,
    is_quick: null,
    turn_state: null,
    notified_revision: 7,
  },
  seats: { table_id: "g1", seat: 0, kind: "person", person: "ann", name: "Ann", level: null },
  entries: {
    table_id: "g1",
    seq: 0,
    actor: "0",
    entry: '{"kind":"pass"}',
    at: 1,
    idempotency_key: "k1",
  },
  orders: { table_id: "g1", seat: 0, content: '{"upTo":7}' },
  chat: {
    table_id: "g1",
    number: 0,
    person: "ann",
    seat: 0,
    text: "hello",
    phrase: null,
    at: 2,
    idempotency_key: "c1",
    notified_at: 2,
  },
  notes: { table_id: "g1", person: "ann", text: "watch Ben", updated_at: 3 },
  results: {
    table_id: "g1",
    seat: 0,
    game: "zimbabwe",
    pace: "live",
    player: "ann",
    players: 2,
    place: 1,
    tied_count: 1,
    ending: "played",
    moves: 40,
    timeouts: 0,
    facts: '{"empire":"kilwa"}',
    mu: 25.25,
    sigma: 8.125,
    ended_at: 1_700_000_000_014,
  },
  ratings: {
    player: "ann",
    game: "zimbabwe",
    pace: "live",
    mu: 25.25,
    sigma: 8.125,
    games: 1,
    updated_at: 1_700_000_000_014,
  },
  channels: {
    id: "h1",
    person: "ann",
    kind: "mail",
    address: '{"to":"ann@example.org"}',
    label: "",
    preferences: "{}",
    created_at: 1_700_000_000_015,
    last_sent_at: null,
    consecutive_failures: 0,
  },
  absences: { id: "a1", person: "ann", kind: "weekly", details: '{"days":[0,6]}' },
  outbox: {
    id: "o1",
    channel: "h1",
    table_id: "g1",
    deduplication_key: "turn 1",
    details: "{}",
    created_at: 1_700_000_000_016,
    due_at: 1_700_000_000_017,
    attempts: 0,
    sent_at: null,
    message_id: null,
  },
  imported_people: {
    person: "ann",
    import_id: "i1",
    archive: '{"format":"sofala-person/1"}',
    imported_at: 1_700_000_000_020,
  },
  imported_games: {
    person: "ann",
    import_id: "i1",
    table_id: "t1",
    players: '["Ann","Ben"]',
    archive: '{"format":"sofala-archive/1"}',
    imported_at: 1_700_000_000_021,
  },
  server_state: { name: "vapid", value: "{}" },
  heartbeats: { node: "here", at: 4, version: null },
  outages: { started_at: 5, ended_at: 6 },
  presence: { table_id: "g1", person: "ann", node: "here" },
  leases: { resource: "notifications", node: "here" },
  rate_limits: { key: "k1", count: 2, expires_at: 1_700_000_000_018 },
  site_samples: {
    period_ms: 300_000,
    started_at: 1_700_000_100_000,
    node: "here",
    figures: '{"moves":3}',
  },
};

/** Inserts a table with this id, at revision 0 and without entries. */
export const insertTable = (query: Kysely<DatabaseSchema>, id: string) =>
  query
    .insertInto("tables")
    .values({ ...ROWS.tables, id, entry_count: 0, revision: 0 })
    .compile();

/** All database tables; those that refer to others come first. */
const TABLES = (Object.keys(ROWS) as (keyof DatabaseSchema)[]).toReversed();

/** Deletes every row and inserts table `g1`. */
export async function resetRows(db: Database): Promise<void> {
  const everything = TABLES.map((table) => db.query.deleteFrom(table).compile());
  await db.commit({ mustChange: [], mayChange: everything });
  await db.commit({ mustChange: [insertTable(db.query, "g1")] });
}

/** The write batch of a move: an entry, and the table's row if it still has the revision that was read. */
export function moveBatch(query: Kysely<DatabaseSchema>, game: string, seq: number) {
  const entry = { ...ROWS.entries, table_id: game, seq, idempotency_key: `${seq}` };
  return {
    mustChange: [
      query.insertInto("entries").values(entry).compile(),
      query
        .updateTable("tables")
        .set({ entry_count: seq + 1, revision: seq + 1 })
        .where("id", "=", game)
        .where("revision", "=", seq)
        .compile(),
    ],
  };
}

/** The sequence numbers of a table's entries. */
export async function sequenceNumbers(
  query: Kysely<DatabaseSchema>,
  game: string,
): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("table_id", "=", game)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}
