import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { hiddenTableFactory, type RemoteHiddenTable } from "../src/online/remote-hidden-table.ts";
import { mediterraneanBotHandlers } from "../src/games/mediterranean/workers/bot-handlers.ts";
import { TestServer } from "./support/test-server.ts";
import { unwrap, startedTable, waitUntil, type TestClient } from "./support/test-client.ts";

type Table = RemoteHiddenTable<Mediterranean>;

const party = new TestServer();
const factory = hiddenTableFactory([mediterranean]);
const NAMES = ["Ann", "Ben", "Cem", "Dia"] as const;

/** Four people join, and the game starts. */
async function startTable(options: { readonly [name: string]: unknown } = {}) {
  const people: readonly TestClient[] = await party.createGuests(...NAMES);
  const [owner] = people;
  if (owner === undefined) throw new Error("nobody");
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
  const { id } = await unwrap(owner.api.createTable({ game: "mediterranean", seats, options }));
  const clients = await Promise.all(people.map((each) => each.openTable(factory, id)));
  for (const client of clients.slice(1)) await unwrap(client.send("join", {}));
  const [first] = clients;
  if (first === undefined) throw new Error("nobody");
  await unwrap(first.send("start", {}));
  const tables = await Promise.all(clients.map((client) => startedTable(client)));
  return { id, people, tables };
}

const viewOf = ({ observerView }: Table) => observerView.peek().view;
const partOf = (table: Table) => viewOf(table).part;

/** Waits until all tables have the newest entry. */
const waitUntilSynced = async (tables: readonly Table[]): Promise<void> => {
  const entries = Math.max(...tables.map(({ client }) => client.info.peek().entryCount));
  await Promise.all(
    tables.map(({ client }) => waitUntil(() => client.info.value.entryCount >= entries)),
  );
};

/** All play "ready" until the market opens. */
async function toMarket(tables: readonly Table[]): Promise<void> {
  for (let n = 0; n < 20; n++) {
    await waitUntilSynced(tables);
    if (tables.every((table) => partOf(table) === "trading")) return;
    for (const table of tables) {
      if (viewOf(table).toAct.includes(table.me.peek() ?? -1)) await table.play({ kind: "ready" });
    }
  }
  throw new Error("no market opened");
}

/** An offer of the first card for nothing, which anybody can take. */
const gift = (table: Table): Move => {
  const slot = viewOf(table).seats[table.me.peek() ?? 0]?.hand?.[0]?.slot;
  if (slot === undefined) throw new Error("no card");
  return { kind: "offer", to: "all", give: { cards: [slot] }, want: {} };
};

test("everybody sees only their own cards, and spectators see none", async () => {
  const { id, tables } = await startTable();
  const watching = await startedTable(await party.anonymous().openTable(factory, id));
  for (const table of [...tables, watching]) {
    const me = table.me.peek();
    const open = viewOf(table).seats.map(({ hand }) => hand !== undefined);
    expect(open).toEqual(NAMES.map((_, seat) => seat === me));
  }
});

test("of two who accept the same offer, one is refused", async () => {
  const { tables } = await startTable();
  await toMarket(tables);
  const [ann, ben, cem] = tables as [Table, Table, Table];
  expect(await ann.play(gift(ann))).toBeUndefined();
  await waitUntilSynced(tables);
  const [offer] = viewOf(ben).offers;
  if (offer === undefined) throw new Error("no offer");
  const take: Move = { kind: "accept", offer: offer.offer };
  const results = await Promise.all([ben.play(take), cem.play(take)]);
  expect(results.filter((result) => result === undefined)).toHaveLength(1);
  const refused = results.find((result) => result !== undefined);
  expect(refused).toMatchObject({ refusal: { code: "offer/taken" } });
});

test("after reconnecting in the middle of the market, the view is the same", async () => {
  const { id, people, tables } = await startTable();
  await toMarket(tables);
  const [ann, ben] = tables as [Table, Table];
  await ann.play(gift(ann));
  await waitUntilSynced(tables);
  const [before, observedBefore] = [viewOf(ben), ben.observedMoves.peek()];
  ben.close();
  const [, visitor] = people;
  if (visitor === undefined) throw new Error("nobody");
  const again = await startedTable(await visitor.openTable(factory, id));
  expect(viewOf(again)).toEqual(before);
  expect(again.observedMoves.peek()).toEqual(observedBefore);
});

test("four clients play a whole game with only their own views", async () => {
  const { tables } = await startTable({ tradeSeconds: 60 });
  const known = tables.map(() => 0);
  let isOver = false;
  for (let n = 0; n < 4000 && !isOver; n++) {
    await waitUntilSynced(tables);
    for (const [seat, table] of tables.entries()) {
      await waitUntilSynced(tables);
      const view = viewOf(table);
      if (!view.toAct.includes(seat)) continue;
      const { move = { kind: "ready" } } = mediterraneanBotHandlers.decide({
        table: table.id,
        seat,
        bot: { kind: "bot", name: "", level: "novice" },
        seed: "four",
        view,
        newSteps: table.observedMoves
          .peek()
          .slice(known[seat])
          .map(({ events }) => events),
      });
      known[seat] = table.observedMoves.peek().length;
      expect(await table.play(move)).toBeUndefined();
    }
    isOver = tables.every(({ client }) => client.info.peek().status === "over");
  }
  expect(isOver).toBe(true);
  for (const table of tables) {
    expect(viewOf(table).ranking?.flat().toSorted()).toEqual([0, 1, 2, 3]);
  }
});
