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
  expect(await outagesOfShortRun(database, clock)).toEqual([]);
  clock.advance(OUTAGE_GAP_MS);
  expect(await outagesOfShortRun(database, clock)).toEqual([]);
  clock.advance(OUTAGE_GAP_MS + 1);
  const ended = clock.time;
  expect(await outagesOfShortRun(database, clock)).toEqual([
    { began: began + OUTAGE_GAP_MS, ended },
  ]);
  await database.close();
});

test("a server that is killed before its first heartbeat does not end the outage", async () => {
  const clock = new ManualClock();
  const database = await openDatabase(fresh());
  await outagesOfShortRun(database, clock);
  const began = clock.time;
  clock.advance(60_000);
  const trigger = "before insert on heartbeats begin select raise(abort, 'killed'); end";
  await sql`create trigger killed ${sql.raw(trigger)}`.execute(database.query);
  await expect(outagesOfShortRun(database, clock)).rejects.toThrow("killed");
  await sql`drop trigger killed`.execute(database.query);
  clock.advance(60_000);
  expect(await outagesOfShortRun(database, clock)).toEqual([{ began, ended: clock.time }]);
  await database.close();
});

/** The outages that a server knows if it starts and stops at once. */
async function outagesOfShortRun(
  database: Database,
  clock: ManualClock,
): Promise<Heartbeat["outages"]> {
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
    const machine = { wallOffset: 0, suspendedMs: 0 };
    const time = new ServiceClock(
      {
        wall: () => clock.time + machine.wallOffset,
        monotonic: () => clock.time - machine.suspendedMs,
      },
      {},
    );
    const heartbeat = new Heartbeat(database, time.now, name, time.elapsed, 1, time);
    return { machine, time, heartbeat };
  }

  async function setUp() {
    const database = await openFastDatabase(fresh());
    onTestFinished(() => database.close());
    return { clock: new ManualClock(), database };
  }

  /** Writes a heartbeat now; the timer is not used. */
  const writeHeartbeat = ({ heartbeat }: ReturnType<typeof nodeOn>) => heartbeat.stop();

  test("is an outage from the moment of the jump on", async () => {
    const { clock, database } = await setUp();
    const node = nodeOn(database, clock, "one");
    await writeHeartbeat(node);
    clock.advance(700);
    const began = clock.time;
    node.machine.wallOffset += 2 * HOUR;
    await writeHeartbeat(node);
    expect(node.heartbeat.outages).toEqual([{ began, ended: began + 2 * HOUR }]);
    expect(node.time.now()).toBe(began + 2 * HOUR);
  });

  test("a suspended machine is an outage", async () => {
    const { clock, database } = await setUp();
    const node = nodeOn(database, clock, "one");
    await writeHeartbeat(node);
    const began = clock.time;
    clock.advance(8 * HOUR);
    node.machine.suspendedMs += 8 * HOUR;
    await writeHeartbeat(node);
    expect(node.heartbeat.outages).toEqual([{ began, ended: clock.time }]);
  });

  test("is no outage if another node was running meanwhile", async () => {
    const { clock, database } = await setUp();
    const [suspended, running] = [nodeOn(database, clock, "one"), nodeOn(database, clock, "two")];
    await writeHeartbeat(suspended);
    await writeHeartbeat(running);
    suspended.machine.suspendedMs += HOUR;
    for (let passed = 0; passed < HOUR; passed += HOUR / 4) {
      clock.advance(HOUR / 4);
      // A real node does this every second.
      await database.query.updateTable("heartbeats").set({ at: clock.time }).execute();
    }
    await writeHeartbeat(suspended);
    expect(suspended.heartbeat.outages).toEqual([]);
    expect(suspended.time.now()).toBe(clock.time);
  });

  test("a node that was suspended while all are ahead of the wall clock catches up with the others", async () => {
    const { clock, database } = await setUp();
    const [suspended, running] = [nodeOn(database, clock, "one"), nodeOn(database, clock, "two")];
    await writeHeartbeat(suspended);
    await writeHeartbeat(running);
    // Both use the same wall clock, which is set back.
    for (const { machine } of [suspended, running]) machine.wallOffset -= 2 * HOUR;
    await writeHeartbeat(suspended);
    await writeHeartbeat(running);
    suspended.machine.suspendedMs += HOUR;
    for (let second = 0; second < HOUR; second += HOUR / 4) {
      clock.advance(HOUR / 4);
      await database.query.updateTable("heartbeats").set({ at: running.time.now() }).execute();
    }
    await writeHeartbeat(running);
    await writeHeartbeat(suspended);
    expect(suspended.time.now()).toBe(running.time.now());
    expect(suspended.heartbeat.outages).toEqual([]);
  });

  test("takes effect later if the outage cannot be written", async () => {
    const { clock, database } = await setUp();
    const node = nodeOn(database, clock, "one");
    await writeHeartbeat(node);
    node.machine.wallOffset += HOUR;
    const trigger = "before insert on outages begin select raise(abort, 'no room left'); end";
    await sql.raw(`create trigger full ${trigger}`).execute(database.query);
    await expect(writeHeartbeat(node)).rejects.toThrow("no room left");
    expect(node.time.now()).toBe(clock.time);
    await sql`drop trigger full`.execute(database.query);
    await writeHeartbeat(node);
    expect(node.time.now()).toBe(clock.time + HOUR);
    expect(node.heartbeat.outages).toEqual([{ began: clock.time, ended: clock.time + HOUR }]);
  });

  test("that was set back while the server was down does not set back the server's time", async () => {
    const { clock, database } = await setUp();
    await writeHeartbeat(nodeOn(database, clock, "one"));
    const clocks = { wall: () => clock.time - HOUR, monotonic: () => 0 };
    expect((await ServiceClock.open(clocks, database)).now()).toBe(clock.time);
  });
});
