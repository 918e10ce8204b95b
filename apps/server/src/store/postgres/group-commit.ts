import { closedError, Conflict, type Unit, Unsure } from "../database.ts";
import type { Client, Clients } from "./connection-pool.ts";
import { perform, performAll } from "./execute-batch.ts";

/** While some wait for the disk, others are executed. */
const LANES = 4;

/** More would keep the first of them waiting. */
const GROUP = 100;

interface Waiting {
  readonly unit: Unit;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Does units in groups that share one transaction, and so one trip and one wait for the disk. */
export class Lanes {
  readonly #clients: Clients;
  #waiting: Waiting[] = [];
  #busy = 0;
  #isStarting = false;
  readonly #finished = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(clients: Clients) {
    this.#clients = clients;
  }

  commit(unit: Unit): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(closedError());
        return;
      }
      this.#waiting.push({ unit, resolve, reject });
      if (this.#isStarting) return;
      this.#isStarting = true;
      // What is asked for at the same time goes together.
      queueMicrotask(() => this.#start());
    });
  }

  /** Does what was asked for, and then no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#start();
    await this.#finished.promise;
  }

  #start(): void {
    this.#isStarting = false;
    while (this.#busy < LANES && this.#waiting.length > 0) {
      this.#busy += 1;
      void this.#run(this.#waiting.splice(0, GROUP));
    }
    if (this.#isClosed && this.#busy === 0) this.#finished.resolve();
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#settle(group);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.#busy -= 1;
    this.#start();
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    const client = await this.#clients.connect();
    let isSound = false;
    try {
      isSound = await doGroup(client, group);
    } finally {
      client.release(!isSound);
    }
  }
}

/** Settles every one; answers whether the connection is as good as before. */
async function doGroup(client: Client, group: readonly Waiting[]): Promise<boolean> {
  const [first, ...more] = group;
  if (first !== undefined && more.length === 0) return doAlone(client, first);
  try {
    await performAll(
      client,
      group.map(({ unit }) => unit),
    );
  } catch (error) {
    if (error instanceof Unsure) throw error;
    // One of them spoils it for all, so that nothing was done: each on its own.
    const ends: boolean[] = [];
    for (const waiting of group) ends.push(await doAlone(client, waiting));
    return ends.every(Boolean);
  }
  for (const { resolve } of group) resolve();
  return true;
}

async function doAlone(client: Client, { unit, resolve, reject }: Waiting): Promise<boolean> {
  try {
    await perform(client, unit);
    resolve();
    return true;
  } catch (error) {
    reject(error);
    return error instanceof Conflict;
  }
}
