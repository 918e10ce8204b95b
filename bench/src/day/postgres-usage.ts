import { readdirSync, readFileSync } from "node:fs";
import { askPostgres } from "../../../apps/server/trials/ask-postgres.ts";

/** What a PostgreSQL on this machine has used so far. */
export interface PostgresUsage {
  /** Seconds of CPU time of all its processes. Only Linux tells. */
  readonly processor: number;
  /** Bytes of write-ahead log. */
  readonly log: number;
}

/** The seconds of a clock tick, by which Linux counts. */
const TICK = 0.01;

export async function postgresUsage(url: string): Promise<PostgresUsage> {
  const [row] = await askPostgres<{ main: string; log: string }>(
    url,
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as main,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log`,
  );
  return { processor: processorSeconds(row?.main ?? ""), log: Number(row?.log) };
}

/** The CPU time of a process and of those that it started, whether they run or have ended. */
function processorSeconds(main: string): number {
  let ticks = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/u.test(name))) {
    const [parent, own, ended] = statOf(id);
    if (id === main) ticks += own + ended;
    else if (String(parent) === main) ticks += own;
  }
  return ticks * TICK;
}

/** The parent of a process, its ticks, and those of its children that have ended. */
function statOf(id: string): readonly [parent: number, own: number, ended: number] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name of the program is in parentheses and may contain blanks.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [
      fields[1],
      ...fields.slice(11, 15),
    ];
    return [parent, user + system, endedUser + endedSystem];
  } catch {
    // It has ended since the folder was read.
    return [0, 0, 0];
  }
}
