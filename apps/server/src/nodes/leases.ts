import type { Database } from "../store/database.ts";
import { DEAD, type Vigil } from "./heartbeat.ts";

/** What one node alone should do. Should two do it all the same, that costs time and does no harm. */
export interface Claims {
  /** Is it this node's to do? It stays so until it is released, or the node gives no signs of life. */
  hold(what: string): Promise<boolean>;
  release(what: string): Promise<void>;
  /** Leaves everything to others. */
  close(): Promise<void>;
}

/** A process that is alone does everything. */
export const EVERYTHING: Claims = {
  hold: async () => true,
  async release() {},
  async close() {},
};

/** Knows whether others know that this node is alive. */
type Watchman = Pick<Vigil, "node" | "haste" | "isFresh" | "spell">;

export class SharedClaims implements Claims {
  readonly #database: Database;
  readonly #vigil: Watchman;
  readonly #now: () => number;
  /** What is held, since which spell of this node's. */
  readonly #held = new Map<string, number>();

  constructor(database: Database, vigil: Watchman, now: () => number) {
    this.#database = database;
    this.#vigil = vigil;
    this.#now = now;
  }

  async hold(what: string): Promise<boolean> {
    const { node, haste, isFresh, spell } = this.#vigil;
    // Nobody takes anything from a node of whose life they know.
    if (isFresh && this.#held.get(what) === spell) return true;
    const alive = this.#now() - DEAD / haste;
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
    if (isHeld) this.#held.set(what, spell);
    else this.#held.delete(what);
    return isHeld;
  }

  async release(what: string): Promise<void> {
    if (!this.#held.delete(what)) return;
    await this.#database.query
      .deleteFrom("claims")
      .where("what", "=", what)
      .where("node", "=", this.#vigil.node)
      .execute();
  }

  async close(): Promise<void> {
    this.#held.clear();
    await this.#database.query.deleteFrom("claims").where("node", "=", this.#vigil.node).execute();
  }
}
