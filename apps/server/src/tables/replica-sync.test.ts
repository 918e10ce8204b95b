import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerMessage } from "@sofala/protocol";
import { expect, onTestFinished, test } from "vitest";
import { openFastDatabase } from "../../test/support/fast-database.ts";
import { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Database } from "../store/database.ts";
import { encodeChange } from "./change-messages.ts";
import { ReplicaSync } from "./replica-sync.ts";
import type { Change, StoredEntry, StoredTable } from "./stored-table.ts";
import { changeTableQueries, insertTableQueries } from "./table-writes.ts";
import { TaskQueue } from "./task-queue.ts";
import { START } from "./testing/contexts.ts";
import { longLog, PART_DEPS, partsOf, startedTable, testSubscriber } from "./testing/parts.ts";

const TABLE = startedTable();
const LOG = longLog(TABLE, 3);

/** The change that appends one entry of a log. */
const appended = (log: readonly StoredEntry[], seq: number): Change => ({
  now: START,
  entries: log.slice(seq, seq + 1),
  table: {},
});

/** What another node sends after the change. */
const messageOf = (log: readonly StoredEntry[], seq: number): string =>
  encodeChange(log, seq, appended(log, seq));

/** A database that contains the table with this log. */
async function databaseWith(table: StoredTable, log: readonly StoredEntry[]): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-replica-"));
  const database = await openFastDatabase(join(folder, "sofala.sqlite"));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await database.commit({ mustChange: insertTableQueries(database.query, table, log) });
  return database;
}

/** The table on this node with this log, which its subscriber has received. */
function replicaOf(database: Database, log: readonly StoredEntry[]) {
  const { state, subscribers } = partsOf(TABLE, log);
  const subscriber = testSubscriber("ben");
  subscribers.subscribe(subscriber, 0);
  subscriber.messages.length = 0;
  const errors: string[] = [];
  const counts = { reads: 0, changes: 0 };
  const deps = {
    findGameVersion: PART_DEPS.findGameVersion,
    bus: { isShared: true },
    logger: { error: (_: unknown, message = "") => errors.push(message) },
    timeSlicer: new TimeSlicer(),
    database: {
      ...database,
      get query() {
        counts.reads++;
        return database.query;
      },
    },
  };
  const onChanged = () => counts.changes++;
  const replica = new ReplicaSync(state, subscribers, new TaskQueue(), deps, onChanged);
  return { replica, state, counts, errors, messages: subscriber.messages };
}

const sentEntries = (messages: readonly ServerMessage[]): readonly (readonly number[])[] =>
  messages.flatMap((each) => (each.kind === "entries" ? [each.entries.map(({ seq }) => seq)] : []));

test("a change message with the next revision is applied and broadcast without reading the database", async () => {
  const database = await databaseWith(TABLE, LOG.slice(0, 1));
  const { replica, state, counts, messages } = replicaOf(database, LOG.slice(0, 1));
  await replica.receiveChange(1, messageOf(LOG, 1));
  expect(state.storedEntries).toEqual(LOG.slice(0, 2));
  expect(state.table.revision).toBe(1);
  expect(sentEntries(messages)).toEqual([[1]]);
  expect(counts).toEqual({ reads: 0, changes: 1 });
});

test("if a change message was lost, the missing changes are loaded and broadcast", async () => {
  const database = await databaseWith(TABLE, LOG.slice(0, 1));
  const { replica, state, counts, messages } = replicaOf(database, LOG.slice(0, 1));
  for (const [seq, revision] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const change = appended(LOG, seq);
    await database.commit(changeTableQueries(database.query, { ...TABLE, revision }, seq, change));
  }
  await replica.receiveChange(2, messageOf(LOG, 2));
  expect(state.storedEntries).toEqual(LOG);
  expect(state.table.revision).toBe(2);
  expect(sentEntries(messages)).toEqual([[1, 2]]);
  expect(counts).toEqual({ reads: 1, changes: 1 });
});

test("after a change that was made to another log, the table is reloaded and everything is sent again", async () => {
  // A backup was restored, and the same moves were made again at other times.
  const restored = LOG.map((each) => ({ ...each, at: each.at + 1 }));
  const database = await databaseWith({ ...TABLE, revision: 1 }, restored);
  const { replica, state, counts, errors, messages } = replicaOf(database, LOG.slice(0, 2));
  const { generation } = state;
  await replica.receiveChange(1, messageOf(restored, 2));
  expect(state.storedEntries).toEqual(restored);
  expect(state.table.revision).toBe(1);
  expect(state.generation).toBeGreaterThan(generation);
  expect(messages.map(({ kind }) => kind)).toEqual(["table", "entries"]);
  expect(sentEntries(messages)).toEqual([[0, 1, 2]]);
  expect(counts).toEqual({ reads: 1, changes: 1 });
  expect(errors).toEqual([]);
});

test("an illegal change message is logged, and the table is reloaded", async () => {
  const database = await databaseWith({ ...TABLE, revision: 1 }, LOG.slice(0, 2));
  const { replica, state, counts, errors, messages } = replicaOf(database, LOG.slice(0, 1));
  const illegal = { kind: "move", actor: 0, move: { kind: "no such move" } } as const;
  const entries = LOG.slice(1, 2).map((each) => ({ ...each, entry: illegal }));
  await replica.receiveChange(1, encodeChange(LOG, 1, { now: START, entries, table: {} }));
  expect(errors).toEqual(["a change message does not match the log"]);
  expect(state.storedEntries).toEqual(LOG.slice(0, 2));
  expect(sentEntries(messages)).toEqual([[0, 1]]);
  expect(counts).toEqual({ reads: 1, changes: 1 });
});
