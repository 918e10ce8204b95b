import type { Kysely } from "kysely";
import type { Schema } from "../../src/store/schema.ts";

/** One row of every table, in an order in which they can be inserted; a new table needs one here. */
export const ROWS: { readonly [Table in keyof Schema]: Schema[Table] } = {
  people: { id: "ann", name: "Ann Übel-Ŝö 象", kind: "guest", created: 1_700_000_000_000 },
  tokens: {
    hash: "5e884898",
    person: "ann",
    kind: "device",
    label: "laptop",
    created: 1_700_000_000_001,
    used: 1_700_000_000_002,
    expires: null,
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
    entries: 1,
    revision: 7,
    clock: '{"bank":[1,2]}',
    deadline: 1_700_000_000_006,
    proposal: null,
    outcome: null,
  },
  seats: { game: "g1", seat: 0, kind: "person", person: "ann", name: "Ann", level: null },
  entries: { game: "g1", seq: 0, actor: "0", entry: '{"kind":"pass"}', at: 1, key: "k1" },
  orders: { game: "g1", seat: 0, standing: '{"upTo":7}' },
  chat: { game: "g1", number: 0, person: "ann", seat: 0, words: "hello", phrase: null, at: 2 },
  notes: { game: "g1", person: "ann", words: "watch Ben", changed: 3 },
  heartbeats: { node: "here", at: 4 },
  pauses: { began: 5, ended: 6 },
};

/** Inserts a game of this name, at revision 0 and without entries. */
export const newGame = (query: Kysely<Schema>, id: string) =>
  query
    .insertInto("games")
    .values({ ...ROWS.games, id, entries: 0, revision: 0 })
    .compile();

/** The unit of a move: an entry, and the game's row if it is still at the revision that was read. */
export function moveUnit(query: Kysely<Schema>, game: string, seq: number) {
  const entry = { ...ROWS.entries, game, seq, key: `${seq}` };
  return {
    must: [
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
export async function sequence(query: Kysely<Schema>, game: string): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("game", "=", game)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}
