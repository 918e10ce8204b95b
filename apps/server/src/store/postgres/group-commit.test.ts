import type { CompiledQuery } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WriteBatch } from "../database.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { GroupCommit } from "./group-commit.ts";

/** The statements that each connection was sent. */
let sent: string[][] = [];
/** Answers all statements that were sent. */
let answer = (): void => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sent = [];
});
afterEach(() => vi.useRealTimers());

function openCommits(): GroupCommit {
  const waiting: (() => void)[] = [];
  answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const connect = async () => {
    const statements: string[] = [];
    sent.push(statements);
    return {
      query: (sql: string) => {
        statements.push(sql);
        return new Promise((resolve) => waiting.push(() => resolve({ rowCount: 1, rows: [] })));
      },
      sendInOneWrite: <T>(send: () => T): T => send(),
      release() {},
    };
  };
  return new GroupCommit({ connect } as unknown as ConnectionPool);
}

const write = (sql: string): WriteBatch => ({
  mustChange: [],
  mayChange: [{ sql, parameters: [] } as unknown as CompiledQuery],
});

/** Waits until everything that can start has started. */
async function turn(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
}

test("batches of one turn of the event loop share a transaction", async () => {
  const commits = openCommits();
  const all = [commits.commit(write("a"))];
  await Promise.resolve();
  all.push(commits.commit(write("b")));
  await turn();
  expect(sent).toEqual([["begin", "a", "b", "commit"]]);
  answer();
  await Promise.all(all);
});

test("a few batches wait for the running group and share the next one", async () => {
  const commits = openCommits();
  const all = [commits.commit(write("a"))];
  await turn();
  all.push(commits.commit(write("b")));
  await turn();
  all.push(commits.commit(write("c")));
  await turn();
  expect(sent).toEqual([["a"]]);
  answer();
  await turn();
  expect(sent).toEqual([["a"], ["begin", "b", "c", "commit"]]);
  answer();
  await Promise.all(all);
});

test("many batches do not wait for the running group", async () => {
  const commits = openCommits();
  const all = [commits.commit(write("a"))];
  await turn();
  all.push(...["b", "c", "d"].map((sql) => commits.commit(write(sql))));
  await turn();
  expect(sent).toEqual([["a"], ["begin", "b", "c", "d", "commit"]]);
  answer();
  await Promise.all(all);
});

test("a batch does not wait for a connection that hangs", async () => {
  const commits = openCommits();
  const hanging = commits.commit(write("a"));
  await turn();
  const next = commits.commit(write("b"));
  await turn();
  expect(sent).toEqual([["a"]]);
  vi.advanceTimersByTime(5);
  await turn();
  expect(sent).toEqual([["a"], ["b"]]);
  answer();
  await Promise.all([hanging, next]);
});
