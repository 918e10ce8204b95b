import {
  CURRENT_EDITION,
  EDITIONS,
  mediterranean,
  type HeldCard,
  type OfferView,
} from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import type { SlipEnd } from "./market-history.ts";
import { renewalOf, stillStanding, termsOf, type Standing } from "./standing-offers.ts";

const EDITION = EDITIONS[CURRENT_EDITION];
if (EDITION === undefined) throw new Error("no edition");

const options = mediterranean.parseOptions({});
if (!options.ok) throw new Error(options.error.reason);
const [seat] = mediterranean.view(mediterranean.setup("standing", 4, options.value), 0).seats;
if (seat === undefined) throw new Error("nobody sits there");
const wine = (slot: number): HeldCard => ({ slot, good: "wine", bottom: "mars" });
const holding = (...hand: HeldCard[]) => ({ ...seat, hand, warehouse: [] });

const OFFER: OfferView = {
  offer: 4,
  seat: 0,
  to: "all",
  give: { goods: { wine: 1 }, vp: 0, pledges: [] },
  want: { goods: { dye: 1 } },
  declined: [],
  cards: [3],
};
const STANDING: Standing = { offer: OFFER, renewed: 0 };
const over = (reason: SlipEnd["reason"]) => new Map<number, SlipEnd>([[4, { reason }]]);

test("the terms are the same whichever cards stand for them", () => {
  expect(termsOf({ ...OFFER, offer: 9, cards: [8] })).toBe(termsOf(OFFER));
  expect(termsOf({ ...OFFER, to: [1] })).not.toBe(termsOf(OFFER));
});

describe("a standing offer", () => {
  test("is made anew with another card when it was taken", () => {
    const move = renewalOf(STANDING, [], over("taken"), EDITION, holding(wine(5)));
    expect(move).toEqual({
      kind: "offer",
      to: "all",
      give: { cards: [5] },
      want: { goods: { dye: 1 } },
    });
  });

  test.each<[why: string, Standing, readonly OfferView[], SlipEnd["reason"], HeldCard[]]>([
    ["it is still open", STANDING, [OFFER], "taken", [wine(5)]],
    ["it was made anew already", { ...STANDING, renewed: 4 }, [], "taken", [wine(5)]],
    ["there is no card for it", STANDING, [], "cards-gone", []],
    ["it was withdrawn", STANDING, [], "withdrawn", [wine(5)]],
    ["all have declined it", STANDING, [], "declined", [wine(5)]],
  ])("is not made anew when %s", (_why, standing, open, reason, hand) => {
    const mine = holding(...hand);
    expect(renewalOf(standing, open, over(reason), EDITION, mine)).toBeUndefined();
  });

  test("waits while its maker is ready", () => {
    const mine = { ...holding(wine(5)), ready: true };
    expect(renewalOf(STANDING, [], over("taken"), EDITION, mine)).toBeUndefined();
  });

  test("goes on as the offer that renewed it, and ends when that is withdrawn or declined", () => {
    const again = { ...OFFER, offer: 6, cards: [5] };
    expect(stillStanding([STANDING], [again], over("taken"))).toEqual([
      { offer: again, renewed: 0 },
    ]);
    expect(stillStanding([STANDING], [], over("withdrawn"))).toEqual([]);
    expect(stillStanding([STANDING], [], over("declined"))).toEqual([]);
    const waiting = [STANDING];
    expect(stillStanding(waiting, [], over("cards-gone"))).toBe(waiting);
  });
});
