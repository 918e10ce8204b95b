import { describe, expect, test } from "vitest";
import { naiveDescribe, naiveIncome, naiveSetup, naiveToAct } from "./index.ts";
import { allReady, at, BELL, play, READY, refusal, seatOf } from "./table.ts";

describe("goods", () => {
  test("sets are paid as printed, longer ones as full sets and a rest", () => {
    expect(naiveIncome({ grain: 1 })).toBe(1);
    expect(naiveIncome({ grain: 5 })).toBe(15);
    expect(naiveIncome({ wine: 7 })).toBe(29);
    expect(naiveIncome({ grain: 3, wine: 7 })).toBe(35);
    expect(naiveIncome({ grain: 3, timber: 1, dye: 2, spices: 1 })).toBe(15);
    expect(naiveIncome({ piracy: 1 })).toBe(0);
    expect(naiveIncome({ gold: 12 })).toBe(35 + 35 + 8);
  });

  test("Mark's cards give 15, one space left, two right, a point and a barbarian", () => {
    const mark = ["grain-04", "grain-05", "grain-01", "timber-07", "dye-01", "dye-09", "spices-09"];
    const table = allReady(at({ turn: 1, phase: "trading", seats: [{ hand: mark }] }));
    expect(naiveDescribe(table).part).toBe("purchasing");
    expect(seatOf(table, 0)).toMatchObject({
      money: 15,
      vp: 6,
      safety: -1,
      government: { idea: "dictatorship", position: 0 },
      religion: { idea: "venus", position: 2 },
      hand: [],
    });
    expect(naiveDescribe(table).discards.grain).toEqual(["grain-04", "grain-05", "grain-01"]);
  });
});

