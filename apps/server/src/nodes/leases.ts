import type { Database } from "../store/database.ts";
import { NODE_TIMEOUT_MS, type Heartbeat } from "./heartbeat.ts";

/** What one node alone should do. Should two do it all the same, that costs time and does no harm. */
export interface Leases {
  /** Is it this node's to do? It stays so until it is released, or the node gives no signs of life. */
  acquire(what: string): Promise<boolean>;
  release(what: string): Promise<void>;
  /** Leaves everything to others. */
  releaseAll(): Promise<void>;
}

/** A process that is alone does everything. */
export const SINGLE_NODE_LEASES: Leases = {
  acquire: async () => true,
  async release() {},
  async releaseAll() {},
};

/** Knows whether others know that this node is alive. */
type NodeHeartbeat = Pick<Heartbeat, "node" | "speedup" | "isFresh" | "epoch">;

export class SharedLeases implements Leases {
  readonly #database: Database;
  readonly #heartbeat: NodeHeartbeat;
  readonly #now: () => number;
  /** What is held, since which spell of this node's. */
  readonly #heldSinceEpoch = new Map<string, number>();

  constructor(database: Database, vigil: NodeHeartbeat, now: () => number) {
    this.#database = database;
    this.#heartbeat = vigil;
    this.#now = now;
  }

  async acquire(what: string): Promise<boolean> {
    const { node, speedup, isFresh, epoch } = this.#heartbeat;
    // Nobody takes anything from a node of whose life they know.
    if (isFresh && this.#heldSinceEpoch.get(what) === epoch) return true;
    const alive = this.#now() - NODE_TIMEOUT_MS / speedup;
    const taken = await this.#database.query
      .insertInto("claims")
      .values({ what, node })
      .onConflict((known) =>
        known
          .column("what")
          .doUpdateSet({ node })
          .where((is) =>
            is.or([
              is("claims.node", "=", node),
              is.not(
                is.exists(
                  is
                    .selectFrom("heartbeats")
                    .select("heartbeats.at")
                    .whereRef("heartbeats.node", "=", "claims.node")
                    .where("heartbeats.at", ">", alive),
                ),
              ),
            ]),
          ),
      )
      .executeTakeFirst();
    const isHeld = (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (isHeld) this.#heldSinceEpoch.set(what, epoch);
    else this.#heldSinceEpoch.delete(what);
    return isHeld;
  }

  async release(what: string): Promise<void> {
    if (!this.#heldSinceEpoch.delete(what)) return;
    await this.#database.query
      .deleteFrom("claims")
      .where("what", "=", what)
      .where("node", "=", this.#heartbeat.node)
      .execute();
  }

  async releaseAll(): Promise<void> {
    this.#heldSinceEpoch.clear();
    await this.#database.query
      .deleteFrom("claims")
      .where("node", "=", this.#heartbeat.node)
      .execute();
  }
}
