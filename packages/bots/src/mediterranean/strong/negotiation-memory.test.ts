import type { SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { Ledger } from "./negotiation-memory.ts";

const swap = { key: "1 wine1 for dye1", partner: 1, gets: { wine: 1 }, gives: { dye: 1 } };

/** A seat that has made one offer, number 7, to seat 1 and thinks a yes likely. */
function offering(vp: number): Ledger {
  const ledger = new Ledger(0);
  ledger.note({ ...swap, vp, chance: 0.8, step: 0 });
  ledger.see([made(0, 7)]);
  return ledger;
}
const made = (seat: number, offer: number): SeenEvent => ({
  kind: "offer-made",
  seat,
  offer,
  to: [1],
  give: { goods: { wine: 1 }, vp: 0, pledges: [] },
  want: { goods: { dye: 1 } },
});

test("an offer waits until it is answered, taken back or dead", () => {
  const ledger = offering(2);
  expect(ledger.pendingOf(swap.key)).toMatchObject({ offer: 7, vp: 2, looks: 0 });
  ledger.look();
  expect(ledger.pendingOf(swap.key)?.looks).toBe(1);
  ledger.see([{ kind: "offer-withdrawn", seat: 0, offer: 7 }]);
  expect(ledger.pending).toEqual([]);
});

test("who says no is asked for less, and thought to bargain harder", () => {
  const ledger = offering(2);
  ledger.see([{ kind: "offer-declined", seat: 1, offer: 7 }]);
  expect(ledger.refusedAt(swap.key)).toBe(2);
  const other = ledger.hardness(1, { grain: 1 }, { salt: 1 });
  expect(other).toBeGreaterThan(0);
  // It may be the wine that he does not want, or the dye that he keeps.
  expect(ledger.hardness(1, { wine: 1 }, { salt: 1 })).toBeGreaterThan(other);
  expect(ledger.hardness(2, swap.gets, swap.gives)).toBe(0);
});

test("who says yes is thought to bargain less hard", () => {
  const ledger = offering(2);
  const parcel = { goods: {}, vp: 0, pledges: [] };
  const deal = { maker: 0, partner: 1, toPartner: parcel, toMaker: parcel };
  ledger.see([{ kind: "deal-made", offer: 7, ...deal }]);
  expect(ledger.hardness(1, swap.gets, swap.gives)).toBeLessThan(0);
  expect(ledger.refusedAt(swap.key)).toBe(Infinity);
});

test("a new market begins with a clean page, and a new turn remembers less of people", () => {
  const ledger = offering(2);
  ledger.see([{ kind: "offer-declined", seat: 1, offer: 7 }, made(1, 8)]);
  const before = ledger.hardness(1, {}, {});
  expect([ledger.made, ledger.madeBy(1)]).toEqual([1, 1]);
  ledger.see([
    { kind: "turn-began", turn: 3 },
    { kind: "phase-began", phase: "civic" },
  ]);
  expect([ledger.made, ledger.madeBy(1)]).toEqual([0, 0]);
  expect(ledger.refusedAt(swap.key)).toBe(Infinity);
  expect(ledger.hardness(1, {}, {})).toBeLessThan(before);
  expect(ledger.hardness(1, {}, {})).toBeGreaterThan(0);
});
