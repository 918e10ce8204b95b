import { DatabaseSync } from "node:sqlite";
import { toFailure } from "./sqlite-errors.ts";
import type { WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";
import { StatementCache } from "./statement-cache.ts";
import { GroupWriter } from "./writer.ts";

/** One open file. */
export interface DatabaseFile {
  /** Executes jobs; yields the answers to some of them at a time, in their order. */
  execute(jobs: readonly WorkerRequest[]): Iterable<readonly WorkerReply[]>;
  close(): void;
}

/** Opens the file in the thread that calls this. */
export function openDatabaseFile(settings: WorkerSettings): DatabaseFile {
  const db = connect(settings);
  const execute = settings.role === "writer" ? writeExecutor(db) : readExecutor(db);
  return { execute, close: () => db.close() };
}

function connect({ path, role, lockTimeoutMs }: WorkerSettings): DatabaseSync {
  const db = new DatabaseSync(path, {
    readOnly: role === "reader",
    timeout: lockTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  if (role === "writer") {
    db.exec("pragma journal_mode = wal");
    // Without it the last moves before a power cut would be lost although they were acknowledged.
    db.exec("pragma synchronous = full");
    // Pages, 16 MiB: many writes to one page reach the database as one, and nobody waits for it as often.
    db.exec("pragma wal_autocheckpoint = 4000");
  }
  // KiB.
  db.exec("pragma cache_size = -32768");
  // Opening reads nothing yet: what is no database shows here.
  db.prepare("select count(*) from sqlite_schema").get();
  return db;
}

function writeExecutor(db: DatabaseSync) {
  const writer = new GroupWriter(db);
  return (jobs: readonly WorkerRequest[]) => writer.execute(jobs);
}

function readExecutor(db: DatabaseSync) {
  const statements = new StatementCache(db);
  const read = (job: WorkerRequest): WorkerReply => {
    if (job.kind === "unit") return { failure: "failed", message: "This thread only reads" };
    try {
      return statements.execute(job.statement);
    } catch (error) {
      return toFailure(error);
    }
  };
  return (jobs: readonly WorkerRequest[]) => (jobs.length === 0 ? [] : [jobs.map(read)]);
}
