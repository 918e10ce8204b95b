import { describe, expect, test } from "vitest";
import type { Edition } from "../../src/data/edition.ts";
import { EDITIONS } from "../../src/data/editions.ts";
import { sum, tally } from "./sums.ts";

const BASIC = ["grain", "wool", "timber", "ore", "salt"] as const;
const CIVIC = ["art", "slaves", "dye", "wine"] as const;

describe.each(Object.values(EDITIONS))("edition $id: C to J, boards and numbers", (edition) => {
  const { areas, rules } = edition;

  test("26: everybody starts with 5 VP", () => {
    expect(rules.startingVp.value).toBe(5);
  });

  test("27: seven cubes start on five farms, industry and warehouse; eight are left", () => {
    const starts = Object.entries(areas).filter(([, { start }]) => start > 0);
    expect(starts.map(([area, { start }]) => [area, start])).toEqual([
      ["farm.grain", 1],
      ["farm.wool", 1],
      ["farm.timber", 1],
      ["farm.ore", 1],
      ["farm.salt", 1],
      ["industry.base", 1],
      ["warehouse", 1],
    ]);
    expect(rules.cubesPerPlayer.value - starts.length).toBe(8);
    for (const { start, capacity } of Object.values(areas)) {
      expect(start).toBeLessThanOrEqual(capacity);
    }
  });

  test("29: seven decks", () => {
    expect(new Set([...edition.cards.values()].map(({ deck }) => deck))).toEqual(
      new Set([...BASIC, "civic", "luxury"]),
    );
  });

  test("30: six developments a turn, stone in 1 to 3, bronze in 4 and 5, iron in 6", () => {
    expect(rules.developmentsPerTurn.value).toBe(6);
    expect(rules.ageOfTurn.value).toEqual(["stone", "stone", "stone", "bronze", "bronze", "iron"]);
    const ages = tally(Object.values(edition.developments), ({ age }) => age);
    expect(ages).toEqual({ stone: 18, bronze: 12, iron: 6 });
    const turns = tally(rules.ageOfTurn.value, (age) => age);
    for (const [age, cards] of Object.entries(ages)) {
      expect(cards).toBe((turns[age] ?? 0) * rules.developmentsPerTurn.value);
    }
  });

  test("31: one calamity of each kind for each turn but the first", () => {
    for (const track of ["happiness", "safety"]) {
      const cards = Object.values(edition.calamities).filter((card) => card.track === track);
      expect(cards).toHaveLength(rules.turns.value - 1);
    }
  });

  test("35: at most two civic cards of a type in a deal", () => {
    expect(rules.civicPairLimit.value).toBe(2);
  });

  test("40, 44: four minutes for trading and ten seconds of grace", () => {
    expect(rules.tradeSeconds.value).toBe(4 * 60);
    expect(rules.tradeGraceSeconds.value).toBe(10);
  });

  test("43, 77: the warehouse stores three cards, five with its second cube, none without", () => {
    expect(edition.storage.value).toEqual([0, 3, 5]);
    expect(areas.warehouse.capacity).toBe(edition.storage.value.length - 1);
  });

  test("51: both status tracks reach below START and above it", () => {
    for (const { min, max } of [edition.tracks.happiness, edition.tracks.safety]) {
      expect(min).toBeLessThan(0);
      expect(max).toBeGreaterThan(0);
    }
  });

  test("52: judges who find no majority lose 5 VP each", () => {
    expect(rules.indecisionPenaltyVp.value).toBe(5);
  });

  test("60: levels start at 0, rise with distance, and end at six buildings", () => {
    for (const { levels } of [edition.tracks.government, edition.tracks.religion]) {
      expect(levels[0]).toBe(0);
      expect(levels).toContain(1);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(levels.at(-1)).toBe(6);
    }
  });

  test("67: a VP costs $4 at first and $2 two steps on; each step makes it cheaper", () => {
    expect(edition.industryPrices[0]?.pricePerVp).toBe(4);
    expect(edition.industryPrices[2]?.pricePerVp).toBe(2);
    const pairs = edition.industryPrices.map((_, position) => priceOfTwo(edition, position));
    expect(pairs).toEqual([...new Set(pairs)].toSorted((a, b) => b - a));
    const steps = Object.values(edition.developments).flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.op === "industryTrack" ? effect.delta : [])),
    );
    expect(edition.industryPrices).toHaveLength(1 + sum(steps));
  });

  test("70: each industry belongs to a basic good of its own", () => {
    const { shipbuilding, textiles, arms } = edition.industries;
    expect([shipbuilding.good, textiles.good, arms.good]).toEqual(["timber", "wool", "ore"]);
    const goods = Object.values(edition.industries).map(({ good }) => good);
    expect(goods.toSorted()).toEqual(BASIC.toSorted());
  });

  test("72: the two bonuses that the examples pay", () => {
    expect(edition.industries.shipbuilding.dominance).toEqual({ vp: 2, safety: 1 });
    expect(edition.industries.textiles.monopoly).toEqual({ vp: 5 });
  });

  test("85: the best of nine throws is five", () => {
    expect(rules.throwsToWin.value).toBe(Math.ceil(9 / 2));
  });

  test("86: the available area has room for every cube of a player", () => {
    expect(areas.available.capacity).toBe(rules.cubesPerPlayer.value);
  });

  test("87: a basic deck outlasts six farms unless more than twelve of its cards are stored", () => {
    for (const good of BASIC) {
      expect(areas[`farm.${good}`].capacity).toBe(1);
      const cards = [...edition.cards.values()].filter((card) => card.good === good);
      expect(cards.length - 6 * areas[`farm.${good}`].capacity).toBe(12);
    }
  });

  test("88: no city deal is too large for pairs of four types", () => {
    expect(areas.city.capacity).toBe(6);
    expect(areas.city.capacity).toBeLessThanOrEqual(CIVIC.length * rules.civicPairLimit.value);
  });
});

const priceOfTwo = (edition: Edition, position: number): number => {
  const price = edition.industryPrices[position];
  if (price === undefined) return Number.NaN;
  return price.bulk?.vp === 2 ? price.bulk.price : 2 * price.pricePerVp;
};
