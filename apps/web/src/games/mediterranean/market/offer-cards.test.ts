import type { OfferView } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import type { OfferEnding } from "./market-history.ts";
import {
  columnOf,
  isRequest,
  ENDED_VISIBLE_MS,
  nextOfferCards,
  withoutExpired,
  type OfferCard,
} from "./offer-cards.ts";

const offer = (number: number, part: Partial<OfferView> = {}): OfferView => ({
  offer: number,
  seat: 1,
  to: [0],
  give: { goods: { wine: 1 }, vp: 0, pledges: [] },
  want: { goods: { salt: 1 } },
  declined: [],
  ...part,
});
const offerNumbers = (cards: readonly OfferCard[]) => cards.map((card) => card.offer.offer);
const NONE = new Map<number, OfferEnding>();

test("an offer is in the column of offers to me, of other offers, or of mine", () => {
  expect(columnOf(offer(1), 0)).toBe("me");
  expect(columnOf(offer(1, { to: "all" }), 0)).toBe("open");
  expect(columnOf(offer(1, { to: [2] }), 0)).toBe("open");
  expect(columnOf(offer(1), 1)).toBe("mine");
  expect(columnOf(offer(1), undefined)).toBe("open");
});

describe("an offer card that ends", () => {
  const cards = nextOfferCards([], [offer(1), offer(2), offer(3)], NONE, 0, 0);

  test("stays in its place with its reason, and new ones come last", () => {
    const endings = new Map<number, OfferEnding>([[2, { reason: "taken", by: 3 }]]);
    const next = nextOfferCards(cards, [offer(1), offer(3), offer(4)], endings, 0, 100);
    expect(offerNumbers(next)).toEqual([1, 2, 3, 4]);
    expect(next[1]).toMatchObject({ ending: { reason: "taken", by: 3 }, endedAt: 100 });
    expect(next[0]?.ending).toBeUndefined();
  });

  test("ends for me when I decline it, while others may still answer", () => {
    const all = offer(5, { to: "all" });
    const [card] = nextOfferCards(
      nextOfferCards([], [all], NONE, 0, 0),
      [{ ...all, declined: [0] }],
      NONE,
      0,
      7,
    );
    expect(card).toMatchObject({ ending: { reason: "declined", by: 0 }, endedAt: 7 });
  });

  test("disappears after a while, but not under a pointer", () => {
    const ended = nextOfferCards(cards, [offer(2), offer(3)], NONE, 0, 100);
    expect(withoutExpired(ended, 100 + ENDED_VISIBLE_MS - 1, () => false)).toBe(ended);
    expect(withoutExpired(ended, 100 + ENDED_VISIBLE_MS, () => true)).toBe(ended);
    expect(offerNumbers(withoutExpired(ended, 100 + ENDED_VISIBLE_MS, () => false))).toEqual([
      2, 3,
    ]);
  });
});

test("an offer that gives nothing and wants a good is a request", () => {
  const nothing = { goods: {}, vp: 0, pledges: [] };
  expect(isRequest(offer(1, { give: nothing }))).toBe(true);
  expect(isRequest(offer(1, { give: { ...nothing, vp: 1 } }))).toBe(false);
  expect(isRequest(offer(1))).toBe(false);
});
