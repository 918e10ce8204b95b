import type { Database } from "../store/database.ts";
import type { BlockLookup } from "../tables/block-lookup.ts";

/** Who has blocked whom. In memory, since every chat message and every list of tables reads it. */
export class Blocks implements BlockLookup {
  #blockedByBlocker = new Map<string, Set<string>>();
  #blockersByBlocked = new Map<string, Set<string>>();
  /** Incremented by every change. */
  #version = 0;

  static async load(database: Database): Promise<Blocks> {
    const blocks = new Blocks();
    await blocks.reload(database);
    return blocks;
  }

  /** Loads all blocks from the database: another node may have changed them. */
  async reload({ query }: Database): Promise<void> {
    for (;;) {
      const versionBefore = this.#version;
      const rows = await query
        .selectFrom("relationships")
        .select(["person", "other"])
        .where("kind", "=", "blocked")
        .execute();
      // A change during the query may be missing from the rows.
      if (this.#version !== versionBefore) continue;
      this.#blockedByBlocker = new Map();
      this.#blockersByBlocked = new Map();
      for (const { person, other } of rows) this.block(person, other);
      return;
    }
  }

  /** True if `person` has blocked `other`. */
  hasBlocked(person: string | undefined, other: string): boolean {
    return person !== undefined && this.#blockedByBlocker.get(person)?.has(other) === true;
  }

  /** True if either has blocked the other. */
  isBlocked(person: string, other: string): boolean {
    return this.hasBlocked(person, other) || this.hasBlocked(other, person);
  }

  /** The people whom this person has blocked. */
  blockedBy(person: string | undefined): readonly string[] {
    return person === undefined ? [] : [...(this.#blockedByBlocker.get(person) ?? [])];
  }

  /** The people whom this person has blocked, and those who have blocked this person. */
  blockedEitherWay(person: string | undefined): readonly string[] {
    if (person === undefined) return [];
    return [...this.blockedBy(person), ...(this.#blockersByBlocked.get(person) ?? [])];
  }

  block(person: string, other: string): void {
    this.#version++;
    getOrCreateSet(this.#blockedByBlocker, person).add(other);
    getOrCreateSet(this.#blockersByBlocked, other).add(person);
  }

  unblock(person: string, other: string): void {
    this.#version++;
    deleteFromSet(this.#blockedByBlocker, person, other);
    deleteFromSet(this.#blockersByBlocked, other, person);
  }
}

function getOrCreateSet(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}

function deleteFromSet(sets: Map<string, Set<string>>, key: string, member: string): void {
  const set = sets.get(key);
  set?.delete(member);
  if (set?.size === 0) sets.delete(key);
}
