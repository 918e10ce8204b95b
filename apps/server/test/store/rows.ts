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
    created: 1_700_000_000_000,
    handle: null,
    skeleton: skeletonOf(NAME),
    email: "ann@example.org",
    confirmed: 1_700_000_000_007,
    language: "it",
    zone: "Europe/Rome",
    role: "operator",
    muted: null,
    banned: 1_700_000_000_018,
    notice: '{"banned":{"why":"rude"}}',
  },
  tokens: {
    hash: "5e884898",
    person: "ann",
    kind: "device",
    label: "laptop",
    created: 1_700_000_000_001,
    used: 1_700_000_000_002,
    expires: null,
  },
  credentials: {
    id: "c1",
    person: "ann",
    kind: "passkey",
    secret: "key",
    label: "telephone",
    counter: 3,
    created: 1_700_000_000_008,
    used: 1_700_000_000_009,
  },
  slips: { hash: "9af1", kind: "reset", person: "ann", about: "{}", expires: 1_700_000_000_010 },
  attempts: { key: "name ann", failures: 2, until: 1_700_000_000_011 },
  known_devices: { hash: "77ab", person: "ann", used: 1_700_000_000_019 },
  ties: { person: "ann", other: "ann", kind: "blocked", since: 1_700_000_000_012 },
  reports: {
    id: "r1",
    reporter: "ann",
    about: "ben",
    game: "g1",
    message: 3,
    reason: "abuse",
    words: "rude",
    created: 1_700_000_000_013,
    closed: null,
    closer: null,
    verdict: null,
  },
  games: {
    id: "g1",
    game: "zimbabwe",
    rules: 3,
    status: "running",
    visibility: "public",
    owner: "ann",
    invite: "limpopo",
    terms: '{"title":"Tuesdays"}',
    seed: "seed",
    salt: "salt",
    commitment: null,
    position: null,
    created: 1_700_000_000_003,
    started: 1_700_000_000_004,
    ended: null,
    changed: 1_700_000_000_005,
    listed_at: 1_700_000_000_005,
    entries: 1,
    revision: 7,
    clock: '{"bank":[1,2]}',
    deadline: 1_700_000_000_006,
    proposal: null,
    outcome: null,
    rated: null,
    rematch: "g2",
    pace: null,
    quick: null,
    waits: null,
    notified: 7,
  },
  seats: { game: "g1", seat: 0, kind: "person", person: "ann", name: "Ann", level: null },
  entries: { game: "g1", seq: 0, actor: "0", entry: '{"kind":"pass"}', at: 1, key: "k1" },
  orders: { game: "g1", seat: 0, standing: '{"upTo":7}' },
  chat: {
    game: "g1",
    number: 0,
    person: "ann",
    seat: 0,
    words: "hello",
    phrase: null,
    at: 2,
    key: "c1",
    notified: 2,
  },
  notes: { game: "g1", person: "ann", words: "watch Ben", changed: 3 },
  results: {
    table_id: "g1",
    seat: 0,
    game: "zimbabwe",
    pace: "live",
    holder: "ann",
    players: 2,
    place: 1,
    tied: 1,
    ending: "played",
    moves: 40,
    late: 0,
    facts: '{"empire":"kilwa"}',
    mu: 25.25,
    sigma: 8.125,
    ended: 1_700_000_000_014,
  },
  ratings: {
    holder: "ann",
    game: "zimbabwe",
    pace: "live",
    mu: 25.25,
    sigma: 8.125,
    games: 1,
    changed: 1_700_000_000_014,
  },
  channels: {
    id: "h1",
    person: "ann",
    kind: "mail",
    address: '{"to":"ann@example.org"}',
    label: "",
    wishes: "{}",
    created: 1_700_000_000_015,
    told: null,
    failures: 0,
  },
  absences: { id: "a1", person: "ann", kind: "weekly", about: '{"days":[0,6]}' },
  outbox: {
    id: "o1",
    channel: "h1",
    game: "g1",
    occasion: "turn 1",
    about: "{}",
    created: 1_700_000_000_016,
    due: 1_700_000_000_017,
    tries: 0,
    sent: null,
    letter: null,
  },
  settings: { name: "vapid", value: "{}" },
  heartbeats: { node: "here", at: 4 },
  pauses: { began: 5, ended: 6 },
  visits: { place: "g1", person: "ann", node: "here" },
  claims: { what: "notices", node: "here" },
  limits: { key: "k1", count: 2, ends: 1_700_000_000_018 },
};

/** Inserts a game of this name, at revision 0 and without entries. */
export const newGame = (query: Kysely<DatabaseSchema>, id: string) =>
  query
    .insertInto("games")
    .values({ ...ROWS.games, id, entries: 0, revision: 0 })
    .compile();

/** All tables, those that refer to others first. */
const TABLES = (Object.keys(ROWS) as (keyof DatabaseSchema)[]).toReversed();

/** Deletes every row, and adds game `g1`. */
export async function startOver(db: Database): Promise<void> {
  const everything = TABLES.map((table) => db.query.deleteFrom(table).compile());
  await db.commit({ mustChange: [], mayChange: everything });
  await db.commit({ mustChange: [newGame(db.query, "g1")] });
}

/** The unit of a move: an entry, and the game's row if it is still at the revision that was read. */
export function moveUnit(query: Kysely<DatabaseSchema>, game: string, seq: number) {
  const entry = { ...ROWS.entries, game, seq, key: `${seq}` };
  return {
    mustChange: [
      query.insertInto("entries").values(entry).compile(),
      query
        .updateTable("games")
        .set({ entries: seq + 1, revision: seq + 1 })
        .where("id", "=", game)
        .where("revision", "=", seq)
        .compile(),
    ],
  };
}

/** The numbers of a game's entries. */
export async function sequence(
  query: Kysely<DatabaseSchema>,
  game: string,
): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("game", "=", game)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}
