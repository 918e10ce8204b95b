import { join } from "node:path";
import type { ClockInfo } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { runSofala } from "../../cli/test/fake-terminal.ts";
import { FailingDatabase } from "./support/failing-database.ts";
import { ManualClock, endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  move,
  newKey,
  personAt,
  playOne,
  playToTurn,
  type TestTable,
} from "./support/tables.ts";

const CONFIG = { botMilliseconds: 50 };
const SECOND = 1000;
const DAY = 86_400 * SECOND;

let clock: ManualClock;
let server: TestServer;
beforeEach(async () => {
  clock = new ManualClock();
  server = await startServer(CONFIG, { now: clock.now });
});
afterEach(() => endServer(server));

/** Advances the clock and runs a tick. */
async function advanceAndTick(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await server.tables.tick();
}

const live = (per: "move" | "turn") => ({ pace: { kind: "live", per, seconds: 30, bank: 10 } });
const correspondence = { pace: { kind: "correspondence", days: 3 } };

async function clockOf({ id, people }: TestTable): Promise<ClockInfo> {
  const { clock: shown } = await personAt({ people }, 0).info(id);
  if (shown === undefined) throw new Error("no clock");
  return shown;
}

/** The seat whose clock runs. */
const runs = async (table: TestTable): Promise<number> => (await clockOf(table)).running[0] ?? -1;

const handedOver = async ({ id, people }: TestTable): Promise<readonly boolean[]> =>
  (await personAt({ people }, 0).info(id)).seats.map((seat) => seat.isHandedOver === true);

describe("a live clock", () => {
  test("runs for the seat to act: first the seconds, then the bank", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    await advanceAndTick(25 * SECOND);
    expect((await clockOf(table)).timeLeft[seat]).toBe(5 * SECOND);
    await advanceAndTick(10 * SECOND);
    const { timeLeft, bankLeft } = await clockOf(table);
    expect([timeLeft[seat], bankLeft[seat], bankLeft[1 - seat]]).toEqual([0, 5000, 10_000]);
    await playOne(table);
    expect(await runs(table)).toBe(1 - seat);
    expect((await clockOf(table)).timeLeft).toEqual([30_000, 30_000]);
    expect((await clockOf(table)).bankLeft[seat]).toBe(5000);
  });

  test("that runs out hands the seat to a bot, until its owner reclaims it", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    const socket = await personAt(table, seat).socket(table.id);
    await advanceAndTick(40 * SECOND - 1);
    expect(await handedOver(table)).toEqual([false, false]);
    await advanceAndTick(1);
    expect((await handedOver(table))[seat]).toBe(true);
    expect(socket.entries[0]?.entry).toEqual({ kind: "takeover", seat, by: "bot" });
    await socket.until(() => socket.snapshot.toAct.includes(1 - seat));
    expect(socket.entries[1]?.entry).toMatchObject({ kind: "move", actor: seat });
    const trial = { key: newKey(), move: { kind: "pass" } };
    expect((await personAt(table, seat).fails(table.id, "move", trial)).code).toBe(
      "seat/handed-over",
    );
    await personAt(table, seat).command(table.id, "reclaim-seat", { key: "back" });
    await personAt(table, seat).command(table.id, "reclaim-seat", { key: "back" });
    expect(await handedOver(table)).toEqual([false, false]);
    expect(
      (await personAt(table, seat).fails(table.id, "reclaim-seat", { key: newKey() })).code,
    ).toBe("seat/not-handed-over");
    while ((await runs(table)) !== seat) await playOne(table);
    expect(await clockOf(table)).toMatchObject({ timeLeft: [30_000, 30_000] });
    await advanceAndTick(30 * SECOND);
    expect((await handedOver(table))[seat]).toBe(true);
  });

  test("that runs out ends the game if the table says so: the late seat is last", async () => {
    const table = await startTable(server, 3, { ...live("turn"), onTimeout: "end" });
    const seat = await runs(table);
    await advanceAndTick(40 * SECOND);
    const { status, outcome } = await personAt(table, 0).info(table.id);
    const others = [0, 1, 2].filter((each) => each !== seat);
    expect({ status, outcome }).toEqual({
      status: "over",
      outcome: { reason: "time", ranking: [others, [seat]] },
    });
  });

  test("per move gains no time by undo and repeat", async () => {
    const table = await startTable(server, 2, live("move"));
    const seat = await playToTurn(table);
    const left = async () => (await clockOf(table)).timeLeft[seat];
    await advanceAndTick(20 * SECOND);
    const { legal = [] } = await personAt(table, seat).loadSnapshot(table.id);
    const made = legal.find(({ kind }) => kind !== "end-turn") ?? { kind: "none" };
    await move(table, seat, made);
    expect(await left()).toBe(30_000);
    for (const [wait, expected] of [
      [10, 10_000],
      [5, 0],
    ] as const) {
      await advanceAndTick(wait * SECOND);
      await personAt(table, seat).command(table.id, "undo", { key: newKey() });
      await advanceAndTick(wait * SECOND);
      await move(table, seat, made);
      expect(await left()).toBe(expected);
    }
    await move(table, seat, { kind: "end-turn" });
    expect((await clockOf(table)).timeLeft).toEqual([30_000, 30_000]);
  });

  test("does not exist at untimed tables", async () => {
    const table = await startTable(server, 2);
    await advanceAndTick(1000 * DAY);
    expect(await clockOf(table)).toMatchObject({ running: [] });
    expect(await handedOver(table)).toEqual([false, false]);
  });
});

