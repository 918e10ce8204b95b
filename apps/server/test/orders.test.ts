import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EventLoopStallDetector } from "../src/nodes/stall-detector.ts";
import type { TableSocketClient } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable, createTable, move, newKey, personAt, playUntil } from "./support/tables.ts";
import type { TestTable } from "./support/tables.ts";

let server: TestServer;
const clock = { time: 0 };
const stallDetector = new EventLoopStallDetector(() => clock.time);
beforeAll(async () => {
  server = await startServer({}, { stallDetector });
});
afterAll(() => endServer(server));

const upTo = (cattle: number, round = 1) => ({ kind: "gift", upTo: cattle, round });

/** A table of three before the gifts: the first player, and the other two in order. */
async function atGifts(): Promise<{ table: TestTable; order: readonly number[] }> {
  const table = await startTable(server, 3);
  await playUntil(table, (_info, { phase }) => phase === "gifts");
  const { view } = await personAt(table, 0).loadSnapshot(table.id);
  const { gifts, active } = view as { gifts: { queue: readonly number[] }; active: number };
  return { table, order: [active, ...gifts.queue.filter((seat) => seat !== active)] };
}

const orderOf = async (table: TestTable, seat: number): Promise<unknown> =>
  (await personAt(table, seat).get<{ order: unknown }>(`/api/tables/${table.id}/order`)).order;

/** Waits for running decisions. */
async function untilIdle({ id }: TestTable): Promise<void> {
  await (await server.tables.find(id))?.enqueue(async () => {});
}

const movesOn = ({ entries }: TableSocketClient) =>
  entries.flatMap(({ entry }) => (entry.kind === "move" ? [[entry.actor, entry.move]] : []));

