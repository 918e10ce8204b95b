import type { Seat } from "@sofala/engine";
import { refusePledges, refusePledgeTerms } from "../civic/pledges.ts";
import type { Good } from "../data/edition.ts";
import type { Log, DealPart } from "../events.ts";
import type { Goods, Labels, OfferMove, Slot, Wanting } from "../moves.ts";
import type { Refusal } from "../refusals.ts";
import {
  cardOf,
  heldAt,
  playerAt,
  seatsOf,
  type Offer,
  type OfferEnd,
  type Player,
  type State,
} from "../state.ts";
import { isAnswerStep, isOfferStep } from "./market.ts";

export function refuseOffer(
  state: State,
  seat: Seat,
  { to, give, want, replyTo }: OfferMove,
): Refusal | undefined {
  const { cards = [], as = {}, vp = 0, pledges = [] } = give;
  if (!isOfferStep(state)) return { code: "offer/step" };
  if (!areAddressees(state, seat, to)) return { code: "offer/bad-addressee" };
  const wrongCards = refuseCards(state, seat, cards, as);
  if (wrongCards !== undefined) return wrongCards;
  if (!state.options.tradeVp && (vp > 0 || (want.vp ?? 0) > 0)) return { code: "offer/vp-barred" };
  const held = playerAt(state, seat).vp;
  if (vp > held) return { code: "offer/vp-short", need: vp, have: held };
  const wrongPledge =
    refusePledgeTerms(state, pledges) ??
    refusePledges(state, seat, pledges) ??
    refusePledgeTerms(state, want.pledges ?? []);
  if (wrongPledge !== undefined) return wrongPledge;
  if (replyTo !== undefined && !wasOfferedTo(state, seat, replyTo))
    return { code: "offer/unknown-reply", offer: replyTo };
  // R 5.3: nothing for nothing is no deal.
  const isNothing = cards.length === 0 && vp === 0 && pledges.length === 0 && isEmpty(want);
  return isNothing ? { code: "offer/nothing" } : undefined;
}

const isEmpty = ({ goods = {}, vp = 0, pledges = [] }: Wanting): boolean =>
  vp === 0 && pledges.length === 0 && Object.values(goods).every((count) => count === 0);

const areAddressees = (state: State, seat: Seat, to: OfferMove["to"]): boolean =>
  to === "all" ||
  (to.length > 0 &&
    new Set(to).size === to.length &&
    to.every((other) => other !== seat && other < state.players.length));

function wasOfferedTo(state: State, seat: Seat, number: number): boolean {
  const offer = state.offers[number - 1];
  return offer !== undefined && isAddressee(offer, seat);
}

export const isAddressee = ({ seat: maker, to }: Offer, seat: Seat): boolean =>
  seat !== maker && (to === "all" || to.includes(seat));

/** Own cards, each once, and labels for Piracy alone (Q 22). */
export function refuseCards(
  state: State,
  seat: Seat,
  cards: readonly Slot[],
  as: Labels,
): Refusal | undefined {
  const player = playerAt(state, seat);
  for (const [n, slot] of cards.entries()) {
    if (heldAt(player, slot) === undefined) return { code: "offer/unknown-card", slot };
    if (cards.indexOf(slot) !== n) return { code: "offer/card-twice", slot };
  }
  for (const label in as) {
    const slot = Number(label);
    if (!cards.includes(slot) || goodAt(state, player, slot) !== "piracy")
      return { code: "offer/not-piracy", slot };
  }
  return undefined;
}

export function goodAt(state: State, player: Player, slot: Slot): Good {
  const held = heldAt(player, slot);
  if (held === undefined) throw new Error(`no card in slot ${slot}`);
  return cardOf(state, held.card).good;
}

/** The types that these cards are promised as. */
export function promised(state: State, player: Player, cards: readonly Slot[], as: Labels): Goods {
  const goods: { [G in Good]?: number } = {};
  for (const slot of cards) {
    const good = as[slot] ?? goodAt(state, player, slot);
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return goods;
}

export function makeOffer(
  state: State,
  seat: Seat,
  { to, give, want, replyTo }: OfferMove,
  log: Log,
): void {
  const { cards = [], as = {}, vp = 0, pledges = [] } = give;
  const offer: Offer = {
    number: state.offers.length + 1,
    seat,
    to,
    cards,
    as,
    goods: promised(state, playerAt(state, seat), cards, as),
    vp,
    pledges,
    want,
    replyTo,
    declined: [],
    end: undefined,
  };
  state.offers.push(offer);
  log.push({
    kind: "offer-made",
    seat,
    offer: offer.number,
    to,
    give: partOf(offer),
    want,
    ...(replyTo === undefined ? {} : { replyTo }),
    cards,
    as,
  });
}

export const partOf = ({ goods, vp, pledges }: Offer): DealPart => ({ goods, vp, pledges });

/** Why a seat can do nothing with an offer that is not open to it. */
export function refuseDead(state: State, seat: Seat, number: number): Refusal | undefined {
  const offer = state.offers[number - 1];
  if (offer === undefined) return { code: "offer/unknown", offer: number };
  if (!isAddressee(offer, seat)) return { code: "offer/not-yours", offer: number };
  if (offer.end !== undefined) return { code: `offer/${offer.end}`, offer: number };
  return offer.declined.includes(seat) ? { code: "offer/declined", offer: number } : undefined;
}

export function refuseDecline(state: State, seat: Seat, number: number): Refusal | undefined {
  return isAnswerStep(state) ? refuseDead(state, seat, number) : { code: "offer/step" };
}

/** R 5.5: an offer dies with its last addressee. */
export function decline(state: State, seat: Seat, number: number, log: Log): void {
  const offer = offerNumbered(state, number);
  const declined = [...offer.declined, seat];
  state.offers[number - 1] = { ...offer, declined };
  log.push({ kind: "offer-declined", seat, offer: number });
  const isOpen = seatsOf(state).some(
    (other) => isAddressee(offer, other) && !declined.includes(other),
  );
  if (!isOpen) endOffer(state, number, "declined", log);
}

export function refuseWithdraw(state: State, seat: Seat, number: number): Refusal | undefined {
  const offer = state.offers[number - 1];
  if (offer === undefined) return { code: "offer/unknown", offer: number };
  if (offer.seat !== seat) return { code: "offer/not-yours", offer: number };
  return offer.end === undefined ? undefined : { code: `offer/${offer.end}`, offer: number };
}

export function withdraw(state: State, seat: Seat, number: number, log: Log): void {
  state.offers[number - 1] = { ...offerNumbered(state, number), end: "withdrawn" };
  log.push({ kind: "offer-withdrawn", seat, offer: number });
}

export function offerNumbered(state: State, number: number): Offer {
  const offer = state.offers[number - 1];
  if (offer === undefined) throw new Error(`no offer ${number}`);
  return offer;
}

export function endOffer(state: State, number: number, reason: OfferEnd, log: Log): void {
  state.offers[number - 1] = { ...offerNumbered(state, number), end: reason };
  log.push({ kind: "offer-died", offer: number, reason });
}