test("correspondence clocks run in days, even at tables without subscribers", async () => {
  const table = await startTable(server, 2, correspondence);
  const seat = await runs(table);
  await advanceAndTick(2 * DAY);
  expect(server.tables.size).toBe(0);
  expect((await clockOf(table)).timeLeft[seat]).toBe(DAY);
  await advanceAndTick(DAY - 1);
  expect(server.tables.size).toBe(0);
  await advanceAndTick(1);
  expect((await handedOver(table))[seat]).toBe(true);
});

describe("timed parts of the Mediterranean", () => {
  const partOf = async (table: TestTable) => (await clockOf(table)).part;

  test("end by time, and each has its own", async () => {
    const table = await startTable(server, 4, { game: "mediterranean", ...live("turn") });
    expect(await partOf(table)).toEqual({ name: "flips", timeLeft: 45_000 });
    await advanceAndTick(44 * SECOND);
    await move(table, 2, { kind: "ready" });
    expect(await partOf(table)).toEqual({ name: "flips", timeLeft: 1000 });
    await advanceAndTick(SECOND);
    expect(await partOf(table)).toEqual({ name: "trading", timeLeft: 240_000 });
    await advanceAndTick(240 * SECOND);
    expect(await partOf(table)).toEqual({ name: "grace", timeLeft: 10_000 });
    await advanceAndTick(10 * SECOND);
    expect(await partOf(table)).toMatchObject({ name: "purchasing" });
    const socket = await personAt(table, 0).socket(table.id);
    const ends = socket.entries.filter(({ entry }) => "actor" in entry && entry.actor === "clock");
    expect(ends.map(({ entry }) => entry)).toMatchObject(
      ["flips", "trading", "grace"].map((part) => ({ move: { kind: "time-up", part } })),
    );
    expect(await handedOver(table)).toEqual([false, false, false, false]);
  });

  test("by correspondence have the days of the table", async () => {
    const table = await startTable(server, 4, { game: "mediterranean", ...correspondence });
    expect(await partOf(table)).toEqual({ name: "flips", timeLeft: 3 * DAY });
    await advanceAndTick(3 * DAY);
    expect(await partOf(table)).toEqual({ name: "trading", timeLeft: 3 * DAY });
  });

  test("end when everybody has decided if the table is untimed", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    await advanceAndTick(1000 * DAY);
    expect(await partOf(table)).toBeUndefined();
    for (const seat of [0, 1, 2, 3]) await move(table, seat, { kind: "ready" });
    const { view } = await personAt(table, 0).loadSnapshot(table.id, false);
    expect(view).toMatchObject({ phase: "trading" });
  });
});

