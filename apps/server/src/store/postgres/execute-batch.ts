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
  const { mustChange, mayChange = [] } = batch;
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
  const statements = batches.flatMap(({ mustChange, mayChange = [] }) => [
    ...mustChange.map(failIfUnchanged),
    ...mayChange,
  ]);
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
