import type { Game } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredGame } from "../store/stored-game.ts";
import { BOTS, bot, person, playToEnd, seconds, sitDown } from "../testing/hidden-tables.ts";
import { marketGame } from "../testing/mediterranean-game.ts";
import { memory } from "../testing/tables.ts";
import { traders } from "../games/mediterranean/workers/bot-handlers.ts";
import type { CompanySurroundings, CompanyTable } from "./local-hidden-table.ts";

const ALONE = [person("Ann"), bot("Ben"), bot("Cem"), bot("Dia")];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const partOf = (table: CompanyTable<Mediterranean>) => table.sight.value.view.part;

/** Says "ready" for whoever is asked until the market opens. */
async function toMarket(table: CompanyTable<Mediterranean>): Promise<void> {
  for (let n = 0; n < 60 && partOf(table) !== "trading"; n++) {
    if (table.curtain.value !== undefined) table.lift();
    await table.decide({ kind: "ready" });
    await seconds(5);
  }
  expect(partOf(table)).toBe("trading");
}

test("bots trade at their pace until the bell, and a person sees only their own cards", async () => {
  const table = sitDown(ALONE, { tradeSeconds: 240 });
  await toMarket(table);
  const { view } = table.sight.value;
  expect(view.observer).toBe(0);
  expect(view.seats.map(({ hand }) => hand !== undefined)).toEqual([true, false, false, false]);
  const before = table.now.value.number;
  expect(table.time.value?.left()).toBeGreaterThan(200_000);
  await seconds(1);
  expect(table.now.value.number).toBe(before);
  await seconds(60);
  const kinds = table.told.value.map(({ move }) => move?.kind);
  expect(kinds.filter((kind) => kind === "offer").length).toBeGreaterThan(0);
  await seconds(240);
  expect(partOf(table)).not.toBe("trading");
});

test("a pause stops the clock and the bots", async () => {
  const table = sitDown(ALONE, { tradeSeconds: 240 });
  await toMarket(table);
  await seconds(3);
  table.pause();
  await seconds(10);
  const [made, left] = [table.now.value.number, table.time.value?.left()];
  await seconds(600);
  expect([table.now.value.number, table.time.value?.left()]).toEqual([made, left]);
  table.resume();
  await seconds(30);
  expect(table.now.value.number).toBeGreaterThan(made);
});

test("the market has its time by the rules under which the game was begun", async () => {
  const { rulesVersion, older = [] } = mediterranean;
  const newer: Game<Mediterranean> = {
    ...mediterranean,
    rulesVersion: rulesVersion + 1,
    older: [mediterranean, ...older],
    timer: () => undefined,
  };
  const table = sitDown(ALONE, { tradeSeconds: 240 }, {}, {}, newer);
  await toMarket(table);
  expect(table.time.value?.left()).toBeGreaterThan(200_000);
});

test("what is left of the market is kept with the game", async () => {
  const shelf = memory();
  const table = sitDown(ALONE, { tradeSeconds: 240 }, { shelf });
  await toMarket(table);
  await seconds(100);
  table.close();
  const kept = shelf.kept.get("game") as StoredGame<Mediterranean>;
  const { left } = kept;
  expect(left?.milliseconds).toBeLessThan(235_000);
  await seconds(1000);
  const again = sitDown(ALONE, {}, { shelf }, kept);
  await seconds(0);
  expect(again.time.value?.left()).toBe(left?.milliseconds);
});

test("people at one device are called one after the other, and nothing is shown before", async () => {
  const table = sitDown([person("Ann"), person("Ben"), bot("Cem"), bot("Dia")], {
    tradeSeconds: 0,
    market: "rounds",
  });
  await seconds(0);
  expect(table.curtain.value).toBe(0);
  expect(table.observer.value).toBe("spectator");
  expect(table.sight.value.view.seats.every(({ hand }) => hand === undefined)).toBe(true);
  expect(await table.decide({ kind: "ready" })).toMatchObject({
    failure: { code: "seat/not-seated" },
  });
  table.lift();
  expect(table.observer.value).toBe(0);
  await table.decide({ kind: "ready" });
  expect(table.curtain.value).toBe(1);
  expect(table.observer.value).toBe("spectator");
});

test("bots play the last turn to the end of the game without a person", async () => {
  const { stored, moments } = marketGame(4);
  const played = moments.findIndex(({ state }) => state.turn === 6);
  const { ranking: _ranking, ...game } = stored;
  const log = game.log.slice(0, played);
  const table = sitDown(BOTS, {}, {}, { ...game, players: BOTS, log });
  await playToEnd(table);
  expect(table.now.value.number).toBeGreaterThan(played + 20);
  expect(table.stored.value.ranking).toHaveLength(4);
  expect(table.trouble.value).toBeUndefined();
});

