import { initialState, parseRecord } from "@sofala/engine";
import { EMPIRES, mapOfSeed, zimbabwe, type Position } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { createStored } from "../../../store/create-stored-game.ts";
import { parseStored, recordOf } from "../../../store/stored-game.ts";
import {
  AGAINST_BOTS,
  AT_ONE_TABLE,
  dealEmpires,
  gameOf,
  mapFor,
  optionsOf,
} from "./table-setup.ts";
import { withChair, withEmpire, withMap, withPlayers, type SetUp } from "./table-setup.ts";

const SEED = "limpopo";

/** The table that a set-up leads to, through everything that a stored game goes through. */
function tableOf(setUp: SetUp): Position {
  const stored = createStored(zimbabwe, gameOf(setUp, SEED));
  const written: unknown = JSON.parse(JSON.stringify(stored));
  expect(parseStored(zimbabwe, written)).toEqual({ ok: true, value: stored });
  const record = parseRecord(zimbabwe, JSON.parse(JSON.stringify(recordOf(stored))));
  if (!record.ok) throw new Error(record.error.reason);
  const state = initialState(zimbabwe, record.value);
  if (!state.ok) throw new Error(state.error.reason);
  return zimbabwe.position(state.value) as unknown as Position;
}

describe("a game by what was chosen", () => {
  test.each([2, 3, 4, 5])("%i players with nothing chosen play by seed", (players) => {
    const setUp = withPlayers(AGAINST_BOTS, players);
    expect(gameOf(setUp, SEED)).toMatchObject({ seed: SEED, options: {} });
    expect(tableOf(setUp)).toEqual(zimbabwe.position(zimbabwe.setup(SEED, players, {})));
  });

  test.each([2, 3, 4, 5])("%i players on a chosen map", (players) => {
    const map = mapOfSeed("zambezi", players);
    const setUp = withMap(AGAINST_BOTS, map);
    const { seed, position } = gameOf(setUp, SEED);
    expect([seed, position?.["map"]]).toEqual([undefined, map.rows]);
    const drawn = tableOf(withPlayers(AGAINST_BOTS, players));
    expect(tableOf(setUp)).toEqual({ ...drawn, board: map.board });
  });

  test("chosen empires keep the map, the gods and the order of the seed", () => {
    const setUp = withEmpire(AT_ONE_TABLE, 0, "mapungubwe");
    const drawn = tableOf(AT_ONE_TABLE);
    const table = tableOf(setUp);
    expect(table.seats.map(({ empire }) => empire)).toEqual([
      "mapungubwe",
      "mutapa",
      "zulu",
      "lozi",
    ]);
    expect({ ...table, seats: [] }).toEqual({ ...drawn, seats: [] });
  });

  test("the options of a first play leave no room for specialists and other gods", () => {
    const setUp: SetUp = { ...AGAINST_BOTS, firstPlay: true, specialists: false, gods: ["eshu"] };
    expect(optionsOf(setUp)).toEqual({ firstPlay: true });
    expect(tableOf(withEmpire(setUp, 0, "zulu")).gods).toHaveLength(6);
  });

  test("chosen gods are in play, on a chosen map too", () => {
    const setUp: SetUp = { ...AGAINST_BOTS, gods: ["eshu", "gu"], dziva: "start", roundLimit: 9 };
    expect(tableOf(setUp).gods).toEqual(["eshu", "gu"]);
    const table = tableOf(withMap(setUp, mapOfSeed("save", 4)));
    expect(table.gods).toEqual(["eshu", "gu"]);
    expect(table.options).toEqual({ gods: ["eshu", "gu"], dziva: "start", roundLimit: 9 });
  });
});

describe("who sits where", () => {
  test("who writes no name goes by the empire; two of one name are told apart", () => {
    const named = withChair(withChair(AT_ONE_TABLE, 0, { name: " Ann " }), 1, { name: "Ann" });
    const { players } = gameOf(withChair(named, 2, { sitter: "novice", name: "Ben" }), SEED);
    expect(players).toEqual([
      { kind: "person", name: "Ann" },
      { kind: "person", name: "Ann 2" },
      { kind: "bot", name: "Zulu", level: "novice" },
      { kind: "person", name: "Lozi" },
    ]);
  });

  test("an empire that is taken is exchanged", () => {
    const { chairs } = withEmpire(AGAINST_BOTS, 1, "kilwa");
    expect(chairs.map(({ empire }) => empire)).toEqual([
      "mutapa",
      "kilwa",
      "zulu",
      "lozi",
      "mapungubwe",
    ]);
  });

  test("empires dealt by lot are all there", () => {
    const { chairs } = dealEmpires(AGAINST_BOTS, "any");
    expect(new Set(chairs.map(({ empire }) => empire))).toEqual(new Set(EMPIRES));
  });

  test("another number of players lets a chosen map go", () => {
    const chosen = withMap(AGAINST_BOTS, mapOfSeed("save", 4));
    expect(mapFor(chosen, SEED)).toEqual(mapOfSeed("save", 4));
    expect(withPlayers(chosen, 4)).toEqual(chosen);
    expect(mapFor(withPlayers(chosen, 3), SEED)).toEqual(mapOfSeed(SEED, 3));
  });
});
