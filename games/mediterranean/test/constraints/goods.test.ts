import { describe, expect, test } from "vitest";
import type { Bottom, Edition, Gain, Good } from "../../src/data/edition.ts";
import { EDITIONS } from "../../src/data/editions.ts";
import { bottomsOf, copies, sum } from "./sums.ts";

const BASIC = ["grain", "wool", "timber", "ore", "salt"] as const;
const CIVIC = ["art", "slaves", "dye", "wine"] as const;
const LUXURY = ["spices", "gold"] as const;
const IDEAS = ["democracy", "dictatorship", "venus", "mars"] as const;
const SPECIAL = ["marsZealots", "venusZealots", "corruption", "slaveRevolt"] as const;

describe.each(Object.values(EDITIONS))("edition $id: B, goods cards", (edition) => {
  test("9: what sets are worth", () => {
    expect(edition.setValues.basic.value).toEqual([1, 3, 6, 10, 15, 21, 28]);
    expect(edition.setValues.civic.value).toEqual([2, 5, 9, 14, 20, 27]);
    expect(edition.setValues.luxury.value).toEqual([3, 8, 15, 24, 35]);
  });

  test.each<[money: number, good: Good, cards: number]>([
    [1, "grain", 1],
    [6, "grain", 3],
    [15, "grain", 5],
    [2, "wine", 1],
    [5, "wine", 2],
    [20, "wine", 5],
  ])("11: $%i for a set of %s, %i cards", (money, good, cards) => {
    expect(setValue(edition, good, cards)).toBe(money);
  });

  test("10: a set of six wine and one more are worth $29", () => {
    expect(edition.setValues.civic.value).toHaveLength(6);
    expect(setValue(edition, "wine", 6) + setValue(edition, "wine", 1)).toBe(29);
  });

  test("12: each card has one bottom, and each bottom is described", () => {
    for (const { bottom } of edition.cards.values()) expect(edition.bottoms).toHaveProperty(bottom);
    expect(edition.cards.size).toBe(90 + 48 + 25);
  });

  test("13: four cards of each basic good make unhappy, by Poverty or Depression alone", () => {
    for (const good of BASIC) {
      expect(copies(edition, good, "poverty", "depression")).toBe(4);
      expect(badOf(edition, good)).toEqual(["poverty", "depression"]);
      expect(copies(edition, good, ...IDEAS)).toBeGreaterThan(0);
      for (const idea of IDEAS) expect(copies(edition, good, idea)).toBeGreaterThan(0);
    }
  });

  test("14: more than half of a civic good's cards carry the idea it promotes", () => {
    const promoted = { art: "democracy", slaves: "dictatorship", dye: "venus", wine: "mars" };
    for (const good of CIVIC) {
      const { promotes } = edition.goods[good];
      expect(promotes).toBe(promoted[good]);
      expect(copies(edition, good, ...IDEAS.filter((idea) => idea === promotes))).toBeGreaterThan(
        copies(edition, good, ...bottomsOf(edition, good)) / 2,
      );
    }
  });

  test("15: the bad civic cards are Barbarians, Barbarian Fury and the special ones", () => {
    const kinds = CIVIC.flatMap((good) => badOf(edition, good));
    expect(new Set(kinds)).toEqual(new Set(["barbarians", "barbarianFury", ...SPECIAL]));
    for (const good of CIVIC) expect(copies(edition, good, "poverty", "depression")).toBe(0);
  });

  test("16: a special card pushes against its good's idea and makes unhappy", () => {
    const carried = CIVIC.map((good) => {
      const specials = bottomsOf(edition, good).filter((bottom) => isSpecial(bottom));
      for (const special of specials) {
        const { effect } = edition.bottoms[special];
        const { promotes } = edition.goods[good];
        const idea = promotes === undefined ? {} : edition.bottoms[promotes].effect;
        expect(Math.sign(effect.government ?? 0)).toBe(-Math.sign(idea.government ?? 0) + 0);
        expect(Math.sign(effect.religion ?? 0)).toBe(-Math.sign(idea.religion ?? 0) + 0);
        expect(effect.happiness).toBeLessThan(0);
      }
      return specials;
    });
    expect(carried).toEqual([["corruption"], ["slaveRevolt"], ["marsZealots"], ["venusZealots"]]);
  });

  test("17: luxury goods mix all ideas with Poverty and Barbarians; Piracy is a single card", () => {
    for (const good of LUXURY) {
      for (const idea of IDEAS) expect(copies(edition, good, idea)).toBeGreaterThan(0);
      expect(badOf(edition, good)).toEqual(["poverty", "barbarians"]);
    }
    expect(edition.goods.piracy.bottoms).toEqual({ piracy: 1 });
  });

  test("18: the cards that the text shows exist", () => {
    const shown: [Good, Bottom][] = [
      ["grain", "democracy"],
      ["timber", "democracy"],
      ["timber", "poverty"],
      ["dye", "venus"],
      ["dye", "marsZealots"],
      ["wine", "barbarianFury"],
      ["spices", "prosperity"],
      ["piracy", "piracy"],
    ];
    for (const [good, bottom] of shown) expect(copies(edition, good, bottom)).toBeGreaterThan(0);
    const listed = Object.entries(edition.goods).flatMap(([good, { shown: bottoms = [] }]) =>
      bottoms.map((bottom) => [good, bottom]),
    );
    expect(listed).toEqual(shown);
  });

  test("19, 20: white and blue push right, black and red push left", () => {
    const colours = { democracy: "white", dictatorship: "black", venus: "blue", mars: "red" };
    for (const [id, { idea }] of Object.entries(edition.buildings)) {
      expect(id.split("-")[0]).toBe(colours[idea]);
    }
    expect(IDEAS.map((idea) => edition.bottoms[idea].effect)).toEqual([
      { government: 1 },
      { government: -1 },
      { religion: 1 },
      { religion: -1 },
    ]);
  });

  test("21: what the plain bottoms do", () => {
    expect(edition.bottoms.prosperity.effect).toEqual({ vp: 1 });
    expect(edition.bottoms.poverty.effect).toEqual({ happiness: -1 });
    expect(edition.bottoms.depression.effect).toEqual({ happiness: -2 });
    expect(edition.bottoms.barbarians.effect).toEqual({ safety: -1 });
    expect(edition.bottoms.barbarianFury.effect).toEqual({ safety: -2 });
  });

  test("22, 23: what may not be warehoused; Piracy does nothing else", () => {
    const barred = Object.entries(edition.bottoms).filter(([, { mayWarehouse }]) => !mayWarehouse);
    expect(new Set(barred.map(([bottom]) => bottom))).toEqual(
      new Set(["depression", "barbarianFury", ...SPECIAL, "piracy"]),
    );
    expect(edition.bottoms.piracy.effect).toEqual({});
  });

  test("24: the hand of the full example can be dealt, pays $15 and moves the tracks so", () => {
    const hand = [
      ...(["grain-01", "grain-04", "grain-05", "timber-13"] as const),
      ...(["dye-01", "dye-02", "spices-11"] as const),
    ].flatMap((id) => edition.cards.get(id) ?? []);
    const held = (good: Good) => hand.filter((card) => card.good === good).length;
    const moved = (member: keyof Gain | "government" | "religion") =>
      sum(hand.map(({ bottom }) => edition.bottoms[bottom].effect[member] ?? 0));

    const goods = ["grain", "timber", "dye", "spices"] as const;
    expect(goods.map((good) => held(good))).toEqual([3, 1, 2, 1]);
    expect(hand.map(({ bottom }) => bottom).toSorted()).toEqual([
      "barbarians",
      "democracy",
      "dictatorship",
      "dictatorship",
      "prosperity",
      "venus",
      "venus",
    ]);
    expect(sum(goods.map((good) => setValue(edition, good, held(good))))).toBe(15);
    expect(
      (["government", "religion", "vp", "safety", "happiness", "money"] as const).map(moved),
    ).toEqual([-1, 2, 1, -1, 0, 0]);
  });
});

const setValue = (edition: Edition, good: Good, cards: number): number =>
  edition.setValues[edition.goods[good].tier].value[cards - 1] ?? Number.NaN;

const isSpecial = (bottom: Bottom) => SPECIAL.some((special) => special === bottom);

/** The bottoms of a good that are neither ideas nor prosperity. */
const badOf = (edition: Edition, good: Good): readonly Bottom[] =>
  bottomsOf(edition, good).filter(
    (bottom) => bottom !== "prosperity" && !IDEAS.some((idea) => idea === bottom),
  );