describe("conditional gifts", () => {
  test("are given in turn, as small as possible", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const { entryCount: from } = await personAt(table, 0).info(table.id);
    const socket = await personAt(table, first).socket(table.id, { after: from });
    await personAt(table, second).command(table.id, "order", { order: upTo(7) });
    expect(movesOn(socket)).toEqual([]);
    await move(table, first, { kind: "give", cattle: 1 });
    await socket.until(() => socket.snapshot.toAct.includes(third));
    expect(movesOn(socket)).toEqual([
      [first, { kind: "give", cattle: 1 }],
      [second, { kind: "give", cattle: 2 }],
    ]);
  });

  test("react to each other, and pass above their limit", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const { entryCount: from } = await personAt(table, 0).info(table.id);
    const socket = await personAt(table, third).socket(table.id, { after: from });
    await personAt(table, second).command(table.id, "order", { order: upTo(2) });
    await personAt(table, third).command(table.id, "order", { order: upTo(2) });
    // The order of the seat to act is executed at once.
    await personAt(table, first).command(table.id, "order", { order: upTo(1) });
    await socket.until(() => movesOn(socket).length === 3);
    expect(movesOn(socket)).toEqual([
      [first, { kind: "give", cattle: 1 }],
      [second, { kind: "give", cattle: 2 }],
      [third, { kind: "pass" }],
    ]);
    expect(socket.snapshot.view).toMatchObject({ phase: "culture" });
    // An undo takes back what was spent.
    await untilIdle(table);
    for (const seat of order) expect(await orderOf(table, seat)).toBeNull();
  });

  test("are secret: nothing is sent to others", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const others = await Promise.all([
      personAt(table, first).socket(table.id),
      personAt(table, third).socket(table.id),
    ]);
    const received = () => others.map(({ messages }) => messages.length);
    const known = async () => {
      const { now: _, ...info } = await personAt(table, first).info(table.id);
      const list = await personAt(table, second).get<object>("/api/tables?mine=true");
      return { info, list };
    };
    const [before, beforehand] = [received(), await known()];
    await personAt(table, second).command(table.id, "order", { order: upTo(7) });
    expect(await orderOf(table, second)).toEqual(upTo(7));
    for (const seat of [first, third]) expect(await orderOf(table, seat)).toBeNull();
    expect(await known()).toEqual(beforehand);
    // Any message would have arrived before this response.
    for (const socket of others) await socket.command("answer-proposal", { accept: false });
    expect(received()).toEqual(before.map((count) => count + 1));
    const refused = await personAt(table, first).request(
      "GET",
      `/api/tables/${table.id}/order?seat=${second}`,
    );
    expect(refused.status).toBe(400);
  });

  test("can be withdrawn and replaced", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0] = order;
    const person = personAt(table, second);
    await person.command(table.id, "order", { order: upTo(7) });
    await person.command(table.id, "order", { order: upTo(3) });
    expect(await orderOf(table, second)).toEqual(upTo(3));
    await person.command(table.id, "order", { order: null });
    expect(await orderOf(table, second)).toBeNull();
    await move(table, first, { kind: "pass" });
    expect((await person.info(table.id)).toAct).toEqual([second]);
  });

  test("are deleted after their round", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0] = order;
    await personAt(table, second).command(table.id, "order", { order: upTo(0) });
    await personAt(table, second).command(table.id, "order", { order: upTo(2, 9) });
    expect(await orderOf(table, second)).toEqual(upTo(2, 9));
    await playUntil(table, (_info, { phase }) => phase === "culture");
    await personAt(table, first).command(table.id, "order", { order: upTo(7, 1) });
    await untilIdle(table);
    expect(await orderOf(table, first)).toBeNull();
    expect(await orderOf(table, second)).toEqual(upTo(2, 9));
  });

  test("must be valid", async () => {
    const { table } = await atGifts();
    const fails = async (order: object) =>
      (await personAt(table, 0).fails(table.id, "order", { order: { ...order } })).code;
    expect(await fails({ kind: "gift", upTo: -1, round: 1 })).toBe("request/malformed");
    expect(await fails({ kind: "conquer" })).toBe("request/malformed");
    const other = await startTable(server, 4, { game: "mediterranean" });
    const none = await personAt(other, 0).fails(other.id, "order", { order: upTo(1) });
    expect(none.code).toBe("order/not-supported");
    const waiting = await createTable(server, 2);
    const early = await personAt(waiting, 0).fails(waiting.id, "order", { order: upTo(1) });
    expect(early.code).toBe("table/not-running");
  });
});

describe("a process that was suspended", () => {
  test("does not execute a command that its client may have replaced elsewhere, unless it has a key", async () => {
    const { table, order } = await atGifts();
    const [, second = 0] = order;
    const person = personAt(table, second);
    const socket = await person.socket(table.id);
    await person.command(table.id, "order", { order: upTo(2) });

    // Queued when the process stops.
    const liveTable = await server.tables.find(table.id);
    const gate = Promise.withResolvers<void>();
    const gated = liveTable?.enqueue(() => gate.promise);
    const waiting = socket.command("order", { order: upTo(3) });
    const text = socket.command("chat", { text: "hello", key: newKey() });
    // The pong comes after all earlier messages have arrived.
    socket.send({ command: "ping" });
    await socket.until(() => socket.messages.some(({ kind }) => kind === "pong"));
    clock.time += 3000;
    stallDetector.tick();
    gate.resolve();
    await gated;
    expect(await waiting).toMatchObject({ code: "server/busy" });
    expect(await text).not.toHaveProperty("code");

    // Messages that came meanwhile.
    expect(await socket.command("order", { order: upTo(4) })).toMatchObject({
      code: "server/busy",
    });
    const asked = await person.fails(table.id, "order", { order: upTo(5) });
    expect(asked.code).toBe("server/busy");
    expect(await orderOf(table, second)).toEqual(upTo(2));

    for (let ticks = 0; ticks < 4; ticks++) {
      clock.time += 250;
      stallDetector.tick();
    }
    await person.command(table.id, "order", { order: upTo(6) });
    expect(await orderOf(table, second)).toEqual(upTo(6));
  });
});
