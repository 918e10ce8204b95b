import {
  databaseClosedError,
  CommitConflict,
  type WriteBatch,
  CommitUncertain,
} from "../database.ts";
import type { PooledConnection, ConnectionPool } from "./connection-pool.ts";
import { executeBatch, executeBatches } from "./execute-batch.ts";

/**
 * Several at once: some wait for the disk while others execute. A further group starts at once if it has this many
 * batches, because a group costs a round trip and two statements, however small it is.
 */
const MIN_GROUP_SIZES = [1, 3, 8, 16];
/** A smaller group starts after this time: the connection of another one may hang. */
const MAX_DELAY_MS = 5;

/** A larger group would delay its first commit. */
const MAX_GROUP_SIZE = 100;

interface PendingCommit {
  readonly batch: WriteBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Commits batches in groups that share one transaction, and so one round trip and one wait for the disk. */
export class GroupCommit {
  readonly #pool: ConnectionPool;
  #pending: PendingCommit[] = [];
  #runningGroups = 0;
  #isStartScheduled = false;
  #isDelayScheduled = false;
  readonly #drained = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
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
      // Group everything that is committed in the same turn of the event loop.
      setImmediate(() => this.#startGroups());
    });
  }

  /** Waits for pending commits; later ones are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#startGroups();
    await this.#drained.promise;
  }

  #startGroups(isDelayed = false): void {
    this.#isStartScheduled = false;
    while (this.#pending.length > 0 && this.#runningGroups < MIN_GROUP_SIZES.length) {
      const minSize = MIN_GROUP_SIZES[this.#runningGroups] ?? 1;
      if (this.#pending.length < minSize && !isDelayed) return this.#startGroupsLater();
      this.#runningGroups += 1;
      void this.#runGroup(this.#pending.splice(0, MAX_GROUP_SIZE));
    }
    if (this.#isClosed && this.#runningGroups === 0) this.#drained.resolve();
  }

  #startGroupsLater(): void {
    if (this.#isDelayScheduled) return;
    this.#isDelayScheduled = true;
    setTimeout(() => {
      this.#isDelayScheduled = false;
      this.#startGroups(true);
    }, MAX_DELAY_MS);
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
    let isReusable = false;
    try {
      isReusable = await commitGroup(client, group);
    } finally {
      client.release(!isReusable);
    }
  }
}

/** Settles every commit of the group; returns whether the connection can be reused. */
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
    // One batch failed and nothing was written: commit each on its own.
    const reusable: boolean[] = [];
    for (const pending of group) reusable.push(await commitAlone(client, pending));
    return reusable.every(Boolean);
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
