import { describe, expect, test } from "vitest";
import {
  active,
  apply,
  distance,
  fromPosition,
  hubs,
  legalMoves,
  ranking,
  toPosition,
  vp,
  vr,
} from "./index.ts";
import type { Move, NaiveState } from "./index.ts";
import { playAll } from "./random-play.ts";
import type { Play } from "./random-play.ts";

describe("the map", () => {
  test("a body of water is one step, bodies that touch at a corner are two (R 3.3)", () => {
    const state = culture({ board: ["..~~~~~...", "..........", "......~...", ".....~...."] });
    expect(distance(state, "a1", "i1")).toBe(4);
    expect(distance(state, "e3", "f4")).toBe(1);
    expect(distance(state, "f4", "g3")).toBe(1);
    expect(distance(state, "c1", "g1")).toBe(0);
  });

  test("craftsmen are reached by any cell, gaps by none (R 3.4, R 2.4)", () => {
    const state = culture({
      board: ["......i..", ".........", "         ", "........."],
      seats: [owning("ivory-carver"), {}],
      craftsmen: [{ craftsman: "ivory-carver", at: "c1", seat: 0 }],
    });
    expect(distance(state, "a1", "d2")).toBe(2);
    expect(distance(state, "d2", "g1")).toBe(3);
    expect(distance(state, "a1", "a4")).toBeNull();
  });

  test("a monument in the way must be used as a hub, one beside the way need not (R 3.6)", () => {
    const monuments = [
      { at: "a1", seat: 0, level: 1 },
      { at: "c1", seat: 1, level: 1 },
    ];
    expect(hubs(culture({ board: ["....."], monuments }), "a1", "d1")).toBe(1);
    expect(hubs(culture({ board: [".....", "....."], monuments }), "a1", "d1")).toBe(0);
    expect(hubs(culture({ board: ["......"], monuments }), "a1", "f1")).toBe(1);
    expect(hubs(culture({ board: ["......."], monuments }), "a1", "g1")).toBeNull();
  });

  test("tiles turn clockwise (R 2.2)", () => {
    const state = fromPosition({ map: ["A0 A1"], phase: "setup", seats: [{}, {}] });
    expect(state.board[0]).toBe("..s..ss..s..");
    expect(state.board[2]).toBe("s..t....c..s");
  });
});