describe("a restart", () => {
  /** Stops the server and starts another one later. */
  async function restart(after: number): Promise<void> {
    const { folder } = server;
    await server.close();
    clock.advance(after);
    server = await startServer({ ...CONFIG, logLevel: "silent" }, { now: clock.now }, folder);
  }

  /** The same people at the new server. */
  const atNewServer = ({ id, people }: TestTable): TestTable => ({
    id,
    people: people.map((each) => Object.assign(each, { url: server.url })),
  });

  test("continues the clocks and does not charge the time between", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    await advanceAndTick(12 * SECOND);
    await restart(DAY);
    await server.tables.tick();
    expect(await clockOf(atNewServer(table))).toMatchObject({ running: [seat] });
    expect((await clockOf(table)).timeLeft[seat]).toBe(18_000);
    await restart(DAY);
    await advanceAndTick(20 * SECOND);
    const { timeLeft, bankLeft } = await clockOf(atNewServer(table));
    expect([timeLeft[seat], bankLeft[seat]]).toEqual([0, 8000]);
    await advanceAndTick(8 * SECOND - 1);
    expect(await handedOver(table)).toEqual([false, false]);
    await advanceAndTick(1);
    expect((await handedOver(table))[seat]).toBe(true);
  });

  test("continues timed parts", async () => {
    const table = await startTable(server, 4, { game: "mediterranean", ...live("turn") });
    await advanceAndTick(15 * SECOND);
    await restart(DAY);
    await advanceAndTick(29 * SECOND);
    expect((await clockOf(atNewServer(table))).part).toEqual({ name: "flips", timeLeft: 1000 });
    await advanceAndTick(SECOND);
    expect((await clockOf(table)).part).toEqual({ name: "trading", timeLeft: 240_000 });
  });

  test("retries a table that could not be read for a moment", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    await restart(0);
    const { query } = server.services.database;
    const row = query.updateTable("tables").where("id", "=", table.id);
    await row.set({ rules_version: 99 }).execute();
    await advanceAndTick(40 * SECOND);
    await row.set({ rules_version: 1 }).execute();
    await advanceAndTick(5 * SECOND);
    expect((await handedOver(atNewServer(table)))[seat]).toBe(true);
  });

  test("with many unreadable tables does not stop the clocks of others", async () => {
    const [lost, table] = [
      await startTable(server, 2, live("turn")),
      await startTable(server, 2, live("turn")),
    ];
    const seat = await runs(table);
    const { query } = server.services.database;
    const isLost = query.updateTable("tables").set({ rules_version: 99, deadline: 1 });
    await isLost.where("id", "=", lost.id).execute();
    const row = await query
      .selectFrom("tables")
      .selectAll()
      .where("id", "=", lost.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 200 }, (_, n) => ({
      ...row,
      id: `lost ${n}`,
      invite: `lost ${n}`,
    }));
    await query.insertInto("tables").values(more).execute();
    await restart(0);
    await advanceAndTick(40 * SECOND);
    await server.tables.tick();
    expect((await handedOver(atNewServer(table)))[seat]).toBe(true);
    expect((await personAt(table, 0).request("GET", `/api/tables/${lost.id}`)).status).toBe(500);
  });
});