test("a bot that breaks is named, and asked again", async () => {
  let isBroken = true;
  const table = sitDown(
    ALONE,
    {},
    {
      think: async (question) => {
        if (isBroken) throw new Error("no idea");
        return traders.decide({ ...question, table: "a broken bot" });
      },
    },
  );
  await seconds(5);
  expect(table.trouble.value).toMatchObject({ kind: "bot-failed", reason: "no idea" });
  isBroken = false;
  table.retry();
  await table.decide({ kind: "ready" });
  await seconds(20);
  expect(table.trouble.value).toBeUndefined();
  expect(table.now.value.number).toBeGreaterThan(1);
});

test("what was bought can be taken back, and bots think anew", async () => {
  const table = sitDown(ALONE, { tradeSeconds: 60 });
  await toMarket(table);
  for (let n = 0; n < 60 && partOf(table) !== "purchasing"; n++) {
    const [move] = mediterranean.legalMoves(table.now.value.state, 0);
    if (move !== undefined && partOf(table) !== "trading") await table.decide(move);
    await seconds(5);
  }
  expect(partOf(table)).toBe("purchasing");
  const own = table.now.value.number;
  await table.decide({ kind: "ready" });
  expect(table.sight.value.view.seats[0]?.ready).toBe(true);
  table.undo();
  expect(table.now.value.number).toBe(own);
  expect(table.sight.value.view.seats[0]?.ready).toBe(false);
});

/** A game in which all buy at the same time; bots are ready when the test says so. */
async function buyingTable() {
  const { stored, moments } = marketGame(4);
  const begun = moments.findIndex((moment) => moment.viewOf(0).part === "purchasing");
  const { ranking: _ranking, ...game } = stored;
  const answers = new Map<number, () => void>();
  const think: CompanySurroundings<Mediterranean>["think"] = ({ seat }) =>
    new Promise((resolve) => {
      answers.set(seat, () => resolve({ move: { kind: "ready" }, pause: 0 }));
    });
  const log = game.log.slice(0, begun);
  const table = sitDown(ALONE, {}, { think }, { ...game, players: ALONE, log });
  await seconds(0);
  return {
    table,
    begun,
    ready: () => table.sight.value.view.seats.map((seat) => seat.ready),
    letBotBeReady: async (seat: number) => {
      answers.get(seat)?.();
      await seconds(1);
    },
  };
}

test("taking back leaves what bots decided at the same time", async () => {
  const { table, begun, ready, letBotBeReady } = await buyingTable();
  await table.decide({ kind: "ready" });
  await letBotBeReady(1);
  expect(ready()).toEqual([true, true, false, false]);
  expect(table.undoTo.value).toBe(begun + 1);
  table.undo();
  expect(ready()).toEqual([false, true, false, false]);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun, seat: 0 });
  expect(table.now.value).toMatchObject({ number: begun + 1, last: { actor: 1 } });
  expect(table.undoTo.value).toBeUndefined();
});

test("a stored game in which one seat took back is opened, and goes on", async () => {
  const { table, begun, letBotBeReady } = await buyingTable();
  await table.decide({ kind: "ready" });
  await letBotBeReady(1);
  table.undo();
  const again = sitDown(ALONE, {}, { think: () => new Promise(() => {}) }, table.stored.value);
  expect(again.now.value.view).toEqual(table.now.value.view);
  await again.decide({ kind: "ready" });
  again.undo();
  // Entries: the two moves, the undo of the first one, the move that is taken back now.
  expect(again.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun + 3 });
  expect(again.now.value.number).toBe(begun + 1);
});

test("nothing is taken back if the part would end by it", async () => {
  const { table, ready, letBotBeReady } = await buyingTable();
  for (const kind of ["ready", "unready"] as const) await table.decide({ kind });
  for (const seat of [1, 2, 3]) await letBotBeReady(seat);
  expect(ready()).toEqual([false, true, true, true]);
  const before = table.stored.value;
  expect(table.undoTo.value).toBeUndefined();
  table.undo();
  table.undo(0);
  expect(table.stored.value).toBe(before);
});

test("in a game with secrets nothing that is closed is taken back", async () => {
  const { table, begun } = await buyingTable();
  table.undo(2);
  expect(table.now.value.number).toBe(begun);
  await table.decide({ kind: "ready" });
  table.undo(2);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: begun });
  expect(table.now.value.number).toBe(begun);
});
