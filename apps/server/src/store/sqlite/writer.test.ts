import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerReply, WorkerRequest, Statement } from "./worker-messages.ts";
import { GroupWriter } from "./writer.ts";

let db: DatabaseSync;
let log: string[] = [];

beforeEach(() => {
  db = new DatabaseSync(":memory:");
  db.exec("create table t (id integer primary key, word text not null)");
  log = [];
});
afterEach(() => db.close());

/** Notes every statement that is executed. */
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

const insert = (id: number, word: string | null = "w"): Statement => ({
  sql: "insert into t values (?, ?)",
  parameters: [id, word],
});
const update = (id: number): Statement => ({
  sql: "update t set word = 'u' where id = ?",
  parameters: [id],
});
const batch = (...mustChange: Statement[]): WorkerRequest => ({
  kind: "unit",
  mustChange,
  mayChange: [],
});
const kinds = (answers: readonly WorkerReply[]) =>
  answers.map((answer) => ("failure" in answer ? answer.failure : "done"));
const ids = () =>
  db
    .prepare("select id from t order by id")
    .all()
    .map((row) => row["id"]);

test("answers after the commit, one for the whole group", () => {
  const writer = recordingWriter();
  for (const some of writer.execute([batch(insert(1)), batch(insert(2))])) {
    log.push(`answered ${some.length}`);
  }
  expect(log).toEqual(["begin", "insert", "insert", "commit", "answered 2"]);
});

test("answers a large crowd in groups, each after its own commit", () => {
  const writer = recordingWriter();
  const jobs = Array.from({ length: 1001 }, (_, n) => batch(insert(n)));
  for (const some of writer.execute(jobs)) log.push(`answered ${some.length}`);
  expect(log.filter((word) => word !== "insert" && word !== "begin")).toEqual([
    "commit",
    "answered 500",
    "commit",
    "answered 500",
    "commit",
    "answered 1",
  ]);
});

test("undoes those that fail, alone", () => {
  const jobs = [
    batch(insert(1), update(1)),
    batch(insert(2), update(99)),
    batch(insert(3), insert(1)),
    batch(insert(4), insert(5, null)),
    batch(insert(6), update(1)),
  ];
  const [answers = []] = new GroupWriter(db).execute(jobs);
  expect(kinds(answers)).toEqual(["done", "conflict", "conflict", "failed", "done"]);
  expect(ids()).toEqual([1, 6]);
});

test("keeps what comes bare out of the groups, in its place", () => {
  const writer = recordingWriter();
  const bare: WorkerRequest = { kind: "bare", statement: { sql: "vacuum", parameters: [] } };
  const answers = [...writer.execute([batch(insert(1)), bare, batch(insert(2))])].flat();
  expect(kinds(answers)).toEqual(["done", "done", "done"]);
  expect(log).toEqual(["begin", "insert", "commit", "vacuum", "begin", "insert", "commit"]);
});

/** Makes `commit` fail as it does when the disk does. */
function failCommit(errcode: number): GroupWriter {
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

test("leaves all of a group unsure whose commit fails", () => {
  const jobs = [batch(insert(1)), batch(insert(1)), batch(insert(2))];
  const [answers = []] = failCommit(13).execute(jobs);
  expect(kinds(answers)).toEqual(["unsure", "conflict", "unsure"]);
  expect(ids()).toEqual([]);
});

test("does nothing more once the disk lied", () => {
  // Extended code of an fsync that failed.
  const writer = failCommit(1034);
  const first = [...writer.execute([batch(insert(1))])].flat();
  expect(kinds(first)).toEqual(["unsure"]);
  vi.restoreAllMocks();
  const later = [
    ...writer.execute([batch(insert(2)), { kind: "bare", statement: insert(3) }]),
  ].flat();
  expect(kinds(later)).toEqual(["failed", "failed"]);
  expect(later[0]).toMatchObject({
    message: expect.stringContaining("restart the server") as string,
  });
  expect(ids()).toEqual([]);
});