describe("the machine's clock", () => {
  const machine = { wall: Date.UTC(2026, 0, 1), monotonic: 0 };
  beforeEach(async () => {
    await endServer(server);
    const clocks = { wall: () => machine.wall, monotonic: () => machine.monotonic };
    server = await startServer(CONFIG, { clocks });
  });

  /** Advances the monotonic clock, sets the wall clock, and runs a tick. */
  async function advanceClocks(milliseconds: number, set = 0): Promise<void> {
    machine.wall += milliseconds + set;
    machine.monotonic += milliseconds;
    await server.services.heartbeat.ensureFresh();
    await server.tables.tick();
  }

  test("is set forward by two hours: nobody is charged, and everybody is sent the time left", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    const socket = await personAt(table, seat).socket(table.id);
    const { length: received } = socket.messages;
    await advanceClocks(3 * SECOND, 7200 * SECOND);
    expect(await handedOver(table)).toEqual([false, false]);
    expect((await clockOf(table)).timeLeft[seat]).toBeGreaterThanOrEqual(27 * SECOND);
    await socket.until(() =>
      socket.messages.slice(received).some(({ kind }) => kind === "entries"),
    );
    expect(socket.snapshot.now).toBe(machine.wall);
    expect(socket.snapshot.clock?.timeLeft[seat]).toBeGreaterThanOrEqual(27 * SECOND);
    for (let passed = 0; passed < 41; passed += 4) await advanceClocks(4 * SECOND);
    expect((await handedOver(table))[seat]).toBe(true);
  });

  test("is behind the server's time: the time that an operator sets counts from now on", async () => {
    await advanceClocks(3 * SECOND, Date.now() + 7200 * SECOND - machine.wall);
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    for (let passed = 0; passed < 20; passed += 4) await advanceClocks(4 * SECOND);
    const database = join(server.folder, "sofala.sqlite");
    const text = `tables clock ${table.id} --seat ${seat} --minutes 1 --database ${database}`;
    expect(await runSofala(["admin", ...text.split(" ")])).toMatchObject({ exit: 0 });
    await server.tables.tick();
    const { timeLeft, bankLeft } = await clockOf(table);
    expect((timeLeft[seat] ?? 0) + (bankLeft[seat] ?? 0)).toBe(60 * SECOND);
  });

  test("was a year ahead by mistake: an earlier backup has the right time, and nobody is charged", async () => {
    const table = await startTable(server, 2, live("turn"));
    const seat = await runs(table);
    const { folder } = server;
    await advanceClocks(3 * SECOND);
    const backup = join(folder, "backup.sqlite");
    await server.services.database.backup(backup);
    await advanceClocks(3 * SECOND, 365 * DAY);
    await server.close();
    machine.wall -= 365 * DAY;

    const clocks = { wall: () => machine.wall, monotonic: () => machine.monotonic };
    const config = { ...CONFIG, logLevel: "silent" } as const;
    server = await startServer(config, { clocks }, folder);
    expect(server.services.now() - machine.wall).toBeGreaterThan(364 * DAY);
    await server.close();
    server = await startServer({ ...config, database: backup }, { clocks }, folder);
    expect(server.services.now()).toBe(machine.wall);
    for (const person of table.people) Object.assign(person, { url: server.url });
    expect((await clockOf(table)).timeLeft[seat]).toBeGreaterThanOrEqual(25 * SECOND);
  });

  test("is set back by two hours: time runs on, and entries stay in order", async () => {
    const table = await startTable(server, 2, live("turn"));
    const first = await playOne(table);
    await advanceClocks(3 * SECOND, -7200 * SECOND);
    for (let passed = 0; passed < 45; passed += 4) await advanceClocks(4 * SECOND);
    expect((await handedOver(table))[1 - first]).toBe(true);
    const socket = await personAt(table, 0).socket(table.id);
    const times = socket.entries.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

test("a table whose change cannot be stored is retried later, not at once", async () => {
  await endServer(server);
  const database = new FailingDatabase();
  const deps = { now: clock.now, openDatabase: database.open, tickMs: DAY };
  server = await startServer({ ...CONFIG, logLevel: "silent" }, deps);
  const table = await startTable(server, 2, live("turn"));
  const socket = await personAt(table, 0).socket(table.id);
  database.onCommit = async () => {
    throw new Error("the disk is full");
  };
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  await advanceAndTick(40 * SECOND);
  const waits = timers.mock.calls.map(([, wait = 0]) => wait);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(SECOND);
  socket.close();
});
