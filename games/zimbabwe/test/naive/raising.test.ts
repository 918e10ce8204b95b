import { describe, expect, test } from "vitest";
import { apply, cheapestRaise, fromPosition, hubs, raisableMonuments, vp } from "./index.ts";
import { playAll } from "./random-play.ts";

/** Seat 0 needs an ivory carving and a sculpture, both foreign; the wood carver that the sculptor needs is its own. */
const sculptures = () =>
  fromPosition({
    phase: "culture",
    board: ["........t...", "t...........", "i...........", "............"],
    seats: [
      { cattle: 20, technologies: { "wood-carver": { card: 1, price: 1, cattle: 0 } } },
      {
        technologies: {
          "ivory-carver": { card: 1, price: 1, cattle: 0 },
          sculptor: { card: 1, price: 2, cattle: 0 },
        },
      },
    ],
    monuments: [
      { at: "e3", seat: 0, level: 2 },
      { at: "h1", seat: 1, level: 1 },
    ],
    craftsmen: [
      { craftsman: "ivory-carver", at: "b3", seat: 1 },
      { craftsman: "sculptor", at: "j2", seat: 1 },
      { craftsman: "wood-carver", at: "b1", seat: 0, vertical: true },
    ],
  });

describe("raising", () => {
  test("two goods, one of them secondary, each connection pays its hubs (example of the rulebook)", () => {
    const state = sculptures();
    expect(hubs(state, "e3", "j2")).toBe(1);
    expect(hubs(state, "j2", "b1")).toBe(2);
    expect(cheapestRaise(state, 0, ["e3"])).toBe(1 + (2 + 1) + (1 + 2));
    const sculpture = {
      craftsman: "j2",
      resource: "i1",
      primary: { craftsman: "b1", resource: "a2" },
    };
    const goods = [{ craftsman: "b3", resource: "a3" }, sculpture];
    const raised = playAll(state, [[0, { kind: "raise-monument", at: "e3", goods }]]);
    expect(raised.players[0]).toMatchObject({
      cattle: 13,
      technologies: { "wood-carver": { cattle: 1 } },
    });
    expect(raised.players[1]?.technologies).toMatchObject({
      sculptor: { cattle: 2 },
      "ivory-carver": { cattle: 1 },
    });
    expect(raised.used).toEqual({ i1: 1, a2: 1, a3: 1 });
    expect(vp(raised, 0)).toBe(7 + 1);
    expect(raisableMonuments(raised, 0)).toEqual([]);
  });

  test("hubs are charged as named, if the chain holds (R 3.8)", () => {
    const state = sculptures();
    const raise = (primary: string[], first?: string[]) =>
      apply(state, 0, {
        kind: "raise-monument",
        at: "e3",
        goods: [
          { craftsman: "b3", resource: "a3" },
          {
            craftsman: "j2",
            resource: "i1",
            ...(first === undefined ? {} : { hubs: first }),
            primary: { craftsman: "b1", resource: "a2", hubs: primary },
          },
        ],
      })?.players[0]?.cattle;
    expect(raise(["h1", "e3"], ["h1"])).toBe(13);
    expect(raise(["e3", "h1"])).toBeUndefined();
    expect(raise(["h1"])).toBeUndefined();
    expect(raise(["h1", "e3", "h1"])).toBeUndefined();
    expect(raise(["h1", "e3"], ["e3", "h1"])).toBeUndefined();
  });
});
