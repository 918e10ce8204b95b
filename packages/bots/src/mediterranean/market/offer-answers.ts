import type { AcceptMove, Good, Goods, LuxuryGood, OfferView } from "@sofala/mediterranean";
import type { Card } from "../hand-evaluator.ts";
import { seatAt, type Scene } from "../seat-context.ts";
import { unseen, type Scales } from "./deal-evaluator.ts";

/** An offer that is open to the seat, how it would be answered and what that gains. */
export interface Answer {
  readonly offer: number;
  readonly maker: number;
  readonly gain: number;
  /** Missing where the offer cannot be met. */
  readonly move: AcceptMove | undefined;
}

export function openOffers(scene: Scene): readonly OfferView[] {
  const { seat, view } = scene;
  return view.offers.filter(
    (offer) =>
      offer.seat !== seat &&
      (offer.to === "all" || offer.to.includes(seat)) &&
      !offer.declined.includes(seat),
  );
}

export function answerTo(scene: Scene, scales: Scales, offer: OfferView): Answer {
  const { offer: number, seat: maker, give, want } = offer;
  const none: Answer = { offer: number, maker, gain: -Infinity, move: undefined };
  const wantedVp = want.vp ?? 0;
  const isTooDear = wantedVp > (seatAt(scene, scene.seat).vp ?? 0);
  const isShort = give.vp > (seatAt(scene, maker).vp ?? 0);
  // Promises of either side may contradict others by now.
  const hasPledges = give.pledges.length > 0 || (want.pledges ?? []).length > 0;
  if (isTooDear || isShort || hasPledges) return none;
  const parcel = parcelFor(scales, want.goods ?? {});
  if (parcel === undefined) return none;
  const { cards, as } = parcel;
  const deal = {
    partner: maker,
    give: cards,
    get: received(scales, offer),
    vp: give.vp - wantedVp,
  };
  const move: AcceptMove = {
    kind: "accept",
    offer: number,
    ...(cards.length === 0 ? {} : { give: cards.map(({ slot }) => slot) }),
    ...(Object.keys(as).length === 0 ? {} : { as }),
  };
  return { offer: number, maker, gain: scales.gain(deal), move };
}

/** Cards on offer; one that was given to its maker before may well be the same. */
const received = ({ beliefs }: Scales, { seat, give }: OfferView): readonly Card[] =>
  unseen(give.goods).map((card) => ({
    ...card,
    bottom: beliefs.givenTo(seat, card.good)?.bottom,
  }));

/** The cards that are best given for what is wanted; Piracy goes first where it can. */
function parcelFor(
  scales: Scales,
  goods: Goods,
): { readonly cards: readonly Card[]; readonly as: { [slot: number]: LuxuryGood } } | undefined {
  const cards: Card[] = [];
  const as: { [slot: number]: LuxuryGood } = {};
  for (const key in goods) {
    const good = key as Good;
    let left = goods[good] ?? 0;
    const pirate = scales.cards.find((card) => card.good === "piracy" && !cards.includes(card));
    if (left > 0 && pirate !== undefined && (good === "spices" || good === "gold")) {
      cards.push(pirate);
      as[pirate.slot] = good;
      left -= 1;
    }
    const copies = copiesOf(scales, good).filter((card) => !cards.includes(card));
    if (copies.length < left) return undefined;
    cards.push(...copies.slice(0, left));
  }
  return { cards, as };
}

/** Own cards of a type, the least welcome first. */
export function copiesOf({ appraisal, cards }: Scales, good: Good): readonly Card[] {
  const copies = cards.filter((card) => card.good === good);
  if (copies.length < 2) return copies;
  const without = new Map(
    copies.map((card) => [card, appraisal.worth(cards.filter((other) => other !== card))]),
  );
  return copies.toSorted(
    (a, b) => (without.get(b) ?? 0) - (without.get(a) ?? 0) || a.slot - b.slot,
  );
}
