import type { Seat } from "@sofala/engine";
import type {
  CardId,
  Good,
  Goods,
  Mediterranean,
  Move,
  OfferMove,
  Slot,
  State,
} from "@sofala/mediterranean";
import {
  LEARNER,
  plays,
  type Attempt,
  type Reply as ReplyOf,
} from "../../../table/tutorial/lesson.ts";
import { CHIARA } from "./lesson.ts";

type Reply = ReplyOf<Mediterranean>;

/** The slot of a card in a seat's hand. */
const slotOf = (state: State, seat: Seat, card: CardId): Slot | undefined =>
  state.players[seat]?.hand.find((held) => held.card === card)?.slot;

/** The good of one of the learner's cards. */
export function goodOfSlot(state: State, slot: Slot): Good | undefined {
  const { hand = [], warehouse = [] } = state.players[LEARNER] ?? {};
  const held = [...hand, ...warehouse].find((each) => each.slot === slot);
  return held && state.edition.cards.get(held.card)?.good;
}

/** The slots of the learner's cards of a good, in hand. */
export const slotsOf = (state: State, good: Good): readonly Slot[] =>
  (state.players[LEARNER]?.hand ?? [])
    .map(({ slot }) => slot)
    .filter((slot) => goodOfSlot(state, slot) === good);

/** A seat is ready. */
export const repliesReady = (seat: Seat): Reply => plays(seat, { kind: "ready" });

/** A seat offers the learner a card for wanted goods. */
export const repliesWithOffer =
  (seat: Seat, card: CardId, want: Goods, reply?: (state: State) => number | undefined): Reply =>
  (state) => {
    const slot = slotOf(state, seat, card);
    if (slot === undefined) return undefined;
    const replyTo = reply?.(state);
    const move: Move = {
      kind: "offer",
      to: [LEARNER],
      give: { cards: [slot] },
      want: { goods: want },
      ...(replyTo === undefined ? {} : { replyTo }),
    };
    return { seat, move };
  };

/** A seat requests a good from everyone. */
export const repliesWithRequest = (seat: Seat, good: Good): Reply =>
  plays(seat, { kind: "offer", to: "all", give: {}, want: { goods: { [good]: 1 } } });

/** A seat withdraws its request. */
export const withdrawsRequest =
  (seat: Seat): Reply =>
  (state) => {
    const open = lastOpenOffer(state, seat);
    return open && { seat, move: { kind: "withdraw", offer: open.number } };
  };

/** A seat accepts the learner's last offer and gives a card. */
export const acceptsLastOffer =
  (seat: Seat, card: CardId): Reply =>
  (state) => {
    const open = lastOpenOffer(state, LEARNER);
    const slot = slotOf(state, seat, card);
    if (open === undefined || slot === undefined) return undefined;
    return { seat, move: { kind: "accept", offer: open.number, give: [slot] } };
  };

/** The last open offer of a seat. */
export const lastOpenOffer = (state: State, seat: Seat) =>
  state.offers.findLast((offer) => offer.seat === seat && offer.end === undefined);

/** The learner accepts the last offer of a seat. */
export function acceptMove(state: State, from: Seat, good: Good): Move | undefined {
  const open = lastOpenOffer(state, from);
  const [slot] = slotsOf(state, good);
  if (open === undefined || slot === undefined) return undefined;
  return { kind: "accept", offer: open.number, give: [slot] };
}

/** The learner offers Chiara one card of a good for one of another. */
export function offerToChiara(state: State, give: Good, want: Good): Move | undefined {
  const [slot] = slotsOf(state, give);
  if (slot === undefined) return undefined;
  return {
    kind: "offer",
    to: [CHIARA],
    give: { cards: [slot] },
    want: { goods: { [want]: 1 } },
  };
}

/** What is wrong with an offer that should give Chiara one card for another; undefined: nothing. */
export function offerMistake(
  { move, before }: Attempt<Mediterranean>,
  give: Good,
  want: Good,
): "whom" | "give" | "want" | "other" | undefined {
  if (move.kind !== "offer") return "other";
  if (move.to !== "all" && !move.to.includes(CHIARA)) return "whom";
  if (!isGiftOnly(before, move, give)) return "give";
  return isWantOnly(move, want) ? undefined : "want";
}

function isGiftOnly(state: State, { give }: OfferMove, good: Good): boolean {
  const { cards = [], vp = 0, pledges = [] } = give;
  const [slot] = cards;
  return (
    cards.length === 1 &&
    slot !== undefined &&
    goodOfSlot(state, slot) === good &&
    vp + pledges.length === 0
  );
}

function isWantOnly({ want }: OfferMove, good: Good): boolean {
  const { goods = {}, vp = 0, pledges = [] } = want;
  const wanted = Object.entries(goods).filter(([, count]) => count > 0);
  return (
    wanted.length === 1 &&
    wanted[0]?.[0] === good &&
    wanted[0][1] === 1 &&
    vp + pledges.length === 0
  );
}

/** True if a move requests one card of a good from everyone. */
export const isRequestFor = (move: Move, good: Good): boolean =>
  move.kind === "offer" &&
  move.to === "all" &&
  (move.give.cards ?? []).length + (move.give.vp ?? 0) + (move.give.pledges ?? []).length === 0 &&
  isWantOnly(move, good);
