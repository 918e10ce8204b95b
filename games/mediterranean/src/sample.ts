import { drawBelow, shuffled, type Rng, type Seat } from "@sofala/engine";
import { DECKS, isLuxury } from "./board.ts";
import { layOutTurns } from "./coming.ts";
import type { Good, LuxuryGood } from "./data/edition.ts";
import { HANDS, type Goods, type Slot } from "./moves.ts";
import { Pool, type Wanted } from "./sample-pool.ts";
import { editionOf, emptyTable, piles } from "./setup.ts";
import { playerAt, type Duel, type Offer, type Player, type State } from "./state.ts";
import { goodAt } from "./trading/offers.ts";
import type { OfferView, SeatView, View } from "./view.ts";

/** A table that looks like this to its observer; what is hidden is drawn. */
export function sample(view: View, rng: Rng): State {
  const { options, turn, phase, part, marketStep, strike } = view;
  const edition = editionOf(options);
  const state = emptyTable(edition, options, view.seats.length);
  Object.assign(state, { turn, phase, part: part ?? undefined, marketStep, fresh: false });
  state.turnOrder = [...view.turnOrder];
  state.developments = [...view.developments];
  state.calamities = [...view.calamities];
  state.past = [...view.past];
  state.pledges = [...view.pledges];
  state.strike = strike && {
    ...strike,
    victim: strike.victim,
    votes: strike.votes.map((vote) => vote ?? undefined),
  };

  const pool = new Pool(edition, rng);
  state.discards = piles((deck) =>
    view.discards[deck].flatMap(({ count, ...card }) =>
      Array.from({ length: count }, () => pool.take(card)),
    ),
  );
  for (const [seat, told] of view.seats.entries()) {
    layBoard(playerAt(state, seat), told);
    dealKnown(playerAt(state, seat), told, pool);
  }
  dealHidden(state, view, pool);
  state.decks = piles((deck) => pool.rest(deck));
  state.offers = offersOf(state, view);

  state.rng = pool.rng;
  const drawn = (ids: readonly string[]): string[] => {
    let order: string[];
    [order, state.rng] = shuffled(state.rng, ids);
    return order;
  };
  const seen = [...view.past, ...view.developments, ...view.calamities];
  state.coming = layOutTurns(edition, turn, seen, drawn);
  state.duel = duelOf(state, view);
  return state;
}

function layBoard(player: Player, told: SeatView): void {
  const { government, religion, happiness, safety, industry, money, ready } = told;
  Object.assign(player, { government, religion, happiness, safety, industry, money, ready });
  Object.assign(player.cubes, told.cubes);
  // Points that are hidden are those of the start.
  player.vp = told.vp ?? player.vp;
  player.culture = [...told.culture];
  player.bonuses = [...told.bonuses];
  player.buildings = [...told.buildings];
  player.used = [...told.used];
  player.bought = [...told.bought];
  player.forbidden = [...told.forbidden];
  player.flips = [...(told.flips ?? [])];
  player.bank = told.bank;
}

/** Own cards, and those that lie open. */
function dealKnown(player: Player, told: SeatView, pool: Pool): void {
  const { hand, warehouse, spent = [], nextSlot } = told;
  if (hand === undefined || warehouse === undefined) {
    player.hand = spent.map((card, n) => ({ slot: n + 1, card: pool.take(card) }));
    player.nextSlot = spent.length + 1;
    return;
  }
  player.hand = hand.map(({ slot, ...card }) => ({ slot, card: pool.take(card) }));
  player.warehouse = warehouse.map(({ slot, ...card }) => ({ slot, card: pool.take(card) }));
  player.nextSlot = nextSlot ?? 1;
}

/** Others' cards: as many as they have, with what they promise, and no more of a deck than is out. */
function dealHidden(state: State, view: View, pool: Pool): void {
  for (const deck of DECKS) pool.keep(deck, view.decks[deck]);
  const hidden = [...view.seats.entries()].filter(([, told]) => told.hand === undefined);
  const drawn = pool.deal(
    hidden.map(([seat, told]) => ({
      hand: told.spent === undefined ? told.count.hand : 0,
      warehouse: told.count.warehouse,
      promises: told.spent === undefined ? promisesOf(view, seat, told) : [],
      areExact: told.handTypes !== undefined,
    })),
  );
  for (const [n, [seat]] of hidden.entries()) {
    const player = playerAt(state, seat);
    for (const list of ["hand", "warehouse"] as const)
      for (const card of drawn[n]?.[list] ?? [])
        player[list].push({ slot: player.nextSlot++, card });
  }
}

/** The types that a seat is known to hold: all in hand, or those that its offers promise. */
function promisesOf(view: View, seat: Seat, { handTypes }: SeatView): readonly Wanted[] {
  const most = new Map<Wanted, number>();
  if (handTypes !== undefined) {
    for (const [type, count] of Object.entries(handTypes)) most.set(type as Wanted, count);
  } else {
    for (const { seat: maker, give } of view.offers) {
      if (maker !== seat) continue;
      for (const [good, count] of Object.entries(give.goods))
        most.set(good as Good, Math.max(most.get(good as Good) ?? 0, count));
    }
  }
  return [...most].flatMap(([type, count]) => Array.from({ length: count }, () => type));
}

/** The open offers under their numbers; of the others nothing is known but that they were. */
function offersOf(state: State, { offers, offersMade }: View): Offer[] {
  const all = Array.from({ length: offersMade }, (_, n) => pastOffer(n + 1));
  for (const told of offers) all[told.offer - 1] = openOffer(state, told);
  return all;
}

const pastOffer = (number: number): Offer => ({
  number,
  seat: 0,
  to: [],
  cards: [],
  as: {},
  goods: {},
  vp: 0,
  pledges: [],
  want: {},
  replyTo: undefined,
  declined: [],
  end: "withdrawn",
});

function openOffer(state: State, told: OfferView): Offer {
  const { offer: number, seat, to, give, want, replyTo, declined } = told;
  const { cards, as } =
    told.cards === undefined || told.as === undefined
      ? cardsFor(state, playerAt(state, seat), give.goods)
      : { cards: told.cards, as: told.as };
  return { number, seat, to, cards, as, ...give, want, replyTo, declined, end: undefined };
}

/** Cards that may be what was promised; Piracy where no other will do. */
function cardsFor(state: State, player: Player, goods: Goods): Pick<Offer, "cards" | "as"> {
  const cards: Slot[] = [];
  const as: { [slot: Slot]: LuxuryGood } = {};
  const slots = [...player.hand, ...player.warehouse].map(({ slot }) => slot);
  const next = (good: Good) =>
    slots.find((slot) => !cards.includes(slot) && goodAt(state, player, slot) === good);
  for (const [name, count] of Object.entries(goods)) {
    const good = name as Good;
    for (let n = count; n > 0; n--) {
      const real = next(good);
      const slot = real ?? next("piracy");
      if (slot === undefined) continue;
      cards.push(slot);
      if (real === undefined && isLuxury(good)) as[slot] = good;
    }
  }
  return { cards, as };
}

/** A hand that was thrown unseen may be any. */
function duelOf(state: State, { duel, observer }: View): Duel | undefined {
  if (duel === undefined) return undefined;
  const { contenders, wins, losers, thrown, hand } = duel;
  const [first, second] = thrown.map((isThrown, n) => {
    if (!isThrown) return undefined;
    if (contenders[n] === observer) return hand;
    let pick: number;
    [pick, state.rng] = drawBelow(state.rng, HANDS.length);
    return HANDS[pick];
  });
  return { contenders, wins, losers, hands: [first, second] };
}
