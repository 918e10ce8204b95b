/** Accepting an offer, and what is put into the warehouse. */
import { cardOf, GOODS, NOT_STORABLE, STORAGE } from "./data.ts";
import { bySlot, receive } from "./decks.ts";
import { checkCards, checkOpen, promisedTypes } from "./offers.ts";
import { checkPledges, record } from "./pledges.ts";
import { hasTwins, heldAt, playerAt } from "./state.ts";
import type { AcceptMove, NaiveState, Player, Refusal } from "./state.ts";

export function accept(state: NaiveState, seat: number, move: AcceptMove): Refusal {
  if (state.options.market === "rounds" && state.step % 2 === 0) return "offer/step";
  const offer = state.offers[move.offer - 1];
  if (offer === undefined) return "offer/unknown";
  const closed = checkOpen(seat, offer);
  if (closed !== undefined) return closed;

  const acceptor = playerAt(state, seat);
  const maker = playerAt(state, offer.maker);
  const { give = [], as = {} } = move;
  const badCards = checkCards(acceptor, give, as);
  if (badCards !== undefined) return badCards;
  const types = promisedTypes(acceptor, give, as);
  for (const good of GOODS) {
    const given = types.filter((type) => type === good).length;
    if (given !== (offer.want.goods[good] ?? 0)) return "deal/wrong-cards";
  }
  if (maker.vp < offer.vp || acceptor.vp < offer.want.vp) return "deal/vp-short";
  const badPledge =
    checkPledges(state, offer.maker, offer.pledges) ??
    checkPledges(state, seat, offer.want.pledges);
  if (badPledge !== undefined) return badPledge;

  offer.fate = "taken";
  const fromMaker = take(maker, offer.cards);
  const fromAcceptor = take(acceptor, give);
  for (const card of fromMaker) receive(acceptor, card);
  for (const card of fromAcceptor) receive(maker, card);
  maker.vp += offer.want.vp - offer.vp;
  acceptor.vp += offer.vp - offer.want.vp;
  record(state, offer.maker, offer.pledges);
  record(state, seat, offer.want.pledges);
  buryOffers(state);
  return undefined;
}

/** The cards in these slots leave the player, in the order listed. */
function take(player: Player, slots: number[]): string[] {
  const cards = slots.flatMap((slot) => heldAt(player, slot)?.card ?? []);
  player.hand = player.hand.filter((held) => !slots.includes(held.slot));
  player.warehouse = player.warehouse.filter((held) => !slots.includes(held.slot));
  return cards;
}

/** An offer dies when a card that it names has gone. */
function buryOffers(state: NaiveState) {
  for (const offer of state.offers) {
    const maker = playerAt(state, offer.maker);
    const gone = offer.cards.some((slot) => heldAt(maker, slot) === undefined);
    if (offer.fate === "live" && gone) offer.fate = "cards-gone";
  }
}

export const storageOf = (player: Player) => STORAGE[player.cubes.warehouse] ?? 0;

export function store(player: Player, slots: number[]): Refusal {
  if (slots.some((slot) => heldAt(player, slot) === undefined)) return "store/unknown-card";
  if (hasTwins(slots)) return "store/card-twice";
  if (slots.length > storageOf(player)) return "store/too-many";
  const all = [...player.hand, ...player.warehouse].toSorted(bySlot);
  const stored = all.filter((held) => slots.includes(held.slot));
  if (stored.some((held) => NOT_STORABLE.includes(cardOf(held.card).bottom))) {
    return "store/forbidden";
  }
  player.warehouse = stored;
  player.hand = all.filter((held) => !slots.includes(held.slot));
  return undefined;
}
