import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { secretSeating, type RemoteSight } from "../src/online/remote-hidden-table.ts";
import { traders } from "../src/games/mediterranean/workers/bot-handlers.ts";
import { Party } from "./support/test-server.ts";
import { good, tableOf, until, type Visitor } from "./support/test-client.ts";

type Sight = RemoteSight<Mediterranean>;

const party = new Party();
const seating = secretSeating(mediterranean);
const NAMES = ["Ann", "Ben", "Cem", "Dia"] as const;

/** Four people sit down, and the game begins. */
async function begin(options: { readonly [name: string]: unknown } = {}) {
  const people: readonly Visitor[] = await party.meet(...NAMES);
  const [owner] = people;
  if (owner === undefined) throw new Error("nobody");
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
  const { id } = await good(owner.server.open({ game: "mediterranean", seats, options }));
  const rooms = await Promise.all(people.map((each) => each.enterAs(seating, id)));
  for (const room of rooms.slice(1)) await good(room.ask("join", {}));
  const [first] = rooms;
  if (first === undefined) throw new Error("nobody");
  await good(first.ask("start", {}));
  const tables = await Promise.all(rooms.map((room) => tableOf(room)));
  return { id, people, tables };
}

const viewOf = ({ sight }: Sight) => sight.peek().view;
const partOf = (table: Sight) => viewOf(table).part;

/** Everybody has heard of as much as this one has. */
const allCaughtUp = async (tables: readonly Sight[]): Promise<void> => {
  const entries = Math.max(...tables.map(({ room }) => room.info.peek().entryCount));
  await Promise.all(tables.map(({ room }) => until(() => room.info.value.entryCount >= entries)));
};

/** All say that they are ready, until the market opens. */
async function toMarket(tables: readonly Sight[]): Promise<void> {
  for (let n = 0; n < 20; n++) {
    await allCaughtUp(tables);
    if (tables.every((table) => partOf(table) === "trading")) return;
    for (const table of tables) {
      if (viewOf(table).toAct.includes(table.me.peek() ?? -1))
        await table.decide({ kind: "ready" });
    }
  }
  throw new Error("no market opened");
}

/** An offer of the first card for nothing, which anybody can take. */
const gift = (table: Sight): Move => {
  const slot = viewOf(table).seats[table.me.peek() ?? 0]?.hand?.[0]?.slot;
  if (slot === undefined) throw new Error("no card");
  return { kind: "offer", to: "all", give: { cards: [slot] }, want: {} };
};

test("everybody sees their own cards only, and whoever looks on sees none", async () => {
  const { id, tables } = await begin();
  const watching = await tableOf(await party.stranger().enterAs(seating, id));
  for (const table of [...tables, watching]) {
    const me = table.me.peek();
    const open = viewOf(table).seats.map(({ hand }) => hand !== undefined);
    expect(open).toEqual(NAMES.map((_, seat) => seat === me));
  }
});

test("of two who take the same offer one is told that the other was quicker", async () => {
  const { tables } = await begin();
  await toMarket(tables);
  const [ann, ben, cem] = tables as [Sight, Sight, Sight];
  expect(await ann.decide(gift(ann))).toBeUndefined();
  await allCaughtUp(tables);
  const [offer] = viewOf(ben).offers;
  if (offer === undefined) throw new Error("no offer");
  const take: Move = { kind: "accept", offer: offer.offer };
  const answers = await Promise.all([ben.decide(take), cem.decide(take)]);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  const refused = answers.find((answer) => answer !== undefined);
  expect(refused).toMatchObject({ refusal: { code: "offer/taken" } });
});

test("whoever comes back in the middle of the market sees the same one", async () => {
  const { id, people, tables } = await begin();
  await toMarket(tables);
  const [ann, ben] = tables as [Sight, Sight];
  await ann.decide(gift(ann));
  await allCaughtUp(tables);
  const [before, heard] = [viewOf(ben), ben.told.peek()];
  ben.close();
  const [, visitor] = people;
  if (visitor === undefined) throw new Error("nobody");
  const again = await tableOf(await visitor.enterAs(seating, id));
  expect(viewOf(again)).toEqual(before);
  expect(again.told.peek()).toEqual(heard);
});

test("a whole game is played by four who know only what they are told", async () => {
  const { tables } = await begin({ tradeSeconds: 60 });
  const known = tables.map(() => 0);
  let isOver = false;
  for (let n = 0; n < 4000 && !isOver; n++) {
    await allCaughtUp(tables);
    for (const [seat, table] of tables.entries()) {
      await allCaughtUp(tables);
      const view = viewOf(table);
      if (!view.toAct.includes(seat)) continue;
      const { move = { kind: "ready" } } = traders.decide({
        table: table.id,
        seat,
        bot: { kind: "bot", name: "", level: "novice" },
        seed: "four",
        view,
        told: table.told
          .peek()
          .slice(known[seat])
          .map(({ events }) => events),
      });
      known[seat] = table.told.peek().length;
      expect(await table.decide(move)).toBeUndefined();
    }
    isOver = tables.every(({ room }) => room.info.peek().status === "over");
  }
  expect(isOver).toBe(true);
  for (const table of tables) {
    expect(viewOf(table).ranking?.flat().toSorted()).toEqual([0, 1, 2, 3]);
  }
});
