import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EventLoopStallDetector } from "../src/nodes/stall-detector.ts";
import type { TableSocketClient } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { begin, gather, move, newKey, personAt, playUntil } from "./support/tables.ts";
import type { Gathered } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const upTo = (cattle: number, round = 1) => ({ kind: "gift", upTo: cattle, round });

/** A table of three where gifts are about to be given; who is first, and the other two in order. */
async function atGifts(): Promise<{ table: Gathered; order: readonly number[] }> {
  const table = await begin(server, 3);
  await playUntil(table, (_info, { phase }) => phase === "gifts");
  const { view } = await personAt(table, 0).standing(table.id);
  const { gifts, active } = view as { gifts: { queue: readonly number[] }; active: number };
  return { table, order: [active, ...gifts.queue.filter((seat) => seat !== active)] };
}

const orderOf = async (table: Gathered, seat: number): Promise<unknown> =>
  (await personAt(table, seat).get<{ order: unknown }>(`/api/tables/${table.id}/order`)).order;

/** Waits for what is being decided. */
async function settled({ id }: Gathered): Promise<void> {
  await (await server.tables.find(id))?.enqueue(async () => {});
}

const movesOn = ({ entries }: TableSocketClient) =>
  entries.flatMap(({ entry }) => (entry.kind === "move" ? [[entry.actor, entry.move]] : []));

describe("conditional gifts", () => {
  test("are given when the turn comes, the least that may be", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const { entries: from } = await personAt(table, 0).info(table.id);
    const socket = await personAt(table, first).socket(table.id, { after: from });
    await personAt(table, second).do(table.id, "order", { order: upTo(7) });
    expect(movesOn(socket)).toEqual([]);
    await move(table, first, { kind: "give", cattle: 1 });
    await socket.until(() => socket.standing.toAct.includes(third));
    expect(movesOn(socket)).toEqual([
      [first, { kind: "give", cattle: 1 }],
      [second, { kind: "give", cattle: 2 }],
    ]);
  });

  test("orders answer each other, and whoever would give too much passes", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const { entries: from } = await personAt(table, 0).info(table.id);
    const socket = await personAt(table, third).socket(table.id, { after: from });
    await personAt(table, second).do(table.id, "order", { order: upTo(2) });
    await personAt(table, third).do(table.id, "order", { order: upTo(2) });
    // The order of whoever is to act is followed at once.
    await personAt(table, first).do(table.id, "order", { order: upTo(1) });
    await socket.until(() => movesOn(socket).length === 3);
    expect(movesOn(socket)).toEqual([
      [first, { kind: "give", cattle: 1 }],
      [second, { kind: "give", cattle: 2 }],
      [third, { kind: "pass" }],
    ]);
    expect(socket.standing.view).toMatchObject({ phase: "culture" });
    // What is spent is taken away in turn.
    await settled(table);
    for (const seat of order) expect(await orderOf(table, seat)).toBeNull();
  });

  test("are secret: nobody else is told anything", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0, third = 0] = order;
    const others = await Promise.all([
      personAt(table, first).socket(table.id),
      personAt(table, third).socket(table.id),
    ]);
    const heard = () => others.map(({ messages }) => messages.length);
    const known = async () => {
      const { now: _, ...info } = await personAt(table, first).info(table.id);
      const list = await personAt(table, second).get<object>("/api/tables?mine=true");
      return { info, list };
    };
    const [before, beforehand] = [heard(), await known()];
    await personAt(table, second).do(table.id, "order", { order: upTo(7) });
    expect(await orderOf(table, second)).toEqual(upTo(7));
    for (const seat of [first, third]) expect(await orderOf(table, seat)).toBeNull();
    expect(await known()).toEqual(beforehand);
    // Whatever would have been told has come before the answer to this.
    for (const socket of others) await socket.do("answer", { grant: false });
    expect(heard()).toEqual(before.map((count) => count + 1));
    const refused = await personAt(table, first).ask(
      "GET",
      `/api/tables/${table.id}/order?seat=${second}`,
    );
    expect(refused.status).toBe(400);
  });

  test("are withdrawn and replaced", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0] = order;
    const person = personAt(table, second);
    await person.do(table.id, "order", { order: upTo(7) });
    await person.do(table.id, "order", { order: upTo(3) });
    expect(await orderOf(table, second)).toEqual(upTo(3));
    await person.do(table.id, "order", { order: null });
    expect(await orderOf(table, second)).toBeNull();
    await move(table, first, { kind: "pass" });
    expect((await person.info(table.id)).toAct).toEqual([second]);
  });

  test("of a round that is over are forgotten", async () => {
    const { table, order } = await atGifts();
    const [first = 0, second = 0] = order;
    await personAt(table, second).do(table.id, "order", { order: upTo(0) });
    await personAt(table, second).do(table.id, "order", { order: upTo(2, 9) });
    expect(await orderOf(table, second)).toEqual(upTo(2, 9));
    await playUntil(table, (_info, { phase }) => phase === "culture");
    await personAt(table, first).do(table.id, "order", { order: upTo(7, 1) });
    await settled(table);
    expect(await orderOf(table, first)).toBeNull();
    expect(await orderOf(table, second)).toEqual(upTo(2, 9));
  });

  test("cannot be just anything", async () => {
    const { table } = await atGifts();
    const fails = async (order: object) =>
      (await personAt(table, 0).fails(table.id, "order", { order: { ...order } })).code;
    expect(await fails({ kind: "gift", upTo: -1, round: 1 })).toBe("request/malformed");
    expect(await fails({ kind: "conquer" })).toBe("request/malformed");
    const other = await begin(server, 4, { game: "mediterranean" });
    const none = await personAt(other, 0).fails(other.id, "order", { order: upTo(1) });
    expect(none.code).toBe("order/none");
    const waiting = await gather(server, 2);
    const early = await personAt(waiting, 0).fails(waiting.id, "order", { order: upTo(1) });
    expect(early.code).toBe("table/not-running");
  });
});

