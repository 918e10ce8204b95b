import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { Conflict, type Database } from "../store/database.ts";
import { hashOf } from "../tokens.ts";

/**
 * What failures are counted by: the address from which somebody tries; a name tried from an address; a name tried
 * from anywhere; a device that an account knows.
 */
export interface Trying {
  readonly kind: "source" | "name-from-source" | "name" | "device";
  readonly what: string;
}

/**
 * So many failures cost nothing: people mistype, and many share an address. One address alone cannot reach the limit
 * of a name, since after 40 failures it gets a try every 15 minutes.
 */
const FREE: { readonly [Kind in Trying["kind"]]: number } = {
  source: 40,
  "name-from-source": 5,
  name: 300,
  device: 5,
};
/** What others fail at as well: one success does not undo their failures. */
const isShared = ({ kind }: Trying): boolean => kind === "source" || kind === "name";
/** Milliseconds: the first wait, which doubles with every failure, and the longest. */
const FIRST = 5000;
const LONGEST = 15 * 60_000;
/** After so long failures are forgotten; those that others share, at the end of each such time, since somebody always tries. */
const MEMORY = 24 * 60 * 60_000;
const TRIES = 20;

/** How long nothing is tried after so many failures. */
const waitAfter = (kind: Trying["kind"], failures: number): number =>
  failures < FREE[kind] ? 0 : Math.min(LONGEST, FIRST * 2 ** Math.min(20, failures - FREE[kind]));

/**
 * Counts a try as a failure before it is judged, so that many at once gain nothing; refuses where
 * there were too many. Whoever succeeds says so with `succeed`.
 */
export async function begin(
  database: Database,
  tries: readonly Trying[],
  now: number,
): Promise<Result<undefined, Problem>> {
  for (const trying of tries) {
    const until = await count(database, trying, now);
    if (until > now) return fail(tooMany(until - now));
  }
  return ok(undefined);
}

/** It was no failure after all: a counter that others share has one less, any other starts again. */
export async function succeed(
  database: Database,
  tries: readonly Trying[],
  now: number,
): Promise<void> {
  const { query } = database;
  await database.commit({
    must: [],
    also: tries.map((trying) =>
      isShared(trying)
        ? query
            .updateTable("attempts")
            .set((row) => ({
              failures: row("failures", "-", 1),
              // Others may have failed too often meanwhile.
              until: row
                .case()
                .when("failures", "<=", FREE[trying.kind])
                .then(now)
                .else(row.ref("until"))
                .end(),
            }))
            .where("key", "=", keyOf(trying, now))
            .compile()
        : query.deleteFrom("attempts").where("key", "=", keyOf(trying, now)).compile(),
    ),
  });
}

/** Counts one more; when the next may come, which is later than now where this one came too early. */
async function count(database: Database, trying: Trying, now: number): Promise<number> {
  const { query } = database;
  const key = keyOf(trying, now);
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await query
      .selectFrom("attempts")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirst();
    if (row !== undefined && row.until > now) return row.until;
    const isFresh = row === undefined || row.until < now - MEMORY;
    const failures = isFresh ? 1 : row.failures + 1;
    const until = now + waitAfter(trying.kind, failures);
    const write =
      row === undefined
        ? query.insertInto("attempts").values({ key, failures, until })
        : query
            .updateTable("attempts")
            .set({ failures, until })
            .where("key", "=", key)
            .where("failures", "=", row.failures)
            .where("until", "=", row.until);
    try {
      const past = query.deleteFrom("attempts").where("until", "<", now - MEMORY);
      await database.commit({ must: [write.compile()], also: [past.compile()] });
      return now;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  // So many come at the same moment that they may as well wait.
  return now + FIRST;
}

/** Names and addresses are nobody's business who reads the database. */
function keyOf(trying: Trying, now: number): string {
  const { kind, what } = trying;
  const time = isShared(trying) ? ` ${Math.floor(now / MEMORY)}` : "";
  return hashOf(`${kind} ${what}${time}`);
}

const tooMany = (wait: number): Problem =>
  problem("person/too-many-tries", { detail: `wait ${Math.ceil(wait / 1000)} seconds` });
