import { DatabaseSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { failureOf, sentenceOf } from "./faults.ts";
import type { Answer, Job, Order, Report, ThreadSettings } from "./jobs.ts";
import { Statements } from "./statements.ts";
import { Writer } from "./writer.ts";

/** A thread that owns one connection and executes what it is told, in order. */
function serve(port: NonNullable<typeof parentPort>, settings: ThreadSettings): void {
  const report = (message: Report) => port.postMessage(message);
  let db: DatabaseSync;
  try {
    db = connect(settings);
  } catch (error) {
    report({ refused: sentenceOf(error) });
    return;
  }
  const answers = settings.role === "writer" ? writing(db) : reading(db);

  port.on("message", (first: Order) => {
    // All that came while the last group was on its way to the disk becomes one group.
    const orders = [first, ...waiting(port)];
    const jobs = orders.flatMap((order) => (order === "close" ? [] : order));
    for (const some of answers(jobs)) report(some);
    if (orders.includes("close")) {
      db.close();
      port.close();
    }
  });
  report("open");
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

function* waiting(port: NonNullable<typeof parentPort>): Iterable<Order> {
  for (;;) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) return;
    yield next.message as Order;
  }
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

if (parentPort !== null) serve(parentPort, workerData as ThreadSettings);
