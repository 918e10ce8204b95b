/** Making, declining and withdrawing offers. */
import { cardOf, GOODS } from "./data.ts";
import { LAST_TURN } from "./events.ts";
import { checkPledges, checkWanted } from "./pledges.ts";
import { allSeats, hasTwins, heldAt, isSeat, playerAt, sum } from "./state.ts";
import type { NaiveState, Offer, OfferMove, Player, Refusal } from "./state.ts";

type Labels = Record<string, string>;

const goodIn = (player: Player, slot: number) => {
  const held = heldAt(player, slot);
  return held === undefined ? undefined : cardOf(held.card).good;
};

/** Whether these slots can be promised under these labels. */
export function checkCards(player: Player, slots: number[], labels: Labels): Refusal {
  if (slots.some((slot) => heldAt(player, slot) === undefined)) return "offer/unknown-card";
  if (hasTwins(slots)) return "offer/card-twice";
  const piracy = slots.filter((slot) => goodIn(player, slot) === "piracy").map(String);
  for (const [slot, label] of Object.entries(labels)) {
    if (!piracy.includes(slot) || !["spices", "gold"].includes(label)) return "offer/not-piracy";
  }
  return undefined;
}

/** What each slot is promised as. */
export function promisedTypes(player: Player, slots: number[], labels: Labels): string[] {
  return slots.map((slot) => labels[String(slot)] ?? goodIn(player, slot) ?? "");
}

const isCount = (number: number) => Number.isInteger(number) && number >= 0;

export function makeOffer(state: NaiveState, seat: number, move: OfferMove): Refusal {
  if (state.options.market === "rounds" && state.step % 2 === 1) return "offer/step";
  const player = playerAt(state, seat);
  const to = move.to === "all" ? allSeats(state).filter((one) => one !== seat) : move.to;
  if (to.length === 0 || hasTwins(to)) return "offer/bad-addressee";
  if (to.some((one) => one === seat || !isSeat(state, one))) return "offer/bad-addressee";

  const { cards = [], as = {}, vp = 0, pledges = [] } = move.give;
  const wanted = { goods: {}, vp: 0, pledges: [], ...move.want };
  const badCards = checkCards(player, cards, as);
  if (badCards !== undefined) return badCards;
  const amounts = Object.values(wanted.goods);
  if (Object.keys(wanted.goods).some((good) => !GOODS.some((one) => one === good))) {
    return "offer/unknown-card";
  }
  if (![vp, wanted.vp, ...amounts].every(isCount)) return "offer/nothing";
  if (vp + wanted.vp > 0 && !state.options.tradeVp) return "offer/vp-barred";
  if (vp > player.vp) return "offer/vp-short";
  if (pledges.length + wanted.pledges.length > 0 && state.turn === LAST_TURN) {
    return "pledge/too-late";
  }
  const badPledge = checkPledges(state, seat, pledges) ?? checkWanted(state, wanted.pledges);
  if (badPledge !== undefined) return badPledge;
  const givesNothing = cards.length + vp + pledges.length === 0;
  const wantsNothing = sum(amounts) + wanted.vp + wanted.pledges.length === 0;
  if (givesNothing && wantsNothing) return "offer/nothing";
  if (move.replyTo !== undefined && state.offers[move.replyTo - 1]?.to.includes(seat) !== true) {
    return "offer/unknown-reply";
  }
  state.offers.push({
    maker: seat,
    to,
    cards,
    types: promisedTypes(player, cards, as),
    vp,
    pledges,
    want: wanted,
    fate: "live",
    declined: [],
  });
  return undefined;
}

/** Whether the seat can still answer the offer. */
export function checkOpen(seat: number, offer: Offer): Refusal {
  if (!offer.to.includes(seat)) return "offer/not-yours";
  if (offer.fate !== "live") return `offer/${offer.fate}`;
  return offer.declined.includes(seat) ? "offer/declined" : undefined;
}

export function decline(state: NaiveState, seat: number, number: number): Refusal {
  if (state.options.market === "rounds" && state.step % 2 === 0) return "offer/step";
  const offer = state.offers[number - 1];
  if (offer === undefined) return "offer/unknown";
  const closed = checkOpen(seat, offer);
  if (closed !== undefined) return closed;
  offer.declined.push(seat);
  if (offer.to.every((one) => offer.declined.includes(one))) offer.fate = "declined";
  return undefined;
}

export function withdraw(state: NaiveState, seat: number, number: number): Refusal {
  const offer = state.offers[number - 1];
  if (offer === undefined) return "offer/unknown";
  if (offer.maker !== seat) return "offer/not-yours";
  if (offer.fate !== "live") return `offer/${offer.fate}`;
  offer.fate = "withdrawn";
  return undefined;
}

export const liveOffers = (state: NaiveState) =>
  state.offers.flatMap((offer, index) => (offer.fate === "live" ? [index + 1] : []));
