import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { parseStored } from "../store/parse-stored.ts";
import { recordOf, type StoredGame } from "../store/stored-game.ts";
import {
  BOT,
  PERSON,
  firstLegalMove,
  memoryStore,
  flushMicrotasks,
  withoutChangeEvents,
  openLocalTable,
  playFirstMove,
} from "../testing/tables.ts";
import { timelineOf } from "./load-game.ts";
import { lastMomentOf } from "./moments.ts";

test("bots play until a person is to move", async () => {
  const table = openLocalTable([BOT, PERSON, BOT]);
  await flushMicrotasks();
  expect(table.currentMoment.value.toAct).toEqual([1]);
  expect(table.me.value).toBe(1);
  expect(table.thinkingSeat.value).toBeUndefined();
});

test("a move is stored, and the stored game replays to the same table", async () => {
  const store = memoryStore();
  const table = openLocalTable([PERSON, PERSON], { store });
  for (let n = 0; n < 6; n++) {
    expect(
      table.play(
        firstLegalMove(table.currentMoment.value.view, table.currentMoment.value.toAct[0] ?? 0),
      ),
    ).toBeUndefined();
  }
  await flushMicrotasks();
  const stored = store.games.get("game") as StoredGame<Zimbabwe>;
  expect(stored.revision).toBe(6);
  expect(recordOf(stored).moves).toHaveLength(6);
  expect(table.error.value).toBeUndefined();
  const again = timelineOf(zimbabwe, stored);
  expect(again.ok && lastMomentOf(again.value).view).toEqual(table.currentMoment.value.view);
});

test("a game in which a bot was asked for advice stays marked, and its record does not change", async () => {
  const store = memoryStore();
  const table = openLocalTable([PERSON, BOT], { store });
  await flushMicrotasks();
  const record = recordOf(table.stored.value);
  table.markHelped();
  table.markHelped();
  await flushMicrotasks();
  expect(recordOf(table.stored.value)).toEqual(record);
  playFirstMove(table);
  table.undo();
  await flushMicrotasks();
  const stored = store.games.get("game");
  expect(parseStored(zimbabwe, stored)).toMatchObject({ ok: true, value: { helped: true } });
});

test("a mark that is no mark, and none, are read as a game without help", () => {
  const { value: stored } = openLocalTable([PERSON, BOT]).stored;
  const parsed = parseStored(zimbabwe, { ...stored, helped: "perhaps" });
  expect(parsed).toMatchObject({ ok: true, value: { helped: false } });
  expect(parseStored(zimbabwe, stored)).toEqual({ ok: true, value: stored });
});

test("a refused move changes nothing", async () => {
  const table = openLocalTable([PERSON, PERSON]);
  const before = table.currentMoment.value;
  expect(table.play({ kind: "end-turn" })?.code).toBe("turn/wrong-phase");
  expect(table.currentMoment.value).toBe(before);
  expect(table.stored.value.revision).toBe(0);
});

test("undo goes back to the last decision of a person, over the moves of bots", async () => {
  const table = openLocalTable([PERSON, BOT]);
  await flushMicrotasks();
  const own = table.currentMoment.value;
  table.play(firstLegalMove(own.view, 0));
  await flushMicrotasks();
  expect(table.currentMoment.value.moveCount).toBeGreaterThan(own.moveCount + 1);
  table.undo();
  expect(table.currentMoment.value.view).toEqual(own.view);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: own.moveCount });
  await flushMicrotasks();
  table.play(firstLegalMove(own.view, 0));
  await flushMicrotasks();
  expect(recordOf(table.stored.value).moves.length).toBe(table.currentMoment.value.moveCount);
});

test("an undone move and those of bots after it can be made again, until a new move is made", async () => {
  const table = openLocalTable([PERSON, BOT]);
  await flushMicrotasks();
  const { moveCount } = table.currentMoment.value;
  playFirstMove(table);
  await flushMicrotasks();
  const after = table.currentMoment.value;
  playFirstMove(table);
  await flushMicrotasks();
  const last = table.currentMoment.value;
  table.undo();
  expect(table.currentMoment.value).toBe(after);
  table.undo();
  expect(table.currentMoment.value.moveCount).toBe(moveCount);
  table.redo();
  expect(table.currentMoment.value.view).toEqual(after.view);
  table.redo();
  await flushMicrotasks();
  expect(table.currentMoment.value.view).toEqual(last.view);
  expect(table.canRedo.value).toBe(false);

  table.undo();
  playFirstMove(table);
  expect(table.canRedo.value).toBe(false);
});

test("a bot's decision that comes after an undo is dropped", async () => {
  const waiting: ((move: Move) => void)[] = [];
  const table = openLocalTable([PERSON, BOT], {
    askBot: () => new Promise((resolve) => waiting.push(resolve)),
  });
  if (table.currentMoment.value.toAct[0] === 1) {
    waiting.shift()?.(firstLegalMove(table.currentMoment.value.view, 1));
    await flushMicrotasks();
  }
  const own = table.currentMoment.value;
  table.play(firstLegalMove(own.view, 0));
  await flushMicrotasks();
  const { view } = table.currentMoment.value;
  table.undo();
  waiting.shift()?.(firstLegalMove(view, 1));
  await flushMicrotasks();
  expect(table.currentMoment.value.view).toEqual(own.view);
});

