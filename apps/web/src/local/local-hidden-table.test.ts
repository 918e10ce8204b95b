import type { Game } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredGame } from "../store/stored-game.ts";
import {
  BOTS,
  bot,
  person,
  playToEnd,
  advanceSeconds,
  openHiddenTable,
} from "../testing/hidden-tables.ts";
import { mediterraneanGame } from "../testing/mediterranean-game.ts";
import { memoryStore } from "../testing/tables.ts";
import { mediterraneanBotHandlers } from "../games/mediterranean/workers/bot-handlers.ts";
import type { LocalHiddenTableDeps, LocalHiddenTable } from "./local-hidden-table.ts";

const ALONE = [person("Ann"), bot("Ben"), bot("Cem"), bot("Dia")];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const partOf = (table: LocalHiddenTable<Mediterranean>) => table.observerView.value.view.part;

/** Plays "ready" for every person until the market opens. */
async function toMarket(table: LocalHiddenTable<Mediterranean>): Promise<void> {
  for (let n = 0; n < 60 && partOf(table) !== "trading"; n++) {
    if (table.passDeviceTo.value !== undefined) table.takeDevice();
    await table.play({ kind: "ready" });
    await advanceSeconds(5);
  }
  expect(partOf(table)).toBe("trading");
}

test("bots trade at their pace until the bell, and a person sees only their own cards", async () => {
  const table = openHiddenTable(ALONE, { tradeSeconds: 240 });
  await toMarket(table);
  const { view } = table.observerView.value;
  expect(view.observer).toBe(0);
  expect(view.seats.map(({ hand }) => hand !== undefined)).toEqual([true, false, false, false]);
  const before = table.currentMoment.value.moveCount;
  expect(table.partClock.value?.timeLeft()).toBeGreaterThan(200_000);
  await advanceSeconds(1);
  expect(table.currentMoment.value.moveCount).toBe(before);
  await advanceSeconds(60);
  const kinds = table.observedMoves.value.map(({ move }) => move?.kind);
  expect(kinds.filter((kind) => kind === "offer").length).toBeGreaterThan(0);
  await advanceSeconds(240);
  expect(partOf(table)).not.toBe("trading");
});

test("a pause stops the clock and the bots", async () => {
  const table = openHiddenTable(ALONE, { tradeSeconds: 240 });
  await toMarket(table);
  await advanceSeconds(3);
  table.pause();
  await advanceSeconds(10);
  const [made, left] = [table.currentMoment.value.moveCount, table.partClock.value?.timeLeft()];
  await advanceSeconds(600);
  expect([table.currentMoment.value.moveCount, table.partClock.value?.timeLeft()]).toEqual([
    made,
    left,
  ]);
  table.resume();
  await advanceSeconds(30);
  expect(table.currentMoment.value.moveCount).toBeGreaterThan(made);
});

test("the market has the time of the rules under which the game was started", async () => {
  const { rulesVersion, older = [] } = mediterranean;
  const newer: Game<Mediterranean> = {
    ...mediterranean,
    rulesVersion: rulesVersion + 1,
    older: [mediterranean, ...older],
    timer: () => undefined,
  };
  const table = openHiddenTable(ALONE, { tradeSeconds: 240 }, {}, {}, newer);
  await toMarket(table);
  expect(table.partClock.value?.timeLeft()).toBeGreaterThan(200_000);
});

test("the time left of the market is stored with the game", async () => {
  const store = memoryStore();
  const table = openHiddenTable(ALONE, { tradeSeconds: 240 }, { store });
  await toMarket(table);
  await advanceSeconds(100);
  table.close();
  const stored = store.games.get("game") as StoredGame<Mediterranean>;
  const { left } = stored;
  expect(left?.milliseconds).toBeLessThan(235_000);
  await advanceSeconds(1000);
  const again = openHiddenTable(ALONE, {}, { store }, stored);
  await advanceSeconds(0);
  expect(again.partClock.value?.timeLeft()).toBe(left?.milliseconds);
});

test("people pass the device on, and nothing is shown before the next one has taken it", async () => {
  const table = openHiddenTable([person("Ann"), person("Ben"), bot("Cem"), bot("Dia")], {
    tradeSeconds: 0,
    market: "rounds",
  });
  await advanceSeconds(0);
  expect(table.passDeviceTo.value).toBe(0);
  expect(table.observer.value).toBe("spectator");
  expect(table.observerView.value.view.seats.every(({ hand }) => hand === undefined)).toBe(true);
  expect(await table.play({ kind: "ready" })).toMatchObject({
    failure: { code: "seat/not-seated" },
  });
  table.takeDevice();
  expect(table.observer.value).toBe(0);
  await table.play({ kind: "ready" });
  expect(table.passDeviceTo.value).toBe(1);
  expect(table.observer.value).toBe("spectator");
});

test("bots play the last turn to the end of the game without a person", async () => {
  const { stored, moments } = mediterraneanGame(4);
  const played = moments.findIndex(({ state }) => state.turn === 6);
  const { ranking: _ranking, ...game } = stored;
  const log = game.log.slice(0, played);
  const table = openHiddenTable(BOTS, {}, {}, { ...game, players: BOTS, log });
  await playToEnd(table);
  expect(table.currentMoment.value.moveCount).toBeGreaterThan(played + 20);
  expect(table.stored.value.ranking).toHaveLength(4);
  expect(table.error.value).toBeUndefined();
});

