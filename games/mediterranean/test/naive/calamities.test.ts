import { describe, expect, test } from "vitest";
import { naiveDescribe, naiveToAct } from "./index.ts";
import { allReady, at, BELL, play, refusal, seatOf } from "./table.ts";

/** After trading, with what the resolution does to these seats. */
const resolve = (turn: number, calamities: string[], seats: object[]) =>
  allReady(at({ turn, phase: "trading", calamities, seats }));
const vote = (victim: number) => ({ kind: "vote", victim });

describe("resolution", () => {
  test("the bank is asked only where both kinds were spent", () => {
    const bank = { cubes: { bank: 1 } };
    const both = ["grain-15", "grain-16", "grain-17", "grain-13"];
    const table = resolve(
      1,
      [],
      [
        { ...bank, hand: both },
        { ...bank, hand: ["wool-13"] },
        { ...bank, hand: ["wool-15", "wool-18"] },
      ],
    );
    expect(naiveDescribe(table)).toMatchObject({ part: "bank", toAct: [0] });
    expect(refusal(table, 1, { kind: "bank", choice: "poverty" })).toBe("turn/not-yours");
    const spared = play(table, [0, { kind: "bank", choice: "poverty" }]);
    expect(seatOf(spared, 0)).toMatchObject({ vp: 6, happiness: 0 });
    const tripled = play(table, [0, { kind: "bank", choice: "prosperity" }]);
    expect(seatOf(tripled, 0)).toMatchObject({ vp: 8, happiness: -3 });
    expect(seatOf(tripled, 1)).toMatchObject({ vp: 8 });
    expect(seatOf(tripled, 2)).toMatchObject({ happiness: -2 });
    expect(seatOf(play(table, ["clock", BELL]), 0)).toMatchObject({ vp: 6, happiness: 0 });
    const equal = resolve(1, [], [{ ...bank, hand: [...both.slice(0, 2), "grain-14"] }]);
    expect(seatOf(play(equal, ["clock", BELL]), 0)).toMatchObject({ vp: 8, happiness: -2 });
  });

  test("industries: dominance for the most, monopoly for the only one", () => {
    const table = resolve(
      1,
      [],
      [
        {
          cubes: { "industry.shipbuilding": 1, "industry.textiles": 1 },
          hand: ["timber-01", "timber-04", "wool-01"],
        },
        {
          cubes: { "industry.shipbuilding": 1, "industry.arms": 1 },
          hand: ["timber-07", "timber-10"],
        },
        {
          cubes: { "industry.shipbuilding": 1, "industry.curing": 1 },
          hand: ["timber-08", "salt-01"],
        },
      ],
    );
    expect(seatOf(table, 0)).toMatchObject({ vp: 5 + 2 + 5, safety: 1 });
    expect(seatOf(table, 1)).toMatchObject({ vp: 7, safety: 1 });
    expect(seatOf(table, 2)).toMatchObject({ vp: 8, safety: 0, money: 2 + 3 });
  });

  test("the turn order follows money, and ties keep the former order", () => {
    const seats = [{}, { hand: ["grain-01"] }, { money: 9 }, { hand: ["wool-01"] }];
    const table = allReady(at({ phase: "trading", turnOrder: [0, 3, 1, 2], seats }));
    expect(naiveDescribe(table).turnOrder).toEqual([2, 3, 1, 0]);
  });
});

describe("victims", () => {
  test("nobody below START: nothing; all tied: nothing; one lowest: he", () => {
    const sad = { happiness: -1, money: 3 };
    expect(naiveDescribe(resolve(2, ["CU3", "CB1"], [])).phase).toBe("purchasing");
    expect(seatOf(resolve(2, ["CU3", "CB1"], [sad, sad, sad, sad]), 0)).toMatchObject(sad);
    const table = resolve(2, ["CU3", "CB1"], [{ ...sad, happiness: -2 }, sad]);
    expect(seatOf(table, 0)).toMatchObject({ happiness: 0, money: 0 });
    const poor = resolve(2, ["CU3", "CB1"], [{ happiness: -2 }]);
    expect(seatOf(poor, 0).happiness).toBe(-2);
  });

  test("those not tied vote; three rounds without a majority cost them five points", () => {
    const tied = { safety: -1 };
    const table = resolve(2, ["CU3", "CB1"], [tied, tied, { vp: 3 }, {}]);
    expect(naiveDescribe(table)).toMatchObject({ part: "vote", toAct: [2, 3] });
    expect(refusal(table, 0, vote(1))).toBe("turn/not-yours");
    expect(refusal(table, 2, vote(3))).toBe("vote/not-tied");
    const changed = play(table, [2, vote(0)], [2, vote(1)]);
    expect(seatOf(play(changed, [3, vote(1)]), 1)).toMatchObject({ vp: 2, safety: 0 });
    const round = (state: typeof table) => play(state, [2, vote(0)], [3, vote(1)]);
    const third = round(round(table));
    expect(naiveToAct(third)).toEqual([2, 3]);
    const failed = round(third);
    expect(naiveDescribe(failed).phase).toBe("purchasing");
    expect([0, 1, 2, 3].map((seat) => seatOf(failed, seat).vp)).toEqual([5, 5, 0, 0]);
    expect(seatOf(failed, 0).safety).toBe(-1);
  });

  test("when time is up a majority of all judges still decides, else the penalty comes at once", () => {
    const seats = [{ safety: -1 }, { safety: -1 }, {}, {}, {}];
    const table = resolve(2, ["CB1"], seats);
    const two = play(table, [2, vote(0)], [4, vote(0)], ["clock", BELL]);
    expect(seatOf(two, 0).vp).toBe(2);
    const one = play(table, [2, vote(0)], ["clock", BELL]);
    expect([0, 1, 2, 3, 4].map((seat) => seatOf(one, seat).vp)).toEqual([5, 5, 0, 0, 0]);
  });

  test("one who is not tied decides alone", () => {
    const tied = { happiness: -2, money: 6 };
    const table = resolve(5, ["CU3"], [tied, {}, tied, tied]);
    expect(seatOf(play(table, [1, vote(2)]), 2)).toMatchObject({ money: 0, happiness: 0 });
  });
});

