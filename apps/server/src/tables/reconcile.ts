import type { Subscription } from "../bus/bus.ts";
import { hearTalk, lastSaidAt } from "./chat.ts";
import type { Room } from "./live-table.ts";
import type { Services } from "./services.ts";
import type { Steward } from "./table-scheduler.ts";
import type { Turns } from "./turn-feed.ts";
import { inBatches } from "../store/batches.ts";

/** A table in memory, and what keeps it going. */
export interface Tended {
  readonly room: Room;
  readonly steward: Steward;
  readonly subscription: Subscription;
}

/** So often all tables in memory are looked at though nothing was missed, in milliseconds: a bus is a hint. */
const LOOK = 10_000;

/** What is done when another node says something about a table. */
export function hearTable(services: Services, room: Room): (text: string) => void {
  const complain = (error: unknown) =>
    services.log.error({ err: error, table: room.id }, "a table could not be looked at");
  return (text) => {
    const [what, number] = text.split(" ", 2);
    if (what === "changed" && number === undefined) room.look().catch(complain);
    else if (what === "changed" && Number(number) > room.table.revision) {
      // What was changed follows the number.
      room.hear(Number(number), text.slice(`changed ${number} `.length)).catch(complain);
    } else if (what === "said" && Number(number) > room.heard) {
      room.inTurn(() => hearTalk(services, room)).catch(complain);
    } else if (what === "visits") lookAround(services, [room]).catch(complain);
  };
}

/** Finds out by reading what a node was not told. */
export class Rereading {
  readonly #services: Services;
  readonly #turns: Turns;
  readonly #loaded: () => Promise<readonly Tended[]>;
  #looked = -Infinity;

  constructor(services: Services, turns: Turns, loaded: () => Promise<readonly Tended[]>) {
    this.#services = services;
    this.#turns = turns;
    this.#loaded = loaded;
    services.bus.onGap(() => {
      this.#looked = -Infinity;
      this.round().catch((error: unknown) => {
        services.log.error({ err: error }, "it could not be read what was missed");
      });
    });
  }

  /** Looks at everything in memory if something was missed, while nothing is told, and now and then. */
  async round(): Promise<void> {
    const { bus } = this.#services;
    const now = performance.now();
    if (!bus.isShared || (bus.isUp && now - this.#looked < LOOK)) return;
    this.#looked = now;
    try {
      await this.#look();
    } catch (error) {
      this.#looked = -Infinity;
      throw error;
    }
  }

  async #look(): Promise<void> {
    const rooms = (await this.#loaded()).map(({ room }) => room);
    for (const some of inBatches(rooms)) await this.#lookAt(some);
    await this.#turns.lookAgain();
  }

  async #lookAt(rooms: readonly Room[]): Promise<void> {
    const { query } = this.#services.database;
    const ids = rooms.map(({ id }) => id);
    const rows = await query
      .selectFrom("games")
      .select(["id", "revision"])
      .where("id", "in", ids)
      .execute();
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    const said = await lastSaidAt(query, ids);
    for (const room of rooms) {
      try {
        if (revisions.get(room.id) !== room.table.revision) await room.look();
        if ((said.get(room.id) ?? 0) > room.heard) {
          await room.inTurn(() => hearTalk(this.#services, room));
        }
      } catch (error) {
        // One table that cannot be read must not keep the others from being looked at.
        this.#services.log.error({ err: error, table: room.id }, "a table could not be looked at");
      }
    }
    await lookAround(this.#services, rooms);
  }
}

/** Sees who is at these tables on other nodes. */
async function lookAround({ visits }: Services, rooms: readonly Room[]): Promise<void> {
  const elsewhere = await visits.elsewhere(rooms.map(({ id }) => id));
  for (const room of rooms) room.seeElsewhere(elsewhere.get(room.id));
}
