import type { Seat } from "@sofala/engine";
import type { CardId, Good, Goods, Move, OfferMove, Slot, State } from "@sofala/mediterranean";
import { CHIARA, LEARNER, type Attempt, type Reply } from "./lesson.ts";

/** The number that a seat gave to a card, where it holds it. */
const slotOf = (state: State, seat: Seat, card: CardId): Slot | undefined =>
  state.players[seat]?.hand.find((held) => held.card === card)?.slot;

/** The good of a card that the learner holds. */
export function goodOf(state: State, slot: Slot): Good | undefined {
  const { hand = [], warehouse = [] } = state.players[LEARNER] ?? {};
  const held = [...hand, ...warehouse].find((each) => each.slot === slot);
  return held && state.edition.cards.get(held.card)?.good;
}

/** The learner's cards of a good, in hand. */
export const slotsOf = (state: State, good: Good): readonly Slot[] =>
  (state.players[LEARNER]?.hand ?? [])
    .map(({ slot }) => slot)
    .filter((slot) => goodOf(state, slot) === good);

/** Somebody says that they are ready. */
export const saysReady =
  (seat: Seat): Reply =>
  () => ({ seat, move: { kind: "ready" } });

/** Somebody offers the learner a card for one of the learner's. */
export const offers =
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

/** Somebody asks everyone for a good. */
export const asks =
  (seat: Seat, good: Good): Reply =>
  () => ({ seat, move: { kind: "offer", to: "all", give: {}, want: { goods: { [good]: 1 } } } });

/** Somebody takes back what they asked everyone for. */
export const stopsAsking =
  (seat: Seat): Reply =>
  (state) => {
    const open = openOffer(state, seat);
    return open && { seat, move: { kind: "withdraw", offer: open.number } };
  };

/** Somebody accepts the learner's last offer and gives a card for it. */
export const accepts =
  (seat: Seat, card: CardId): Reply =>
  (state) => {
    const open = openOffer(state, LEARNER);
    const slot = slotOf(state, seat, card);
    if (open === undefined || slot === undefined) return undefined;
    return { seat, move: { kind: "accept", offer: open.number, give: [slot] } };
  };

/** The last open offer of a seat. */
export const openOffer = (state: State, seat: Seat) =>
  state.offers.findLast((offer) => offer.seat === seat && offer.end === undefined);

/** The learner accepts the last offer of a seat. */
export function acceptance(state: State, from: Seat, good: Good): Move | undefined {
  const open = openOffer(state, from);
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

/** What is wrong with an offer that should give Chiara one card for another. */
export function faultInOffer(
  { move, before }: Attempt,
  give: Good,
  want: Good,
): "whom" | "give" | "want" | "other" | undefined {
  if (move.kind !== "offer") return "other";
  if (move.to !== "all" && !move.to.includes(CHIARA)) return "whom";
  if (!givesOnly(before, move, give)) return "give";
  return wantsOnly(move, want) ? undefined : "want";
}

function givesOnly(state: State, { give }: OfferMove, good: Good): boolean {
  const { cards = [], vp = 0, pledges = [] } = give;
  const [slot] = cards;
  return (
    cards.length === 1 &&
    slot !== undefined &&
    goodOf(state, slot) === good &&
    vp + pledges.length === 0
  );
}

function wantsOnly({ want }: OfferMove, good: Good): boolean {
  const { goods = {}, vp = 0, pledges = [] } = want;
  const wanted = Object.entries(goods).filter(([, count]) => count > 0);
  return (
    wanted.length === 1 &&
    wanted[0]?.[0] === good &&
    wanted[0][1] === 1 &&
    vp + pledges.length === 0
  );
}

/** Is it a question to everyone for one card of a good? */
export const isQuestion = (move: Move, good: Good): boolean =>
  move.kind === "offer" &&
  move.to === "all" &&
  (move.give.cards ?? []).length + (move.give.vp ?? 0) + (move.give.pledges ?? []).length === 0 &&
  wantsOnly(move, good);
