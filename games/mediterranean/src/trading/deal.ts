import type { Seat } from "@sofala/engine";
import { refusePledges, takePledges } from "../civic/pledges.ts";
import type { Good } from "../data/edition.ts";
import type { Log, MovedCard } from "../events.ts";
import type { AcceptMove, Goods, Slot } from "../moves.ts";
import { receive } from "../production.ts";
import type { Refusal } from "../refusals.ts";
import { cardOf, heldAt, playerAt, type State } from "../state.ts";
import { isAnswerStep } from "./market.ts";
import { endOffer, offerNumbered, partOf, promised, refuseCards, refuseDead } from "./offers.ts";

/** Both sides are judged at the moment of acceptance (R 5.4). */
export function refuseAccept(
  state: State,
  seat: Seat,
  { offer: number, give = [], as = {} }: AcceptMove,
): Refusal | undefined {
  if (!isAnswerStep(state)) return { code: "offer/step" };
  const dead = refuseDead(state, seat, number);
  if (dead !== undefined) return dead;
  const offer = offerNumbered(state, number);
  const wrongCards = refuseCards(state, seat, give, as);
  if (wrongCards !== undefined) return wrongCards;
  const answer = promised(state, playerAt(state, seat), give, as);
  if (!isSame(answer, offer.want.goods ?? {})) return { code: "deal/wrong-cards" };
  if (playerAt(state, offer.seat).vp < offer.vp) return { code: "deal/vp-short", seat: offer.seat };
  if (playerAt(state, seat).vp < (offer.want.vp ?? 0)) return { code: "deal/vp-short", seat };
  return (
    refusePledges(state, offer.seat, offer.pledges) ??
    refusePledges(state, seat, offer.want.pledges ?? [])
  );
}

function isSame(a: Goods, b: Goods): boolean {
  for (const good in a) if (a[good as Good] !== (b[good as Good] ?? 0)) return false;
  for (const good in b) if ((a[good as Good] ?? 0) !== b[good as Good]) return false;
  return true;
}

export function makeDeal(
  state: State,
  partner: Seat,
  { offer: number, give = [] }: AcceptMove,
  log: Log,
): void {
  const offer = offerNumbered(state, number);
  const { seat: maker, cards, vp, pledges, want } = offer;
  const { goods = {}, vp: wantedVp = 0, pledges: wantedPledges = [] } = want;
  const cardsToPartner = handOver(state, maker, partner, cards);
  const cardsToMaker = handOver(state, partner, maker, give);
  playerAt(state, maker).vp += wantedVp - vp;
  playerAt(state, partner).vp += vp - wantedVp;
  takePledges(state, maker, pledges);
  takePledges(state, partner, wantedPledges);
  state.offers[number - 1] = { ...offer, end: "taken" };
  log.push({
    kind: "deal-made",
    offer: number,
    maker,
    partner,
    toPartner: partOf(offer),
    toMaker: { goods, vp: wantedVp, pledges: wantedPledges },
    cardsToPartner,
    cardsToMaker,
  });
  endStale(state, maker, cards, log);
  endStale(state, partner, give, log);
}

/** The receiver numbers the cards as the move lists them. */
function handOver(state: State, from: Seat, to: Seat, slots: readonly Slot[]): MovedCard[] {
  const giver = playerAt(state, from);
  const moved = slots.map((slot): MovedCard => {
    const held = heldAt(giver, slot);
    if (held === undefined) throw new Error(`no card in slot ${slot}`);
    const { good, bottom } = cardOf(state, held.card);
    return { good, bottom, from: slot, to: receive(state, to, held.card).slot };
  });
  giver.hand = giver.hand.filter(({ slot }) => !slots.includes(slot));
  giver.warehouse = giver.warehouse.filter(({ slot }) => !slots.includes(slot));
  return moved;
}

/** Offers that name a card that has gone are dead. */
function endStale(state: State, seat: Seat, gone: readonly Slot[], log: Log): void {
  if (gone.length === 0) return;
  for (const { number, seat: maker, cards, end } of state.offers) {
    if (maker === seat && end === undefined && cards.some((slot) => gone.includes(slot)))
      endOffer(state, number, "cards-gone", log);
  }
}
