import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerReply, WorkerRequest, Statement } from "./worker-messages.ts";
import { GroupWriter } from "./writer.ts";

let db: DatabaseSync;
let log: string[] = [];

beforeEach(() => {
  db = new DatabaseSync(":memory:");
  db.exec("create table t (id integer primary key, label text not null)");
  log = [];
});
afterEach(() => db.close());

/** A writer that logs every statement it executes. */
function recordingWriter(): GroupWriter {
  const prepare = db.prepare.bind(db);
  vi.spyOn(db, "prepare").mockImplementation((text) => {
    const statement = prepare(text);
    const run = statement.run.bind(statement);
    return Object.assign(statement, {
      run(...values: SQLInputValue[]) {
        log.push(text.split(" ")[0] ?? "");
        return run(...values);
      },
    });
  });
  return new GroupWriter(db);
}

const insert = (id: number, label: string | null = "w"): Statement => ({
  sql: "insert into t values (?, ?)",
  parameters: [id, label],
});
const update = (id: number): Statement => ({
  sql: "update t set label = 'u' where id = ?",
  parameters: [id],
});
const batch = (...mustChange: Statement[]): WorkerRequest => ({
  kind: "batch",
  mustChange,
  mayChange: [],
});
const outcomes = (replies: readonly WorkerReply[]) =>
  replies.map((reply) => ("failure" in reply ? reply.failure : "done"));
const ids = () =>
  db
    .prepare("select id from t order by id")
    .all()
    .map((row) => row["id"]);

test("replies after the commit, which the whole group shares", () => {
  const writer = recordingWriter();
  for (const replies of writer.execute([batch(insert(1)), batch(insert(2))])) {
    log.push(`answered ${replies.length}`);
  }
  expect(log).toEqual(["begin", "insert", "insert", "commit", "answered 2"]);
});

test("splits many requests into groups, and replies to each after its own commit", () => {
  const writer = recordingWriter();
  const requests = Array.from({ length: 1001 }, (_, n) => batch(insert(n)));
  for (const replies of writer.execute(requests)) log.push(`answered ${replies.length}`);
  expect(log.filter((line) => line !== "insert" && line !== "begin")).toEqual([
    "commit",
    "answered 500",
    "commit",
    "answered 500",
    "commit",
    "answered 1",
  ]);
});

test("rolls back only the batches that fail", () => {
  const requests = [
    batch(insert(1), update(1)),
    batch(insert(2), update(99)),
    batch(insert(3), insert(1)),
    batch(insert(4), insert(5, null)),
    batch(insert(6), update(1)),
  ];
  const [replies = []] = new GroupWriter(db).execute(requests);
  expect(outcomes(replies)).toEqual(["done", "conflict", "conflict", "failed", "done"]);
  expect(ids()).toEqual([1, 6]);
});

test("runs a standalone statement outside of the groups, in its order", () => {
  const writer = recordingWriter();
  const vacuum: WorkerRequest = {
    kind: "standalone",
    statement: { sql: "vacuum", parameters: [] },
  };
  const replies = [...writer.execute([batch(insert(1)), vacuum, batch(insert(2))])].flat();
  expect(outcomes(replies)).toEqual(["done", "done", "done"]);
  expect(log).toEqual(["begin", "insert", "commit", "vacuum", "begin", "insert", "commit"]);
});

/** A writer whose `commit` fails as after a disk error. */
function writerWithFailingCommit(errcode: number): GroupWriter {
  const prepare = db.prepare.bind(db);
  vi.spyOn(db, "prepare").mockImplementation((text) => {
    const statement = prepare(text);
    if (text === "commit") {
      vi.spyOn(statement, "run").mockImplementation(() => {
        throw Object.assign(new Error("disk I/O error"), { errcode });
      });
    }
    return statement;
  });
  return new GroupWriter(db);
}

test("reports a whole group as uncertain if its commit fails", () => {
  const requests = [batch(insert(1)), batch(insert(1)), batch(insert(2))];
  const [replies = []] = writerWithFailingCommit(13).execute(requests);
  expect(outcomes(replies)).toEqual(["uncertain", "conflict", "uncertain"]);
  expect(ids()).toEqual([]);
});

test("executes nothing more after a failed fsync", () => {
  // SQLITE_IOERR_FSYNC.
  const writer = writerWithFailingCommit(1034);
  const first = [...writer.execute([batch(insert(1))])].flat();
  expect(outcomes(first)).toEqual(["uncertain"]);
  vi.restoreAllMocks();
  const later = [
    ...writer.execute([batch(insert(2)), { kind: "standalone", statement: insert(3) }]),
  ].flat();
  expect(outcomes(later)).toEqual(["failed", "failed"]);
  expect(later[0]).toMatchObject({
    message: expect.stringContaining("restart the server") as string,
  });
  expect(ids()).toEqual([]);
});
