import type { Subscription } from "../bus/bus.ts";
import { broadcastNewMessages, lastMessageNumbers } from "./chat.ts";
import type { LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";
import type { TableScheduler } from "./table-scheduler.ts";
import type { TurnFeed } from "./turn-feed.ts";
import { inBatches } from "../store/batches.ts";

/** A table in memory, and what keeps it going. */
export interface TableHandle {
  readonly liveTable: LiveTable;
  readonly scheduler: TableScheduler;
  readonly subscription: Subscription;
}

/** So often all tables in memory are looked at though nothing was missed, in milliseconds: a bus is a hint. */
const RECONCILE_MS = 10_000;

/** What is done when another node says something about a table. */
export function onTableMessage(services: Services, room: LiveTable): (text: string) => void {
  const complain = (error: unknown) =>
    services.logger.error({ err: error, table: room.id }, "a table could not be looked at");
  return (text) => {
    const [what, number] = text.split(" ", 2);
    if (what === "changed" && number === undefined) room.sync().catch(complain);
    else if (what === "changed" && Number(number) > room.table.revision) {
      // What was changed follows the number.
      room.receiveChange(Number(number), text.slice(`changed ${number} `.length)).catch(complain);
    } else if (what === "said" && Number(number) > room.lastChatNumber) {
      room.enqueue(() => broadcastNewMessages(services, room)).catch(complain);
    } else if (what === "visits") refreshPresence(services, [room]).catch(complain);
  };
}

/** Finds out by reading what a node was not told. */
export class Reconciler {
  readonly #services: Services;
  readonly #turnFeed: TurnFeed;
  readonly #loadedTables: () => Promise<readonly TableHandle[]>;
  #reconciledAt = -Infinity;

  constructor(services: Services, turns: TurnFeed, loaded: () => Promise<readonly TableHandle[]>) {
    this.#services = services;
    this.#turnFeed = turns;
    this.#loadedTables = loaded;
    services.bus.onGap(() => {
      this.#reconciledAt = -Infinity;
      this.reconcileIfDue().catch((error: unknown) => {
        services.logger.error({ err: error }, "it could not be read what was missed");
      });
    });
  }

  /** Looks at everything in memory if something was missed, while nothing is told, and now and then. */
  async reconcileIfDue(): Promise<void> {
    const { bus } = this.#services;
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
    const rooms = (await this.#loadedTables()).map(({ liveTable }) => liveTable);
    for (const some of inBatches(rooms)) await this.#reconcile(some);
    await this.#turnFeed.reconcile();
  }

  async #reconcile(rooms: readonly LiveTable[]): Promise<void> {
    const { query } = this.#services.database;
    const ids = rooms.map(({ id }) => id);
    const rows = await query
      .selectFrom("games")
      .select(["id", "revision"])
      .where("id", "in", ids)
      .execute();
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    const said = await lastMessageNumbers(query, ids);
    for (const room of rooms) {
      try {
        if (revisions.get(room.id) !== room.table.revision) await room.sync();
        if ((said.get(room.id) ?? 0) > room.lastChatNumber) {
          await room.enqueue(() => broadcastNewMessages(this.#services, room));
        }
      } catch (error) {
        // One table that cannot be read must not keep the others from being looked at.
        this.#services.logger.error(
          { err: error, table: room.id },
          "a table could not be looked at",
        );
      }
    }
    await refreshPresence(this.#services, rooms);
  }
}

/** Sees who is at these tables on other nodes. */
async function refreshPresence({ presence }: Services, rooms: readonly LiveTable[]): Promise<void> {
  const elsewhere = await presence.remotePeopleByTable(rooms.map(({ id }) => id));
  for (const room of rooms) room.setConnectedElsewhere(elsewhere.get(room.id));
}
