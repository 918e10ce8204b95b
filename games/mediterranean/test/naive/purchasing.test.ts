import { describe, expect, test } from "vitest";
import { naiveDescribe, naiveResult } from "./index.ts";
import { allReady, at, BELL, play, refusal, seatOf } from "./table.ts";

const shop = (turn: number, seat: object, developments?: string[]) =>
  at({
    turn,
    phase: "purchasing",
    seats: [seat],
    ...(developments === undefined ? {} : { developments }),
  });
const develop = (card: string, fields: object = {}) => ({ kind: "develop", card, ...fields });
const build = (building: string) => ({ kind: "build", building });

describe("purchases", () => {
  test("buildings up to the level of the space, cubes up to fifteen", () => {
    const government = { idea: "dictatorship", position: 3 };
    const table = shop(2, { money: 30, government, cubes: { available: 7 } });
    expect(refusal(table, 0, build("white-G1"))).toBe("build/wrong-side");
    expect(refusal(table, 0, build("blue-R1"))).toBe("build/level");
    const one = play(table, [0, build("black-G1")]);
    expect(seatOf(one, 0)).toMatchObject({ money: 24, cubes: { available: 8 } });
    expect(refusal(one, 0, build("black-G1"))).toBe("build/standing");
    const two = play(one, [0, build("black-G5")]);
    expect(seatOf(two, 0).cubes["available"]).toBe(8);
    expect(refusal(two, 0, build("black-G2"))).toBe("build/level");
  });

  test("workers come from where the move says", () => {
    const table = shop(1, { money: 30 }, ["S04", "S05", "S06", "S12", "S17", "S18"]);
    expect(refusal(table, 0, develop("S01"))).toBe("develop/not-offered");
    expect(refusal(table, 0, develop("S04"))).toBe("develop/no-worker");
    expect(refusal(table, 0, develop("S05"))).toBe("develop/no-worker");
    expect(refusal(table, 0, develop("S06", { from: ["city"] }))).toBe("develop/wrong-source");
    expect(refusal(table, 0, develop("S04", { from: ["farm.ore", "farm.ore"] }))).toBe(
      "develop/no-worker",
    );
    expect(refusal(table, 0, develop("S17", { from: [] }))).toBe("develop/not-asked");
    const drafted = play(table, [0, develop("S18")], [0, develop("S04")]);
    expect(seatOf(drafted, 0)).toMatchObject({ happiness: -3, cubes: { city: 1, available: 0 } });
    expect(refusal(drafted, 0, develop("S18"))).toBe("develop/bought");
    const reformed = play(drafted, [0, develop("S05", { from: ["farm.ore", "farm.salt"] })]);
    expect(seatOf(reformed, 0).cubes).toMatchObject({ city: 3, "farm.ore": 0, "farm.salt": 0 });
    const full = shop(1, { money: 9, cubes: { city: 5, available: 2 } }, ["S04"]);
    expect(refusal(full, 0, develop("S04", { from: ["available", "available"] }))).toBe(
      "develop/no-room",
    );
    expect(seatOf(play(full, [0, develop("S04")]), 0).cubes).toMatchObject({
      city: 6,
      available: 1,
    });
  });

  test("industry needs a free place, and makes points cheaper", () => {
    const table = shop(1, { money: 14, cubes: { available: 3 } }, ["S12", "S13"]);
    const points = (vp: number) => ({ kind: "buy-vp", vp });
    expect(refusal(table, 0, points(4))).toBe("money/short");
    expect(refusal(table, 0, points(0))).not.toBe("accepted");
    expect(refusal(table, 0, develop("S12"))).toBe("develop/industry-needed");
    expect(refusal(table, 0, develop("S12", { industry: "base" }))).not.toBe("accepted");
    const arms = play(table, [0, develop("S12", { industry: "arms" })]);
    expect(refusal(arms, 0, develop("S13", { industry: "arms" }))).toBe("develop/industry-taken");
    const both = play(arms, [0, develop("S13", { industry: "curing" })], [0, points(4)]);
    expect(seatOf(both, 0)).toMatchObject({ money: 0, vp: 9, industry: 2 });
    const bulk = shop(4, { money: 8, industry: 3 });
    expect(seatOf(play(bulk, [0, points(5)]), 0)).toMatchObject({ money: 0, vp: 10 });
    expect(refusal(bulk, 0, points(6))).toBe("money/short");
    expect(refusal(shop(4, { money: 8, cubes: { "industry.base": 0 } }), 0, points(1))).toBe(
      "industry/none",
    );
  });

  test("culture: doubled points and row, then the column, each once", () => {
    const seat = {
      money: 40,
      cubes: { available: 3 },
      buildings: ["white-G6"],
      culture: ["letters.glory", "letters.guard", "drama.revels", "sculpture.revels"],
    };
    const table = shop(6, seat);
    const poem = (box?: string) => develop("I01", box === undefined ? {} : { box });
    expect(refusal(table, 0, poem())).toBe("develop/box-needed");
    expect(refusal(table, 0, poem("drama.glory"))).toBe("develop/wrong-box");
    expect(refusal(table, 0, poem("letters.glory"))).toBe("develop/box-taken");
    const scored = play(table, [0, poem("letters.revels")]);
    expect(seatOf(scored, 0)).toMatchObject({
      vp: 5 + 12 + 10 + 2,
      happiness: 2,
      bonuses: ["letters", "revels"],
    });
    expect(refusal(table, 0, develop("I02", { box: "drama.glory", from: ["farm.ore"] }))).toBe(
      "develop/wrong-source",
    );
    const refilled = shop(6, { ...seat, bonuses: ["letters"] });
    expect(seatOf(play(refilled, [0, poem("letters.revels")]), 0).vp).toBe(5 + 12 + 2);
    expect(seatOf(play(table, [0, develop("I04", { box: "drama.glory" })]), 0).vp).toBe(11);
  });

  test("oracles, fleets, prices by turn and wonders", () => {
    const shopper = { money: 20, cubes: { city: 1 }, buildings: ["blue-R1", "blue-R2"] };
    const table = shop(5, shopper, ["B03", "B11"]);
    expect(refusal(table, 0, develop("B11"))).toBe("develop/spaces-needed");
    expect(refusal(table, 0, develop("B11", { spaces: 0 }))).toBe("develop/wrong-spaces");
    const turned = play(table, [0, develop("B11", { spaces: -2 })], [0, develop("B03")]);
    expect(seatOf(turned, 0)).toMatchObject({
      religion: { idea: "mars", position: 1 },
      happiness: -1,
      buildings: [],
      money: 17,
      cubes: { city: 0, harbor: 1 },
    });
    expect(refusal(shop(4, { money: 9 }, ["B03"]), 0, develop("B03"))).toBe("develop/no-city");
    const wonder = shop(6, { ...shopper, cubes: { available: 1 } });
    expect(seatOf(play(wonder, [0, develop("I05")]), 0).vp).toBe(11);
  });
});