describe("blows", () => {
  test("a revolt moves the marker towards 0 and never over it", () => {
    const seats = [{ happiness: -1, government: { position: 1 }, buildings: ["white-G6"] }];
    expect(seatOf(resolve(4, ["CU1"], seats), 0)).toMatchObject({
      government: { idea: "democracy", position: 0 },
      happiness: 0,
      buildings: ["white-G6"],
    });
    const iron = resolve(6, ["CU1"], [{ happiness: -1, money: 50, cubes: { available: 1 } }]);
    expect(seatOf(iron, 0)).toMatchObject({
      forbidden: ["I01", "I02", "I03", "I04"],
      happiness: -1,
    });
    const monument = { kind: "develop", card: "I01", box: "letters.glory" };
    expect(refusal(iron, 0, monument)).toBe("develop/forbidden");
  });

  test("the victim chooses cubes; the base industry goes last", () => {
    const cubes = { "industry.arms": 1, "industry.curing": 1, army: 1 };
    const table = resolve(
      4,
      ["CU5"],
      [{ happiness: -3, safety: 1, industry: 2, cubes, culture: ["drama.glory"] }],
    );
    expect(naiveDescribe(table)).toMatchObject({ part: "cubes", toAct: [0] });
    const lose = (...areas: string[]) => ({ kind: "lose-cubes", areas });
    expect(refusal(table, 1, lose("army"))).toBe("turn/not-yours");
    expect(refusal(table, 0, lose())).toBe("cubes/wrong-count");
    expect(refusal(table, 0, lose("city"))).toBe("cubes/wrong-area");
    expect(refusal(table, 0, lose("industry.base"))).toBe("cubes/base-last");
    expect(seatOf(play(table, [0, lose("army")]), 0)).toMatchObject({
      safety: -1,
      happiness: 0,
      vp: 3,
    });
    expect(seatOf(play(table, [0, lose("industry.arms")]), 0).industry).toBe(1);
    expect(seatOf(play(table, [0, lose("culture.drama.glory")]), 0).culture).toEqual([]);
    expect(seatOf(play(table, ["clock", BELL]), 0).cubes["warehouse"]).toBe(0);
  });

  test("no question where there is nothing to choose", () => {
    const table = resolve(6, ["CU4"], [{ happiness: -1, cubes: { available: 5 } }]);
    expect(seatOf(table, 0).cubes["available"]).toBe(3);
    const none = resolve(3, ["CB4"], [{ safety: -1 }]);
    expect(seatOf(none, 0).safety).toBe(-1);
    const two = resolve(2, ["CB4"], [{ safety: -1, cubes: { city: 1, harbor: 2 } }]);
    expect(naiveDescribe(two).part).toBe("cubes");
  });

  test("storage that shrinks: the surplus is chosen, or goes from the highest slot", () => {
    const warehouse = ["grain-01", "grain-02", "grain-03", "wool-01", "art-01"];
    const table = resolve(
      4,
      ["CB5"],
      [{ safety: -1, money: 9, cubes: { warehouse: 2 }, warehouse }],
    );
    expect(naiveDescribe(table)).toMatchObject({ part: "stored", toAct: [0] });
    const drop = (...cards: number[]) => ({ kind: "discard-stored", cards });
    for (const wrong of [drop(1), drop(1, 1), drop(1, 9), drop(1, 2, 3)]) {
      expect(refusal(table, 0, wrong)).toBe("discard/wrong-cards");
    }
    const chosen = play(table, [0, drop(4, 1)]);
    expect(seatOf(chosen, 0)).toMatchObject({ slots: [2, 3, 5], money: 6, safety: 0 });
    expect(seatOf(play(table, ["clock", BELL]), 0).slots).toEqual([1, 2, 3]);
    const last = resolve(4, ["CB5"], [{ safety: -1, warehouse: warehouse.slice(0, 2) }]);
    expect(seatOf(last, 0)).toMatchObject({ warehouse: [], safety: 0 });
    expect(naiveDescribe(last).discards.grain).toEqual(["grain-01", "grain-02"]);
  });
});