test("bots wait while the screen still shows their last move, and do not pause for a person who skips", async () => {
  const table = openLocalTable([BOT, PERSON], {
    // The pause never ends.
    waitBetweenMoves: () => new Promise(() => undefined),
  });
  table.botPace.value = "wait";
  const before = table.currentMoment.value.moveCount;
  await flushMicrotasks();
  expect(table.currentMoment.value.moveCount).toBe(before);
  table.botPace.value = "no-pause";
  await flushMicrotasks();
  expect(table.currentMoment.value.toAct).toEqual([1]);
});

test("a bot that fails is reported, and can be asked again", async () => {
  let fails = true;
  const table = openLocalTable([BOT, PERSON], {
    askBot: async ({ view, seat }) => {
      if (fails) throw new Error("no worker");
      return firstLegalMove(view, seat);
    },
  });
  await flushMicrotasks();
  if (table.currentMoment.value.toAct[0] === 1) {
    table.play(firstLegalMove(table.currentMoment.value.view, 1));
    await flushMicrotasks();
  }
  expect(table.error.value).toEqual({ kind: "bot-failed", seat: 0, reason: "no worker" });
  fails = false;
  table.retry();
  await flushMicrotasks();
  expect(table.error.value).toBeUndefined();
  expect(table.currentMoment.value.toAct).toEqual([1]);
});

test("a failure to store is reported, and the game is stored later", async () => {
  const store = memoryStore();
  store.fails = true;
  const table = openLocalTable([PERSON, PERSON], { store });
  table.play(
    firstLegalMove(table.currentMoment.value.view, table.currentMoment.value.toAct[0] ?? 0),
  );
  await flushMicrotasks();
  expect(table.error.value).toEqual({ kind: "not-stored" });
  store.fails = false;
  table.retry();
  await flushMicrotasks();
  expect(table.error.value).toBeUndefined();
  expect(store.games.get("game")?.revision).toBe(1);
});

test("what one window stored first counts, and the other one follows", async () => {
  const store = memoryStore();
  const players = [PERSON, PERSON];
  const [one, two] = [openLocalTable(players, { store }), openLocalTable(players, { store })];
  one.play(firstLegalMove(one.currentMoment.value.view, one.currentMoment.value.toAct[0] ?? 0));
  await flushMicrotasks();
  expect(two.currentMoment.value.view).toEqual(one.currentMoment.value.view);
  expect(two.error.value).toBeUndefined();
});

test("a decision that comes too late is reported once, and the game goes on", async () => {
  const store = withoutChangeEvents(memoryStore());
  const players = [PERSON, PERSON];
  const [one, two] = [openLocalTable(players, { store }), openLocalTable(players, { store })];
  const { view, toAct } = one.currentMoment.value;
  const [early, late] = zimbabwe.legalMoves(
    zimbabwe.sample(view, undefined as never),
    toAct[0] ?? 0,
  );
  if (early === undefined || late === undefined) throw new Error("no choice");
  one.play(early);
  await flushMicrotasks();
  // Two unsaved decisions do not win against one that was stored.
  two.play(late);
  two.play(firstLegalMove(two.currentMoment.value.view, two.currentMoment.value.toAct[0] ?? 0));
  await flushMicrotasks();
  expect(two.error.value).toEqual({ kind: "changed-elsewhere" });
  expect(two.currentMoment.value.view).toEqual(one.currentMoment.value.view);
  two.retry();
  await flushMicrotasks();
  expect(two.error.value).toBeUndefined();
  two.play(firstLegalMove(two.currentMoment.value.view, two.currentMoment.value.toAct[0] ?? 0));
  await flushMicrotasks();
  expect(two.error.value).toBeUndefined();
});

test("bots that play in two windows at once cause no error", async () => {
  const store = withoutChangeEvents(memoryStore());
  const players = [BOT, PERSON, BOT];
  const [one, two] = [openLocalTable(players, { store }), openLocalTable(players, { store })];
  await flushMicrotasks();
  for (const table of [one, two]) {
    expect(table.currentMoment.value.moveCount).toBeGreaterThan(0);
    expect(table.currentMoment.value.toAct).toEqual([1]);
    expect(table.error.value).toBeUndefined();
  }
});

test("a person cannot move for a bot's seat", async () => {
  const slowBot = { askBot: () => new Promise<never>(() => {}) };
  for (const players of [
    [PERSON, PERSON, BOT],
    [BOT, BOT, BOT],
  ]) {
    const table = openLocalTable(players, slowBot);
    await flushMicrotasks();
    const { view, moveCount } = table.currentMoment.value;
    expect(table.thinkingSeat.value).toBe(2);
    expect(table.play(firstLegalMove(view, 2))).toMatchObject({ code: "turn/not-yours" });
    expect(table.currentMoment.value.moveCount).toBe(moveCount);
  }
});
