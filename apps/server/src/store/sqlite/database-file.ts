import { DatabaseSync } from "node:sqlite";
import { failureOf } from "./sqlite-errors.ts";
import type { Answer, Job, ThreadSettings } from "./worker-messages.ts";
import { Statements } from "./statement-cache.ts";
import { Writer } from "./writer.ts";

/** One open file. */
export interface OpenFile {
  /** Executes jobs; yields the answers to some of them at a time, in their order. */
  answers(jobs: readonly Job[]): Iterable<readonly Answer[]>;
  close(): void;
}

/** Opens the file in the thread that calls this. */
export function openFile(settings: ThreadSettings): OpenFile {
  const db = connect(settings);
  const answers = settings.role === "writer" ? writing(db) : reading(db);
  return { answers, close: () => db.close() };
}

function connect({ path, role, patience }: ThreadSettings): DatabaseSync {
  const db = new DatabaseSync(path, {
    readOnly: role === "reader",
    timeout: patience,
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

function writing(db: DatabaseSync) {
  const writer = new Writer(db);
  return (jobs: readonly Job[]) => writer.answers(jobs);
}

function reading(db: DatabaseSync) {
  const statements = new Statements(db);
  const read = (job: Job): Answer => {
    if (job.kind === "unit") return { failure: "failed", message: "This thread only reads" };
    try {
      return statements.execute(job.statement);
    } catch (error) {
      return failureOf(error);
    }
  };
  return (jobs: readonly Job[]) => (jobs.length === 0 ? [] : [jobs.map(read)]);
}
