import { initialState, parseRecord } from "@sofala/engine";
import { EMPIRES, mapOfSeed, zimbabwe, type Position } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { createStoredGame } from "../../../store/create-stored-game.ts";
import { parseStored, recordOf } from "../../../store/stored-game.ts";
import {
  AGAINST_BOTS,
  ON_ONE_DEVICE,
  shuffleEmpires,
  newGameOf,
  mapFor,
  optionsOf,
} from "./table-setup.ts";
import { withSeat, withEmpire, withMap, withPlayers, type TableSetup } from "./table-setup.ts";

const SEED = "limpopo";

/** The position that a set-up leads to, after storing and reading back the game. */
function tableOf(setup: TableSetup): Position {
  const stored = createStoredGame(zimbabwe, newGameOf(setup, SEED));
  const written: unknown = JSON.parse(JSON.stringify(stored));
  expect(parseStored(zimbabwe, written)).toEqual({ ok: true, value: stored });
  const record = parseRecord(zimbabwe, JSON.parse(JSON.stringify(recordOf(stored))));
  if (!record.ok) throw new Error(record.error.reason);
  const state = initialState(zimbabwe, record.value);
  if (!state.ok) throw new Error(state.error.reason);
  return zimbabwe.position(state.value) as unknown as Position;
}

describe("the game that a set-up starts", () => {
  test.each([2, 3, 4, 5])("%i players without choices play a game of the seed", (players) => {
    const setup = withPlayers(AGAINST_BOTS, players);
    expect(newGameOf(setup, SEED)).toMatchObject({ seed: SEED, options: {} });
    expect(tableOf(setup)).toEqual(zimbabwe.position(zimbabwe.setup(SEED, players, {})));
  });

  test.each([2, 3, 4, 5])("%i players on a chosen map", (players) => {
    const map = mapOfSeed("zambezi", players);
    const setup = withMap(AGAINST_BOTS, map);
    const { seed, position } = newGameOf(setup, SEED);
    expect([seed, position?.["map"]]).toEqual([undefined, map.rows]);
    const drawn = tableOf(withPlayers(AGAINST_BOTS, players));
    expect(tableOf(setup)).toEqual({ ...drawn, board: map.board });
  });

  test("chosen empires keep the map, the gods and the order of the seed", () => {
    const setup = withEmpire(ON_ONE_DEVICE, 0, "mapungubwe");
    const drawn = tableOf(ON_ONE_DEVICE);
    const table = tableOf(setup);
    expect(table.seats.map(({ empire }) => empire)).toEqual([
      "mapungubwe",
      "mutapa",
      "zulu",
      "lozi",
    ]);
    expect({ ...table, seats: [] }).toEqual({ ...drawn, seats: [] });
  });

  test("the options of a first play leave no choice of specialists and other gods", () => {
    const setup: TableSetup = {
      ...AGAINST_BOTS,
      firstPlay: true,
      specialists: false,
      gods: ["eshu"],
    };
    expect(optionsOf(setup)).toEqual({ firstPlay: true });
    expect(tableOf(withEmpire(setup, 0, "zulu")).gods).toHaveLength(6);
  });

  test("chosen gods are in play, on a chosen map too", () => {
    const setup: TableSetup = {
      ...AGAINST_BOTS,
      gods: ["eshu", "gu"],
      dziva: "start",
      roundLimit: 9,
    };
    expect(tableOf(setup).gods).toEqual(["eshu", "gu"]);
    const table = tableOf(withMap(setup, mapOfSeed("save", 4)));
    expect(table.gods).toEqual(["eshu", "gu"]);
    expect(table.options).toEqual({ gods: ["eshu", "gu"], dziva: "start", roundLimit: 9 });
  });
});

describe("players and empires", () => {
  test("a player without a name gets the empire's; equal names get a number", () => {
    const named = withSeat(withSeat(ON_ONE_DEVICE, 0, { name: " Ann " }), 1, { name: "Ann" });
    const { players } = newGameOf(withSeat(named, 2, { player: "novice", name: "Ben" }), SEED);
    expect(players).toEqual([
      { kind: "person", name: "Ann" },
      { kind: "person", name: "Ann 2" },
      { kind: "bot", name: "Zulu", level: "novice" },
      { kind: "person", name: "Lozi" },
    ]);
  });

  test("choosing an empire that another seat has swaps the two", () => {
    const { seats } = withEmpire(AGAINST_BOTS, 1, "kilwa");
    expect(seats.map(({ empire }) => empire)).toEqual([
      "mutapa",
      "kilwa",
      "zulu",
      "lozi",
      "mapungubwe",
    ]);
  });

  test("shuffled empires are all there", () => {
    const { seats } = shuffleEmpires(AGAINST_BOTS, "any");
    expect(new Set(seats.map(({ empire }) => empire))).toEqual(new Set(EMPIRES));
  });

  test("another number of players drops a chosen map", () => {
    const chosen = withMap(AGAINST_BOTS, mapOfSeed("save", 4));
    expect(mapFor(chosen, SEED)).toEqual(mapOfSeed("save", 4));
    expect(withPlayers(chosen, 4)).toEqual(chosen);
    expect(mapFor(withPlayers(chosen, 3), SEED)).toEqual(mapOfSeed(SEED, 3));
  });
});
