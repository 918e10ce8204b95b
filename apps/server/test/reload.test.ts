import type { SeenEntry } from "@sofala/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cancellable, type Steps } from "../src/fairness/time-slicer.ts";
import { LiveTables } from "../src/tables/live-tables.ts";
import type { Client } from "./support/client.ts";
import { HandClock, endServer, startServer, type TestServer } from "./support/server.ts";
import {
  begin,
  bots,
  meet,
  move,
  newKey,
  personAt,
  playOne,
  playToTurn,
  type Gathered,
} from "./support/tables.ts";

const clock = new HandClock();
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ botMilliseconds: 20 }, { now: clock.now });
});
afterEach(() => endServer(server));

/** Waits until the server unloads the idle table. */
async function forget(): Promise<void> {
  while (server.tables.size > 0) {
    clock.forward(6 * 60_000);
    await server.tables.tick();
    // The server waits for thinking bots.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const entriesOf = async (client: Client, { id }: Gathered): Promise<readonly SeenEntry[]> =>
  (await client.get<{ entries: SeenEntry[] }>(`/api/tables/${id}/entries`)).entries;

/** Everything that a client may know of a table, except times. */
async function knownTo(client: Client, table: Gathered): Promise<object> {
  const { now: _, ...info } = await client.info(table.id);
  const { now: __, ...standing } = await client.standing(table.id);
  return { info, standing, entries: await entriesOf(client, table) };
}

async function allKnow(table: Gathered): Promise<readonly object[]> {
  return Promise.all(table.people.map((each) => knownTo(each, table)));
}

describe("a table that was unloaded is the same when it is loaded again", () => {
  test("in the middle of a turn, with a proposal, an order and an undo", async () => {
    const table = await begin(server, 3);
    const seat = await playToTurn(table);
    await playOne(table, ["end-turn"]);
    await playOne(table, ["end-turn"]);
    await personAt(table, seat).do(table.id, "undo", { key: newKey() });
    const other = personAt(table, (seat + 1) % 3);
    await other.do(table.id, "order", { order: { kind: "gift", upTo: 3, round: 2 } });
    await other.do(table.id, "propose", { kind: "undo", to: 0 });
    const before = await allKnow(table);
    await forget();
    expect(await allKnow(table)).toEqual(before);
    expect(await other.get(`/api/tables/${table.id}/order`)).toMatchObject({ order: { upTo: 3 } });
    await personAt(table, seat).do(table.id, "undo", { key: newKey() });
    await playOne(table, ["end-turn"]);
  });

  test("in the trading phase, with open offers", async () => {
    const table = await begin(server, 4, { game: "mediterranean" });
    for (const seat of [0, 1, 2, 3]) await move(table, seat, { kind: "ready" });
    const offer = { kind: "offer", to: "all", give: { cards: [1] }, want: {} };
    await move(table, 0, offer);
    await move(table, 1, offer);
    const before = await allKnow(table);
    await forget();
    expect(await allKnow(table)).toEqual(before);
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
  const [ann] = await meet(server, "Ann");
  const seats = [{ kind: "me" }, ...bots(others)];
  const table = await begin(server, 1, { game, seats }, [ann]);
  for (let n = 0; n < 3; n++) {
    const socket = await ann.socket(table.id, { views: false, legal: true });
    await socket.until(() => socket.standing.toAct.includes(0));
    const { legal: [first] = [] } = socket.standing;
    await socket.do("move", { key: newKey(), move: { ...first } });
    await socket.until(() => socket.entries.some(({ entry }) => isBots(entry)));
    const before = await entriesOf(ann, table);
    socket.close();
    await forget();
    const after = await entriesOf(ann, table);
    expect(after.slice(0, before.length)).toEqual(before);
  }
  const { length } = await entriesOf(ann, table);
  await ann.do(table.id, "hand-over", { key: newKey() });
  const socket = await ann.socket(table.id, { after: length, views: false });
  await socket.until(() => socket.entries.filter(({ entry }) => isBots(entry)).length > 3);
});

const isBots = (entry: SeenEntry["entry"]): boolean => entry.kind === "move" && entry.actor !== 0;

test("a table that a busy address is loading does not make others wait for that address", async () => {
  const table = await begin(server, 2);
  await playToTurn(table);
  const node = new LiveTables(server.tables.services);
  let isBusy = true;
  const endless = (function* (): Steps<void> {
    for (;;) yield;
  })();
  const { timeSlicer } = server.tables.services;
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
