import { dice, parseRecord } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf } from "../src/local/moments.ts";
import { parseStored } from "../src/store/parse-stored.ts";
import { TestServer, undoableMove, viewsOf } from "./support/test-server.ts";
import {
  startGame,
  unwrap,
  chooseLegalMove,
  playUntil,
  allConfirmed,
  startedTable,
  waitUntil,
} from "./support/test-client.ts";

const party = new TestServer();

test("people join, and everybody sees the seats fill and the game start", async () => {
  const [ann, ben] = await party.createGuests("Ann", "Ben");
  const opened = await unwrap(
    ann.api.createTable({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "reserved" }] }),
  );
  const annes = await ann.openZimbabweTable(opened.id);
  const watching = await party.anonymous().openZimbabweTable(opened.id);
  expect(annes.info.value).toMatchObject({ status: "open", you: { seat: 0, isOwner: true } });
  expect(annes.table.value).toBeUndefined();

  const bens = await ben.openZimbabweTable(opened.id);
  expect(await bens.send("join", {})).toMatchObject({ error: { code: "seat/none-free" } });
  const { invite = "" } = annes.info.value;
  await unwrap(bens.send("join", { invite }));
  await waitUntil(() => watching.info.value.seats[1]?.name === "Ben");
  await waitUntil(() => annes.info.value.seats[1]?.isConnected === true);
  expect(await bens.send("start", {})).toMatchObject({ error: { code: "table/not-owner" } });
  await unwrap(annes.send("start", {}));
  const tables = await Promise.all([annes, bens, watching].map((client) => startedTable(client)));
  expect(tables.map(({ me }) => me.value)).toEqual([0, 1, undefined]);
  expect(tables[0]?.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  const [first, ...others] = tables.map(({ currentMoment }) => currentMoment.value.view);
  for (const each of others) expect(each).toEqual(first);
});

test("two people play a whole game, and all clients have all of it", async () => {
  const people = await party.createGuests("Ann", "Ben");
  const { id, clients, tables } = await startGame(people, { options: { roundLimit: 2 } });
  const watcher = await party.anonymous().openStartedTable(id);
  const chance = dice("online");
  await playUntil(
    tables,
    ({ ranking }) => ranking !== undefined,
    (moves) => moves[chance.below(moves.length)],
  );
  await waitUntil(() => watcher.client.info.value.status === "over");
  for (const client of clients) await waitUntil(() => client.info.value.status === "over");
  const [mine] = tables;
  if (mine === undefined) throw new Error("nobody");
  expect(mine.me.value).toBeUndefined();
  expect(mine.client.info.value.outcome).toMatchObject({ reason: "played" });
  const late = await party.anonymous().openStartedTable(id);
  for (const each of [...tables, watcher, late]) expect(viewsOf(each)).toEqual(viewsOf(mine));

  // The stored form is the same game.
  const stored = parseStored(zimbabwe, structuredClone(mine.stored.value));
  const timeline = stored.ok ? timelineOf(zimbabwe, stored.value) : stored;
  expect(timeline.ok && momentsOf(timeline.value).map(({ view }) => view)).toEqual(viewsOf(mine));
  expect(mine.stored.value.ranking).toEqual(mine.client.info.value.outcome?.ranking);
  const record = parseRecord(zimbabwe, await unwrap(party.anonymous().api.readRecord(id)));
  expect(record.ok && record.value.moves).toHaveLength(mine.currentMoment.value.moveCount);
});

test("a move is shown at once, undone, and made again", async () => {
  const { id, mine, other } = await party.startTurn();
  const { moveCount } = mine.currentMoment.value;
  expect(mine.undoTo.value).toBeUndefined();
  expect(mine.play(undoableMove(mine))).toBeUndefined();
  expect(mine.currentMoment.value.moveCount).toBe(moveCount + 1);
  expect(mine.unconfirmedCount.value).toBe(1);
  expect(mine.undoTo.value).toBe(moveCount);
  // All three before any answer arrived.
  mine.undo();
  expect(mine.currentMoment.value.moveCount).toBe(moveCount);
  const again = undoableMove(mine);
  mine.play(again);
  await allConfirmed(mine);
  await waitUntil(() => other.client.info.value.entryCount === mine.client.info.value.entryCount);
  expect(mine.rejection.value).toBeUndefined();
  expect(other.currentMoment.value).toMatchObject({
    moveCount: moveCount + 1,
    lastMove: { move: again },
  });
  expect(other.undoTo.value).toBeUndefined();
  expect(viewsOf(other)).toEqual(viewsOf(mine));
  // And after they were confirmed.
  mine.undo(moveCount);
  await allConfirmed(mine);
  await waitUntil(() => other.currentMoment.value.moveCount === moveCount);
  expect(viewsOf(await party.anonymous().openStartedTable(id))).toEqual(viewsOf(mine));
});

