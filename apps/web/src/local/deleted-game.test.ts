import { expect, test } from "vitest";
import type { Player } from "../store/stored-game.ts";
import {
  BOT,
  PERSON,
  firstLegalMove,
  memoryStore,
  playFirstMove,
  flushMicrotasks,
  withoutChangeEvents,
  openLocalTable,
} from "../testing/tables.ts";
import type { MemoryStore } from "../testing/tables.ts";

/** A table with one move made, whose game is then deleted in another window. */
async function openAndDelete(players: readonly Player[], store: MemoryStore) {
  const table = openLocalTable(players, { store });
  await flushMicrotasks();
  playFirstMove(table);
  await flushMicrotasks();
  const before = store.games.get("game");
  if (before === undefined) throw new Error("not stored");
  store.remove("game");
  await flushMicrotasks();
  expect(table.error.value).toEqual({ kind: "deleted-elsewhere" });
  return { table, before };
}

test("a game that another window deleted stays whole here, and is stored again on request", async () => {
  const store = memoryStore();
  const { table } = await openAndDelete([PERSON, PERSON], store);
  // Decisions meanwhile do not restore the game, but are not lost.
  expect(playFirstMove(table)).toBeUndefined();
  await flushMicrotasks();
  expect(store.games.size).toBe(0);
  expect(table.error.value).toEqual({ kind: "deleted-elsewhere" });
  expect(table.currentMoment.value.moveCount).toBe(2);
  table.retry();
  await flushMicrotasks();
  expect(table.error.value).toBeUndefined();
  expect(store.games.get("game")?.log).toHaveLength(2);
  playFirstMove(table);
  await flushMicrotasks();
  expect(store.games.get("game")?.log).toHaveLength(3);
});

test("a deleted game can be restored although nothing changed", async () => {
  const store = memoryStore();
  const { table, before } = await openAndDelete([PERSON, PERSON], store);
  table.retry();
  await flushMicrotasks();
  expect(store.games.get("game")).toEqual(before);
});

test("bots do not continue a deleted game", async () => {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  const table = openLocalTable([PERSON, BOT], {
    store,
    askBot: async ({ view, seat }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return firstLegalMove(view, seat);
    },
  });
  const answer = async () => {
    waiting.shift()?.();
    await flushMicrotasks();
  };
  while (table.currentMoment.value.toAct[0] !== 0) await answer();
  while (table.currentMoment.value.toAct[0] === 0) playFirstMove(table);
  await flushMicrotasks();
  const { moveCount } = table.currentMoment.value;
  store.remove("game");
  await flushMicrotasks();
  expect(table.thinkingSeat.value).toBeUndefined();
  await answer();
  expect(table.currentMoment.value.moveCount).toBe(moveCount);
  expect(store.games.size).toBe(0);
  table.retry();
  await flushMicrotasks();
  await answer();
  expect(table.currentMoment.value.moveCount).toBeGreaterThan(moveCount);
  expect(store.games.get("game")?.log).toHaveLength(table.currentMoment.value.moveCount);
});

test("a deleted game that another window restores goes on", async () => {
  const store = memoryStore();
  const { table, before } = await openAndDelete([PERSON, PERSON], store);
  playFirstMove(table);
  await store.restore(before, before.revision - 1);
  await flushMicrotasks();
  expect(table.error.value).toBeUndefined();
  expect(store.games.get("game")?.log).toHaveLength(2);
});

test("a decision does not silently restore a deleted game", async () => {
  const store = memoryStore();
  const table = openLocalTable([PERSON, PERSON], { store: withoutChangeEvents(store) });
  playFirstMove(table);
  await flushMicrotasks();
  store.remove("game");
  playFirstMove(table);
  await flushMicrotasks();
  expect(table.error.value).toEqual({ kind: "deleted-elsewhere" });
  expect(store.games.size).toBe(0);
  expect(table.currentMoment.value.moveCount).toBe(2);
});