describe("production", () => {
  test("a new game deals five basics to each and waits for flips", () => {
    const table = naiveSetup("first", 5, {});
    const seen = naiveDescribe(table);
    expect(seen).toMatchObject({ turn: 1, phase: "civic", part: "flips", toAct: [0, 1, 2, 3, 4] });
    expect(seen.turnOrder.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(seen.developments).toHaveLength(6);
    expect(seen.calamities).toEqual([]);
    for (const seat of seen.seats) {
      expect(seat.hand.map((card) => card.split("-")[0])).toEqual([
        "grain",
        "wool",
        "timber",
        "ore",
        "salt",
      ]);
      expect(seat.slots).toEqual([1, 2, 3, 4, 5]);
    }
    expect(naiveDescribe(naiveSetup("first", 5, {}))).toEqual(seen);
  });

  test("a third art goes to the far end of the deck and the next card comes", () => {
    const decks = { civic: ["art-01", "art-02", "wine-01", "art-03", "dye-01"] };
    const table = allReady(at({ phase: "purchasing", seats: [{ cubes: { city: 4 } }], decks }));
    const civics = seatOf(table, 0).hand.slice(5);
    expect(civics).toEqual(["art-01", "art-02", "wine-01", "dye-01"]);
    expect(naiveDescribe(table).decks.civic.at(-1)).toBe("art-03");
  });

  test("where no legal card is left the discards come in, and then the first refused is kept", () => {
    const arts = Array.from({ length: 12 }, (_, n) => `art-${String(n + 1).padStart(2, "0")}`);
    const others = ["slaves", "dye", "wine"].flatMap((good) =>
      arts.map((art) => art.replace("art", good)),
    );
    const seats = [{ cubes: { city: 3 } }, { hand: others }];
    const discards = { civic: arts.slice(3) };
    const decks = { civic: arts.slice(0, 3) };
    // Seat 1 spends nothing: the position is at the purchasing phase.
    const table = allReady(at({ phase: "purchasing", seats, decks, discards }));
    expect(
      seatOf(table, 0)
        .hand.slice(5)
        .map((card) => card.slice(0, 3)),
    ).toEqual(["art", "art", "art"]);
    expect(naiveDescribe(table).discards.civic).toEqual([]);
    expect(naiveDescribe(table).decks.civic).toHaveLength(9);
  });

  test("no cards at all: no card for that cube", () => {
    const golds = Array.from({ length: 12 }, (_, n) => `gold-${String(n + 1).padStart(2, "0")}`);
    const hand = [...golds, ...golds.map((card) => card.replace("gold", "spices")), "piracy-01"];
    const seats = [{ cubes: { harbor: 2 } }, { hand }];
    const table = allReady(at({ phase: "purchasing", seats }));
    expect(seatOf(table, 0).hand).toHaveLength(5);
  });

  test("stored cards come back with their slots, and Piracy mixes the luxuries", () => {
    const seats = [{ hand: ["piracy-01", "gold-01"], warehouse: ["wine-01"], slots: [4, 9, 2] }];
    const after = allReady(at({ phase: "trading", seats }));
    expect(naiveDescribe(after).discards.luxury).toEqual(["piracy-01", "gold-01"]);
    const table = allReady(after);
    expect(naiveDescribe(table).discards.luxury).toEqual([]);
    expect(naiveDescribe(table).decks.luxury).toHaveLength(25);
    expect(seatOf(table, 0).hand[0]).toBe("wine-01");
    expect(seatOf(table, 0).slots).toEqual([2, 10, 11, 12, 13, 14]);
  });
});

describe("tracks", () => {
  const spend = (hand: string[], government: object, options: object) =>
    seatOf(
      allReady(
        at({ phase: "trading", options, seats: [{ hand, government, buildings: ["black-G1"] }] }),
      ),
      0,
    );
  const palace = { idea: "dictatorship", position: 1 };
  const four = ["grain-01", "grain-02", "grain-03", "wool-01"];

  test("of two zeros the first space beyond is the other zero", () => {
    expect(spend(four.slice(0, 1), palace, {})).toMatchObject({
      government: { idea: "dictatorship", position: 0 },
      buildings: ["black-G1"],
    });
    expect(spend(four.slice(0, 2), palace, {})).toMatchObject({
      government: { idea: "democracy", position: 0 },
      buildings: [],
    });
    expect(spend(four, palace, {}).government).toEqual({ idea: "democracy", position: 2 });
  });

  test("a shared zero is passed without a stop", () => {
    const options = { crossing: "sharedZero" };
    expect(spend(four.slice(0, 1), palace, options)).toMatchObject({
      government: { idea: "dictatorship", position: 0 },
      buildings: ["black-G1"],
    });
    expect(spend(four.slice(0, 2), palace, options)).toMatchObject({
      government: { idea: "democracy", position: 1 },
      buildings: [],
    });
  });

  test("flips are shown together, once per track and turn", () => {
    const marker = { idea: "democracy", position: 3 };
    const start = at({ seats: [{ government: marker, buildings: ["white-G6", "blue-R6"] }] });
    const chosen = play(start, [0, { kind: "flip", track: "government" }]);
    expect(seatOf(chosen, 0).government).toEqual(marker);
    expect(refusal(chosen, 0, { kind: "flip", track: "government" })).toBe("flip/twice");
    expect(seatOf(allReady(chosen), 0)).toMatchObject({
      government: { idea: "dictatorship", position: 0 },
      buildings: ["blue-R6"],
    });
    expect(naiveDescribe(allReady(chosen)).part).toBe("trading");
  });
});

describe("abilities", () => {
  const builder = {
    government: { idea: "dictatorship", position: 2 },
    buildings: ["black-G2", "black-G3", "black-G5"],
  };

  test("own ones first, and ready even when all is used", () => {
    const start = at({ seats: [{}, builder] });
    expect(naiveDescribe(start)).toMatchObject({ part: "abilities", toAct: [1] });
    expect(refusal(start, 0, READY)).toBe("accepted");
    expect(refusal(start, 1, { kind: "use-ability", building: "black-G5", target: 0 })).toBe(
      "ability/not-own-step",
    );
    const used = play(
      start,
      [1, { kind: "use-ability", building: "black-G2" }],
      [1, { kind: "use-ability", building: "black-G3" }],
    );
    expect(seatOf(used, 1)).toMatchObject({
      government: { idea: "dictatorship", position: 4 },
      safety: 1,
      used: ["black-G2", "black-G3"],
    });
    expect(naiveToAct(used)).toEqual([1]);
    expect(refusal(used, 1, { kind: "use-ability", building: "black-G2" })).toBe("ability/used");
    const ready = play(used, [1, READY]);
    expect(naiveDescribe(ready)).toMatchObject({ part: "give", toAct: [1] });
  });

  test("giving goes in turn order, may flip, and ends by itself", () => {
    const missions = { buildings: ["blue-R5"] };
    const heralds = { religion: { idea: "mars", position: 0 }, buildings: ["red-R5"] };
    const start = at({ turnOrder: [3, 2, 1, 0], seats: [{}, missions, {}, heralds] });
    expect(naiveDescribe(start)).toMatchObject({ part: "give", toAct: [3] });
    expect(refusal(start, 1, READY)).toBe("turn/not-yours");
    expect(refusal(start, 3, { kind: "use-ability", building: "red-R5" })).toBe(
      "ability/target-needed",
    );
    expect(refusal(start, 3, { kind: "use-ability", building: "red-R5", target: 3 })).toBe(
      "ability/bad-target",
    );
    const hit = play(start, [3, { kind: "use-ability", building: "red-R5", target: 1 }]);
    expect(seatOf(hit, 1)).toMatchObject({
      religion: { idea: "mars", position: 0 },
      buildings: [],
    });
    expect(naiveDescribe(hit).part).toBe("flips");
    expect(naiveDescribe(play(start, [3, READY])).toAct).toEqual([1]);
  });

  test("a pledged use must be made, and happens by itself when time is up", () => {
    const pledges = [{ seat: 1, building: "blue-R5", target: 2, use: true }];
    const seats = [{ buildings: ["white-G5"] }, { buildings: ["blue-R5"] }];
    const barred = [0, 1, 2, 3].map((target) => ({
      seat: 0,
      building: "white-G5",
      target,
      use: false,
    }));
    const start = at({ seats, pledges: [...pledges, ...barred.slice(1)] });
    expect(naiveDescribe(start)).toMatchObject({ part: "give", toAct: [1] });
    expect(refusal(start, 1, READY)).toBe("ability/pledge-open");
    expect(refusal(start, 1, { kind: "use-ability", building: "blue-R5", target: 0 })).toBe(
      "ability/pledged-otherwise",
    );
    expect(refusal(start, "clock", { ...BELL, part: "flips" })).toBe("clock/other-part");
    const rung = play(start, ["clock", { ...BELL, part: "give" }]);
    expect(seatOf(rung, 2).religion).toEqual({ idea: "venus", position: 1 });
    expect(naiveDescribe(rung)).toMatchObject({ part: "flips", pledges: [] });
    const talk = at({ seats, pledges, options: { pledges: "talk" } });
    expect(seatOf(play(talk, ["clock", BELL]), 2).religion.position).toBe(0);
  });
});
