import type { BackupProblem } from "../store/backup-status.ts";
import type { Database } from "../store/database.ts";
import { loadChannels } from "./channels.ts";
import { storeItems } from "./outbox.ts";

const DAY_MS = 86_400_000;

/** Warns every operator through all their channels that something is wrong with the backups, once a day. */
export async function warnOperators(
  database: Database,
  problem: BackupProblem,
  now: number,
): Promise<void> {
  const operators = await database.query
    .selectFrom("people")
    .select("id")
    .where("role", "=", "operator")
    .execute();
  const people = operators.map(({ id }) => id);
  const channels = await loadChannels({ database }, people);
  const day = Math.floor(now / DAY_MS);
  const items = channels.map(({ id }) => ({
    channel: id,
    tableId: "",
    kind: "backup" as const,
    deduplicationKey: `backup ${problem} ${day}`,
    dueAt: now,
  }));
  await storeItems(database, items, now);
}
