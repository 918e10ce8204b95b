import { mapOfSeed } from "@sofala/zimbabwe";
import { beforeEach, expect, test, vi } from "vitest";
import { recallSetUp, rememberSetUp } from "./remembered-setup.ts";
import { AGAINST_BOTS, AT_ONE_TABLE, withChair, withMap, withPlayers } from "./table-setup.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

test("at first there are usual set-ups, also where rubbish was stored", () => {
  expect(recallSetUp()).toEqual(AGAINST_BOTS);
  expect(recallSetUp("table")).toEqual(AT_ONE_TABLE);
  kept.set("sofala-set-up", "{");
  expect(recallSetUp()).toEqual(AGAINST_BOTS);
});

test("games against bots and at one table are remembered apart", () => {
  const three = withPlayers(AGAINST_BOTS, 3);
  const two = withPlayers(AT_ONE_TABLE, 2);
  rememberSetUp(three);
  rememberSetUp(two);
  expect([recallSetUp(), recallSetUp("bots"), recallSetUp("table")]).toEqual([two, three, two]);
});

test("a chosen map is for one game", () => {
  rememberSetUp(withMap(AGAINST_BOTS, mapOfSeed("save", 5)));
  expect(recallSetUp()).toEqual(withPlayers(AGAINST_BOTS, 5));
});

test("a table of bots alone is not what anybody wants next time", () => {
  rememberSetUp(withChair(AGAINST_BOTS, 0, { sitter: "steady" }));
  expect(recallSetUp()).toEqual(AGAINST_BOTS);
});
