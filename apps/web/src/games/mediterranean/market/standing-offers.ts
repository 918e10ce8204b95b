import type { Edition, OfferMove, OfferView, SeatView } from "@sofala/mediterranean";
import type { SlipEnd } from "./market-history.ts";
import { givingFor } from "./cards-to-give.ts";

/** What an offer says, whichever cards it is made with: two offers with the same terms renew each other. */
export const termsOf = ({ to, give, want }: OfferView): string =>
  JSON.stringify([
    to,
    sorted(give.goods),
    give.vp,
    give.pledges,
    sorted(want.goods ?? {}),
    want.vp,
  ]);

const sorted = (goods: object): unknown =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** An offer of mine that is to stand for as long as there are cards for it. */
export interface Standing {
  /** As it was made last. */
  readonly offer: OfferView;
  /** The number of the last one that was made anew. */
  readonly renewed: number;
}

/** The standing offers after the market changed: those that were withdrawn or declined by all stand no longer. */
export function stillStanding(
  standing: readonly Standing[],
  open: readonly OfferView[],
  ends: ReadonlyMap<number, SlipEnd>,
): readonly Standing[] {
  const next = standing.flatMap((each): readonly Standing[] => {
    const terms = termsOf(each.offer);
    const again = open.find((offer) => offer.seat === each.offer.seat && termsOf(offer) === terms);
    if (again !== undefined) return [again === each.offer ? each : { ...each, offer: again }];
    const reason = ends.get(each.offer.offer)?.reason;
    return reason === "withdrawn" || reason === "declined" ? [] : [each];
  });
  const isSame = next.length === standing.length && next.every((each, n) => each === standing[n]);
  return isSame ? standing : next;
}

/** The move that makes a standing offer anew; none while it is open, was made anew already, or cards are missing. */
export function renewalOf(
  { offer, renewed }: Standing,
  open: readonly OfferView[],
  ends: ReadonlyMap<number, SlipEnd>,
  edition: Edition,
  mine: SeatView,
): OfferMove | undefined {
  const reason = ends.get(offer.offer)?.reason;
  const isGone = reason === "taken" || reason === "cards-gone";
  if (!isGone || renewed === offer.offer || open.some((each) => each.offer === offer.offer))
    return undefined;
  const given = givingFor(edition, mine, offer.give.goods);
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
