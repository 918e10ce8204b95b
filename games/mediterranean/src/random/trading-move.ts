import type { Dice, Seat } from "@sofala/engine";
import { isGiveOpponent } from "../buildings.ts";
import type { Good, LuxuryGood } from "../data/edition.ts";
import { answerTo } from "../legal.ts";
import type { Labels, Move, OfferMove, Pledge, Slot, Wanting } from "../moves.ts";
import { GOODS } from "../board.ts";
import { refuse } from "../rules.ts";
import { heldAt, playerAt, seatsOf, type Offer, type Player, type State } from "../state.ts";
import { goodAt, isAddressee } from "../trading/offers.ts";
import { mayStore, storageOf } from "../trading/warehouse.ts";
import { oneOf } from "./one-of.ts";

const READY: Move = { kind: "ready" };

/** Trades and stores at random: some offers make sense, others are silly. */
export function tradingMove(state: State, seat: Seat, dice: Dice): Move {
  const move = idea(state, seat, dice);
  return move !== undefined && refuse(state, seat, move) === undefined ? move : READY;
}

function idea(state: State, seat: Seat, dice: Dice): Move | undefined {
  if (state.part === "grace") return dice.below(2) === 0 ? READY : storing(state, seat, dice);
  const lot = dice.below(100);
  if (lot < 38) return answer(state, seat, dice) ?? offering(state, seat, dice);
  if (lot < 74) return offering(state, seat, dice);
  if (lot < 78) return withdrawal(state, seat, dice) ?? offering(state, seat, dice);
  if (lot < 88) return storing(state, seat, dice);
  return READY;
}

const isLive = ({ end }: Offer): boolean => end === undefined;

function answer(state: State, seat: Seat, dice: Dice): Move | undefined {
  const isOpen = (offer: Offer) =>
    isLive(offer) && isAddressee(offer, seat) && !offer.declined.includes(seat);
  const offer = oneOf(state.offers.filter(isOpen), dice);
  if (offer === undefined) return undefined;
  const acceptance = dice.below(4) > 0 ? answerTo(state, seat, offer) : undefined;
  const isPossible = acceptance !== undefined && refuse(state, seat, acceptance) === undefined;
  if (isPossible) return acceptance;
  return dice.below(2) === 0 ? { kind: "decline", offer: offer.number } : undefined;
}

function withdrawal(state: State, seat: Seat, dice: Dice): Move | undefined {
  const own = oneOf(
    state.offers.filter((offer) => isLive(offer) && offer.seat === seat),
    dice,
  );
  return own && { kind: "withdraw", offer: own.number };
}

/** Offers, and now and then one that the rules refuse: then the seat is done. */
function offering(state: State, seat: Seat, dice: Dice): OfferMove {
  const player = playerAt(state, seat);
  const to = dice.below(3) > 0 ? "all" : [otherSeat(state, seat, dice)];
  const replied = dice.below(8) === 0 ? oneOf(state.offers, dice) : undefined;
  const reply =
    replied !== undefined && isAddressee(replied, seat) ? { replyTo: replied.number } : {};
  if (dice.below(2) === 0) {
    const sensible = collecting(state, player, dice);
    if (sensible !== undefined) return { kind: "offer", to, ...sensible, ...reply };
  }
  const slots = slotsOf(player)
    .filter(() => dice.below(4) === 0)
    .slice(0, 3);
  const give = {
    cards: slots,
    as: labels(state, player, slots, dice),
    ...extras(state, seat, seat, dice),
  };
  return { kind: "offer", to, give, want: wish(state, seat, dice), ...reply };
}

const slotsOf = ({ hand, warehouse }: Player): readonly Slot[] =>
  [...hand, ...warehouse].map(({ slot }) => slot);

/** A card that is alone, for one more of what the seat has most of. */
function collecting(
  state: State,
  player: Player,
  dice: Dice,
): Pick<OfferMove, "give" | "want"> | undefined {
  const counts = new Map<Good, number>();
  for (const slot of slotsOf(player)) {
    const good = goodAt(state, player, slot);
    counts.set(good, (counts.get(good) ?? 0) + 1);
  }
  const [most] =
    [...counts].filter(([good]) => good !== "piracy").sort((a, b) => b[1] - a[1])[0] ?? [];
  if (most === undefined) return undefined;
  const slot = oneOf(
    slotsOf(player).filter((each) => goodAt(state, player, each) !== most),
    dice,
  );
  if (slot === undefined) return undefined;
  const as = labels(state, player, [slot], dice);
  return { give: { cards: [slot], as }, want: { goods: { [most]: 1 } } };
}

/** Piracy is passed off as something better, as a rule. */
function labels(state: State, player: Player, slots: readonly Slot[], dice: Dice): Labels {
  const as: { [slot: Slot]: LuxuryGood } = {};
  for (const slot of slots)
    if (goodAt(state, player, slot) === "piracy" && dice.below(4) > 0)
      as[slot] = dice.below(2) === 0 ? "spices" : "gold";
  return as;
}

function wish(state: State, seat: Seat, dice: Dice): Wanting {
  const goods: { [G in Good]?: number } = {};
  for (let n = dice.below(3); n > 0; n--) {
    const good = oneOf(GOODS, dice) ?? "grain";
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return { goods, ...extras(state, seat, otherSeat(state, seat, dice), dice) };
}

/** Victory points and pledges of a seat. */
function extras(
  state: State,
  seat: Seat,
  pledger: Seat,
  dice: Dice,
): { readonly vp?: number; readonly pledges?: readonly Pledge[] } {
  const vp = dice.below(6) === 0 ? { vp: dice.below(3) } : {};
  const building = playerAt(state, pledger).buildings.find((id) => isGiveOpponent(state, id));
  if (building === undefined || dice.below(3) > 0) return state.options.tradeVp ? vp : {};
  const target = pledger === seat ? otherSeat(state, pledger, dice) : seat;
  const pledges = [{ building, target, use: dice.below(2) === 0 }];
  return state.options.tradeVp ? { ...vp, pledges } : { pledges };
}

function otherSeat(state: State, seat: Seat, dice: Dice): Seat {
  return (
    oneOf(
      seatsOf(state).filter((other) => other !== seat),
      dice,
    ) ?? 0
  );
}

function storing(state: State, seat: Seat, dice: Dice): Move {
  const player = playerAt(state, seat);
  // A large warehouse is filled as a rule, so that there is something to lose.
  const isFull = player.cubes.warehouse > 1 || dice.below(3) === 0;
  const cards = slotsOf(player).filter((slot) => {
    const held = heldAt(player, slot);
    return held !== undefined && mayStore(state, held) && (isFull || dice.below(3) === 0);
  });
  return { kind: "store", cards: cards.slice(0, storageOf(state, player)) };
}
