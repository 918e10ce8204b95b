import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { CommitConflict, type Database } from "../store/database.ts";
import { hashOf } from "../tokens.ts";

/**
 * What failures are counted by: the address from which somebody tries; a name tried from an address; a name tried
 * from anywhere; a device that an account knows.
 */
export interface ThrottleKey {
  readonly kind: "source" | "name-from-source" | "name" | "device";
  readonly value: string;
}

/**
 * So many failures cost nothing: people mistype, and many share an address. One address alone cannot reach the limit
 * of a name, since after 40 failures it gets a try every 15 minutes.
 */
const FREE_FAILURES: { readonly [Kind in ThrottleKey["kind"]]: number } = {
  source: 40,
  "name-from-source": 5,
  name: 300,
  device: 5,
};
/** What others fail at as well: one success does not undo their failures. */
const isSharedCounter = ({ kind }: ThrottleKey): boolean => kind === "source" || kind === "name";
/** Milliseconds: the first wait, which doubles with every failure, and the longest. */
const FIRST_WAIT_MS = 5000;
const MAX_WAIT_MS = 15 * 60_000;
/** After so long failures are forgotten; those that others share, at the end of each such time, since somebody always tries. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;
const MAX_COMMIT_ATTEMPTS = 20;

/** How long nothing is tried after so many failures. */
const waitAfterMs = (kind: ThrottleKey["kind"], failures: number): number =>
  failures < FREE_FAILURES[kind]
    ? 0
    : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - FREE_FAILURES[kind]));

/**
 * Counts a try as a failure before it is judged, so that many at once gain nothing; refuses where
 * there were too many. Whoever succeeds says so with `succeed`.
 */
export async function beginAttempt(
  database: Database,
  tries: readonly ThrottleKey[],
  now: number,
): Promise<Result<undefined, Problem>> {
  for (const trying of tries) {
    const until = await countFailure(database, trying, now);
    if (until > now) return fail(tooManyAttempts(until - now));
  }
  return ok(undefined);
}

/** It was no failure after all: a counter that others share has one less, any other starts again. */
export async function recordSuccess(
  database: Database,
  tries: readonly ThrottleKey[],
  now: number,
): Promise<void> {
  const { query } = database;
  await database.commit({
    mustChange: [],
    mayChange: tries.map((trying) =>
      isSharedCounter(trying)
        ? query
            .updateTable("attempts")
            .set((row) => ({
              failures: row("failures", "-", 1),
              // Others may have failed too often meanwhile.
              until: row
                .case()
                .when("failures", "<=", FREE_FAILURES[trying.kind])
                .then(now)
                .else(row.ref("until"))
                .end(),
            }))
            .where("key", "=", counterKey(trying, now))
            .compile()
        : query.deleteFrom("attempts").where("key", "=", counterKey(trying, now)).compile(),
    ),
  });
}

/** Counts one more; when the next may come, which is later than now where this one came too early. */
async function countFailure(database: Database, trying: ThrottleKey, now: number): Promise<number> {
  const { query } = database;
  const key = counterKey(trying, now);
  for (let tries = 0; tries < MAX_COMMIT_ATTEMPTS; tries++) {
    const row = await query
      .selectFrom("attempts")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirst();
    if (row !== undefined && row.until > now) return row.until;
    const isFresh = row === undefined || row.until < now - FORGET_AFTER_MS;
    const failures = isFresh ? 1 : row.failures + 1;
    const until = now + waitAfterMs(trying.kind, failures);
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
      const past = query.deleteFrom("attempts").where("until", "<", now - FORGET_AFTER_MS);
      await database.commit({ mustChange: [write.compile()], mayChange: [past.compile()] });
      return now;
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  // So many come at the same moment that they may as well wait.
  return now + FIRST_WAIT_MS;
}

/** Names and addresses are nobody's business who reads the database. */
function counterKey(trying: ThrottleKey, now: number): string {
  const { kind, value } = trying;
  const time = isSharedCounter(trying) ? ` ${Math.floor(now / FORGET_AFTER_MS)}` : "";
  return hashOf(`${kind} ${value}${time}`);
}

const tooManyAttempts = (wait: number): Problem =>
  problem("person/too-many-tries", { detail: `wait ${Math.ceil(wait / 1000)} seconds` });
