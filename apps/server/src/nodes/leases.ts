import type { Database } from "../store/database.ts";
import { LEASE_TIMEOUT_MS, type Heartbeat } from "./heartbeat.ts";

/** Leases for jobs that only one node should do. If two nodes do the same job anyway, it wastes time but does no harm. */
export interface Leases {
  /** True if this node has the lease, until it releases it or its heartbeats stop. */
  acquire(resource: string): Promise<boolean>;
  release(resource: string): Promise<void>;
  releaseAll(): Promise<void>;
}

/** The leases of a single node: every lease is granted. */
export const SINGLE_NODE_LEASES: Leases = {
  acquire: async () => true,
  async release() {},
  async releaseAll() {},
};

type NodeHeartbeat = Pick<Heartbeat, "node" | "speedup" | "isFresh" | "epoch">;

export class SharedLeases implements Leases {
  readonly #database: Database;
  readonly #heartbeat: NodeHeartbeat;
  readonly #now: () => number;
  /** The epoch in which each held lease was acquired. */
  readonly #heldSinceEpoch = new Map<string, number>();

  constructor(database: Database, heartbeat: NodeHeartbeat, now: () => number) {
    this.#database = database;
    this.#heartbeat = heartbeat;
    this.#now = now;
  }

  async acquire(resource: string): Promise<boolean> {
    const { node, speedup, isFresh, epoch } = this.#heartbeat;
    // Other nodes cannot take a lease from a node with fresh heartbeats, so no query is needed.
    if (isFresh && this.#heldSinceEpoch.get(resource) === epoch) return true;
    const aliveSince = this.#now() - LEASE_TIMEOUT_MS / speedup;
    const result = await this.#database.query
      .insertInto("leases")
      .values({ resource, node })
      .onConflict((conflict) =>
        conflict
          .column("resource")
          .doUpdateSet({ node })
          .where((is) =>
            is.or([
              is("leases.node", "=", node),
              is.not(
                is.exists(
                  is
                    .selectFrom("heartbeats")
                    .select("heartbeats.at")
                    .whereRef("heartbeats.node", "=", "leases.node")
                    .where("heartbeats.at", ">", aliveSince),
                ),
              ),
            ]),
          ),
      )
      .executeTakeFirst();
    const isHeld = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (isHeld) this.#heldSinceEpoch.set(resource, epoch);
    else this.#heldSinceEpoch.delete(resource);
    return isHeld;
  }

  async release(resource: string): Promise<void> {
    if (!this.#heldSinceEpoch.delete(resource)) return;
    await this.#database.query
      .deleteFrom("leases")
      .where("resource", "=", resource)
      .where("node", "=", this.#heartbeat.node)
      .execute();
  }

  async releaseAll(): Promise<void> {
    this.#heldSinceEpoch.clear();
    await this.#database.query
      .deleteFrom("leases")
      .where("node", "=", this.#heartbeat.node)
      .execute();
  }
}
