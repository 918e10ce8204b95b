import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { WorkerConnection } from "./worker-connection.ts";

/** How long to wait for another program that has locked the file. */
const LOCK_TIMEOUT_MS = 5000;

/** Copies a consistent snapshot of a database on a connection of its own, without blocking others; leaves no partial file. */
export async function backUpDatabase(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`The file already exists: ${to}`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { force: true });
  const connection = await WorkerConnection.open({
    path: from,
    role: "reader",
    lockTimeoutMs: LOCK_TIMEOUT_MS,
  });
  try {
    const statement = { sql: "vacuum into ?", parameters: [unfinished] };
    await connection.execute({ kind: "standalone", statement });
    await syncToDisk(unfinished);
    await rename(unfinished, to);
    await syncToDisk(dirname(to));
  } finally {
    await connection.close();
    await rm(unfinished, { force: true });
  }
}

/** SQLite does not sync the copy, so it may still be in the page cache. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
