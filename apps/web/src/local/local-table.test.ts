import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { recordOf, type StoredGame } from "../store/stored-game.ts";
import { BOT, PERSON, first, memory, settle, silent, sitDown } from "../testing/tables.ts";
import { lastMomentOf, timelineOf } from "./moments.ts";

test("bots play until a person is to move", async () => {
  const table = sitDown([BOT, PERSON, BOT]);
  await settle();
  expect(table.now.value.toAct).toEqual([1]);
  expect(table.me.value).toBe(1);
  expect(table.thinking.value).toBeUndefined();
});

test("a move is kept, and the record of what is kept replays to the same table", async () => {
  const shelf = memory();
  const table = sitDown([PERSON, PERSON], { shelf });
  for (let n = 0; n < 6; n++) {
    expect(table.play(first(table.now.value.view, table.now.value.toAct[0] ?? 0))).toBeUndefined();
  }
  await settle();
  const kept = shelf.kept.get("game") as StoredGame<Zimbabwe>;
  expect(kept.revision).toBe(6);
  expect(recordOf(kept).moves).toHaveLength(6);
  expect(table.trouble.value).toBeUndefined();
  const again = timelineOf(zimbabwe, kept);
  expect(again.ok && lastMomentOf(again.value).view).toEqual(table.now.value.view);
});

test("a refused move changes nothing", async () => {
  const table = sitDown([PERSON, PERSON]);
  const before = table.now.value;
  expect(table.play({ kind: "end-turn" })?.code).toBe("turn/wrong-phase");
  expect(table.now.value).toBe(before);
  expect(table.stored.value.revision).toBe(0);
});

test("taking back leads to the last decision of a person, over the moves of bots", async () => {
  const table = sitDown([PERSON, BOT]);
  await settle();
  const own = table.now.value;
  table.play(first(own.view, 0));
  await settle();
  expect(table.now.value.number).toBeGreaterThan(own.number + 1);
  table.undo();
  expect(table.now.value.view).toEqual(own.view);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: own.number });
  await settle();
  table.play(first(own.view, 0));
  await settle();
  expect(recordOf(table.stored.value).moves.length).toBe(table.now.value.number);
});

test("a bot's thought that comes after an undo is dropped", async () => {
  const waiting: ((move: Move) => void)[] = [];
  const table = sitDown([PERSON, BOT], {
    decide: () => new Promise((resolve) => waiting.push(resolve)),
  });
  if (table.now.value.toAct[0] === 1) {
    waiting.shift()?.(first(table.now.value.view, 1));
    await settle();
  }
  const own = table.now.value;
  table.play(first(own.view, 0));
  await settle();
  const { view } = table.now.value;
  table.undo();
  waiting.shift()?.(first(view, 1));
  await settle();
  expect(table.now.value.view).toEqual(own.view);
});

test("a bot that fails is told about, and can be asked again", async () => {
  let fails = true;
  const table = sitDown([BOT, PERSON], {
    decide: async ({ view, seat }) => {
      if (fails) throw new Error("no worker");
      return first(view, seat);
    },
  });
  await settle();
  if (table.now.value.toAct[0] === 1) {
    table.play(first(table.now.value.view, 1));
    await settle();
  }
  expect(table.trouble.value).toEqual({ kind: "bot-failed", seat: 0, reason: "no worker" });
  fails = false;
  table.retry();
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(table.now.value.toAct).toEqual([1]);
});

test("what cannot be stored is told about, and stored when it can", async () => {
  const shelf = memory();
  shelf.fails = true;
  const table = sitDown([PERSON, PERSON], { shelf });
  table.play(first(table.now.value.view, table.now.value.toAct[0] ?? 0));
  await settle();
  expect(table.trouble.value).toEqual({ kind: "not-stored" });
  shelf.fails = false;
  table.retry();
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(shelf.kept.get("game")?.revision).toBe(1);
});

test("two windows agree: what was stored first counts, and the other one follows", async () => {
  const shelf = memory();
  const players = [PERSON, PERSON];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  one.play(first(one.now.value.view, one.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.now.value.view).toEqual(one.now.value.view);
  expect(two.trouble.value).toBeUndefined();
});

test("a decision that comes too late is told about once, and the game goes on", async () => {
  const shelf = silent(memory());
  const players = [PERSON, PERSON];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  const { view, toAct } = one.now.value;
  const [early, late] = zimbabwe.legalMoves(
    zimbabwe.sample(view, undefined as never),
    toAct[0] ?? 0,
  );
  if (early === undefined || late === undefined) throw new Error("no choice");
  one.play(early);
  await settle();
  // Two decisions at once are no newer than one.
  two.play(late);
  two.play(first(two.now.value.view, two.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.trouble.value).toEqual({ kind: "changed-elsewhere" });
  expect(two.now.value.view).toEqual(one.now.value.view);
  two.retry();
  await settle();
  expect(two.trouble.value).toBeUndefined();
  two.play(first(two.now.value.view, two.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.trouble.value).toBeUndefined();
});

test("bots that play in two windows at once are no trouble", async () => {
  const shelf = silent(memory());
  const players = [BOT, PERSON, BOT];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  await settle();
  for (const table of [one, two]) {
    expect(table.now.value.number).toBeGreaterThan(0);
    expect(table.now.value.toAct).toEqual([1]);
    expect(table.trouble.value).toBeUndefined();
  }
});

test("nobody decides for a bot's seat", async () => {
  const isSlow = { decide: () => new Promise<never>(() => {}) };
  for (const players of [
    [PERSON, PERSON, BOT],
    [BOT, BOT, BOT],
  ]) {
    const table = sitDown(players, isSlow);
    await settle();
    const { view, number } = table.now.value;
    expect(table.thinking.value).toBe(2);
    expect(table.play(first(view, 2))).toMatchObject({ code: "turn/not-yours" });
    expect(table.now.value.number).toBe(number);
  }
});
