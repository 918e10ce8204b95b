import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { WorkerConnection } from "./worker-connection.ts";

/** How long to wait for another program that keeps the file locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

/** Copies a database as it is at this moment, on a connection of its own; nobody waits, and no half copy is left. */
export async function backUpDatabase(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`There is a file already: ${to}`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { force: true });
  const thread = await WorkerConnection.open({
    path: from,
    role: "reader",
    lockTimeoutMs: LOCK_TIMEOUT_MS,
  });
  try {
    const statement = { sql: "vacuum into ?", parameters: [unfinished] };
    await thread.execute({ kind: "bare", statement });
    await syncToDisk(unfinished);
    await rename(unfinished, to);
    await syncToDisk(dirname(to));
  } finally {
    await thread.close();
    await rm(unfinished, { force: true });
  }
}

/** SQLite leaves a copy in the system's memory. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
