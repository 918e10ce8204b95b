import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { marketHistoryOf } from "./market-history.ts";

const moveWith = (...events: SeenEvent[]): ObservedMove<Mediterranean> => ({
  id: 0,
  actor: 0,
  events,
});
const nothing = { goods: {}, vp: 0, pledges: [] };
const deal = (offer: number): SeenEvent => ({
  kind: "deal-made",
  offer,
  maker: 1,
  partner: 2,
  toPartner: nothing,
  toMaker: nothing,
});

test("lists only the offers of this turn, with how they ended", () => {
  const history = marketHistoryOf([
    moveWith(deal(1)),
    moveWith({ kind: "offer-died", offer: 9, reason: "declined" }, { kind: "turn-began", turn: 2 }),
    moveWith({ kind: "offer-withdrawn", seat: 3, offer: 1 }),
    moveWith(
      { kind: "offer-declined", seat: 0, offer: 3 },
      { kind: "offer-died", offer: 3, reason: "declined" },
    ),
    moveWith(deal(2), { kind: "offer-died", offer: 4, reason: "cards-gone" }),
  ]);
  expect([...history.endings]).toEqual([
    [1, { reason: "withdrawn", by: 3 }],
    [3, { reason: "declined", by: 0 }],
    [2, { reason: "taken", by: 2 }],
    [4, { reason: "cards-gone" }],
  ]);
  expect(history.deals.map(({ offer }) => offer)).toEqual([2]);
});