describe("a process that stood still", () => {
  test("does not do what its client may have replaced elsewhere, unless that has a key", async () => {
    const { table, order } = await atGifts();
    const [, second = 0] = order;
    const person = personAt(table, second);
    const socket = await person.socket(table.id);
    const clock = { time: 0 };
    const stallDetector = new EventLoopStallDetector(() => clock.time);
    const { services } = server.tables;
    const { stallDetector: before } = services;
    Object.assign(services, { stallDetector });
    onTestFinished(() => {
      stallDetector.stop();
      Object.assign(services, { stallDetector: before });
    });
    await person.do(table.id, "order", { order: upTo(2) });

    // What waits in turn when the process stops.
    const room = await server.tables.find(table.id);
    const gate = Promise.withResolvers<void>();
    const gated = room?.enqueue(() => gate.promise);
    const waiting = socket.do("order", { order: upTo(3) });
    const words = socket.do("say", { words: "hello", key: newKey() });
    // The answer to a ping comes after all that was sent before it has arrived.
    socket.send({ do: "ping" });
    await socket.until(() => socket.messages.some(({ kind }) => kind === "pong"));
    clock.time += 3000;
    stallDetector.tick();
    gate.resolve();
    await gated;
    expect(await waiting).toMatchObject({ code: "server/busy" });
    expect(await words).not.toHaveProperty("code");

    // What came meanwhile.
    expect(await socket.do("order", { order: upTo(4) })).toMatchObject({ code: "server/busy" });
    const asked = await person.fails(table.id, "order", { order: upTo(5) });
    expect(asked.code).toBe("server/busy");
    expect(await orderOf(table, second)).toEqual(upTo(2));

    for (let ticks = 0; ticks < 4; ticks++) {
      clock.time += 250;
      stallDetector.tick();
    }
    await person.do(table.id, "order", { order: upTo(6) });
    expect(await orderOf(table, second)).toEqual(upTo(6));
  });
});
