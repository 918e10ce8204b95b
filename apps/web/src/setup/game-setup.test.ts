import { mapOfSeed } from "@sofala/zimbabwe";
import { webLanguages } from "@sofala/text/web";
import { beforeEach, expect, test, vi } from "vitest";
import { withMap } from "../games/zimbabwe/setup/setup-options.ts";
import { zimbabweSetup as game } from "../games/zimbabwe/setup/table-setup.ts";
import { takenSeats, withSeat } from "./table-setup.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
beforeEach(() => storage.clear());

const STORAGE_KEY = "sofala-set-up";
const AGAINST_BOTS = game.default("bots");
const ON_ONE_DEVICE = game.default("table");

test("without a stored set-up, or with an unreadable one, there are defaults", () => {
  expect(game.recall()).toEqual(AGAINST_BOTS);
  expect(game.recall("table")).toEqual(ON_ONE_DEVICE);
  for (const invalid of ["{", "[]", `{"bots":{"players":7,"seats":[{"name":3}],"options":1}}`]) {
    storage.set(STORAGE_KEY, invalid);
    expect(game.recall()).toEqual(AGAINST_BOTS);
  }
});

test("set-ups against bots and around one device are stored separately", () => {
  const three = game.withPlayers(AGAINST_BOTS, 3);
  const two = game.withPlayers(withSeat(ON_ONE_DEVICE, 1, { name: "Ann" }), 2);
  game.remember(three);
  game.remember(two);
  expect([game.recall(), game.recall("bots"), game.recall("table")]).toEqual([two, three, two]);
});

test("an easy game has the bots of the lowest level, and is as in the default otherwise", () => {
  const options = { ...AGAINST_BOTS.options, firstPlay: true };
  const easy = game.easy({ players: 3, options });
  expect(takenSeats(easy).map(({ player }) => player)).toEqual(["person", "novice", "novice"]);
  expect(easy.options).toEqual(options);
  expect(game.easy()).toMatchObject({
    players: AGAINST_BOTS.players,
    options: AGAINST_BOTS.options,
  });
});

test("a chosen map is not stored", () => {
  game.remember(withMap(AGAINST_BOTS, mapOfSeed("save", 5)));
  expect(game.recall()).toEqual(game.withPlayers(AGAINST_BOTS, 5));
});

test("a set-up with bots only is not stored", () => {
  game.remember(withSeat(AGAINST_BOTS, 0, { player: "steady" }));
  expect(game.recall()).toEqual(AGAINST_BOTS);
});

test.each([
  ["seats", "player"],
  ["chairs", "sitter"],
])("a set-up that an older version stored, with %s, is read", (seatsName, playerName) => {
  const named = withSeat(AGAINST_BOTS, 1, { player: "strong", name: "Ann" });
  const setup = { ...named, players: 3, options: { ...named.options, roundLimit: 7 } };
  const { empires, ...options } = setup.options;
  const seats = setup.seats.map(({ player, name }, seat) => ({
    [playerName]: player,
    name,
    empire: empires[seat],
  }));
  const bots = { players: 3, [seatsName]: seats, ...options };
  storage.set(STORAGE_KEY, JSON.stringify({ last: "bots", bots }));
  expect(game.recall()).toEqual(setup);
});

test("a player without a name is called like the seat; equal names get a number", async () => {
  const text = await webLanguages[0]?.load();
  if (text === undefined) throw new Error("no text");
  const named = withSeat(withSeat(ON_ONE_DEVICE, 0, { name: " Ann " }), 1, { name: "Ann" });
  const setup = withSeat(named, 2, { player: "novice", name: "Ben" });
  expect(game.newGame(setup, "limpopo", text).players).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "person", name: "Ann 2" },
    { kind: "bot", name: "Zulu", level: "novice" },
    { kind: "person", name: "Lozi" },
  ]);
});
