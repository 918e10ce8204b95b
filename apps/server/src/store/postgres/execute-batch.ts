import type { CompiledQuery } from "kysely";
import { DatabaseError } from "pg";
import { CommitConflict, DatabaseDamaged, type WriteBatch, CommitUncertain } from "../database.ts";
import type { PooledConnection } from "./connection-pool.ts";

/** unique_violation, serialization_failure, deadlock_detected. */
const CONFLICT_CODES = ["23505", "40001", "40P01"];
const DIVISION_BY_ZERO_CODE = "22012";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const BEGIN: Statement = { sql: "begin", parameters: [] };
const COMMIT: Statement = { sql: "commit", parameters: [] };

/** Commits a batch in one round trip. */
export async function executeBatch(client: PooledConnection, batch: WriteBatch): Promise<void> {
  const { mustChange, mayChange = [], areIndependent = false } = batch;
  if (areIndependent) {
    // A transaction of its own.
    const { sql, parameters } = combined(mustChange, mayChange);
    await client.query(sql, parameters).catch(throwCommitError);
    return;
  }
  const [only, ...more] = [...mustChange, ...mayChange];
  if (only === undefined) return;
  if (more.length > 0) {
    await executeBatches(client, [batch]);
    return;
  }
  const { rowCount } = await client.query(only.sql, only.parameters).catch(throwCommitError);
  if (rowCount === 0 && mustChange.length > 0)
    throw new CommitConflict(`No row was changed by: ${only.sql}`);
}

/** Commits all batches or none, in one round trip. */
export async function executeBatches(
  client: PooledConnection,
  batches: readonly WriteBatch[],
): Promise<void> {
  const statements = batches.flatMap(({ mustChange, mayChange = [], areIndependent = false }) =>
    areIndependent
      ? [combined(mustChange, mayChange)]
      : [...mustChange.map(failIfUnchanged), ...mayChange],
  );
  await executeInTransaction(client, statements).catch(throwCommitError);
}

/** Sends all statements at once; if one fails, PostgreSQL skips the rest and turns the commit into a rollback. */
async function executeInTransaction(
  client: PooledConnection,
  statements: readonly Statement[],
): Promise<void> {
  const answers = client.sendInOneWrite(() =>
    [BEGIN, ...statements, COMMIT].map(({ sql, parameters }) => client.query(sql, parameters)),
  );
  const outcomes = await Promise.allSettled(answers);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** Makes a statement fail (division by zero) if it changes no row: in one round trip we cannot count rows before the commit. */
const failIfUnchanged = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql: `with changed as (${sql} returning 1) select 1 / count(*) from changed`,
  parameters,
});

/** A tree of the texts of independent statements; at its nodes, the texts that combine them. */
interface Combinations {
  readonly next: Map<string, Combinations>;
  combined?: string;
}

const combinations: Combinations = { next: new Map() };

/** One statement instead of several independent ones; it fails if one of `mustChange` changes no row. */
function combined(
  mustChange: readonly CompiledQuery[],
  mayChange: readonly CompiledQuery[],
): Statement {
  const parts = [...mustChange, ...mayChange];
  let found = combinations;
  for (const { sql } of parts) {
    const next = found.next.get(sql) ?? { next: new Map() };
    found.next.set(sql, next);
    found = next;
  }
  found.combined ??= combinedText(parts, mustChange.length);
  return { sql: found.combined, parameters: parts.flatMap(({ parameters }) => parameters) };
}

function combinedText(parts: readonly CompiledQuery[], mustChangeCount: number): string {
  let known = 0;
  const changes = parts.map(({ sql, parameters }, index) => {
    const first = known;
    known += parameters.length;
    const text = sql.replaceAll(/\$(\d+)/gu, (_, number: string) => `$${first + Number(number)}`);
    return `changed${index} as (${text} returning 1)`;
  });
  const counts = Array.from(
    { length: mustChangeCount },
    (_, index) => `1 / (select count(*) from changed${index})`,
  );
  return `with ${changes.join(", ")} select ${counts.join(", ")}`;
}

/** Translates an error of a commit. Only an error that PostgreSQL reports proves that nothing was written. */
function throwCommitError(error: unknown): never {
  if (error instanceof DatabaseDamaged) throw error;
  if (error instanceof DatabaseError && error.severity === "ERROR") {
    const code = error.code ?? "";
    if (code === DIVISION_BY_ZERO_CODE)
      throw new CommitConflict("No row was changed", { cause: error });
    throw CONFLICT_CODES.includes(code)
      ? new CommitConflict(error.message, { cause: error })
      : error;
  }
  const message = error instanceof Error ? error.message : String(error);
  throw new CommitUncertain(
    `The connection to PostgreSQL was lost before it answered: ${message}`,
    { cause: error },
  );
}
