import {
  databaseClosedError,
  CommitConflict,
  type WriteBatch,
  CommitUncertain,
} from "../database.ts";
import type { PooledConnection, ConnectionPool } from "./connection-pool.ts";
import { executeBatch, executeBatches } from "./execute-batch.ts";

/** While some wait for the disk, others are executed. */
const MAX_CONCURRENT_GROUPS = 4;

/** More would keep the first of them waiting. */
const MAX_GROUP_SIZE = 100;

interface PendingCommit {
  readonly batch: WriteBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Does units in groups that share one transaction, and so one trip and one wait for the disk. */
export class GroupCommit {
  readonly #pool: ConnectionPool;
  #pending: PendingCommit[] = [];
  #runningGroups = 0;
  #isStartScheduled = false;
  readonly #drained = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(clients: ConnectionPool) {
    this.#pool = clients;
  }

  commit(batch: WriteBatch): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(databaseClosedError());
        return;
      }
      this.#pending.push({ batch, resolve, reject });
      if (this.#isStartScheduled) return;
      this.#isStartScheduled = true;
      // What is asked for at the same time goes together.
      queueMicrotask(() => this.#startGroups());
    });
  }

  /** Does what was asked for, and then no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#startGroups();
    await this.#drained.promise;
  }

  #startGroups(): void {
    this.#isStartScheduled = false;
    while (this.#runningGroups < MAX_CONCURRENT_GROUPS && this.#pending.length > 0) {
      this.#runningGroups += 1;
      void this.#runGroup(this.#pending.splice(0, MAX_GROUP_SIZE));
    }
    if (this.#isClosed && this.#runningGroups === 0) this.#drained.resolve();
  }

  async #runGroup(group: readonly PendingCommit[]): Promise<void> {
    try {
      await this.#commitGroup(group);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.#runningGroups -= 1;
    this.#startGroups();
  }

  async #commitGroup(group: readonly PendingCommit[]): Promise<void> {
    const client = await this.#pool.connect();
    let isSound = false;
    try {
      isSound = await commitGroup(client, group);
    } finally {
      client.release(!isSound);
    }
  }
}

/** Settles every one; answers whether the connection is as good as before. */
async function commitGroup(
  client: PooledConnection,
  group: readonly PendingCommit[],
): Promise<boolean> {
  const [first, ...more] = group;
  if (first !== undefined && more.length === 0) return commitAlone(client, first);
  try {
    await executeBatches(
      client,
      group.map(({ batch }) => batch),
    );
  } catch (error) {
    if (error instanceof CommitUncertain) throw error;
    // One of them spoils it for all, so that nothing was done: each on its own.
    const ends: boolean[] = [];
    for (const waiting of group) ends.push(await commitAlone(client, waiting));
    return ends.every(Boolean);
  }
  for (const { resolve } of group) resolve();
  return true;
}

async function commitAlone(
  client: PooledConnection,
  { batch, resolve, reject }: PendingCommit,
): Promise<boolean> {
  try {
    await executeBatch(client, batch);
    resolve();
    return true;
  } catch (error) {
    reject(error);
    return error instanceof CommitConflict;
  }
}