describe("the end", () => {
  test("points, culture, buildings; lower ties share a rank; money is halved", () => {
    const seats = [
      { vp: 9, culture: ["drama.glory"] },
      { vp: 9, buildings: ["white-G1"], money: 3 },
      {},
      {},
    ];
    const over = allReady(at({ turn: 6, phase: "purchasing", seats }));
    expect(naiveDescribe(over)).toMatchObject({ phase: "over", part: null, toAct: [] });
    expect(naiveResult(over)).toEqual([[0], [1], [2, 3]]);
    expect(seatOf(over, 1).money).toBe(1);
    expect(refusal(over, 0, { kind: "ready" })).toBe("game/over");
    expect(refusal(over, "clock", BELL)).toBe("game/over");
  });

  test("three contenders throw in turn order, and rank in reverse order of leaving", () => {
    const winner = { vp: 9 };
    const seats = [winner, winner, {}, winner];
    const start = at({ turn: 6, phase: "purchasing", turnOrder: [3, 0, 2, 1], seats });
    const hand = (name: string) => ({ kind: "throw", hand: name });
    let table = allReady(start);
    expect(naiveDescribe(table)).toMatchObject({
      phase: "tie-break",
      part: "throw",
      toAct: [0, 3],
    });
    expect(refusal(table, 1, hand("rock"))).toBe("turn/not-yours");
    const draw = play(table, [0, hand("rock")], [3, hand("rock")]);
    expect(naiveDescribe(draw).toAct).toEqual([0, 3]);
    expect(refusal(play(table, [0, hand("rock")]), 0, hand("paper"))).toBe("turn/not-yours");
    for (let win = 0; win < 5; win++) table = play(table, [3, hand("rock")], [0, hand("paper")]);
    expect(naiveDescribe(table).toAct).toEqual([0, 1]);
    for (let win = 0; win < 5; win++) table = play(table, [1, hand("rock")], [0, hand("scissors")]);
    expect(naiveResult(table)).toEqual([[1], [0], [3], [2]]);
  });

  test("the clock throws for those who do not", () => {
    const seats = [{ vp: 9 }, { vp: 9 }];
    let table = allReady(at({ turn: 6, phase: "purchasing", seats }));
    let rings = 0;
    for (; naiveResult(table) === undefined; rings++) table = play(table, ["clock", BELL]);
    expect(rings).toBeGreaterThanOrEqual(5);
    expect(naiveResult(table)).toHaveLength(3);
  });
});