test("a bot that fails is named, and asked again", async () => {
  let isBroken = true;
  const table = openHiddenTable(
    ALONE,
    {},
    {
      askBot: async (question) => {
        if (isBroken) throw new Error("no idea");
        return mediterraneanBotHandlers.decide({ ...question, table: "a broken bot" });
      },
    },
  );
  await advanceSeconds(5);
  expect(table.error.value).toMatchObject({ kind: "bot-failed", reason: "no idea" });
  isBroken = false;
  table.retry();
  await table.play({ kind: "ready" });
  await advanceSeconds(20);
  expect(table.error.value).toBeUndefined();
  expect(table.currentMoment.value.moveCount).toBeGreaterThan(1);
});

test("a purchase can be undone, and bots decide again", async () => {
  const table = openHiddenTable(ALONE, { tradeSeconds: 60 });
  await toMarket(table);
  for (let n = 0; n < 60 && partOf(table) !== "purchasing"; n++) {
    const [move] = mediterranean.legalMoves(table.currentMoment.value.state, 0);
    if (move !== undefined && partOf(table) !== "trading") await table.play(move);
    await advanceSeconds(5);
  }
  expect(partOf(table)).toBe("purchasing");
  const own = table.currentMoment.value.moveCount;
  await table.play({ kind: "ready" });
  expect(table.observerView.value.view.seats[0]?.ready).toBe(true);
  table.undo();
  expect(table.currentMoment.value.moveCount).toBe(own);
  expect(table.observerView.value.view.seats[0]?.ready).toBe(false);
});

/** A game in which all buy at the same time; bots are ready when the test says so. */
async function buyingTable() {
  const { stored, moments } = mediterraneanGame(4);
  const begun = moments.findIndex((moment) => moment.viewFor(0).part === "purchasing");
  const { ranking: _ranking, ...game } = stored;
  const answers = new Map<number, () => void>();
  const askBot: LocalHiddenTableDeps<Mediterranean>["askBot"] = ({ seat }) =>
    new Promise((resolve) => {
      answers.set(seat, () => resolve({ move: { kind: "ready" }, pauseMs: 0 }));
    });
  const log = game.log.slice(0, begun);
  const table = openHiddenTable(ALONE, {}, { askBot }, { ...game, players: ALONE, log });
  await advanceSeconds(0);
  return {
    table,
    begun,
    ready: () => table.observerView.value.view.seats.map((seat) => seat.ready),
    letBotBeReady: async (seat: number) => {
      answers.get(seat)?.();
      await advanceSeconds(1);
    },
  };
}

test("bots wait while something is shown that comes before their moves", async () => {
  const { table, ready, letBotBeReady } = await buyingTable();
  table.areBotsHeld.value = true;
  await letBotBeReady(1);
  expect(ready()[1]).toBe(false);
  table.areBotsHeld.value = false;
  await advanceSeconds(0);
  expect(ready()[1]).toBe(true);
});

test("an undo keeps what bots decided at the same time", async () => {
  const { table, begun, ready, letBotBeReady } = await buyingTable();
  await table.play({ kind: "ready" });
  await letBotBeReady(1);
  expect(ready()).toEqual([true, true, false, false]);
  expect(table.undoTo.value).toBe(begun + 1);
  table.undo();
  expect(ready()).toEqual([false, true, false, false]);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun, seat: 0 });
  expect(table.currentMoment.value).toMatchObject({ moveCount: begun + 1, lastMove: { actor: 1 } });
  expect(table.undoTo.value).toBeUndefined();
});

test("a stored game in which one seat undid a move is opened, and goes on", async () => {
  const { table, begun, letBotBeReady } = await buyingTable();
  await table.play({ kind: "ready" });
  await letBotBeReady(1);
  table.undo();
  const again = openHiddenTable(
    ALONE,
    {},
    { askBot: () => new Promise(() => {}) },
    table.stored.value,
  );
  expect(again.currentMoment.value.view).toEqual(table.currentMoment.value.view);
  await again.play({ kind: "ready" });
  again.undo();
  // Entries: the two moves, the undo of the first one, the move that is undone now.
  expect(again.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun + 3 });
  expect(again.currentMoment.value.moveCount).toBe(begun + 1);
});

test("nothing can be undone if that would end the part", async () => {
  const { table, ready, letBotBeReady } = await buyingTable();
  for (const kind of ["ready", "unready"] as const) await table.play({ kind });
  for (const seat of [1, 2, 3]) await letBotBeReady(seat);
  expect(ready()).toEqual([false, true, true, true]);
  const before = table.stored.value;
  expect(table.undoTo.value).toBeUndefined();
  table.undo();
  table.undo(0);
  expect(table.stored.value).toBe(before);
});

test("with hidden information nothing of a closed part can be undone", async () => {
  const { table, begun } = await buyingTable();
  table.undo(2);
  expect(table.currentMoment.value.moveCount).toBe(begun);
  await table.play({ kind: "ready" });
  table.undo(2);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun });
  expect(table.currentMoment.value.moveCount).toBe(begun);
});
