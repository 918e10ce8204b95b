import { expect, test } from "vitest";
import { billOf, moneyAfterHalving } from "./bill.ts";

test("the bill starts with the purchasing phase and lists what one seat bought", () => {
  const observedMoves = [
    { id: 1, actor: 0, events: [{ kind: "vp-bought", seat: 0, vp: 9, price: 36 }] },
    { id: 2, actor: "clock", events: [{ kind: "phase-began", phase: "purchasing" }] },
    {
      id: 3,
      actor: 0,
      events: [{ kind: "building-built", seat: 0, building: "white-G1", price: 6 }],
    },
    { id: 4, actor: 1, events: [{ kind: "vp-bought", seat: 1, vp: 1, price: 4 }] },
    {
      id: 5,
      actor: 0,
      events: [{ kind: "development-bought", seat: 0, card: "S06", price: 7, from: [] }],
    },
    { id: 6, actor: 0, events: [{ kind: "vp-bought", seat: 0, vp: 2, price: 8 }] },
  ] as const;
  expect(billOf(observedMoves, 0)).toEqual([
    { kind: "building", building: "white-G1", price: 6 },
    { kind: "development", card: "S06", price: 7 },
    { kind: "vp", vp: 2, price: 8 },
  ]);
});

test("money is halved, downwards", () => {
  expect([0, 1, 3, 8].map(moneyAfterHalving)).toEqual([0, 0, 1, 4]);
});
