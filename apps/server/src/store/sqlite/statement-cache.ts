import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Done, Statement } from "./worker-messages.ts";

/** As many as a busy server has different statements; lists of many lengths push each other out. */
const LIMIT = 200;

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Executes statements, prepared once and kept while they are in use. */
export class Statements {
  readonly #db: DatabaseSync;
  /** The longest unused first. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** How many rows a statement changed. */
  change({ sql, parameters }: Statement): number {
    return Number(this.#prepare(sql).statement.run(...parameters).changes);
  }

  execute({ sql, parameters }: Statement): Done {
    const { statement, hasRows } = this.#prepare(sql);
    if (!hasRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) {
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      return known;
    }
    const statement = this.#db.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > LIMIT) this.#forgetOldest();
    return prepared;
  }

  #forgetOldest(): void {
    for (const sql of this.#prepared.keys()) {
      this.#prepared.delete(sql);
      return;
    }
  }
}
