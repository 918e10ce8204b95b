import type { Database, WriteBatch } from "../../src/store/database.ts";
import { openFastDatabase } from "./fast-database.ts";

/** Replaces a commit; `keep` does the real one. */
export type CommitHook = (commit: () => Promise<void>, batch: WriteBatch) => Promise<void>;

/** A database whose commits a test can replace, one by one. */
export class FailingDatabase {
  onCommit: CommitHook = (commit) => commit();

  open = async (where: string): Promise<Database> => {
    const database = await openFastDatabase(where);
    return {
      kind: database.kind,
      query: database.query,
      commit: (batch) => this.onCommit(() => database.commit(batch), batch),
      backup: (path) => database.backup(path),
      close: () => database.close(),
    };
  };
}
