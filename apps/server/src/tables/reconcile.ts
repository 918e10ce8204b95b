import type { Bus, Subscription } from "../bus/bus.ts";
import type { Logger } from "../logger.ts";
import type { Presence } from "../nodes/presence.ts";
import { parseChange } from "./change-messages.ts";
import { broadcastNewMessages, lastMessageNumbers } from "./chat.ts";
import type { LiveTable } from "./live-table.ts";
import type { TableScheduler } from "./table-scheduler.ts";
import type { TurnFeed } from "./turn-feed.ts";
import { inBatches } from "../store/batches.ts";
import type { Database } from "../store/database.ts";

/** A table in memory with its scheduler and its subscription to the bus. */
export interface TableHandle {
  readonly liveTable: LiveTable;
  readonly scheduler: TableScheduler;
  readonly subscription: Subscription;
}

/** How often to compare all tables in memory with the database, even if no message seems to be lost. */
const RECONCILE_MS = 10_000;

export interface ReconcilerDeps {
  readonly database: Database;
  readonly bus: Pick<Bus, "isShared" | "isUp" | "onGap">;
  readonly logger: Pick<Logger, "error">;
  readonly presence: Pick<Presence, "remotePeopleByTable">;
}

/** Handles the messages of other nodes about a table. */
export function onTableMessage(
  deps: Omit<ReconcilerDeps, "bus">,
  liveTable: LiveTable,
): (text: string) => void {
  const logFailure = (error: unknown) =>
    deps.logger.error({ err: error, table: liveTable.id }, "a table could not be synchronized");
  return (text) => {
    const [topic, number] = text.split(" ", 2);
    const announced = parseChange(text);
    if (announced !== undefined && announced.revision > liveTable.state.table.revision) {
      liveTable.replica.receiveChange(announced.revision, announced.change).catch(logFailure);
    } else if (topic === "changed" && number === undefined) {
      liveTable.replica.sync().catch(logFailure);
    } else if (topic === "chat" && Number(number) > liveTable.subscribers.lastChatNumber) {
      liveTable.enqueue(() => broadcastNewMessages(deps, liveTable)).catch(logFailure);
    } else if (topic === "presence") refreshPresence(deps, [liveTable]).catch(logFailure);
  };
}

/** Compares the tables in memory with the database, in case messages of other nodes were lost. */
export class Reconciler {
  readonly #deps: ReconcilerDeps;
  readonly #turnFeed: TurnFeed;
  readonly #loadedTables: () => Promise<readonly TableHandle[]>;
  #reconciledAt = -Infinity;

  constructor(
    deps: ReconcilerDeps,
    turnFeed: TurnFeed,
    loadedTables: () => Promise<readonly TableHandle[]>,
  ) {
    this.#deps = deps;
    this.#turnFeed = turnFeed;
    this.#loadedTables = loadedTables;
    deps.bus.onGap(() => {
      this.#reconciledAt = -Infinity;
      this.reconcileIfDue().catch((error: unknown) => {
        deps.logger.error({ err: error }, "missed changes could not be loaded");
      });
    });
  }

  /** Compares everything if messages were lost, while the bus is down, and regularly. */
  async reconcileIfDue(): Promise<void> {
    const { bus } = this.#deps;
    const now = performance.now();
    if (!bus.isShared || (bus.isUp && now - this.#reconciledAt < RECONCILE_MS)) return;
    this.#reconciledAt = now;
    try {
      await this.#reconcileAll();
    } catch (error) {
      this.#reconciledAt = -Infinity;
      throw error;
    }
  }

  async #reconcileAll(): Promise<void> {
    const liveTables = (await this.#loadedTables()).map(({ liveTable }) => liveTable);
    for (const batch of inBatches(liveTables)) await this.#reconcile(batch);
    await this.#turnFeed.reconcile();
  }

  async #reconcile(liveTables: readonly LiveTable[]): Promise<void> {
    const { query } = this.#deps.database;
    const ids = liveTables.map(({ id }) => id);
    const rows = await query
      .selectFrom("tables")
      .select(["id", "revision"])
      .where("id", "in", ids)
      .execute();
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    const chatNumbers = await lastMessageNumbers(query, ids);
    for (const liveTable of liveTables) {
      try {
        if (revisions.get(liveTable.id) !== liveTable.state.table.revision)
          await liveTable.replica.sync();
        if ((chatNumbers.get(liveTable.id) ?? 0) > liveTable.subscribers.lastChatNumber) {
          await liveTable.enqueue(() => broadcastNewMessages(this.#deps, liveTable));
        }
      } catch (error) {
        // A table that cannot be read must not stop the others.
        this.#deps.logger.error(
          { err: error, table: liveTable.id },
          "a table could not be synchronized",
        );
      }
    }
    await refreshPresence(this.#deps, liveTables);
  }
}

/** Loads who is connected to these tables on other nodes. */
async function refreshPresence(
  { presence }: Pick<ReconcilerDeps, "presence">,
  liveTables: readonly LiveTable[],
): Promise<void> {
  const people = await presence.remotePeopleByTable(liveTables.map(({ id }) => id));
  for (const liveTable of liveTables)
    liveTable.subscribers.setConnectedElsewhere(people.get(liveTable.id));
}
