import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import type { Told } from "../../../local/hidden-info-table.ts";
import { storyOf } from "./market-history.ts";

const told = (...events: SeenEvent[]): Told<Mediterranean> => ({ id: 0, actor: 0, events });
const nothing = { goods: {}, vp: 0, pledges: [] };
const deal = (offer: number): SeenEvent => ({
  kind: "deal-made",
  offer,
  maker: 1,
  partner: 2,
  toPartner: nothing,
  toMaker: nothing,
});

test("only the offers of this turn are remembered, with how they ended", () => {
  const story = storyOf([
    told(deal(1)),
    told({ kind: "offer-died", offer: 9, reason: "declined" }, { kind: "turn-began", turn: 2 }),
    told({ kind: "offer-withdrawn", seat: 3, offer: 1 }),
    told(
      { kind: "offer-declined", seat: 0, offer: 3 },
      { kind: "offer-died", offer: 3, reason: "declined" },
    ),
    told(deal(2), { kind: "offer-died", offer: 4, reason: "cards-gone" }),
  ]);
  expect([...story.ends]).toEqual([
    [1, { reason: "withdrawn", by: 3 }],
    [3, { reason: "declined", by: 0 }],
    [2, { reason: "taken", by: 2 }],
    [4, { reason: "cards-gone" }],
  ]);
  expect(story.deals.map(({ offer }) => offer)).toEqual([2]);
});
