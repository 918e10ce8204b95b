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
import type { Given } from "./cards-to-give.ts";

/** An offer that is being made. */
export interface Draft {
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

export const EMPTY: Draft = {
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

export const isEmpty = ({ give, vp, pledges, want, wantVp, wantPledges }: Draft): boolean =>
  give.length + vp + pledges.length + wantVp + wantPledges.length === 0 &&
  Object.keys(want).length === 0;

/** The move that a draft is; cards that have gone meanwhile are left out. */
export function moveOf(draft: Draft, held: readonly HeldCard[]): OfferMove {
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

/** The draft that an offer was before it was sent. */
export const draftOf = ({ to, give, want, replyTo }: OfferMove): Draft => ({
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

/** What answers an offer: the same terms from the other side, as a beginning. */
export const counterTo = (offer: OfferView, given: Given | undefined): Draft => ({
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

/** With a card more or less. */
export function withCard(draft: Draft, slot: Slot): Draft {
  if (!draft.give.includes(slot)) return { ...draft, give: [...draft.give, slot] };
  return { ...labelled(draft, slot, undefined), give: draft.give.filter((each) => each !== slot) };
}

/** With Piracy promised as something, or as what it is. */
export function labelled(draft: Draft, slot: Slot, as: LuxuryGood | undefined): Draft {
  const labels: { [slot: Slot]: LuxuryGood } = { ...draft.as };
  delete labels[slot];
  if (as !== undefined) labels[slot] = as;
  return { ...draft, as: labels };
}

/** With so many more of a good wanted. */
export function withWanted(draft: Draft, good: Good, by: number): Draft {
  const { [good]: before = 0, ...others } = draft.want;
  const count = Math.max(0, before + by);
  return { ...draft, want: count === 0 ? others : { ...draft.want, [good]: count } };
}

/** To one seat more or less; to everyone once nobody is named. */
export function withSeat(draft: Draft, seat: Seat): Draft {
  const named = draft.to === "all" ? [] : draft.to;
  const to = named.includes(seat)
    ? named.filter((each) => each !== seat)
    : [...named, seat].toSorted((a, b) => a - b);
  return { ...draft, to: to.length === 0 ? "all" : to };
}

/** A request: everyone is asked for one card of a good, and nothing is offered yet. */
export const requestFor = (good: Good): OfferMove => ({
  kind: "offer",
  to: "all",
  give: {},
  want: { goods: { [good]: 1 } },
});
