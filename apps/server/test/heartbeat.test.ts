import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { StartupError } from "../src/startup-error.ts";
import { ServiceClock } from "../src/nodes/service-clock.ts";
import type { Database } from "../src/store/database.ts";
import { openDatabase } from "../src/store/open-database.ts";
import { OUTAGE_GAP_MS, Heartbeat } from "../src/nodes/heartbeat.ts";
import { scratchFiles } from "./store/scratch.ts";
import { openFastDatabase } from "./support/fast-database.ts";
import { ManualClock, startServer } from "./support/server.ts";

const fresh = scratchFiles();

test("an outage starts at the last heartbeat; short gaps are ignored", async () => {
  const clock = new ManualClock();
  const database = await openDatabase(fresh());
  const began = clock.time;
  expect(await outagesFrom(database, clock)).toEqual([]);
  clock.advance(OUTAGE_GAP_MS);
  expect(await outagesFrom(database, clock)).toEqual([]);
  clock.advance(OUTAGE_GAP_MS + 1);
  const ended = clock.time;
  expect(await outagesFrom(database, clock)).toEqual([{ began: began + OUTAGE_GAP_MS, ended }]);
  await database.close();
});

test("a server that is killed before its first heartbeat prolongs the outage", async () => {
  const clock = new ManualClock();
  const database = await openDatabase(fresh());
  await outagesFrom(database, clock);
  const began = clock.time;
  clock.advance(60_000);
  const trigger = "before insert on heartbeats begin select raise(abort, 'killed'); end";
  await sql`create trigger silent ${sql.raw(trigger)}`.execute(database.query);
  await expect(outagesFrom(database, clock)).rejects.toThrow("killed");
  await sql`drop trigger silent`.execute(database.query);
  clock.advance(60_000);
  expect(await outagesFrom(database, clock)).toEqual([{ began, ended: clock.time }]);
  await database.close();
});

/** The outages that are known to a server that starts and is killed at once. */
async function outagesFrom(database: Database, clock: ManualClock): Promise<Heartbeat["outages"]> {
  const heartbeat = new Heartbeat(database, clock.now, "node");
  await heartbeat.start((error) => {
    throw error;
  });
  await heartbeat.stop();
  return heartbeat.outages;
}

test("a server that cannot write to its database does not start, and says why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await openDatabase(join(folder, "sofala.sqlite"));
  const trigger = "before insert on heartbeats begin select raise(abort, 'the disk is full'); end";
  await sql.raw(`create trigger full ${trigger}`).execute(database.query);
  await database.close();
  const starting = startServer({ logLevel: "silent" }, {}, folder);
  await expect(starting).rejects.toBeInstanceOf(StartupError);
  await expect(starting).rejects.toThrow("the disk is full");
});

describe("a wall clock that jumps", () => {
  const HOUR = 3_600_000;

  /** A node on a database, with its own wall clock and monotonic clock. */
  function nodeOn(database: Database, clock: ManualClock, name: string) {
    const machine = { offset: 0, asleep: 0 };
    const time = new ServiceClock(
      { wall: () => clock.time + machine.offset, monotonic: () => clock.time - machine.asleep },
      {},
    );
    const heartbeat = new Heartbeat(database, time.now, name, time.elapsed, 1, time);
    return { machine, time, heartbeat };
  }

  /** Writes a heartbeat now; the timer is not used. */
  const beat = ({ heartbeat }: ReturnType<typeof nodeOn>) => heartbeat.stop();

  test("is an outage from the moment of the jump on", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    const node = nodeOn(database, clock, "one");
    await beat(node);
    clock.advance(700);
    const began = clock.time;
    node.machine.offset += 2 * HOUR;
    await beat(node);
    expect(node.heartbeat.outages).toEqual([{ began, ended: began + 2 * HOUR }]);
    expect(node.time.now()).toBe(began + 2 * HOUR);
  });

  test("a suspended machine is an outage", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    const node = nodeOn(database, clock, "one");
    await beat(node);
    const began = clock.time;
    clock.advance(8 * HOUR);
    node.machine.asleep += 8 * HOUR;
    await beat(node);
    expect(node.heartbeat.outages).toEqual([{ began, ended: clock.time }]);
  });

  test("is no outage if another node was up in the meantime", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    const [asleep, awake] = [nodeOn(database, clock, "one"), nodeOn(database, clock, "two")];
    await beat(asleep);
    await beat(awake);
    asleep.machine.asleep += HOUR;
    for (let passed = 0; passed < HOUR; passed += HOUR / 4) {
      clock.advance(HOUR / 4);
      // A real node does this every second.
      await database.query.updateTable("heartbeats").set({ at: clock.time }).execute();
    }
    await beat(asleep);
    expect(asleep.heartbeat.outages).toEqual([]);
    expect(asleep.time.now()).toBe(clock.time);
  });

  test("a node that was suspended while all are ahead of the wall clock catches up with the others", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    const [asleep, awake] = [nodeOn(database, clock, "one"), nodeOn(database, clock, "two")];
    await beat(asleep);
    await beat(awake);
    // Both use the same wall clock, which is set back.
    for (const { machine } of [asleep, awake]) machine.offset -= 2 * HOUR;
    await beat(asleep);
    await beat(awake);
    asleep.machine.asleep += HOUR;
    for (let second = 0; second < HOUR; second += HOUR / 4) {
      clock.advance(HOUR / 4);
      await database.query.updateTable("heartbeats").set({ at: awake.time.now() }).execute();
    }
    await beat(awake);
    await beat(asleep);
    expect(asleep.time.now()).toBe(awake.time.now());
    expect(asleep.heartbeat.outages).toEqual([]);
  });

  test("takes effect later if the outage cannot be written", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    const node = nodeOn(database, clock, "one");
    await beat(node);
    node.machine.offset += HOUR;
    const trigger = "before insert on outages begin select raise(abort, 'the disk is full'); end";
    await sql.raw(`create trigger full ${trigger}`).execute(database.query);
    await expect(beat(node)).rejects.toThrow("the disk is full");
    expect(node.time.now()).toBe(clock.time);
    await sql`drop trigger full`.execute(database.query);
    await beat(node);
    expect(node.time.now()).toBe(clock.time + HOUR);
    expect(node.heartbeat.outages).toEqual([{ began: clock.time, ended: clock.time + HOUR }]);
  });

  test("that was set back while the server was down does not set back the server's time", async () => {
    const clock = new ManualClock();
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    await beat(nodeOn(database, clock, "one"));
    const clocks = { wall: () => clock.time - HOUR, monotonic: () => 0 };
    expect((await ServiceClock.open(clocks, database)).now()).toBe(clock.time);
  });
});
