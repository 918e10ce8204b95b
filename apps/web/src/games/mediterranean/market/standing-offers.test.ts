import {
  CURRENT_EDITION,
  EDITIONS,
  mediterranean,
  type HeldCard,
  type OfferView,
} from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import type { OfferEnding } from "./market-history.ts";
import {
  renewalMoveOf,
  updateStandingOffers,
  offerKey,
  type StandingOffer,
} from "./standing-offers.ts";

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
const STANDING: StandingOffer = { offer: OFFER, lastRenewed: 0 };
const endingWith = (reason: OfferEnding["reason"]) =>
  new Map<number, OfferEnding>([[4, { reason }]]);

test("the key does not depend on the cards", () => {
  expect(offerKey({ ...OFFER, offer: 9, cards: [8] })).toBe(offerKey(OFFER));
  expect(offerKey({ ...OFFER, to: [1] })).not.toBe(offerKey(OFFER));
});

describe("a standing offer", () => {
  test("is renewed with another card when it was taken", () => {
    const move = renewalMoveOf(STANDING, [], endingWith("taken"), EDITION, holding(wine(5)));
    expect(move).toEqual({
      kind: "offer",
      to: "all",
      give: { cards: [5] },
      want: { goods: { dye: 1 } },
    });
  });

  test.each<[why: string, StandingOffer, readonly OfferView[], OfferEnding["reason"], HeldCard[]]>([
    ["it is still open", STANDING, [OFFER], "taken", [wine(5)]],
    ["it was renewed already", { ...STANDING, lastRenewed: 4 }, [], "taken", [wine(5)]],
    ["there is no card for it", STANDING, [], "cards-gone", []],
    ["it was withdrawn", STANDING, [], "withdrawn", [wine(5)]],
    ["everybody declined it", STANDING, [], "declined", [wine(5)]],
  ])("is not renewed when %s", (_why, standing, open, reason, hand) => {
    const mine = holding(...hand);
    expect(renewalMoveOf(standing, open, endingWith(reason), EDITION, mine)).toBeUndefined();
  });

  test("waits while its maker is ready", () => {
    const mine = { ...holding(wine(5)), ready: true };
    expect(renewalMoveOf(STANDING, [], endingWith("taken"), EDITION, mine)).toBeUndefined();
  });

  test("continues as the renewed offer, and ends when that is withdrawn or declined", () => {
    const renewed = { ...OFFER, offer: 6, cards: [5] };
    expect(updateStandingOffers([STANDING], [renewed], endingWith("taken"))).toEqual([
      { offer: renewed, lastRenewed: 0 },
    ]);
    expect(updateStandingOffers([STANDING], [], endingWith("withdrawn"))).toEqual([]);
    expect(updateStandingOffers([STANDING], [], endingWith("declined"))).toEqual([]);
    const waiting = [STANDING];
    expect(updateStandingOffers(waiting, [], endingWith("cards-gone"))).toBe(waiting);
  });
});
