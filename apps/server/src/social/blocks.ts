import type { Database } from "../store/database.ts";

/** Who has blocked whom, in memory: every message and every table asks. */
export class Blocks {
  #blockedByBlocker = new Map<string, Set<string>>();
  #blockersByBlocked = new Map<string, Set<string>>();
  /** Grows with every change. */
  #version = 0;

  /** As the database has it. */
  static async load(database: Database): Promise<Blocks> {
    const apart = new Blocks();
    await apart.reload(database);
    return apart;
  }

  /** The same once more: somebody else may have changed it. */
  async reload({ query }: Database): Promise<void> {
    for (;;) {
      const before = this.#version;
      const rows = await query
        .selectFrom("ties")
        .select(["person", "other"])
        .where("kind", "=", "blocked")
        .execute();
      // What was changed here meanwhile may not be among it.
      if (this.#version !== before) continue;
      this.#blockedByBlocker = new Map();
      this.#blockersByBlocked = new Map();
      for (const { person, other } of rows) this.block(person, other);
      return;
    }
  }

  /** Does somebody want to hear nothing of somebody else? */
  hasBlocked(person: string | undefined, other: string): boolean {
    return person !== undefined && this.#blockedByBlocker.get(person)?.has(other) === true;
  }

  /** Has either blocked the other? */
  isBlocked(person: string, other: string): boolean {
    return this.hasBlocked(person, other) || this.hasBlocked(other, person);
  }

  /** Whom somebody has blocked. */
  blockedBy(person: string | undefined): readonly string[] {
    return person === undefined ? [] : [...(this.#blockedByBlocker.get(person) ?? [])];
  }

  /** Everybody who blocked somebody, or whom they blocked. */
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
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

function deleteFromSet(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  known?.delete(member);
  if (known?.size === 0) sets.delete(key);
}
