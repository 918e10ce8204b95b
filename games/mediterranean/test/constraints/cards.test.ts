import { describe, expect, test } from "vitest";
import type { DevelopmentData, DevelopmentEffect, Edition } from "../../src/data/edition.ts";
import { EDITIONS } from "../../src/data/editions.ts";
import { sum, tally } from "./sums.ts";

describe.each(Object.values(EDITIONS))("edition $id: H, calamities", (edition) => {
  test("53: Peasants Revolt", () => {
    expect(edition.calamities["CU1"]).toMatchObject({
      track: "happiness",
      ages: {
        stone: [{ op: "trackTowardZero", track: "government", spaces: 1 }],
        bronze: [{ op: "trackTowardZero", track: "government", spaces: 2 }],
        iron: [{ op: "forbidPurchase", developments: monumentsOf(edition) }],
      },
    });
    expect(monumentsOf(edition)).toEqual(["I01", "I02", "I03", "I04"]);
  });

  test("54: Barbarians Pillage", () => {
    expect(edition.calamities["CB1"]).toMatchObject({
      track: "safety",
      ages: {
        stone: [{ op: "lose", vp: 3 }],
        bronze: [{ op: "lose", vp: 4 }],
        iron: [{ op: "lose", vp: 5 }],
      },
    });
  });

  test("56: some calamities take cubes", () => {
    const takers = Object.values(edition.calamities).filter(({ ages }) =>
      Object.values(ages)
        .flat()
        .some(({ op }) => op === "loseCubes"),
    );
    expect(takers.length).toBeGreaterThan(0);
  });
});

describe.each(Object.values(EDITIONS))("edition $id: I and L, buildings", (edition) => {
  const buildings = Object.values(edition.buildings);

  test("61: most buildings bring one to three cubes and an ability for every turn", () => {
    const bringing = buildings.filter(({ population }) => population >= 1 && population <= 3);
    const working = buildings.filter(({ ability }) => ability.kind !== "doubleCulture");
    expect(bringing.length).toBeGreaterThan(buildings.length / 2);
    expect(working.length).toBeGreaterThan(buildings.length / 2);
    expect(Math.max(...buildings.map(({ population }) => population))).toBe(3);
    for (const { price } of buildings) expect(price).toBeGreaterThan(0);
  });

  test("62: there is a black building for $6 with two cubes and an ability for every turn", () => {
    const black = buildings.filter(
      ({ idea, price, population, ability }) =>
        idea === "dictatorship" &&
        price === 6 &&
        population === 2 &&
        ability.kind !== "doubleCulture",
    );
    expect(black.length).toBeGreaterThan(0);
  });

  test("82: four kinds of abilities, arrows of one or two spaces the most frequent", () => {
    const kinds = tally(buildings, ({ ability }) => ability.kind);
    expect(Object.keys(kinds).toSorted()).toEqual([
      "arrows",
      "bonus",
      "doubleCulture",
      "giveOpponent",
    ]);
    expect(kinds["arrows"]).toBe(Math.max(...Object.values(kinds)));
    for (const { ability, track } of buildings) {
      if (ability.kind === "arrows") {
        expect(ability.track).toBe(track);
        expect([1, 2]).toContain(ability.amount);
      }
      if (ability.kind === "bonus") {
        for (const gain of Object.keys(ability.gain)) {
          expect(["happiness", "safety", "money"]).toContain(gain);
        }
      }
      if (ability.kind === "giveOpponent") expect(Object.keys(ability.effect)).toHaveLength(1);
    }
    const doubled = buildings.flatMap(({ ability }) =>
      ability.kind === "doubleCulture" ? [ability.category] : [],
    );
    expect(doubled).toHaveLength(new Set(doubled).size);
  });

  test("83: there is an ability of two arrows to the right", () => {
    const right = buildings.filter(
      ({ idea, ability }) =>
        (idea === "democracy" || idea === "venus") &&
        ability.kind === "arrows" &&
        ability.amount === 2,
    );
    expect(right.length).toBeGreaterThan(0);
  });
});

