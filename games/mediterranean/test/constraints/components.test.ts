import { describe, expect, test } from "vitest";
import { mediterranean } from "@sofala/mediterranean";
import { EDITIONS } from "../../src/data/editions.ts";
import { tally } from "./sums.ts";

/** The box is made for so many. */
const PLAYERS = 6;

describe.each(Object.values(EDITIONS))("edition $id: A, components", (edition) => {
  const cards = [...edition.cards.values()];
  const buildings = Object.values(edition.buildings);

  test("1: four to six players, six turns", () => {
    expect(mediterranean.players).toEqual({ min: 4, max: 6 });
    expect(edition.rules.turns.value).toBe(6);
    expect(edition.rules.ageOfTurn.value).toHaveLength(6);
  });

  test("2: ninety basic cards, eighteen of each of five goods", () => {
    const basic = cards.filter(({ good }) => edition.goods[good].tier === "basic");
    expect(basic).toHaveLength(90);
    expect(tally(basic, ({ good }) => good)).toEqual({
      grain: 18,
      wool: 18,
      timber: 18,
      ore: 18,
      salt: 18,
    });
    expect(basic.every(({ good, deck }) => deck === good)).toBe(true);
  });

  test("3: forty-eight civic cards, twelve of each of four goods, in one deck", () => {
    const civic = cards.filter(({ good }) => edition.goods[good].tier === "civic");
    expect(civic).toHaveLength(48);
    expect(tally(civic, ({ good }) => good)).toEqual({ art: 12, slaves: 12, dye: 12, wine: 12 });
    expect(tally(civic, ({ deck }) => deck)).toEqual({ civic: 48 });
  });

  test("4: twenty-five luxury cards, twelve of each of two goods and Piracy, in one deck", () => {
    const luxury = cards.filter(({ good }) => edition.goods[good].tier === "luxury");
    expect(luxury).toHaveLength(25);
    expect(tally(luxury, ({ good }) => good)).toEqual({ spices: 12, gold: 12, piracy: 1 });
    expect(tally(luxury, ({ deck }) => deck)).toEqual({ luxury: 25 });
  });

  test("5: thirty-six developments; ten calamities, five of each kind", () => {
    expect(Object.keys(edition.developments)).toHaveLength(36);
    expect(tally(Object.values(edition.calamities), ({ track }) => track)).toEqual({
      happiness: 5,
      safety: 5,
    });
  });

  test("6: six building tiles for each track, thirty-six in the box, with two faces each", () => {
    for (const track of ["government", "religion"] as const) {
      const tiles = tally(
        buildings.filter((building) => building.track === track),
        ({ tile }) => tile,
      );
      expect(Object.keys(tiles).length * PLAYERS).toBe(36);
      expect(new Set(Object.values(tiles))).toEqual(new Set([2]));
    }
    expect(tally(buildings, ({ track, idea }) => `${track} ${idea}`)).toEqual({
      "government democracy": 6,
      "government dictatorship": 6,
      "religion venus": 6,
      "religion mars": 6,
    });
    expect(new Set(buildings.map(({ tile, idea }) => `${tile} ${idea}`)).size).toBe(24);
  });

  test("7: one board and one set of buildings describe all players", () => {
    for (const [id, { tile }] of Object.entries(edition.buildings)) {
      expect(id).toMatch(new RegExp(`^(white|black|blue|red)-${tile}$`));
    }
    expect(Object.keys(edition.areas).toSorted()).toEqual([
      "army",
      "available",
      "bank",
      "city",
      "colosseum",
      "farm.grain",
      "farm.ore",
      "farm.salt",
      "farm.timber",
      "farm.wool",
      "harbor",
      "industry.arms",
      "industry.base",
      "industry.brewing",
      "industry.curing",
      "industry.shipbuilding",
      "industry.textiles",
      "warehouse",
      "wonder.government",
      "wonder.religious",
    ]);
  });

  test("8: fifteen population cubes for each player", () => {
    expect(edition.rules.cubesPerPlayer.value).toBe(15);
  });
});
