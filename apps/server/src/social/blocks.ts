import type { Database } from "../store/database.ts";

/** Who has blocked whom, in memory: every message and every table asks. */
export class Apart {
  #blocked = new Map<string, Set<string>>();
  #blockedBy = new Map<string, Set<string>>();
  /** Grows with every change. */
  #changes = 0;

  /** As the database has it. */
  static async read(database: Database): Promise<Apart> {
    const apart = new Apart();
    await apart.reread(database);
    return apart;
  }

  /** The same once more: somebody else may have changed it. */
  async reread({ query }: Database): Promise<void> {
    for (;;) {
      const before = this.#changes;
      const rows = await query
        .selectFrom("ties")
        .select(["person", "other"])
        .where("kind", "=", "blocked")
        .execute();
      // What was changed here meanwhile may not be among it.
      if (this.#changes !== before) continue;
      this.#blocked = new Map();
      this.#blockedBy = new Map();
      for (const { person, other } of rows) this.block(person, other);
      return;
    }
  }

  /** Does somebody want to hear nothing of somebody else? */
  hasBlocked(person: string | undefined, other: string): boolean {
    return person !== undefined && this.#blocked.get(person)?.has(other) === true;
  }

  /** Has either blocked the other? */
  areApart(person: string, other: string): boolean {
    return this.hasBlocked(person, other) || this.hasBlocked(other, person);
  }

  /** Whom somebody has blocked. */
  blockedBy(person: string | undefined): readonly string[] {
    return person === undefined ? [] : [...(this.#blocked.get(person) ?? [])];
  }

  /** Everybody who blocked somebody, or whom they blocked. */
  from(person: string | undefined): readonly string[] {
    if (person === undefined) return [];
    return [...this.blockedBy(person), ...(this.#blockedBy.get(person) ?? [])];
  }

  block(person: string, other: string): void {
    this.#changes++;
    into(this.#blocked, person).add(other);
    into(this.#blockedBy, other).add(person);
  }

  unblock(person: string, other: string): void {
    this.#changes++;
    outOf(this.#blocked, person, other);
    outOf(this.#blockedBy, other, person);
  }
}

function into(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

function outOf(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  known?.delete(member);
  if (known?.size === 0) sets.delete(key);
}
