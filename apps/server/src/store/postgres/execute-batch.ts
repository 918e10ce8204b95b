import type { CompiledQuery } from "kysely";
import { DatabaseError } from "pg";
import { Conflict, Damaged, type Unit, Unsure } from "../database.ts";
import type { Client } from "./connection-pool.ts";

/** Errors of PostgreSQL that mean that somebody else was faster: a key repeated, a race, a deadlock. */
const CONFLICTS = ["23505", "40001", "40P01"];
const DIVISION_BY_ZERO = "22012";

interface Step {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const BEGIN: Step = { sql: "begin", parameters: [] };
const COMMIT: Step = { sql: "commit", parameters: [] };

/** Does a unit, in one trip to PostgreSQL and back. */
export async function perform(client: Client, unit: Unit): Promise<void> {
  const { must, also = [] } = unit;
  const [only, ...more] = [...must, ...also];
  if (only === undefined) return;
  if (more.length > 0) {
    await performAll(client, [unit]);
    return;
  }
  const { rowCount } = await client.query(only.sql, only.parameters).catch(judge);
  if (rowCount === 0 && must.length > 0) throw new Conflict(`No row was changed by: ${only.sql}`);
}

/** Does all units or none, in one trip. */
export async function performAll(client: Client, units: readonly Unit[]): Promise<void> {
  const steps = units.flatMap(({ must, also = [] }) => [...must.map(guarded), ...also]);
  await together(client, steps).catch(judge);
}

/** All are sent at once; after one that fails PostgreSQL skips the others and makes the commit a rollback. */
async function together(client: Client, steps: readonly Step[]): Promise<void> {
  const answers = client.burst(() =>
    [BEGIN, ...steps, COMMIT].map(({ sql, parameters }) => client.query(sql, parameters)),
  );
  const outcomes = await Promise.allSettled(answers);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** A statement that fails where it changes nothing, since nobody is there to count before the commit. */
const guarded = ({ sql, parameters }: CompiledQuery): Step => ({
  sql: `with changed as (${sql} returning 1) select 1 / count(*) from changed`,
  parameters,
});

/** Throws what an error means for a unit. Only PostgreSQL itself can say that nothing was done. */
function judge(error: unknown): never {
  if (error instanceof Damaged) throw error;
  if (error instanceof DatabaseError && error.severity === "ERROR") {
    const code = error.code ?? "";
    if (code === DIVISION_BY_ZERO) throw new Conflict("No row was changed", { cause: error });
    throw CONFLICTS.includes(code) ? new Conflict(error.message, { cause: error }) : error;
  }
  const message = error instanceof Error ? error.message : String(error);
  throw new Unsure(`PostgreSQL was lost before it answered: ${message}`, { cause: error });
}
