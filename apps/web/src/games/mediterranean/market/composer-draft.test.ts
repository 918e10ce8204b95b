import type { HeldCard, OfferView } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import {
  counterOfferDraft,
  EMPTY_DRAFT,
  isEmptyDraft,
  isGift,
  withLabel,
  offerMoveOf,
  withCardToggled,
  withSeatToggled,
  withMoreWanted,
} from "./composer-draft.ts";

const HELD: readonly HeldCard[] = [
  { slot: 3, good: "wine", bottom: "mars" },
  { slot: 4, good: "piracy", bottom: "piracy" },
];

test("cards and wanted goods are added and removed one by one", () => {
  const one = withMoreWanted(withCardToggled(EMPTY_DRAFT, 3), "dye", 1);
  expect(offerMoveOf(one, HELD)).toEqual({
    kind: "offer",
    to: "all",
    give: { cards: [3] },
    want: { goods: { dye: 1 } },
  });
  expect(isEmptyDraft(withMoreWanted(withCardToggled(one, 3), "dye", -1))).toBe(true);
  expect(withMoreWanted(EMPTY_DRAFT, "dye", -1).want).toEqual({});
});

test("cards that are no longer held are left out, with their labels", () => {
  const draft = withLabel(
    withCardToggled(withCardToggled(withCardToggled(EMPTY_DRAFT, 3), 4), 9),
    4,
    "gold",
  );
  expect(offerMoveOf(draft, HELD).give).toEqual({ cards: [3, 4], as: { 4: "gold" } });
  expect(offerMoveOf(draft, HELD.slice(0, 1)).give).toEqual({ cards: [3] });
  expect(withCardToggled(draft, 4).as).toEqual({});
});

test("an offer goes to the named seats, or to everyone if none is named", () => {
  const two = withSeatToggled(withSeatToggled(EMPTY_DRAFT, 3), 1);
  expect(two.to).toEqual([1, 3]);
  expect(withSeatToggled(withSeatToggled(two, 1), 3).to).toBe("all");
});

test("a counter-offer starts with the terms from the other side", () => {
  const offer: OfferView = {
    offer: 7,
    seat: 2,
    to: [0],
    give: { goods: { art: 1 }, vp: 1, pledges: [] },
    want: { goods: { wine: 1 } },
    declined: [],
  };
  const given = { cards: HELD.slice(0, 1), as: {} };
  expect(offerMoveOf(counterOfferDraft(offer, given), HELD)).toEqual({
    kind: "offer",
    to: [2],
    give: { cards: [3] },
    want: { goods: { art: 1 }, vp: 1 },
    replyTo: 7,
  });
});

test("a gift gives cards or points and wants nothing", () => {
  const card = withCardToggled(EMPTY_DRAFT, 3);
  const isGiftDraft = (draft: typeof card) => isGift(offerMoveOf(draft, HELD));
  expect(isGiftDraft(card)).toBe(true);
  expect(isGiftDraft({ ...EMPTY_DRAFT, vp: 1 })).toBe(true);
  expect(isGiftDraft(withMoreWanted(card, "dye", 1))).toBe(false);
  expect(isGiftDraft({ ...card, wantVp: 1 })).toBe(false);
  expect(isGiftDraft(withMoreWanted(EMPTY_DRAFT, "dye", 1))).toBe(false);
});
