import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { StatementResult, Statement } from "./worker-messages.ts";

/** Enough for all statements of a busy server; `in (…)` lists of many lengths evict each other. */
const MAX_CACHED_STATEMENTS = 200;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Executes statements; keeps the most recently used ones prepared. */
export class StatementCache {
  readonly #db: DatabaseSync;
  /** The least recently used first. */
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Executes a statement; returns the number of changed rows. */
  run({ sql, parameters }: Statement): number {
    return Number(this.#prepare(sql).statement.run(...parameters).changes);
  }

  execute({ sql, parameters }: Statement): StatementResult {
    const { statement, hasRows } = this.#prepare(sql);
    if (!hasRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): PreparedStatement {
    const cached = this.#prepared.get(sql);
    if (cached !== undefined) {
      this.#prepared.delete(sql);
      this.#prepared.set(sql, cached);
      return cached;
    }
    const statement = this.#db.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > MAX_CACHED_STATEMENTS) this.#evictOldest();
    return prepared;
  }

  #evictOldest(): void {
    for (const sql of this.#prepared.keys()) {
      this.#prepared.delete(sql);
      return;
    }
  }
}