describe.each(Object.values(EDITIONS))("edition $id: K, developments", (edition) => {
  const developments = Object.values(edition.developments);
  const ofCategory = (category: DevelopmentData["category"]) =>
    developments.filter((card) => card.category === category);

  test("74: five kinds", () => {
    expect(Object.keys(tally(developments, ({ category }) => category)).toSorted()).toEqual([
      "culture",
      "improvement",
      "production",
      "status",
      "wonder",
    ]);
  });

  test("75: production cards bring cubes to cities and harbors", () => {
    for (const { effects } of ofCategory("production")) {
      expect(effects).toHaveLength(1);
      for (const effect of effects) expect(["city", "harbor"]).toContain(destination(effect));
    }
  });

  test("76: culture cards place a worker and score at once; a Scholar takes any row", () => {
    const rows = ofCategory("culture").flatMap(({ effects }) => {
      expect(effects).toEqual([
        expect.objectContaining({ op: "placeWorker", to: "culture", count: 1 }),
        expect.objectContaining({ op: "gain", tag: "culture", vp: expect.any(Number) }),
      ]);
      return effects.flatMap((effect) =>
        effect.op === "placeWorker" ? [effect.cultureCategory] : [],
      );
    });
    expect(new Set(rows)).toEqual(new Set(["letters", "drama", "sculpture", "any"]));
    expect(Object.keys(edition.rowBonus.value)).toHaveLength(3);
    expect(Object.keys(edition.columnBonus.value)).toHaveLength(3);
  });

  test("77: Warehouse, Bank, Army, Colosseum and Industry, each with a worker", () => {
    const improvements = ofCategory("improvement").map(({ effects }) => effects);
    expect(new Set(improvements.map(([first]) => destination(first)))).toEqual(
      new Set(["warehouse", "bank", "army", "colosseum", "industry"]),
    );
    for (const [first, second] of improvements) {
      expect(second).toEqual(
        {
          army: { op: "gain", safety: edition.rules.armySafety.value },
          colosseum: { op: "gain", happiness: edition.rules.colosseumHappiness.value },
          industry: { op: "industryTrack", delta: 1 },
        }[destination(first) ?? ""],
      );
    }
    expect(edition.rules.bankProsperityFactor.value).toBe(3);
    // From 57: losing an army is two spaces, so building one is.
    expect(edition.rules.armySafety.value).toBe(2);
  });

  test("78: status cards sell happiness and safety, or give something for them", () => {
    const effects = ofCategory("status").map((card) => card.effects);
    const gains = effects.map((list) => ({
      happiness: sum(list.map((effect) => (effect.op === "gain" ? (effect.happiness ?? 0) : 0))),
      safety: sum(list.map((effect) => (effect.op === "gain" ? (effect.safety ?? 0) : 0))),
      money: sum(list.map((effect) => (effect.op === "gain" ? (effect.money ?? 0) : 0))),
      workers: sum(list.map((effect) => (effect.op === "takeWorkers" ? effect.count : 0))),
    }));
    expect(gains.some(({ happiness }) => happiness > 0)).toBe(true);
    expect(gains.some(({ safety }) => safety > 0)).toBe(true);
    for (const { happiness, safety, money, workers } of gains) {
      if (money > 0 || workers > 0) expect(happiness + safety).toBeLessThan(0);
    }
    expect(gains.some(({ money }) => money > 0)).toBe(true);
    expect(gains.some(({ workers }) => workers > 0)).toBe(true);
    const choices = effects.flat().flatMap((effect) => (effect.op === "trackChoice" ? effect : []));
    expect(choices.map(({ track }) => track).toSorted()).toEqual(["government", "religion"]);
    for (const { maxSpaces, cost } of choices) {
      expect([1, 2]).toContain(maxSpaces);
      expect((cost.happiness ?? 0) + (cost.safety ?? 0)).toBeLessThan(0);
    }
  });

  test("79: two wonders of the iron age, 3 VP for each building of their track", () => {
    const wonders = ofCategory("wonder");
    expect(wonders.map(({ age }) => age)).toEqual(["iron", "iron"]);
    expect(wonders.map(({ effects }) => effects[1])).toEqual([
      { op: "vpPerBuilding", track: "religion", vp: 3 },
      { op: "vpPerBuilding", track: "government", vp: 3 },
    ]);
    expect(edition.rules.wonderVp.value).toBe(3);
  });

  test("80: some bronze cards, and no others, have prices for turn 4 and turn 5", () => {
    const varying = developments.filter(({ price }) => typeof price !== "number");
    expect(varying.length).toBeGreaterThan(0);
    for (const { age, price } of varying) {
      expect(age).toBe("bronze");
      expect(Object.keys(price)).toEqual(["4", "5"]);
    }
  });

  test("81, 65: iron cards all take an available worker; earlier ones may take a farm's", () => {
    for (const { age, effects } of developments) {
      const sources = effects.flatMap((effect) => (effect.op === "placeWorker" ? effect.from : []));
      if (age === "iron") expect(sources).toEqual(["available"]);
      else if (sources.length > 0) expect(sources).toContain("farm");
    }
  });
});

const monumentsOf = (edition: Edition): readonly string[] =>
  Object.entries(edition.developments)
    .filter(([, { monument }]) => monument)
    .map(([id]) => id);

const destination = (effect: DevelopmentEffect | undefined): string | undefined =>
  effect?.op === "placeWorker" || effect?.op === "moveWorker" ? effect.to : undefined;
