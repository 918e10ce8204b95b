import { initialState, parseRecord } from "@sofala/engine";
import { webLanguages } from "@sofala/text/web";
import { EMPIRES, mapOfSeed, zimbabwe, type Position } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import type { TableSetup } from "../../../setup/table-setup.ts";
import { createStoredGame } from "../../../store/create-stored-game.ts";
import { parseStored } from "../../../store/parse-stored.ts";
import { recordOf } from "../../../store/stored-game.ts";
import { mapFor, shuffleEmpires, toRuleOptions, withEmpire, withMap } from "./setup-options.ts";
import type { SetupOptions } from "./setup-options.ts";
import { zimbabweSetup } from "./table-setup.ts";

type Setup = TableSetup<SetupOptions>;

const SEED = "limpopo";
const AGAINST_BOTS = zimbabweSetup.default("bots");
const ON_ONE_DEVICE = zimbabweSetup.default("table");

const english = await webLanguages[0]?.load();

function gameOf(setup: Setup) {
  if (english === undefined) throw new Error("no text");
  return zimbabweSetup.newGame(setup, SEED, english);
}

const withOptions = (setup: Setup, options: Partial<SetupOptions>): Setup => ({
  ...setup,
  options: { ...setup.options, ...options },
});

/** The position that a set-up leads to, after storing and reading back the game. */
function tableOf(setup: Setup): Position {
  const stored = createStoredGame(zimbabwe, gameOf(setup));
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
    const setup = zimbabweSetup.withPlayers(AGAINST_BOTS, players);
    expect(gameOf(setup)).toMatchObject({ seed: SEED, options: {} });
    expect(tableOf(setup)).toEqual(zimbabwe.position(zimbabwe.setup(SEED, players, {})));
  });

  test.each([2, 3, 4, 5])("%i players on a chosen map", (players) => {
    const map = mapOfSeed("zambezi", players);
    const setup = withMap(AGAINST_BOTS, map);
    const { seed, position } = gameOf(setup);
    expect([seed, position?.["map"]]).toEqual([undefined, map.rows]);
    const drawn = tableOf(zimbabweSetup.withPlayers(AGAINST_BOTS, players));
    expect(tableOf(setup)).toEqual({ ...drawn, board: map.board });
  });

  test("chosen empires keep the map, the gods and the order of the seed", () => {
    const setup = withOptions(ON_ONE_DEVICE, withEmpire(ON_ONE_DEVICE.options, 0, "mapungubwe"));
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
    const setup = withOptions(AGAINST_BOTS, {
      firstPlay: true,
      specialists: false,
      gods: ["eshu"],
    });
    expect(toRuleOptions(setup.options)).toEqual({ firstPlay: true });
    const { options } = setup;
    expect(tableOf({ ...setup, options: withEmpire(options, 0, "zulu") }).gods).toHaveLength(6);
  });

  test("chosen gods are in play, on a chosen map too", () => {
    const setup = withOptions(AGAINST_BOTS, {
      gods: ["eshu", "gu"],
      dziva: "start",
      roundLimit: 9,
    });
    expect(tableOf(setup).gods).toEqual(["eshu", "gu"]);
    const table = tableOf(withMap(setup, mapOfSeed("save", 4)));
    expect(table.gods).toEqual(["eshu", "gu"]);
    expect(table.options).toEqual({ gods: ["eshu", "gu"], dziva: "start", roundLimit: 9 });
  });
});

test("choosing an empire that another seat has swaps the two", () => {
  expect(withEmpire(AGAINST_BOTS.options, 1, "kilwa").empires).toEqual([
    "mutapa",
    "kilwa",
    "zulu",
    "lozi",
    "mapungubwe",
  ]);
});

test("shuffled empires are all there", () => {
  const { empires } = shuffleEmpires(AGAINST_BOTS.options, "any");
  expect(new Set(empires)).toEqual(new Set(EMPIRES));
});

test("another number of players drops a chosen map", () => {
  const chosen = withMap(AGAINST_BOTS, mapOfSeed("save", 4));
  expect(mapFor(chosen.options, 4, SEED)).toEqual(mapOfSeed("save", 4));
  expect(zimbabweSetup.withPlayers(chosen, 4)).toEqual(chosen);
  expect(mapFor(zimbabweSetup.withPlayers(chosen, 3).options, 3, SEED)).toEqual(mapOfSeed(SEED, 3));
});
