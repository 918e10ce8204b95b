import { afterAll, beforeAll, expect, test } from "vitest";
import { SharedLeases } from "../../src/nodes/leases.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { LEASE_TIMEOUT_MS, OUTAGE_GAP_MS, Heartbeat } from "../../src/nodes/heartbeat.ts";
import { describePostgres } from "../store/with-postgres.ts";
import { ManualClock } from "../support/server.ts";

await describePostgres("a lease", (fresh) => {
  const clock = new ManualClock();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await fresh());
  });
  afterAll(() => database.close());

  /** A node whose heartbeats the test writes. */
  const newNode = (node: string) => {
    const heartbeat = { node, speedup: 1, isFresh: true, epoch: 0 };
    const beat = () =>
      database.query
        .insertInto("heartbeats")
        .values({ node, at: clock.time })
        .onConflict((known) => known.column("node").doUpdateSet({ at: clock.time }))
        .execute();
    return { heartbeat, beat, claims: new SharedLeases(database, heartbeat, clock.now) };
  };

  test("belongs to a node while it is alive, and can be acquired afterwards", async () => {
    const [one, two] = [newNode("one"), newNode("two")];
    for (const { beat } of [one, two]) await beat();
    expect(await one.claims.acquire("table")).toBe(true);
    expect(await two.claims.acquire("table")).toBe(false);
    expect(await two.claims.acquire("another")).toBe(true);
    await one.claims.release("table");
    expect(await two.claims.acquire("table")).toBe(true);
    expect(await one.claims.acquire("table")).toBe(false);
    await two.claims.releaseAll();
    expect(await one.claims.acquire("table")).toBe(true);

    // Node one is stopped for longer than the lease lasts.
    clock.advance(LEASE_TIMEOUT_MS);
    one.heartbeat.isFresh = false;
    await two.beat();
    expect(await two.claims.acquire("table")).toBe(true);
    await one.beat();
    one.heartbeat.isFresh = true;
    one.heartbeat.epoch++;
    expect(await one.claims.acquire("table")).toBe(false);
  });

  test("is acquired by one of many that try at once", async () => {
    const nodes = Array.from({ length: 6 }, (_, n) => newNode(`node ${n}`));
    for (const { beat } of nodes) await beat();
    const held = await Promise.all(nodes.map(({ claims }) => claims.acquire("race")));
    expect(held.filter(Boolean)).toHaveLength(1);
  });
});

await describePostgres("heartbeats of two nodes", (fresh) => {
  test("a gap of all nodes is an outage for both, a gap of one node is none", async () => {
    const clock = new ManualClock();
    const database = await openDatabase(await fresh());
    const began = clock.time;
    const [one, two] = ["one", "two"].map(
      (node) => new Heartbeat(database, clock.now, node, () => clock.time - began),
    ) as [Heartbeat, Heartbeat];
    for (const heartbeat of [one, two]) await heartbeat.start(() => {});
    /** Advances the clock and writes heartbeats of these nodes. */
    const after = async (milliseconds: number, ...there: readonly Heartbeat[]) => {
      clock.advance(milliseconds);
      for (const heartbeat of there) await heartbeat.ensureFresh();
    };
    for (let second = 0; second < 10; second++) await after(OUTAGE_GAP_MS + 1, two);
    await after(OUTAGE_GAP_MS + 1, two, one);
    expect([one.outages, two.outages]).toEqual([[], []]);
    const last = clock.time;
    await after(60_000, one, two);
    const pause = { began: last, ended: clock.time };
    expect([one.outages, two.outages]).toEqual([[pause], [pause]]);
    for (const heartbeat of [one, two]) await heartbeat.stop();
    await database.close();
  });

  test("the first node that stores the outage ends it for all", async () => {
    const clock = new ManualClock();
    const database = await openDatabase(await fresh());
    const late = Object.create(database) as Database;
    const one = new Heartbeat(database, clock.now, "one");
    const two = new Heartbeat(late, clock.now, "two");
    const before = new Heartbeat(database, clock.now, "before");
    await before.start(() => {});
    await before.stop();
    const last = clock.time;
    clock.advance(60_000);
    // Node two has found the gap but not stored it when node one is back.
    late.commit = async (unit) => {
      clock.advance(1000);
      await one.start(() => {});
      clock.advance(1000);
      await database.commit(unit);
    };
    await two.start(() => {});
    const pause = { began: last, ended: last + 61_000 };
    expect([one.outages, two.outages]).toEqual([[pause], [pause]]);
    for (const heartbeat of [one, two]) await heartbeat.stop();
    await database.close();
  });
});
