import type { Edition, OfferMove, OfferView, SeatView } from "@sofala/mediterranean";
import type { OfferEnding } from "./market-history.ts";
import { chooseCardsFor } from "./cards-to-give.ts";

/** Identifies the terms of an offer, whichever cards it is made with. */
export const offerKey = ({ to, give, want }: OfferView): string =>
  JSON.stringify([
    to,
    sortedEntries(give.goods),
    give.vp,
    give.pledges,
    sortedEntries(want.goods ?? {}),
    want.vp,
  ]);

const sortedEntries = (goods: object): unknown =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** One of my offers that is renewed as long as there are cards for it. */
export interface StandingOffer {
  /** Its latest version. */
  readonly offer: OfferView;
  /** The number of the last offer that was renewed. */
  readonly lastRenewed: number;
}

/** The standing offers after the market changed, without those that were withdrawn or declined by all. */
export function updateStandingOffers(
  standing: readonly StandingOffer[],
  open: readonly OfferView[],
  endings: ReadonlyMap<number, OfferEnding>,
): readonly StandingOffer[] {
  const next = standing.flatMap((each): readonly StandingOffer[] => {
    const key = offerKey(each.offer);
    const renewed = open.find((offer) => offer.seat === each.offer.seat && offerKey(offer) === key);
    if (renewed !== undefined) return [renewed === each.offer ? each : { ...each, offer: renewed }];
    const reason = endings.get(each.offer.offer)?.reason;
    return reason === "withdrawn" || reason === "declined" ? [] : [each];
  });
  const isSame = next.length === standing.length && next.every((each, n) => each === standing[n]);
  return isSame ? standing : next;
}

/** The move that renews a standing offer; undefined if it is open, already renewed, or cards are missing. */
export function renewalMoveOf(
  { offer, lastRenewed }: StandingOffer,
  open: readonly OfferView[],
  endings: ReadonlyMap<number, OfferEnding>,
  edition: Edition,
  mine: SeatView,
): OfferMove | undefined {
  const reason = endings.get(offer.offer)?.reason;
  const isGone = reason === "taken" || reason === "cards-gone";
  if (!isGone || lastRenewed === offer.offer || open.some((each) => each.offer === offer.offer))
    return undefined;
  const given = chooseCardsFor(edition, mine, offer.give.goods);
  if (given === undefined || mine.ready) return undefined;
  const { vp, pledges } = offer.give;
  const cards = given.cards.map(({ slot }) => slot);
  return {
    kind: "offer",
    to: offer.to,
    give: {
      ...(cards.length === 0 ? {} : { cards }),
      ...(Object.keys(given.as).length === 0 ? {} : { as: given.as }),
      ...(vp === 0 ? {} : { vp }),
      ...(pledges.length === 0 ? {} : { pledges }),
    },
    want: offer.want,
  };
}
