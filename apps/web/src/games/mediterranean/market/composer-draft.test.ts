import type { HeldCard, OfferView } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import {
  counterTo,
  EMPTY,
  isEmpty,
  labelled,
  moveOf,
  withCard,
  withSeat,
  withWanted,
} from "./composer-draft.ts";

const HELD: readonly HeldCard[] = [
  { slot: 3, good: "wine", bottom: "mars" },
  { slot: 4, good: "piracy", bottom: "piracy" },
];

test("a draft grows card by card and good by good, and shrinks again", () => {
  const one = withWanted(withCard(EMPTY, 3), "dye", 1);
  expect(moveOf(one, HELD)).toEqual({
    kind: "offer",
    to: "all",
    give: { cards: [3] },
    want: { goods: { dye: 1 } },
  });
  expect(isEmpty(withWanted(withCard(one, 3), "dye", -1))).toBe(true);
  expect(withWanted(EMPTY, "dye", -1).want).toEqual({});
});

test("cards that have gone are left out, and so are their labels", () => {
  const draft = labelled(withCard(withCard(withCard(EMPTY, 3), 4), 9), 4, "gold");
  expect(moveOf(draft, HELD).give).toEqual({ cards: [3, 4], as: { 4: "gold" } });
  expect(moveOf(draft, HELD.slice(0, 1)).give).toEqual({ cards: [3] });
  expect(withCard(draft, 4).as).toEqual({});
});

test("naming seats addresses them, naming none everyone", () => {
  const two = withSeat(withSeat(EMPTY, 3), 1);
  expect(two.to).toEqual([1, 3]);
  expect(withSeat(withSeat(two, 1), 3).to).toBe("all");
});

test("a counter-offer begins with the terms from the other side", () => {
  const offer: OfferView = {
    offer: 7,
    seat: 2,
    to: [0],
    give: { goods: { art: 1 }, vp: 1, pledges: [] },
    want: { goods: { wine: 1 } },
    declined: [],
  };
  const given = { cards: HELD.slice(0, 1), as: {} };
  expect(moveOf(counterTo(offer, given), HELD)).toEqual({
    kind: "offer",
    to: [2],
    give: { cards: [3] },
    want: { goods: { art: 1 }, vp: 1 },
    replyTo: 7,
  });
});
