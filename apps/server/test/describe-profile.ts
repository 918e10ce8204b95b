import { dice, type Dice } from "@sofala/engine";
import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { loadProfile } from "../src/ratings/profile.ts";
import type { Database } from "../src/store/database.ts";
import type { DatabaseSchema } from "../src/store/schema.ts";
import { ROWS } from "./store/rows.ts";
import { naiveProfile } from "./support/naive-profile.ts";

const PEOPLE = ["ann", "ben", "cleo", "dan", "Eve", "fay"];
const HOLDERS = [...PEOPLE, "bot:novice", "bot:steady", "bot:steady"];
const PACES = ["live", "correspondence", "untimed"] as const;
const ENDINGS = ["played", "played", "resigned", "left", "time"] as const;

/** A counted game: its players, results, and whether it was rated. */
function counted(n: number, chance: Dice) {
  const below = (sides: number) => chance.below(sides);
  const game = below(3) === 0 ? "mediterranean" : "zimbabwe";
  const pace = PACES[below(3)] ?? "live";
  const left = [...HOLDERS];
  const holders = Array.from({ length: 2 + below(4) }).flatMap(() =>
    left.splice(below(left.length), 1),
  );
  const [isRated, isOff] = [below(5) > 0, below(12) === 0];
  const visibility = below(2) === 0 ? "public" : below(2) === 0 ? "unlisted" : "invited";
  const row = {
    ...ROWS.tables,
    id: `g${n}`,
    invite: `invitation ${n}`,
    game,
    pace,
    status: "over",
    visibility,
    ended_at: n,
    rated_at: 1000 + 7 * n,
  } as const;
  const results = holders.map((holder, seat): DatabaseSchema["results"] => ({
    table_id: row.id,
    seat,
    game,
    pace,
    player: holder,
    players: holders.length,
    place: isOff ? null : 1 + below(holders.length),
    tied_count: 1,
    ending: isOff ? "aborted" : (ENDINGS[below(5)] ?? "played"),
    moves: below(40),
    timeouts: below(3),
    facts: JSON.stringify({
      empire: `e${below(5)}`,
      god: below(3) === 0 ? "none" : `g${below(12)}`,
    }),
    mu: isRated && !isOff ? 20 + below(1000) / 100 : null,
    sigma: isRated && !isOff ? 3 + below(500) / 100 : null,
    ended_at: n,
  }));
  return { row, results };
}

/** Inserts this many games. */
async function insertGames({ query }: Database, games: number): Promise<void> {
  const chance = dice(`${games} games`);
  const all = Array.from({ length: games }, (_, n) => counted(n, chance));
  for (let from = 0; from < games; from += 20) {
    const some = all.slice(from, from + 20);
    const rows = some.map(({ row }) => row);
    await query.insertInto("tables").values(rows).execute();
    const results = some.flatMap((each) => each.results);
    await query.insertInto("results").values(results).execute();
  }
}

/** Counts the rows that queries return. */
class Reading implements KyselyPlugin {
  rows = 0;
  transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => node;
  transformResult: KyselyPlugin["transformResult"] = async ({ result }) => {
    this.rows += result.rows.length;
    return result;
  };
}

/** Tests a profile from a database with this many games, and its cost. */
export function describeProfile(games: number, open: () => Promise<Database>): void {
  describe(`a profile among ${games} games`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      const people = PEOPLE.map((id) => ({ ...ROWS.people, id, name: id, banned_until: null }));
      await database.query.insertInto("people").values(people).execute();
      await insertGames(database, games);
      return () => database.close();
    }, 120_000);

    test("equals the naive profile, for every viewer", async () => {
      for (const holder of PEOPLE) {
        for (const viewer of [undefined, "stranger", ...PEOPLE]) {
          const page = await loadProfile({ database, now: () => 0 }, holder, viewer);
          const expected = await naiveProfile(database.query, holder, viewer);
          expect(page).toMatchObject({ person: { id: holder } });
          expect({ ...page, person: undefined }).toEqual({ ...expected, person: undefined });
        }
      }
    });

    test("reads few rows", async () => {
      const reading = new Reading();
      const query = database.query.withPlugin(reading);
      const { kind } = database;
      await loadProfile({ database: { kind, query } as Database, now: () => 0 }, "ann", "ann");
      // 100 points of each of six ratings, and seats, facts, opponents, games and names.
      expect(reading.rows).toBeLessThan(600 + 400);
    });
  });
}
