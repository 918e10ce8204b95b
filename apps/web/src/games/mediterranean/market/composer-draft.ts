import type { Seat } from "@sofala/engine";
import type {
  Addressees,
  Good,
  Goods,
  HeldCard,
  Labels,
  LuxuryGood,
  OfferMove,
  OfferView,
  Pledge,
  Slot,
} from "@sofala/mediterranean";
import type { CardsToGive } from "./cards-to-give.ts";

/** An offer that is being composed. */
export interface OfferDraft {
  readonly to: Addressees;
  readonly give: readonly Slot[];
  readonly as: Labels;
  readonly vp: number;
  readonly pledges: readonly Pledge[];
  readonly want: Goods;
  readonly wantVp: number;
  readonly wantPledges: readonly Pledge[];
  readonly replyTo: number | undefined;
}

export const EMPTY_DRAFT: OfferDraft = {
  to: "all",
  give: [],
  as: {},
  vp: 0,
  pledges: [],
  want: {},
  wantVp: 0,
  wantPledges: [],
  replyTo: undefined,
};

export const isEmptyDraft = ({
  give,
  vp,
  pledges,
  want,
  wantVp,
  wantPledges,
}: OfferDraft): boolean =>
  give.length + vp + pledges.length + wantVp + wantPledges.length === 0 &&
  Object.keys(want).length === 0;

/** True if a move gives cards or points and wants nothing for them. */
export const isGift = ({ give: { cards = [], vp = 0 }, want }: OfferMove): boolean =>
  cards.length + vp > 0 && Object.keys(want).length === 0;

/** The move for a draft, without cards that are no longer held. */
export function offerMoveOf(draft: OfferDraft, held: readonly HeldCard[]): OfferMove {
  const { to, vp, pledges, want, wantVp, wantPledges, replyTo } = draft;
  const cards = draft.give.filter((slot) => held.some((card) => card.slot === slot));
  const as = Object.fromEntries(
    Object.entries(draft.as).filter(([slot]) => cards.includes(Number(slot))),
  );
  return {
    kind: "offer",
    to,
    give: {
      ...(cards.length === 0 ? {} : { cards }),
      ...(Object.keys(as).length === 0 ? {} : { as }),
      ...(vp === 0 ? {} : { vp }),
      ...(pledges.length === 0 ? {} : { pledges }),
    },
    want: {
      ...(Object.keys(want).length === 0 ? {} : { goods: want }),
      ...(wantVp === 0 ? {} : { vp: wantVp }),
      ...(wantPledges.length === 0 ? {} : { pledges: wantPledges }),
    },
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

/** The draft for an offer move; the inverse of offerMoveOf. */
export const draftFromMove = ({ to, give, want, replyTo }: OfferMove): OfferDraft => ({
  to,
  give: give.cards ?? [],
  as: give.as ?? {},
  vp: give.vp ?? 0,
  pledges: give.pledges ?? [],
  want: want.goods ?? {},
  wantVp: want.vp ?? 0,
  wantPledges: want.pledges ?? [],
  replyTo,
});

/** A counter-offer starts with the same terms seen from the other side. */
export const counterOfferDraft = (
  offer: OfferView,
  given: CardsToGive | undefined,
): OfferDraft => ({
  to: [offer.seat],
  give: given?.cards.map(({ slot }) => slot) ?? [],
  as: given?.as ?? {},
  vp: offer.want.vp ?? 0,
  pledges: offer.want.pledges ?? [],
  want: offer.give.goods,
  wantVp: offer.give.vp,
  wantPledges: offer.give.pledges,
  replyTo: offer.offer,
});

/** Adds a card, or removes it. */
export function withCardToggled(draft: OfferDraft, slot: Slot): OfferDraft {
  if (!draft.give.includes(slot)) return { ...draft, give: [...draft.give, slot] };
  return { ...withLabel(draft, slot, undefined), give: draft.give.filter((each) => each !== slot) };
}

/** Declares a Piracy card as a luxury good; undefined: as Piracy. */
export function withLabel(draft: OfferDraft, slot: Slot, as: LuxuryGood | undefined): OfferDraft {
  const labels: { [slot: Slot]: LuxuryGood } = { ...draft.as };
  delete labels[slot];
  if (as !== undefined) labels[slot] = as;
  return { ...draft, as: labels };
}

/** Changes how many of a good are wanted. */
export function withMoreWanted(draft: OfferDraft, good: Good, by: number): OfferDraft {
  const { [good]: before = 0, ...others } = draft.want;
  const count = Math.max(0, before + by);
  return { ...draft, want: count === 0 ? others : { ...draft.want, [good]: count } };
}

/** Adds or removes an addressee; without any, the offer is to everyone. */
export function withSeatToggled(draft: OfferDraft, seat: Seat): OfferDraft {
  const named = draft.to === "all" ? [] : draft.to;
  const to = named.includes(seat)
    ? named.filter((each) => each !== seat)
    : [...named, seat].toSorted((a, b) => a - b);
  return { ...draft, to: to.length === 0 ? "all" : to };
}

/** A request asks everyone for one card of a good and offers nothing yet. */
export const requestMove = (good: Good): OfferMove => ({
  kind: "offer",
  to: "all",
  give: {},
  want: { goods: { [good]: 1 } },
});
