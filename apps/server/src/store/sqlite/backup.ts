import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Thread } from "./worker-connection.ts";

/** How long to wait for another program that keeps the file locked, in milliseconds. */
const PATIENCE = 5000;

/** Copies a database as it is at this moment, on a connection of its own; nobody waits, and no half copy is left. */
export async function backUp(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`There is a file already: ${to}`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { force: true });
  const thread = await Thread.open({ path: from, role: "reader", patience: PATIENCE });
  try {
    const statement = { sql: "vacuum into ?", parameters: [unfinished] };
    await thread.ask({ kind: "bare", statement });
    await toDisk(unfinished);
    await rename(unfinished, to);
    await toDisk(dirname(to));
  } finally {
    await thread.close();
    await rm(unfinished, { force: true });
  }
}

/** SQLite leaves a copy in the system's memory. */
async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
