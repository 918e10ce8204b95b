import type { OfferView } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import type { SlipEnd } from "./market-history.ts";
import { columnOf, isRequest, LINGER, nextSlips, swept, type Slip } from "./offer-cards.ts";

const offer = (number: number, part: Partial<OfferView> = {}): OfferView => ({
  offer: number,
  seat: 1,
  to: [0],
  give: { goods: { wine: 1 }, vp: 0, pledges: [] },
  want: { goods: { salt: 1 } },
  declined: [],
  ...part,
});
const numbers = (slips: readonly Slip[]) => slips.map((slip) => slip.offer.offer);
const NONE = new Map<number, SlipEnd>();

test("slips lie before me, in the open, or are mine", () => {
  expect(columnOf(offer(1), 0)).toBe("me");
  expect(columnOf(offer(1, { to: "all" }), 0)).toBe("open");
  expect(columnOf(offer(1, { to: [2] }), 0)).toBe("open");
  expect(columnOf(offer(1), 1)).toBe("mine");
  expect(columnOf(offer(1), undefined)).toBe("open");
});

describe("a slip that dies", () => {
  const slips = nextSlips([], [offer(1), offer(2), offer(3)], NONE, 0, 0);

  test("stays in its place with its reason, and new ones come last", () => {
    const ends = new Map<number, SlipEnd>([[2, { reason: "taken", by: 3 }]]);
    const next = nextSlips(slips, [offer(1), offer(3), offer(4)], ends, 0, 100);
    expect(numbers(next)).toEqual([1, 2, 3, 4]);
    expect(next[1]).toMatchObject({ end: { reason: "taken", by: 3 }, since: 100 });
    expect(next[0]?.end).toBeUndefined();
  });

  test("for me dies when I decline it, while others may still answer", () => {
    const all = offer(5, { to: "all" });
    const [slip] = nextSlips(
      nextSlips([], [all], NONE, 0, 0),
      [{ ...all, declined: [0] }],
      NONE,
      0,
      7,
    );
    expect(slip).toMatchObject({ end: { reason: "declined", by: 0 }, since: 7 });
  });

  test("goes when it has been read, but not from under a finger", () => {
    const dead = nextSlips(slips, [offer(2), offer(3)], NONE, 0, 100);
    expect(swept(dead, 100 + LINGER - 1, () => false)).toBe(dead);
    expect(swept(dead, 100 + LINGER, () => true)).toBe(dead);
    expect(numbers(swept(dead, 100 + LINGER, () => false))).toEqual([2, 3]);
  });
});

test("who gives nothing and wants a good asks for it", () => {
  const nothing = { goods: {}, vp: 0, pledges: [] };
  expect(isRequest(offer(1, { give: nothing }))).toBe(true);
  expect(isRequest(offer(1, { give: { ...nothing, vp: 1 } }))).toBe(false);
  expect(isRequest(offer(1))).toBe(false);
});
