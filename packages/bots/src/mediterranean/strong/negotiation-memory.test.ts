import type { SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { NegotiationMemory } from "./negotiation-memory.ts";

const swap = { key: "1 wine1 for dye1", partner: 1, gets: { wine: 1 }, gives: { dye: 1 } };

/** A seat that has made one offer, number 7, to seat 1, with a high chance of acceptance. */
function offering(vp: number): NegotiationMemory {
  const memory = new NegotiationMemory(0);
  memory.expectOffer({ ...swap, vp, estimate: 0.8, step: 0 });
  memory.observe([made(0, 7)]);
  return memory;
}
const made = (seat: number, offer: number): SeenEvent => ({
  kind: "offer-made",
  seat,
  offer,
  to: [1],
  give: { goods: { wine: 1 }, vp: 0, pledges: [] },
  want: { goods: { dye: 1 } },
});

test("an offer is pending until it is answered, withdrawn or void", () => {
  const memory = offering(2);
  expect(memory.pendingOfferFor(swap.key)).toMatchObject({ offer: 7, vp: 2, lookCount: 0 });
  memory.countLook();
  expect(memory.pendingOfferFor(swap.key)?.lookCount).toBe(1);
  memory.observe([{ kind: "offer-withdrawn", seat: 0, offer: 7 }]);
  expect(memory.pending).toEqual([]);
});

test("a partner who declines is asked for less, and assumed to bargain harder", () => {
  const memory = offering(2);
  memory.observe([{ kind: "offer-declined", seat: 1, offer: 7 }]);
  expect(memory.refusedAt(swap.key)).toBe(2);
  const other = memory.demandOf(1, { grain: 1 }, { salt: 1 });
  expect(other).toBeGreaterThan(0);
  // Maybe the partner does not want the wine, or does not give up the dye.
  expect(memory.demandOf(1, { wine: 1 }, { salt: 1 })).toBeGreaterThan(other);
  expect(memory.demandOf(2, swap.gets, swap.gives)).toBe(0);
});

test("a partner who accepts is assumed to bargain less hard", () => {
  const memory = offering(2);
  const nothing = { goods: {}, vp: 0, pledges: [] };
  const deal = { maker: 0, partner: 1, toPartner: nothing, toMaker: nothing };
  memory.observe([{ kind: "deal-made", offer: 7, ...deal }]);
  expect(memory.demandOf(1, swap.gets, swap.gives)).toBeLessThan(0);
  expect(memory.refusedAt(swap.key)).toBe(Infinity);
});

test("a new market forgets prices, and a new turn half forgets partners", () => {
  const memory = offering(2);
  memory.observe([{ kind: "offer-declined", seat: 1, offer: 7 }, made(1, 8)]);
  const before = memory.demandOf(1, {}, {});
  expect([memory.made, memory.madeBy(1)]).toEqual([1, 1]);
  memory.observe([
    { kind: "turn-began", turn: 3 },
    { kind: "phase-began", phase: "civic" },
  ]);
  expect([memory.made, memory.madeBy(1)]).toEqual([0, 0]);
  expect(memory.refusedAt(swap.key)).toBe(Infinity);
  expect(memory.demandOf(1, {}, {})).toBeLessThan(before);
  expect(memory.demandOf(1, {}, {})).toBeGreaterThan(0);
});
