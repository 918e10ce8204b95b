import type { Database, WriteBatch } from "../../src/store/database.ts";
import { openFastDatabase } from "./fast-database.ts";

/** Replaces a commit; `keep` does the real one. */
export type Keeping = (keep: () => Promise<void>, unit: WriteBatch) => Promise<void>;

/** A database whose commits a test can replace, one by one. */
export class FailingDatabase {
  keeping: Keeping = (keep) => keep();

  open = async (where: string): Promise<Database> => {
    const database = await openFastDatabase(where);
    return {
      kind: database.kind,
      query: database.query,
      commit: (unit) => this.keeping(() => database.commit(unit), unit),
      backup: (path) => database.backup(path),
      close: () => database.close(),
    };
  };
}
