import { expect, test } from "vitest";
import type { Player } from "../store/stored-game.ts";
import {
  BOT,
  PERSON,
  first,
  memory,
  playFirst,
  settle,
  silent,
  sitDown,
} from "../testing/tables.ts";
import type { MemoryShelf } from "../testing/tables.ts";

/** A table with one move made, whose game is then deleted in another window. */
async function deleted(players: readonly Player[], shelf: MemoryShelf) {
  const table = sitDown(players, { shelf });
  await settle();
  playFirst(table);
  await settle();
  const before = shelf.kept.get("game");
  if (before === undefined) throw new Error("not kept");
  shelf.remove("game");
  await settle();
  expect(table.trouble.value).toEqual({ kind: "deleted-elsewhere" });
  return { table, before };
}

test("a game that another window deleted stays whole here, and is kept again when wanted", async () => {
  const shelf = memory();
  const { table } = await deleted([PERSON, PERSON], shelf);
  // What is decided meanwhile brings nothing back by itself, and is not lost.
  expect(playFirst(table)).toBeUndefined();
  await settle();
  expect(shelf.kept.size).toBe(0);
  expect(table.trouble.value).toEqual({ kind: "deleted-elsewhere" });
  expect(table.now.value.number).toBe(2);
  table.retry();
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(shelf.kept.get("game")?.log).toHaveLength(2);
  playFirst(table);
  await settle();
  expect(shelf.kept.get("game")?.log).toHaveLength(3);
});

test("nothing that changed is no reason not to bring a game back", async () => {
  const shelf = memory();
  const { table, before } = await deleted([PERSON, PERSON], shelf);
  table.retry();
  await settle();
  expect(shelf.kept.get("game")).toEqual(before);
});

test("bots do not go on with a deleted game", async () => {
  const shelf = memory();
  const waiting: (() => void)[] = [];
  const table = sitDown([PERSON, BOT], {
    shelf,
    decide: async ({ view, seat }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return first(view, seat);
    },
  });
  const answer = async () => {
    waiting.shift()?.();
    await settle();
  };
  while (table.now.value.toAct[0] !== 0) await answer();
  while (table.now.value.toAct[0] === 0) playFirst(table);
  await settle();
  const { number } = table.now.value;
  shelf.remove("game");
  await settle();
  expect(table.thinking.value).toBeUndefined();
  await answer();
  expect(table.now.value.number).toBe(number);
  expect(shelf.kept.size).toBe(0);
  table.retry();
  await settle();
  await answer();
  expect(table.now.value.number).toBeGreaterThan(number);
  expect(shelf.kept.get("game")?.log).toHaveLength(table.now.value.number);
});

test("a deleted game that comes back in another window goes on", async () => {
  const shelf = memory();
  const { table, before } = await deleted([PERSON, PERSON], shelf);
  playFirst(table);
  await shelf.bringBack(before, before.revision - 1);
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(shelf.kept.get("game")?.log).toHaveLength(2);
});

test("a decision does not bring back what was deleted without a word", async () => {
  const shelf = memory();
  const table = sitDown([PERSON, PERSON], { shelf: silent(shelf) });
  playFirst(table);
  await settle();
  shelf.remove("game");
  playFirst(table);
  await settle();
  expect(table.trouble.value).toEqual({ kind: "deleted-elsewhere" });
  expect(shelf.kept.size).toBe(0);
  expect(table.now.value.number).toBe(2);
});
