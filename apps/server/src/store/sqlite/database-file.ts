import { DatabaseSync } from "node:sqlite";
import { toFailure } from "./sqlite-errors.ts";
import type { WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";
import { StatementCache } from "./statement-cache.ts";
import { GroupWriter } from "./writer.ts";

/** An open SQLite file. */
export interface DatabaseFile {
  /** Executes requests; yields their replies in order, a group at a time. */
  execute(requests: readonly WorkerRequest[]): Iterable<readonly WorkerReply[]>;
  close(): void;
}

/** Opens the file in the calling thread. */
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
    // Otherwise a power cut could lose moves that were already acknowledged.
    db.exec("pragma synchronous = full");
    // In pages (16 MiB): fewer checkpoints, each writing a page that changed often only once.
    db.exec("pragma wal_autocheckpoint = 4000");
  }
  // In KiB.
  db.exec("pragma cache_size = -32768");
  // Opening does not read the file yet: this fails if it is not a database.
  db.prepare("select count(*) from sqlite_schema").get();
  return db;
}

function writeExecutor(db: DatabaseSync) {
  const writer = new GroupWriter(db);
  return (requests: readonly WorkerRequest[]) => writer.execute(requests);
}

function readExecutor(db: DatabaseSync) {
  const statements = new StatementCache(db);
  const read = (request: WorkerRequest): WorkerReply => {
    if (request.kind === "batch") {
      return { failure: "failed", message: "This connection is read-only" };
    }
    try {
      return statements.execute(request.statement);
    } catch (error) {
      return toFailure(error);
    }
  };
  return (requests: readonly WorkerRequest[]) =>
    requests.length === 0 ? [] : [requests.map(read)];
}
