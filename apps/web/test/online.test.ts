import { dice, parseRecord } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { momentsOf, timelineOf } from "../src/local/moments.ts";
import { parseStored } from "../src/store/stored-game.ts";
import { Party, openMove, views } from "./support/test-server.ts";
import { begin, good, legal, playUntil, settled, tableOf, until } from "./support/test-client.ts";

const party = new Party();

test("people gather, and everybody sees the table fill and the game begin", async () => {
  const [ann, ben] = await party.meet("Ann", "Ben");
  const opened = await good(
    ann.server.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "reserved" }] }),
  );
  const annes = await ann.enter(opened.id);
  const watching = await party.stranger().enter(opened.id);
  expect(annes.info.value).toMatchObject({ status: "open", you: { seat: 0, isOwner: true } });
  expect(annes.table.value).toBeUndefined();

  const bens = await ben.enter(opened.id);
  expect(await bens.ask("join", {})).toMatchObject({ error: { code: "seat/none-free" } });
  const { invite = "" } = annes.info.value;
  await good(bens.ask("join", { invite }));
  await until(() => watching.info.value.seats[1]?.name === "Ben");
  await until(() => annes.info.value.seats[1]?.isConnected === true);
  expect(await bens.ask("start", {})).toMatchObject({ error: { code: "table/not-owner" } });
  await good(annes.ask("start", {}));
  const tables = await Promise.all([annes, bens, watching].map((room) => tableOf(room)));
  expect(tables.map(({ me }) => me.value)).toEqual([0, 1, undefined]);
  expect(tables[0]?.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  const [first, ...others] = tables.map(({ now }) => now.value.view);
  for (const each of others) expect(each).toEqual(first);
});

test("two people play a whole game, and everybody has all of it", async () => {
  const people = await party.meet("Ann", "Ben");
  const { id, rooms, tables } = await begin(people, { options: { roundLimit: 2 } });
  const watcher = await party.stranger().sitDown(id);
  const chance = dice("online");
  await playUntil(
    tables,
    ({ ranking }) => ranking !== undefined,
    (moves) => moves[chance.below(moves.length)],
  );
  await until(() => watcher.room.info.value.status === "over");
  for (const room of rooms) await until(() => room.info.value.status === "over");
  const [mine] = tables;
  if (mine === undefined) throw new Error("nobody");
  expect(mine.me.value).toBeUndefined();
  expect(mine.room.info.value.outcome).toMatchObject({ reason: "played" });
  const late = await party.stranger().sitDown(id);
  for (const each of [...tables, watcher, late]) expect(views(each)).toEqual(views(mine));

  // What this device would keep is the same game.
  const stored = parseStored(zimbabwe, structuredClone(mine.stored.value));
  const timeline = stored.ok ? timelineOf(zimbabwe, stored.value) : stored;
  expect(timeline.ok && momentsOf(timeline.value).map(({ view }) => view)).toEqual(views(mine));
  expect(mine.stored.value.ranking).toEqual(mine.room.info.value.outcome?.ranking);
  const record = parseRecord(zimbabwe, await good(party.stranger().server.record(id)));
  expect(record.ok && record.value.moves).toHaveLength(mine.now.value.number);
});

test("a move is shown at once, taken back, and made again", async () => {
  const { id, mine, other } = await party.inTurn();
  const { number } = mine.now.value;
  expect(mine.undoTo.value).toBeUndefined();
  expect(mine.play(openMove(mine))).toBeUndefined();
  expect(mine.now.value.number).toBe(number + 1);
  expect(mine.unconfirmed.value).toBe(1);
  expect(mine.undoTo.value).toBe(number);
  // All three before any answer came.
  mine.undo();
  expect(mine.now.value.number).toBe(number);
  const again = openMove(mine);
  mine.play(again);
  await settled(mine);
  await until(() => other.room.info.value.entryCount === mine.room.info.value.entryCount);
  expect(mine.refused.value).toBeUndefined();
  expect(other.now.value).toMatchObject({ number: number + 1, last: { move: again } });
  expect(other.undoTo.value).toBeUndefined();
  expect(views(other)).toEqual(views(mine));
  // And once they were confirmed.
  mine.undo(number);
  await settled(mine);
  await until(() => other.now.value.number === number);
  expect(views(await party.stranger().sitDown(id))).toEqual(views(mine));
});

test("what the rules refuse is refused here, and nothing is sent", async () => {
  const { mine, other } = await party.inTurn();
  expect(mine.play({ kind: "give", cattle: 1 })).toMatchObject({ code: expect.any(String) });
  expect(other.play(legal(other, ([move]) => move))).toMatchObject({ code: expect.any(String) });
  expect([mine, other].map(({ unconfirmed }) => unconfirmed.value)).toEqual([0, 0]);
});

test("a bot plays for who hands over, until they come back", async () => {
  const { mine, other } = await party.inTurn();
  const seat = mine.me.value ?? 0;
  await good(mine.room.ask("hand-over", {}));
  await until(() => mine.me.value === undefined);
  expect(mine.room.info.value.seats[seat]).toMatchObject({ isHandedOver: true });
  // The bot plays on, until it is the other's turn.
  await until(() => other.now.value.toAct[0] === other.me.value);
  await good(mine.room.ask("reclaim-seat", {}));
  await until(() => mine.me.value === seat);
  expect(mine.room.info.value.seats[seat]?.isHandedOver).toBeUndefined();
});

test("who resigns ends a game of two: nobody is to act any more", async () => {
  const { mine, other } = await party.inTurn();
  await good(mine.room.ask("resign", {}));
  for (const each of [mine, other]) await until(() => each.room.info.value.status === "over");
  for (const each of [mine, other]) {
    await until(() => each.now.value.toAct.length === 0);
    expect(each.me.value).toBeUndefined();
    expect(each.undoTo.value).toBeUndefined();
  }
  expect(other.room.info.value.outcome).toMatchObject({ reason: "resigned" });
  expect(other.now.value.view).toEqual(other.history.value.at(-1)?.view);
  const next = await good(other.room.ask("rematch", {}));
  expect(await mine.room.ask("rematch", {})).toMatchObject({ value: { tableId: next.tableId } });
});

test("all agree to go back further", async () => {
  const { mine, other } = await party.inTurn();
  const { number } = mine.now.value;
  const to = mine.entryOf(number - 2) ?? -1;
  await good(mine.room.ask("propose", { kind: "undo", to }));
  await until(() => other.room.info.value.proposal?.by === mine.me.value);
  await good(other.room.ask("answer-proposal", { accept: true }));
  for (const each of [mine, other]) await until(() => each.now.value.number === number - 2);
  expect(mine.room.info.value.proposal).toBeUndefined();
  expect(views(other)).toEqual(views(mine));
});

test("clocks tell what is left", async () => {
  const people = await party.meet("Ann", "Ben");
  const pace = { kind: "live", per: "turn", seconds: 3600, bank: 600 } as const;
  const { rooms } = await begin(people, { pace });
  const [annes, bens] = rooms.map((room) => room.clockNow());
  const [running = -1] = annes?.running ?? [];
  expect(annes?.running).toEqual(bens?.running);
  expect(annes?.timeLeft[running]).toBeGreaterThan(3_000_000);
  expect(annes?.timeLeft[running]).toBeLessThanOrEqual(3_600_000);
  expect(annes?.timeLeft[1 - running]).toBe(3_600_000);
  expect(annes?.bankLeft).toEqual([600_000, 600_000]);
});
