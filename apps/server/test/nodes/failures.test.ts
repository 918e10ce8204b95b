import { expect, test } from "vitest";
import { describePostgres, execute } from "../store/with-postgres.ts";
import type { Client, TableSocketClient } from "../support/client.ts";
import { endServer, ManualClock, startServer } from "../support/server.ts";
import { startTable, bots, newKey, personAt, playOne } from "../support/tables.ts";
import { at, tableAt, withTwoNodes } from "./two-nodes.ts";

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Tests start ticks themselves. */
const MANUAL_TICKS = { tickMs: 86_400_000 };
const LIVE = { kind: "live", per: "turn", seconds: 60, bank: 0 } as const;
/** Collects log lines of expected failures. */
const QUIET = { logLevel: "silent" };

const isInOrder = ({ entries }: TableSocketClient) =>
  entries.every(({ seq }, index) => seq === index);

await describePostgres("failures of nodes", (fresh) => {
  test("idle database connections that died have no effect", async () => {
    const database = await fresh();
    const body = async (...nodes: Parameters<Parameters<typeof withTwoNodes>[1]>) => {
      const [one, two] = nodes;
      const table = await startTable(one, 2);
      const there = tableAt(two, table);
      await personAt(there, 0).info(table.id);
      for (let times = 0; times < 3; times++) {
        await execute(database, END_OTHERS);
        const asked = [table, there].flatMap((node) =>
          node.people.map((person) => person.info(table.id)),
        );
        expect((await Promise.all(asked)).map(({ entryCount }) => entryCount)).toEqual(
          asked.map(() => times),
        );
        await playOne(times % 2 === 0 ? table : there);
      }
    };
    await withTwoNodes(database, body, QUIET, MANUAL_TICKS);
  });

  test("each move is acknowledged once while database connections die", async () => {
    const database = await fresh();
    const body = async (...nodes: Parameters<Parameters<typeof withTwoNodes>[1]>) => {
      const [one, two] = nodes;
      const table = await startTable(one, 2);
      const there = tableAt(two, table);
      const watching = await personAt(there, 0).socket(table.id);
      const over = new AbortController();
      const killing = (async () => {
        while (!over.signal.aborted) await execute(database, END_OTHERS);
      })();
      /** Resends a command without a response, to either node. */
      const resendUntilDone = async <Answer>(
        ask: (n: number) => Promise<Answer>,
      ): Promise<Answer> => {
        for (let n = 0; ; n++) {
          try {
            return await ask(n);
          } catch {
            continue;
          }
        }
      };
      const placed: (number | undefined)[] = [];
      for (let n = 0; n < 10; n++) {
        const node = (tries: number) => (tries % 2 === 0 ? table : there);
        const { toAct } = await resendUntilDone((tries) => personAt(node(tries), 0).info(table.id));
        const seat = toAct[0] ?? 0;
        const { legal: [move] = [] } = await resendUntilDone((tries) =>
          personAt(node(tries), seat).loadSnapshot(table.id),
        );
        const sent = { key: newKey(), move: { kind: "", ...move } };
        const done = await resendUntilDone((tries) =>
          personAt(node(tries), seat).command(table.id, "move", sent),
        );
        placed.push(done.seq);
      }
      over.abort();
      await killing;
      expect(placed).toEqual(placed.map((_, index) => index));
      await two.tables.tick();
      await watching.until(() => watching.snapshot.entryCount === 10);
      expect(isInOrder(watching)).toBe(true);
    };
    await withTwoNodes(database, body, QUIET, MANUAL_TICKS);
  });

  test("without a bus changes are found by polling", async () => {
    const body = async (...nodes: Parameters<Parameters<typeof withTwoNodes>[1]>) => {
      const [one, two] = nodes;
      const table = await startTable(one, 2);
      const watching = await personAt(tableAt(two, table), 1).socket(table.id);
      await personAt(table, 0).command(table.id, "chat", { text: "Anybody?" });
      for (let n = 0; n < 3; n++) await playOne(table);
      expect(watching.entries).toEqual([]);
      await two.tables.tick();
      await watching.until(() => watching.snapshot.entryCount === 3);
      expect(isInOrder(watching)).toBe(true);
      await watching.until(() => watching.messages.some(({ kind }) => kind === "chat"));
    };
    const nowhere = { bus: "redis://127.0.0.1:1" };
    await withTwoNodes(await fresh(), body, { ...QUIET, ...nowhere }, MANUAL_TICKS);
  });

  test("a timeout is applied once, by any node, and never too early", async () => {
    const clock = new ManualClock();
    const body = async (...nodes: Parameters<Parameters<typeof withTwoNodes>[1]>) => {
      const [one, two] = nodes;
      const table = await startTable(one, 3, { pace: LIVE });
      const socket = await personAt(tableAt(two, table), 0).socket(table.id);
      const look = () => Promise.all(nodes.map(({ tables }) => tables.tick()));
      clock.advance(59_999);
      await look();
      expect(socket.entries).toEqual([]);
      clock.advance(1);
      for (let n = 0; n < 3; n++) await look();
      const ends = socket.entries.filter(({ entry }) => entry.kind === "takeover");
      expect(ends).toHaveLength(1);
    };
    await withTwoNodes(await fresh(), body, {}, { ...MANUAL_TICKS, now: clock.now });
  });

  test("another node takes over the bots of a dead node", async () => {
    const clock = new ManualClock();
    const body = async (...[one]: Parameters<Parameters<typeof withTwoNodes>[1]>) => {
      const { query } = one.services.database;
      const table = await startTable(one, 1, { seats: [{ kind: "me" }, ...bots(2)] });
      const [ann] = table.people as [Client];
      const socket = await ann.socket(table.id, { legal: true });
      await socket.until(() => socket.snapshot.toAct.includes(0));
      // Another node has them, and writes no heartbeat after this one.
      await one.services.leases.releaseAll();
      await query.insertInto("heartbeats").values({ node: "dead", at: clock.time }).execute();
      await query.insertInto("leases").values({ resource: table.id, node: "dead" }).execute();
      while (socket.snapshot.toAct.includes(0)) {
        const { entryCount, legal: [own] = [] } = socket.snapshot;
        await socket.command("move", { key: newKey(), move: { kind: "", ...own } });
        await socket.until(() => socket.snapshot.entryCount > entryCount);
      }
      const { entryCount: before } = socket.snapshot;
      clock.advance(16_000);
      await one.tables.tick();
      await socket.until(() => socket.snapshot.entryCount > before);
    };
    await withTwoNodes(await fresh(), body, {}, { ...MANUAL_TICKS, now: clock.now });
  });

  test("clients of a node that shuts down continue at another node", async () => {
    const database = await fresh();
    const [one, two] = [await startServer({ database }), await startServer({ database })];
    const table = await startTable(one, 2);
    const [ann, ben] = table.people as [Client, Client];
    const socket = await ann.socket(table.id);
    const watching = await at(two, ben).socket(table.id);
    await playOne(table);
    await socket.until(() => socket.snapshot.entryCount === 1);
    await endServer(one);
    expect(socket.closed).toEqual({ code: 1001, reason: "shuttingDown" });
    const back = await at(two, ann).socket(table.id, { after: 1 });
    expect(back.entries).toEqual([]);
    expect(back.snapshot.entryCount).toBe(1);
    await playOne(tableAt(two, table));
    for (const each of [back, watching]) await each.until(() => each.snapshot.entryCount === 2);
    const { query } = two.services.database;
    for (const left of ["leases", "presence"] as const) {
      const rows = await query.selectFrom(left).select("node").execute();
      expect(rows.map(({ node }) => node)).not.toContain(one.services.heartbeat.node);
    }
    expect((await at(two, ann).request("GET", "/healthz")).status).toBe(200);
    await endServer(two);
  });
});
