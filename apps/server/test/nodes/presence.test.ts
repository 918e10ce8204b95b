import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SINGLE_NODE_BUS } from "../../src/bus/bus.ts";
import { Presence } from "../../src/nodes/presence.ts";
import { CommitUncertain, type Database } from "../../src/store/database.ts";
import { scratchFiles } from "../store/scratch.ts";
import { FailingDatabase } from "../support/failing-database.ts";

const fresh = scratchFiles();
const failing = new FailingDatabase();
let database: Database;
let presence: Presence;
let failures = 0;
beforeEach(async () => {
  database = await failing.open(fresh());
  const bus = { ...SINGLE_NODE_BUS, isShared: true };
  failures = 0;
  const logger = { error: () => failures++ };
  presence = new Presence({ database, bus, node: "here", now: Date.now, logger });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  failing.onCommit = (commit) => commit();
  await presence.close();
  await database.close();
});

const received = async () => {
  const rows = await database.query.selectFrom("presence").select(["table_id", "person"]).execute();
  return rows.map(({ table_id: place, person }) => `${person} at ${place}`);
};
/** Advances the clock until these rows are in the database. */
const becomes = (there: readonly string[]) =>
  vi.waitFor(async () => expect(await received()).toEqual(there), {
    timeout: 60_000,
    interval: 100,
  });

test("a person who leaves after an uncertain write does not stay present", async () => {
  failing.onCommit = async (commit) => {
    await commit();
    failing.onCommit = (next) => next();
    throw new CommitUncertain("nobody knows");
  };
  presence.setPresent("table", "ann", true);
  presence.setPresent("table", "ben", true);
  await vi.waitFor(() => expect(failures).toBe(1), { timeout: 60_000, interval: 100 });
  presence.setPresent("table", "ann", false);
  await becomes(["ben at table"]);
  presence.setPresent("table", "ben", false);
  await becomes([]);
});

test("12,000 people who arrive at once are all stored", async () => {
  for (let n = 0; n < 12_000; n++) presence.setPresent("table", `person ${n}`, true);
  await vi.waitFor(async () => expect(await received()).toHaveLength(12_000), {
    timeout: 60_000,
    interval: 100,
  });
});
