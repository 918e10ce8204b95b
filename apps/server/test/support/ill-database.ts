import type { Database, WriteBatch } from "../../src/store/database.ts";
import { openQuickDatabase } from "./quick-database.ts";

/** Keeps a unit in a way of its own; `keep` is how it is done. */
export type Keeping = (keep: () => Promise<void>, unit: WriteBatch) => Promise<void>;

/** A database that keeps things the way it is told; anew for every unit. */
export class IllDatabase {
  keeping: Keeping = (keep) => keep();

  open = async (where: string): Promise<Database> => {
    const database = await openQuickDatabase(where);
    return {
      kind: database.kind,
      query: database.query,
      commit: (unit) => this.keeping(() => database.commit(unit), unit),
      backup: (path) => database.backup(path),
      close: () => database.close(),
    };
  };
}