describe("gifts", () => {
  test("the example of the rulebook: Kilwa 2, Zulu 3, Mutapa passes, Kilwa 5, Zulu passes", () => {
    const [kilwa, zulu, mutapa] = [0, 1, 2];
    let state = fromPosition({
      board: ["s.s.s."],
      phase: "gifts",
      vrStack: [kilwa, zulu, mutapa],
      seats: [
        { empire: "kilwa", cattle: 7, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
        { empire: "zulu", cattle: 6, specialists: { nomads: 0 } },
        { empire: "mutapa", cattle: 2, specialists: { "rain-ceremony": 0 } },
      ],
    });
    expect([0, 1, 2].map((seat) => vr(state, seat))).toEqual([23, 21, 21]);
    state = playAll(state, [
      [kilwa, { kind: "give", cattle: 2 }],
      [zulu, { kind: "give", cattle: 3 }],
      // Mutapa cannot give 4 and passes without being asked.
      [kilwa, { kind: "give", cattle: 5 }],
    ]);
    // Nor can the Zulu, who have 3 left, give 6.
    expect(state.phase).toBe("culture");
    expect(state.turnOrder).toEqual([kilwa, zulu, mutapa]);
    expect(state.players.map((player) => player.cattle)).toEqual([0 + 4, 3 + 3, 2 + 3]);
  });

  test("whoever has nothing passes by himself; the last one is first without a gift (R 5.7, R 5.8)", () => {
    const state = gifts([{ cattle: 0 }, { cattle: 4 }, { cattle: 0 }]);
    expect(active(state)).toBe(1);
    expect(toPosition(state)).toMatchObject({ phase: "gifts", active: 1 });
    const next = playAll(state, [[1, { kind: "pass" }]]);
    expect(next).toMatchObject({ phase: "culture", turnOrder: [2, 1, 0] });
  });

  test("Elegua lends 3 for the first gift, Shadipinyi has a plaque of his own (R 5.2, R 5.4)", () => {
    let state = gifts([
      { cattle: 0, god: "elegua" },
      { cattle: 3 },
      { cattle: 9, god: "shadipinyi" },
    ]);
    // Both gods weigh 4, and the marker of seat 0 lies lower.
    expect(legalMoves(state, 0)).toHaveLength(4);
    state = playAll(state, [
      [0, { kind: "give", cattle: 3 }],
      [2, { kind: "give", cattle: 4 }],
    ]);
    // 7 cattle on the plaques of Shadipinyi, 0, 2 and 1; nobody can give 5.
    expect(state).toMatchObject({ phase: "culture", turnOrder: [2, 0, 1] });
    expect(state.players.map((player) => player.cattle)).toEqual([2, 3 + 1, 5 + 2 + 2]);
  });
});

describe("a turn", () => {
  test("a main action is not interrupted (R 6.3)", () => {
    const state = culture({
      board: ["............"],
      seats: [{ cattle: 9, god: "obatala", specialists: { nomads: 0 } }, {}],
    });
    const nomads = { kind: "use-specialist", specialist: "nomads" };
    const first = [0, { kind: "build-monument", at: "a1" }] as const;
    expect(apply(playAll(state, [first]), 0, { kind: "build-monument", at: "b1" })).toBeUndefined();
    expect(apply(playAll(state, [first]), 0, { kind: "build-monument", at: "c1" })).toBeDefined();
    expect(
      apply(playAll(state, [first, [0, nomads]]), 0, { kind: "build-monument", at: "c1" }),
    ).toBeUndefined();
    expect(
      apply(playAll(state, [[0, nomads], first]), 0, { kind: "build-monument", at: "b1" }),
    ).toBeDefined();
  });

  test("a chosen specialist must stay payable and placeable until used (R 6.6)", () => {
    const rain = { kind: "choose-specialist", specialist: "rain-ceremony" };
    const state = culture({ board: ["c...."], seats: [{ cattle: 4 }, {}] });
    const chosen = playAll(state, [[0, rain]]);
    expect(kinds(chosen, 0)).toEqual(["build-monument", "use-specialist"]);
    // c1 or d1 built over leaves two neighbours free; b1 and e1 too. The potter costs the fee.
    expect(cells(chosen, 0, "build-monument")).toEqual(["b1", "c1", "d1", "e1"]);
    expect(
      apply(chosen, 0, { kind: "place-craftsman", craftsman: "potter", at: "b1", price: 1 }),
    ).toBeUndefined();
    expect(apply(chosen, 0, { kind: "end-turn" })).toBeUndefined();
    expect(apply(culture({ board: [".s.s."] }), 0, rain)).toBeUndefined();
    const tight = playAll(culture({ board: ["..s."] }), [[0, rain]]);
    expect(cells(tight, 0, "build-monument")).toEqual(["d1"]);
  });

  test("prices: Dziva at the start or when chosen, others only upwards (R 6.7, R 10.11)", () => {
    const potter = { potter: { card: 1, price: 2, cattle: 0 } };
    const craftsmen = [{ craftsman: "potter", at: "a1", seat: 0 }];
    const board = ["......c.."];
    const lower = { kind: "set-prices", prices: { potter: 1 } };
    const state = culture({ board, craftsmen, seats: [{ technologies: potter }, {}] });
    const dziva: Play = [0, { kind: "choose-god", god: "dziva" }];
    expect(apply(state, 0, lower)).toBeUndefined();
    expect(apply(playAll(state, [dziva, [0, lower]]), 0, lower)).toBeDefined();
    expect(
      apply(playAll(state, [dziva, [0, { kind: "build-monument", at: "i1" }]]), 0, lower),
    ).toBeUndefined();
    const strict = culture({
      board,
      craftsmen,
      seats: [{ technologies: potter }, {}],
      options: { dziva: "start" },
    });
    expect(apply(playAll(strict, [dziva]), 0, lower)).toBeUndefined();

    const raise = { kind: "raise-prices", prices: { potter: 3 } };
    const raised = playAll(state, [[0, raise]]);
    expect(apply(raised, 0, raise)).toBeUndefined();
    expect(
      apply(raised, 0, { kind: "place-craftsman", craftsman: "potter", at: "d1" }),
    ).toBeUndefined();
    expect(apply(state, 0, { kind: "raise-prices", prices: {} })).toBeUndefined();
  });

  test("a craftsman needs a resource no other of his type claims (R 10.6)", () => {
    const state = culture({
      board: ["c.........c.."],
      seats: [{ cattle: 9 }, owning("potter")],
      craftsmen: [{ craftsman: "potter", at: "c1", seat: 1 }],
    });
    const sites = cells(state, 0, "place-craftsman", { craftsman: "potter", price: 2 });
    expect(sites).toEqual(["g1", "h1", "i1", "l1"]);
    expect(
      apply(state, 0, { kind: "place-craftsman", craftsman: "potter", at: "g1" }),
    ).toBeUndefined();
    const placed = playAll(state, [
      [0, { kind: "place-craftsman", craftsman: "potter", at: "g1", price: 2 }],
    ]);
    expect([vr(placed, 0), vp(placed, 0), placed.players[0]?.cattle]).toEqual([24, 1, 7]);
  });

  test("no first primary and its secondary in one turn (R 10.8)", () => {
    const board = ["i....t...", "........."];
    const carver = { kind: "place-craftsman", craftsman: "ivory-carver", at: "b1", price: 1 };
    const throne = { kind: "place-craftsman", craftsman: "throne-maker", at: "d1", price: 1 };
    const fresh = culture({ board, seats: [{ cattle: 20 }, {}] });
    expect(apply(playAll(fresh, [[0, carver]]), 0, throne)).toBeUndefined();
    let next = playAll(fresh, [
      [0, carver],
      [0, { kind: "end-turn" }],
    ]);
    next = playAll(next, [[1, { kind: "end-turn" }]]);
    while (next.phase === "gifts") next = playAll(next, [[active(next) ?? 0, { kind: "pass" }]]);
    if (active(next) === 1) next = playAll(next, [[1, { kind: "end-turn" }]]);
    expect(apply(next, 0, throne)).toBeDefined();
  });

  test.each<[why: string, move: unknown]>([
    ["an unknown kind", { kind: "resign" }],
    ["an unknown field", { kind: "end-turn", at: "a1" }],
    ["a missing field", { kind: "build-monument" }],
    ["a cell off the map", { kind: "build-monument", at: "a9" }],
    ["a cell misspelled", { kind: "build-monument", at: "c01" }],
    ["a list", []],
    ["no object", "end-turn"],
    ["a half cow", { kind: "use-specialist", specialist: "herd", cattle: 2.5 }],
  ])("%s is refused", (_why, move) => {
    const state = culture({
      board: ["...."],
      seats: [{ cattle: 9, specialists: { herd: 0 } }, {}],
    });
    expect(apply(state, 0, move)).toBeUndefined();
    expect(apply(state, 0, { kind: "build-monument", at: "c1" })).toBeDefined();
  });
});

describe("the end", () => {
  test("overshoot, then Xango, then VP, then turn order (R 13.2)", () => {
    const state = fromPosition({
      board: ["............"],
      phase: "over",
      turnOrder: [0, 1, 2, 3],
      seats: [{}, { god: "xango" }, { god: "qamata" }, {}],
      monuments: [
        { at: "a1", seat: 0, level: 5 },
        { at: "c1", seat: 1, level: 4 },
        { at: "e1", seat: 1, level: 2 },
        { at: "g1", seat: 1, level: 2 },
        { at: "i1", seat: 2, level: 5 },
        { at: "k1", seat: 3, level: 5 },
      ],
    });
    expect([0, 1, 2, 3].map((seat) => vp(state, seat) - vr(state, seat))).toEqual([1, 1, -1, 1]);
    expect(ranking(state)).toEqual([[1], [0], [3], [2]]);
  });
});

function culture(position: object): NaiveState {
  return fromPosition({ phase: "culture", seats: [{}, {}], ...position });
}

const gifts = (seats: object[]) => fromPosition({ board: ["s.s.s."], phase: "gifts", seats });

const owning = (craftsman: string) => ({
  technologies: { [craftsman]: { card: 1, price: 1, cattle: 0 } },
});

const kinds = (state: NaiveState, seat: number) =>
  [...new Set(legalMoves(state, seat).map((move) => move.kind))].toSorted();

function cells(state: NaiveState, seat: number, kind: Move["kind"], fields: object = {}): string[] {
  const wanted = Object.entries({ kind, ...fields });
  return legalMoves(state, seat)
    .filter((move) =>
      wanted.every(([name, value]) =>
        Object.entries(move).some(([key, has]) => key === name && has === value),
      ),
    )
    .map((move) => ("at" in move ? move.at : ""))
    .toSorted();
}