test("an illegal move is refused by the client, and nothing is sent", async () => {
  const { mine, other } = await party.startTurn();
  expect(mine.play({ kind: "give", cattle: 1 })).toMatchObject({ code: expect.any(String) });
  expect(other.play(chooseLegalMove(other, ([move]) => move))).toMatchObject({
    code: expect.any(String),
  });
  expect([mine, other].map(({ unconfirmedCount }) => unconfirmedCount.value)).toEqual([0, 0]);
});

test("a bot plays for a player who handed over, until they come back", async () => {
  const { mine, other } = await party.startTurn();
  const seat = mine.me.value ?? 0;
  await unwrap(mine.client.send("hand-over", {}));
  await waitUntil(() => mine.me.value === undefined);
  expect(mine.client.info.value.seats[seat]).toMatchObject({ isHandedOver: true });
  // The bot plays until it is the other's turn.
  await waitUntil(() => other.currentMoment.value.toAct[0] === other.me.value);
  await unwrap(mine.client.send("reclaim-seat", {}));
  await waitUntil(() => mine.me.value === seat);
  expect(mine.client.info.value.seats[seat]?.isHandedOver).toBeUndefined();
});

test("resigning ends a game of two: nobody is to act any more", async () => {
  const { mine, other } = await party.startTurn();
  await unwrap(mine.client.send("resign", {}));
  for (const each of [mine, other]) await waitUntil(() => each.client.info.value.status === "over");
  for (const each of [mine, other]) {
    await waitUntil(() => each.currentMoment.value.toAct.length === 0);
    expect(each.me.value).toBeUndefined();
    expect(each.undoTo.value).toBeUndefined();
  }
  expect(other.client.info.value.outcome).toMatchObject({ reason: "resigned" });
  expect(other.currentMoment.value.view).toEqual(other.moments.value.at(-1)?.view);
  const next = await unwrap(other.client.send("rematch", {}));
  expect(await mine.client.send("rematch", {})).toMatchObject({ value: { tableId: next.tableId } });
});

test("all agree to a longer undo", async () => {
  const { mine, other } = await party.startTurn();
  const { moveCount } = mine.currentMoment.value;
  const to = mine.entryOfMove(moveCount - 2) ?? -1;
  await unwrap(mine.client.send("propose", { kind: "undo", to }));
  await waitUntil(() => other.client.info.value.proposal?.by === mine.me.value);
  await unwrap(other.client.send("answer-proposal", { accept: true }));
  for (const each of [mine, other])
    await waitUntil(() => each.currentMoment.value.moveCount === moveCount - 2);
  expect(mine.client.info.value.proposal).toBeUndefined();
  expect(viewsOf(other)).toEqual(viewsOf(mine));
});

test("clocks show the time left", async () => {
  const people = await party.createGuests("Ann", "Ben");
  const pace = { kind: "live", per: "turn", seconds: 3600, bank: 600 } as const;
  const { clients } = await startGame(people, { pace });
  const [annes, bens] = clients.map((client) => client.clockNow());
  const [running = -1] = annes?.running ?? [];
  expect(annes?.running).toEqual(bens?.running);
  expect(annes?.timeLeft[running]).toBeGreaterThan(3_000_000);
  expect(annes?.timeLeft[running]).toBeLessThanOrEqual(3_600_000);
  expect(annes?.timeLeft[1 - running]).toBe(3_600_000);
  expect(annes?.bankLeft).toEqual([600_000, 600_000]);
});
