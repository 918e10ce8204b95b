import { mapOfSeed } from "@sofala/zimbabwe";
import { beforeEach, expect, test, vi } from "vitest";
import { recallSetup, rememberSetup } from "./remembered-setup.ts";
import { AGAINST_BOTS, ON_ONE_DEVICE, withSeat, withMap, withPlayers } from "./table-setup.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
beforeEach(() => storage.clear());

test("without a stored set-up, or with an unreadable one, there are defaults", () => {
  expect(recallSetup()).toEqual(AGAINST_BOTS);
  expect(recallSetup("table")).toEqual(ON_ONE_DEVICE);
  storage.set("sofala-set-up", "{");
  expect(recallSetup()).toEqual(AGAINST_BOTS);
});

test("set-ups against bots and around one device are stored separately", () => {
  const three = withPlayers(AGAINST_BOTS, 3);
  const two = withPlayers(ON_ONE_DEVICE, 2);
  rememberSetup(three);
  rememberSetup(two);
  expect([recallSetup(), recallSetup("bots"), recallSetup("table")]).toEqual([two, three, two]);
});

test("a chosen map is not stored", () => {
  rememberSetup(withMap(AGAINST_BOTS, mapOfSeed("save", 5)));
  expect(recallSetup()).toEqual(withPlayers(AGAINST_BOTS, 5));
});

test("a set-up with bots only is not stored", () => {
  rememberSetup(withSeat(AGAINST_BOTS, 0, { player: "steady" }));
  expect(recallSetup()).toEqual(AGAINST_BOTS);
});

test("a set-up that an older version stored, with chairs and sitters, is read", () => {
  const setup = withSeat(withPlayers(AGAINST_BOTS, 3), 1, { player: "strong", name: "Ann" });
  const { seats, ...rest } = setup;
  const chairs = seats.map(({ player, ...seat }) => ({ sitter: player, ...seat }));
  storage.set("sofala-set-up", JSON.stringify({ last: "bots", bots: { ...rest, chairs } }));
  expect(recallSetup()).toEqual(setup);
});
