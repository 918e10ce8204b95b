import type { SeenEntry } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cancellable, type Steps } from "../src/fairness/time-slicer.ts";
import { LiveTables } from "../src/tables/live-tables.ts";
import type { Client } from "./support/client.ts";
import { ManualClock, endServer, startServer, type TestServer } from "./support/server.ts";
import {
  startTable,
  bots,
  createGuests,
  move,
  newKey,
  personAt,
  playOne,
  playToTurn,
  type TestTable,
} from "./support/tables.ts";

const clock = new ManualClock();
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ botMilliseconds: 20 }, { now: clock.now });
});
afterEach(() => endServer(server));

/** Waits until the server unloads the idle table. */
async function untilUnloaded(): Promise<void> {
  while (server.tables.size > 0) {
    clock.advance(6 * 60_000);
    await server.tables.tick();
    // The server waits for thinking bots.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const entriesOf = async (client: Client, { id }: TestTable): Promise<readonly SeenEntry[]> =>
  (await client.get<{ entries: SeenEntry[] }>(`/api/tables/${id}/entries`)).entries;

/** Everything that a client may know of a table, except times. */
async function stateSeenBy(client: Client, table: TestTable): Promise<object> {
  const { now: _, ...info } = await client.info(table.id);
  const { now: __, ...snapshot } = await client.loadSnapshot(table.id);
  return { info, snapshot, entries: await entriesOf(client, table) };
}

async function statesSeenByAll(table: TestTable): Promise<readonly object[]> {
  return Promise.all(table.people.map((each) => stateSeenBy(each, table)));
}

test.for([0, 60])(
  "a table that nobody has used for a minute drops its states and goes on, delayed by %i s",
  async (delay) => {
    const table = await startTable(server, 2, { delay });
    await playToTurn(table);
    await playOne(table, ["end-turn"]);
    clock.advance(1000 * delay);
    const before = await statesSeenByAll(table);
    const liveTable = await server.tables.find(table.id);
    const states = () => liveTable?.state.timeline.activeMoves.map((each) => each.stateAfter) ?? [];
    await server.tables.tick();
    expect(states().some((state) => state !== undefined)).toBe(true);
    clock.advance(61_000);
    await server.tables.tick();
    expect(states().every((state) => state === undefined)).toBe(true);
    expect(await statesSeenByAll(table)).toEqual(before);
    await playOne(table, ["end-turn"]);
  },
);

describe("a table that was unloaded is the same when it is loaded again", () => {
  test("in the middle of a turn, with a proposal, an order and an undo", async () => {
    const table = await startTable(server, 3);
    const seat = await playToTurn(table);
    await playOne(table, ["end-turn"]);
    await playOne(table, ["end-turn"]);
    await personAt(table, seat).command(table.id, "undo", { key: newKey() });
    const other = personAt(table, (seat + 1) % 3);
    await other.command(table.id, "order", { order: { kind: "gift", upTo: 3, round: 2 } });
    await other.command(table.id, "propose", { kind: "undo", to: 0 });
    const before = await statesSeenByAll(table);
    await untilUnloaded();
    expect(await statesSeenByAll(table)).toEqual(before);
    expect(await other.get(`/api/tables/${table.id}/order`)).toMatchObject({ order: { upTo: 3 } });
    await personAt(table, seat).command(table.id, "undo", { key: newKey() });
    await playOne(table, ["end-turn"]);
  });

  test("in the trading phase, with open offers", async () => {
    const table = await startTable(server, 4, { game: "mediterranean" });
    for (const seat of [0, 1, 2, 3]) await move(table, seat, { kind: "ready" });
    const offer = { kind: "offer", to: "all", give: { cards: [1] }, want: {} };
    await move(table, 0, offer);
    await move(table, 1, offer);
    const before = await statesSeenByAll(table);
    await untilUnloaded();
    expect(await statesSeenByAll(table)).toEqual(before);
    await move(table, 2, { kind: "accept", offer: 1 });
    const refused = { key: newKey(), move: { kind: "accept", offer: 1 } };
    expect(await personAt(table, 3).fails(table.id, "move", refused)).toMatchObject({
      refusal: { code: "offer/taken" },
    });
  });
});

test.each<[game: string, others: number]>([
  ["zimbabwe", 2],
  ["mediterranean", 3],
])("bots of %s continue where they were", async (game, others) => {
  const [ann] = await createGuests(server, "Ann");
  const seats = [{ kind: "me" }, ...bots(others)];
  const table = await startTable(server, 1, { game, seats }, [ann]);
  for (let n = 0; n < 3; n++) {
    const socket = await ann.socket(table.id, { views: false, legal: true });
    await socket.until(() => socket.snapshot.toAct.includes(0));
    const { legal: [first] = [] } = socket.snapshot;
    await socket.command("move", { key: newKey(), move: { ...first } });
    await socket.until(() => socket.entries.some(({ entry }) => isBots(entry)));
    const before = await entriesOf(ann, table);
    socket.close();
    await untilUnloaded();
    const after = await entriesOf(ann, table);
    expect(after.slice(0, before.length)).toEqual(before);
  }
  const { length } = await entriesOf(ann, table);
  await ann.command(table.id, "hand-over", { key: newKey() });
  const socket = await ann.socket(table.id, { after: length, views: false });
  await socket.until(() => socket.entries.filter(({ entry }) => isBots(entry)).length > 3);
});

const isBots = (entry: SeenEntry["entry"]): boolean => entry.kind === "move" && entry.actor !== 0;

test("a table that a busy address is loading does not make others wait for that address", async () => {
  const table = await startTable(server, 2);
  await playToTurn(table);
  const node = new LiveTables(server.services);
  let isBusy = true;
  const endless = (function* (): Steps<void> {
    for (;;) yield;
  })();
  const { timeSlicer } = server.services;
  const busy = timeSlicer.run(
    "192.0.2.1",
    cancellable(endless, () => isBusy, undefined),
  );
  const late = node.find(table.id, "192.0.2.1");
  expect((await node.find(table.id, "192.0.2.2"))?.id).toBe(table.id);
  isBusy = false;
  await Promise.all([busy, late]);
  await node.close();
});
