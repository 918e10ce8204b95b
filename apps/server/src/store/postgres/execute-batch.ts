import type { CompiledQuery } from "kysely";
import { DatabaseError } from "pg";
import { CommitConflict, DatabaseDamaged, type WriteBatch, CommitUncertain } from "../database.ts";
import type { PooledConnection } from "./connection-pool.ts";

/** Errors of PostgreSQL that mean that somebody else was faster: a key repeated, a race, a deadlock. */
const CONFLICT_CODES = ["23505", "40001", "40P01"];
const DIVISION_BY_ZERO_CODE = "22012";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const BEGIN: Statement = { sql: "begin", parameters: [] };
const COMMIT: Statement = { sql: "commit", parameters: [] };

/** Does a unit, in one trip to PostgreSQL and back. */
export async function executeBatch(client: PooledConnection, unit: WriteBatch): Promise<void> {
  const { mustChange, mayChange = [] } = unit;
  const [only, ...more] = [...mustChange, ...mayChange];
  if (only === undefined) return;
  if (more.length > 0) {
    await executeBatches(client, [unit]);
    return;
  }
  const { rowCount } = await client.query(only.sql, only.parameters).catch(throwCommitError);
  if (rowCount === 0 && mustChange.length > 0)
    throw new CommitConflict(`No row was changed by: ${only.sql}`);
}

/** Does all units or none, in one trip. */
export async function executeBatches(
  client: PooledConnection,
  units: readonly WriteBatch[],
): Promise<void> {
  const steps = units.flatMap(({ mustChange, mayChange = [] }) => [
    ...mustChange.map(failIfUnchanged),
    ...mayChange,
  ]);
  await executeInTransaction(client, steps).catch(throwCommitError);
}

/** All are sent at once; after one that fails PostgreSQL skips the others and makes the commit a rollback. */
async function executeInTransaction(
  client: PooledConnection,
  steps: readonly Statement[],
): Promise<void> {
  const answers = client.sendInOneWrite(() =>
    [BEGIN, ...steps, COMMIT].map(({ sql, parameters }) => client.query(sql, parameters)),
  );
  const outcomes = await Promise.allSettled(answers);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** A statement that fails where it changes nothing, since nobody is there to count before the commit. */
const failIfUnchanged = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql: `with changed as (${sql} returning 1) select 1 / count(*) from changed`,
  parameters,
});

/** Throws what an error means for a unit. Only PostgreSQL itself can say that nothing was done. */
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
  throw new CommitUncertain(`PostgreSQL was lost before it answered: ${message}`, { cause: error });
}
