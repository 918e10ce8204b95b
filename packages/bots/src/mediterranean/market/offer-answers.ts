import type { AcceptMove, Good, Goods, LuxuryGood, OfferView } from "@sofala/mediterranean";
import type { KnownCard } from "../hand-evaluator.ts";
import { seatAt, type SeatContext } from "../seat-context.ts";
import { unseenCards, type DealEvaluator } from "./deal-evaluator.ts";

/** An offer that is open to the seat, how it would be answered and what that gains. */
export interface OfferAnswer {
  readonly offer: number;
  readonly maker: number;
  readonly gain: number;
  /** Undefined if the seat does not have the cards. */
  readonly move: AcceptMove | undefined;
}

export function offersTo(context: SeatContext): readonly OfferView[] {
  const { seat, view } = context;
  return view.offers.filter(
    (offer) =>
      offer.seat !== seat &&
      (offer.to === "all" || offer.to.includes(seat)) &&
      !offer.declined.includes(seat),
  );
}

export function answerTo(
  context: SeatContext,
  dealEvaluator: DealEvaluator,
  offer: OfferView,
): OfferAnswer {
  const { offer: number, seat: maker, give, want } = offer;
  const none: OfferAnswer = { offer: number, maker, gain: -Infinity, move: undefined };
  const wantedVp = want.vp ?? 0;
  const isTooDear = wantedVp > (seatAt(context, context.seat).vp ?? 0);
  const isShort = give.vp > (seatAt(context, maker).vp ?? 0);
  // Pledges of either side may contradict others by now.
  const hasPledges = give.pledges.length > 0 || (want.pledges ?? []).length > 0;
  if (isTooDear || isShort || hasPledges) return none;
  const bundle = bundleFor(dealEvaluator, want.goods ?? {});
  if (bundle === undefined) return none;
  const { cards, as } = bundle;
  const deal = {
    partner: maker,
    give: cards,
    get: offeredCards(dealEvaluator, offer),
    vp: give.vp - wantedVp,
  };
  const move: AcceptMove = {
    kind: "accept",
    offer: number,
    ...(cards.length === 0 ? {} : { give: cards.map(({ slot }) => slot) }),
    ...(Object.keys(as).length === 0 ? {} : { as }),
  };
  return { offer: number, maker, gain: dealEvaluator.gain(deal), move };
}

/** Cards on offer; one that was given to its maker before may well be the same. */
const offeredCards = (
  { beliefs }: DealEvaluator,
  { seat, give }: OfferView,
): readonly KnownCard[] =>
  unseenCards(give.goods).map((card) => ({
    ...card,
    bottom: beliefs.cardGivenTo(seat, card.good)?.bottom,
  }));

/** The best cards to give for what is wanted; Piracy first, if possible. */
function bundleFor(
  dealEvaluator: DealEvaluator,
  goods: Goods,
):
  | { readonly cards: readonly KnownCard[]; readonly as: { [slot: number]: LuxuryGood } }
  | undefined {
  const cards: KnownCard[] = [];
  const as: { [slot: number]: LuxuryGood } = {};
  for (const key in goods) {
    const good = key as Good;
    let left = goods[good] ?? 0;
    const pirate = dealEvaluator.cards.find(
      (card) => card.good === "piracy" && !cards.includes(card),
    );
    if (left > 0 && pirate !== undefined && (good === "spices" || good === "gold")) {
      cards.push(pirate);
      as[pirate.slot] = good;
      left -= 1;
    }
    const copies = copiesToGive(dealEvaluator, good).filter((card) => !cards.includes(card));
    if (copies.length < left) return undefined;
    cards.push(...copies.slice(0, left));
  }
  return { cards, as };
}

/** Own cards of a type, the worst bottom first. */
export function copiesToGive(
  { handEvaluator, cards }: DealEvaluator,
  good: Good,
): readonly KnownCard[] {
  const copies = cards.filter((card) => card.good === good);
  if (copies.length < 2) return copies;
  const without = new Map(
    copies.map((card) => [card, handEvaluator.worth(cards.filter((other) => other !== card))]),
  );
  return copies.toSorted(
    (a, b) => (without.get(b) ?? 0) - (without.get(a) ?? 0) || a.slot - b.slot,
  );
}
