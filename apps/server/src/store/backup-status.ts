import { parseWith } from "@sofala/engine";
import * as z from "zod/mini";
import type { Database } from "./database.ts";
import { findServerState } from "./server-state.ts";

const NAME = "backups";
/** Backups are daily; this old, at least one is missing. */
const MAX_AGE_MS = 48 * 3_600_000;

const statusSchema = z.object({
  newest: z.exactOptional(z.object({ name: z.string(), createdAt: z.number(), bytes: z.number() })),
  failure: z.exactOptional(z.object({ at: z.number(), message: z.string(), attempts: z.number() })),
});

/** What all nodes know about the backups. */
export interface BackupStatus {
  /** The newest backup that was verified. */
  readonly newest?: { readonly name: string; readonly createdAt: number; readonly bytes: number };
  /** Why the last attempt failed, and how many have failed since the last success. */
  readonly failure?: { readonly at: number; readonly message: string; readonly attempts: number };
}

export type BackupProblem = "failed" | "outdated";

export async function loadBackupStatus(database: Pick<Database, "query">): Promise<BackupStatus> {
  const stored = await findServerState(database, NAME);
  const status = parseWith<BackupStatus>(statusSchema, JSON.parse(stored ?? "{}"));
  return status.ok ? status.value : {};
}

export async function saveBackupStatus({ query }: Database, status: BackupStatus): Promise<void> {
  const value = JSON.stringify(status);
  await query
    .insertInto("server_state")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** What operators have to see to. Before the first attempt nothing is wrong. */
export function backupProblem(
  { newest, failure }: BackupStatus,
  now: number,
): BackupProblem | undefined {
  if (newest !== undefined && newest.createdAt < now - MAX_AGE_MS) return "outdated";
  return failure === undefined ? undefined : "failed";
}
