import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Edition } from "../../src/data/edition.ts";
import { EDITIONS, CURRENT_EDITION, editionNamed } from "../../src/data/editions.ts";
import { FIRST_EDITION } from "../../src/data/first-edition/edition.ts";
import { idleMarks, marked, unmarked } from "./marks.ts";

describe("editions", () => {
  test("are found by their ids, and new games have one", () => {
    for (const [id, edition] of Object.entries(EDITIONS)) {
      expect(edition.id).toBe(id);
      expect(editionNamed(id)).toBe(edition);
    }
    expect(editionNamed(CURRENT_EDITION)?.id).toBe(CURRENT_EDITION);
    expect(editionNamed("0.0.0")).toBeUndefined();
    expect(editionNamed("toString")).toBeUndefined();
  });

  test.each(Object.values(EDITIONS))("$id: every value carries a mark", (edition) => {
    const { id, cards: _cards, ...tables } = edition;
    expect(unmarked(tables, id)).toEqual([]);
    expect(idleMarks(tables, id)).toEqual([]);
  });

  test.each(Object.values(EDITIONS))("$id: the cards are those of the goods", (edition) => {
    for (const [id, { good, deck, bottom }] of edition.cards) {
      expect(id.startsWith(`${good}-`)).toBe(true);
      expect(deck).toBe(edition.goods[good].deck);
      expect(edition.goods[good].bottoms[bottom]).toBeGreaterThan(0);
    }
    expect([...edition.cards.keys()].slice(0, 2)).toEqual(["grain-01", "grain-02"]);
    expect([...edition.cards.keys()].at(-1)).toBe("piracy-01");
    expect(edition.cards.get("wine-11")).toEqual({
      good: "wine",
      deck: "civic",
      bottom: "barbarianFury",
    });
  });
});

/** Games are replayed with the edition they name, so a value that differs belongs in a new one. */
describe("an edition never changes once games are played with it", () => {
  const fingerprints: { readonly [id: string]: string } = {
    "1.0.0": "fe607c9737f32907",
  };

  test.each(Object.values(EDITIONS))("$id", (edition) => {
    expect(fingerprint(edition)).toBe(fingerprints[edition.id]);
  });
});

