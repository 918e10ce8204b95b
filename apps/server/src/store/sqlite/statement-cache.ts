import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { StatementResult, Statement } from "./worker-messages.ts";

/** As many as a busy server has different statements; lists of many lengths push each other out. */
const MAX_CACHED_STATEMENTS = 200;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Executes statements, prepared once and kept while they are in use. */
export class StatementCache {
  readonly #db: DatabaseSync;
  /** The longest unused first. */
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** How many rows a statement changed. */
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
    const known = this.#prepared.get(sql);
    if (known !== undefined) {
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      return known;
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
