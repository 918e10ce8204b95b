import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import { CommitConflict, type Database } from "../store/database.ts";
import { hashOf } from "../tokens.ts";

/** What failed sign-ins are counted by: client address ("source"), name and address, name, or known device. */
export interface ThrottleKey {
  readonly kind: "source" | "name-from-source" | "name" | "device";
  readonly value: string;
}

/**
 * How many failures are allowed before a wait, since people mistype and share addresses. One address alone cannot
 * reach the limit of a name: after 40 failures it gets one attempt every 15 minutes.
 */
const FREE_FAILURES: { readonly [Kind in ThrottleKey["kind"]]: number } = {
  source: 40,
  "name-from-source": 5,
  name: 300,
  device: 5,
};
/** True if several people increment the counter: one success must not reset the failures of the others. */
const isSharedCounter = ({ kind }: ThrottleKey): boolean => kind === "source" || kind === "name";
/** The first wait; it doubles with every failure, up to the maximum. */
const FIRST_WAIT_MS = 5000;
const MAX_WAIT_MS = 15 * 60_000;
/** Failures are forgotten after this time; shared counters, which may never be idle, start again once per period. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;
const MAX_COMMIT_ATTEMPTS = 20;

const waitAfterMs = (kind: ThrottleKey["kind"], failures: number): number =>
  failures < FREE_FAILURES[kind]
    ? 0
    : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - FREE_FAILURES[kind]));

/**
 * Counts a failure before the password is checked, so that parallel attempts gain nothing; refuses if there were too
 * many. Call `recordSuccess` if the password was right.
 */
export async function beginAttempt(
  database: Database,
  keys: readonly ThrottleKey[],
  now: number,
): Promise<Result<undefined, Problem>> {
  for (const throttleKey of keys) {
    const lockedUntil = await countFailure(database, throttleKey, now);
    if (lockedUntil > now) return tooManyAttempts(lockedUntil - now);
  }
  return ok(undefined);
}

/** Removes the failure that `beginAttempt` counted: decrements shared counters, resets the others. */
export async function recordSuccess(
  database: Database,
  keys: readonly ThrottleKey[],
  now: number,
): Promise<void> {
  const { query } = database;
  await database.commit({
    mustChange: [],
    mayChange: keys.map((throttleKey) =>
      isSharedCounter(throttleKey)
        ? query
            .updateTable("login_failures")
            .set((row) => ({
              failures: row("failures", "-", 1),
              // Stay locked if others failed too often in the meantime.
              locked_until: row
                .case()
                .when("failures", "<=", FREE_FAILURES[throttleKey.kind])
                .then(now)
                .else(row.ref("locked_until"))
                .end(),
            }))
            .where("key", "=", counterKey(throttleKey, now))
            .compile()
        : query
            .deleteFrom("login_failures")
            .where("key", "=", counterKey(throttleKey, now))
            .compile(),
    ),
  });
}

/** Counts one more failure; returns until when the counter is locked, or `now` if the attempt may go on. */
async function countFailure(
  database: Database,
  throttleKey: ThrottleKey,
  now: number,
): Promise<number> {
  const { query } = database;
  const key = counterKey(throttleKey, now);
  for (let attempt = 0; attempt < MAX_COMMIT_ATTEMPTS; attempt++) {
    const row = await query
      .selectFrom("login_failures")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirst();
    if (row !== undefined && row.locked_until > now) return row.locked_until;
    const isFresh = row === undefined || row.locked_until < now - FORGET_AFTER_MS;
    const failures = isFresh ? 1 : row.failures + 1;
    const until = now + waitAfterMs(throttleKey.kind, failures);
    const write =
      row === undefined
        ? query.insertInto("login_failures").values({ key, failures, locked_until: until })
        : query
            .updateTable("login_failures")
            .set({ failures, locked_until: until })
            .where("key", "=", key)
            .where("failures", "=", row.failures)
            .where("locked_until", "=", row.locked_until);
    try {
      const expired = query
        .deleteFrom("login_failures")
        .where("locked_until", "<", now - FORGET_AFTER_MS);
      await database.commit({ mustChange: [write.compile()], mayChange: [expired.compile()] });
      return now;
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  // Too many parallel attempts on one counter.
  return now + FIRST_WAIT_MS;
}

/** Hashed, so that the database does not reveal names and addresses. */
function counterKey(throttleKey: ThrottleKey, now: number): string {
  const { kind, value } = throttleKey;
  const period = isSharedCounter(throttleKey) ? ` ${Math.floor(now / FORGET_AFTER_MS)}` : "";
  return hashOf(`${kind} ${value}${period}`);
}

const tooManyAttempts = (waitMs: number): Result<never, Problem> =>
  refuse("person/too-many-attempts", { detail: `wait ${Math.ceil(waitMs / 1000)} seconds` });