/** A stated value that changes, or a value that becomes or ceases to be stated, fails here. */
describe("the values that the rulebook states are exactly these", () => {
  const stated = (table: keyof typeof FIRST_EDITION) => marked(FIRST_EDITION[table], "rulebook");
  const improvement = (to: string, ...more: readonly object[]) => ({
    category: "improvement",
    effects: [{ op: "placeWorker", to, from: ["available", "farm"], count: 1 }, ...more],
  });
  const industry = improvement("industry", { op: "industryTrack", delta: 1 });
  const wonder = (to: string, track: string) => ({
    category: "wonder",
    effects: [
      { op: "placeWorker", to, from: ["available"], count: 1 },
      { op: "vpPerBuilding", track, vp: 3 },
    ],
  });

  test("goods", () => {
    expect(stated("goods")).toEqual({
      grain: { tier: "basic", deck: "grain", shown: ["democracy"] },
      wool: { tier: "basic", deck: "wool" },
      timber: { tier: "basic", deck: "timber", shown: ["democracy", "poverty"] },
      ore: { tier: "basic", deck: "ore" },
      salt: { tier: "basic", deck: "salt" },
      art: { tier: "civic", deck: "civic", promotes: "democracy" },
      slaves: { tier: "civic", deck: "civic", promotes: "dictatorship" },
      dye: { tier: "civic", deck: "civic", promotes: "venus", shown: ["venus", "marsZealots"] },
      wine: { tier: "civic", deck: "civic", promotes: "mars", shown: ["barbarianFury"] },
      spices: { tier: "luxury", deck: "luxury", shown: ["prosperity"] },
      gold: { tier: "luxury", deck: "luxury" },
      piracy: { tier: "luxury", deck: "luxury", bottoms: { piracy: 1 }, shown: ["piracy"] },
    });
  });

  test("bottoms", () => {
    expect(stated("bottoms")).toEqual({
      democracy: { effect: { government: 1 }, mayWarehouse: true },
      dictatorship: { effect: { government: -1 }, mayWarehouse: true },
      venus: { effect: { religion: 1 }, mayWarehouse: true },
      mars: { effect: { religion: -1 }, mayWarehouse: true },
      prosperity: { effect: { vp: 1 }, mayWarehouse: true },
      poverty: { effect: { happiness: -1 }, mayWarehouse: true },
      depression: { effect: { happiness: -2 }, mayWarehouse: false },
      barbarians: { effect: { safety: -1 }, mayWarehouse: true },
      barbarianFury: { effect: { safety: -2 }, mayWarehouse: false },
      marsZealots: { effect: { religion: -1 }, mayWarehouse: false },
      corruption: { mayWarehouse: false },
      slaveRevolt: { mayWarehouse: false },
      piracy: { effect: {}, mayWarehouse: false },
    });
  });

  test("sets, storage and industry", () => {
    expect(stated("setValues")).toEqual({
      basic: { value: [1, 3, 6, 10, 15, 21, 28] },
      civic: { value: [2, 5, 9, 14, 20, 27] },
      luxury: { value: [3, 8, 15, 24, 35] },
    });
    expect(stated("storage")).toEqual({ value: [0, 3, 5] });
    expect(stated("industryPrices")).toEqual([
      { pricePerVp: 4 },
      undefined,
      { pricePerVp: 2 },
      undefined,
    ]);
    expect(stated("industries")).toEqual({
      textiles: { good: "wool", monopoly: { vp: 5 } },
      shipbuilding: { good: "timber", dominance: { vp: 2, safety: 1 } },
      arms: { good: "ore" },
    });
  });

  test("areas", () => {
    expect(stated("areas")).toEqual({
      "farm.grain": { start: 1 },
      "farm.wool": { start: 1 },
      "farm.timber": { start: 1 },
      "farm.ore": { start: 1 },
      "farm.salt": { start: 1 },
      city: { start: 0 },
      harbor: { start: 0 },
      "industry.base": { start: 1, capacity: 1 },
      "industry.textiles": { start: 0, capacity: 1 },
      "industry.shipbuilding": { start: 0, capacity: 1 },
      "industry.arms": { start: 0, capacity: 1 },
      warehouse: { start: 1, capacity: 2 },
      bank: { start: 0, capacity: 1 },
      army: { start: 0 },
      colosseum: { start: 0 },
      available: { start: 0, capacity: 15 },
    });
  });

  test("nothing on the tracks and in the culture bonuses", () => {
    expect(stated("tracks")).toBeUndefined();
    expect(stated("rowBonus")).toBeUndefined();
    expect(stated("columnBonus")).toBeUndefined();
  });

  test("buildings", () => {
    expect(stated("buildings")).toEqual({
      "black-G1": { price: 6, population: 2 },
      "white-G2": { ability: { kind: "arrows", track: "government", amount: 2 } },
      "blue-R2": { ability: { kind: "arrows", track: "religion", amount: 2 } },
    });
  });

  test("developments", () => {
    expect(stated("developments")).toEqual({
      S08: improvement("warehouse"),
      S09: improvement("bank"),
      S10: improvement("army", { op: "gain", safety: 2 }),
      S11: improvement("colosseum", { op: "gain" }),
      S12: industry,
      S13: industry,
      B04: industry,
      B08: { category: "culture" },
      I04: { category: "culture" },
      I05: wonder("wonder.religious", "religion"),
      I06: wonder("wonder.government", "government"),
    });
  });

  test("calamities", () => {
    const revolt = (spaces: number) => [{ op: "trackTowardZero", track: "government", spaces }];
    const pillage = (vp: number) => [{ op: "lose", vp }];
    const monuments = ["I01", "I02", "I03", "I04"];
    expect(stated("calamities")).toEqual({
      CU1: {
        track: "happiness",
        ages: {
          stone: revolt(1),
          bronze: revolt(2),
          iron: [{ op: "forbidPurchase", developments: monuments }],
        },
      },
      CB1: {
        track: "safety",
        ages: { stone: pillage(3), bronze: pillage(4), iron: pillage(5) },
      },
    });
  });

  test("rules", () => {
    expect(stated("rules")).toEqual({
      turns: { value: 6 },
      startingVp: { value: 5 },
      cubesPerPlayer: { value: 15 },
      civicPairLimit: { value: 2 },
      developmentsPerTurn: { value: 6 },
      indecisionPenaltyVp: { value: 5 },
      bankProsperityFactor: { value: 3 },
      armySafety: { value: 2 },
      tradeSeconds: { value: 240 },
      tradeGraceSeconds: { value: 10 },
      tradeWarningsSeconds: { value: [60, 30] },
      hintPenaltyMaxVp: { value: 5 },
      wonderVp: { value: 3 },
      throwsToWin: { value: 5 },
      ageOfTurn: { value: ["stone", "stone", "stone", "bronze", "bronze", "iron"] },
    });
  });
});

/** Of all values and their order, without the marks. */
const fingerprint = (edition: Edition): string =>
  createHash("sha256")
    .update(
      JSON.stringify({ ...edition, cards: [...edition.cards] }, (key, value: unknown) =>
        key === "source" || key === "fieldSource" ? undefined : value,
      ),
    )
    .digest("hex")
    .slice(0, 16);
