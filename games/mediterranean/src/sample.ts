import { below, shuffled, type Rng, type Seat } from "@sofala/engine";
import { DECKS } from "./board.ts";
import type { Good, LuxuryGood } from "./data/edition.ts";
import { HANDS, type Slot } from "./moves.ts";
import { Pool } from "./sample-pool.ts";
import { editionOf, emptyTable, piles } from "./setup.ts";
import { goodAt } from "./trading/offers.ts";
import type { Offer, Player, State } from "./state.ts";
import type { OfferView, SeatView, View } from "./view.ts";

/** A table that looks like this to its observer; what is hidden is drawn. */
export function sample(view: View, rng: Rng): State {
  const edition = editionOf(view.options);
  const state = emptyTable(edition, view.options, view.seats.length);
  const { turn, phase, part, developments, calamities, marketStep, strike, duel } = view;
  Object.assign(state, { turn, phase, part: part ?? undefined, marketStep, fresh: false });
  state.turnOrder = [...view.turnOrder];
  state.developments = [...developments];
  state.calamities = [...calamities];
  state.past = [...view.past];
  state.pledges = [...view.pledges];
  state.strike = strike && {
    ...strike,
    victim: strike.victim,
    votes: strike.votes.map((vote) => vote ?? undefined),
  };

  const pool = new Pool(edition, rng);
  for (const [seat, told] of view.seats.entries()) seatPlayer(state, seat, told);
  state.discards = piles((deck) =>
    view.discards[deck].flatMap(({ count, ...card }) =>
      Array.from({ length: count }, () => pool.take(card)),
    ),
  );
  for (const [seat, told] of view.seats.entries()) dealKnown(state, seat, told, pool);
  dealHidden(state, view, pool);
  state.decks = piles((deck) => pool.rest(deck));
  state.offers = view.offers.map((offer) => sampleOffer(state, offer));
  state.rng = pool.rng;
  state.coming = comingOf(state, view);
  state.duel = duel && { ...duel, hands: handsOf(state, view) };
  return state;
}

function seatPlayer(state: State, seat: Seat, told: SeatView): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { vp, ready, bank, flips = [], cubes, culture, ...board } = told;
  const { government, religion, happiness, safety, industry, money } = board;
  Object.assign(player, { government, religion, happiness, safety, industry, money, ready });
  Object.assign(player.cubes, cubes);
  // Points that are hidden are those of the start.
  player.vp = vp ?? player.vp;
  player.culture = [...culture];
  player.bonuses = [...board.bonuses];
  player.buildings = [...board.buildings];
  player.used = [...board.used];
  player.bought = [...board.bought];
  player.forbidden = [...board.forbidden];
  player.flips = [...flips];
  player.bank = bank;
}

/** Own cards, and those that lie open. */
function dealKnown(state: State, seat: Seat, told: SeatView, pool: Pool): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { hand, warehouse, spent, nextSlot } = told;
  if (hand !== undefined && warehouse !== undefined) {
    player.hand = hand.map(({ slot, ...card }) => ({ slot, card: pool.take(card) }));
    player.warehouse = warehouse.map(({ slot, ...card }) => ({ slot, card: pool.take(card) }));
    player.nextSlot = nextSlot ?? 1;
  } else if (spent !== undefined) {
    player.hand = spent.map((card, n) => ({ slot: n + 1, card: pool.take(card) }));
    player.nextSlot = spent.length + 1;
  }
}

/** Others' cards: as many as they have, with what they promise, and no more of a deck than is out. */
function dealHidden(state: State, view: View, pool: Pool): void {
  const isHidden = (told: SeatView) => told.hand === undefined;
  for (const deck of DECKS) pool.keep(deck, view.decks[deck]);
  const promises = view.seats.map((told, seat) =>
    isHidden(told) ? promisesOf(view, seat, told) : [],
  );
  const stored = view.seats.map((told) => (isHidden(told) ? told.count.warehouse : 0));
  const cards = pool.deal(
    view.seats.map((told, seat) => ({
      hand: isHidden(told) && told.spent === undefined ? told.count.hand : 0,
      warehouse: stored[seat] ?? 0,
      promises: promises[seat] ?? [],
      areExact: told.handTypes !== undefined,
    })),
  );
  for (const [seat, told] of view.seats.entries()) {
    const player = state.players[seat];
    const drawn = cards[seat];
    if (player === undefined || drawn === undefined || !isHidden(told)) continue;
    const all = [...player.hand.map(({ card }) => card), ...drawn.hand];
    player.hand = all.map((card, n) => ({ slot: n + 1, card }));
    player.warehouse = drawn.warehouse.map((card, n) => ({ slot: all.length + n + 1, card }));
    player.nextSlot = all.length + drawn.warehouse.length + 1;
  }
}

/** The types that a seat is known to hold. */
function promisesOf(view: View, seat: Seat, told: SeatView): readonly Good[] {
  const most = new Map<Good, number>();
  const isLive = ({ seat: maker, end }: OfferView) => maker === seat && end === undefined;
  const known = told.handTypes ?? {};
  if (told.handTypes !== undefined) {
    for (const good in known) most.set(good as Good, known[good as Good] ?? 0);
  } else {
    for (const { give } of view.offers.filter(isLive))
      for (const good in give.goods) {
        const count = give.goods[good as Good] ?? 0;
        most.set(good as Good, Math.max(most.get(good as Good) ?? 0, count));
      }
  }
  return [...most].flatMap(([good, count]) => Array.from({ length: count }, () => good));
}

function sampleOffer(state: State, told: OfferView): Offer {
  const { offer: number, seat, to, give, want, replyTo, declined, end } = told;
  const chosen = { cards: told.cards, as: told.as };
  const player = state.players[seat];
  const guess =
    chosen.cards === undefined && end === undefined && player !== undefined
      ? cardsFor(state, player, give.goods)
      : undefined;
  return {
    number,
    seat,
    to,
    cards: chosen.cards ?? guess?.cards ?? [],
    as: chosen.as ?? guess?.as ?? {},
    goods: give.goods,
    vp: give.vp,
    pledges: give.pledges,
    want,
    replyTo,
    declined,
    end,
  };
}

/** Cards that may be what was promised. */
function cardsFor(
  state: State,
  player: Player,
  goods: OfferView["give"]["goods"],
): Pick<Offer, "cards" | "as"> {
  const cards: Slot[] = [];
  const as: { [slot: Slot]: LuxuryGood } = {};
  const slots = [...player.hand, ...player.warehouse].map(({ slot }) => slot);
  for (const key in goods) {
    const good = key as Good;
    for (let n = goods[good] ?? 0; n > 0; n--) {
      const real = slots.find((s) => !cards.includes(s) && goodAt(state, player, s) === good);
      const pirate = slots.find((s) => !cards.includes(s) && goodAt(state, player, s) === "piracy");
      const slot = real ?? pirate;
      if (slot === undefined) continue;
      cards.push(slot);
      if (real === undefined && (good === "spices" || good === "gold")) as[slot] = good;
    }
  }
  return { cards, as };
}

/** What the next turns bring: what has not been seen yet. */
function comingOf(state: State, view: View): State["coming"] {
  const { edition } = state;
  const seen = new Set([...view.past, ...state.developments, ...state.calamities]);
  const drawn = (ids: readonly string[]): string[] => {
    let order: string[];
    [order, state.rng] = shuffled(
      state.rng,
      ids.filter((id) => !seen.has(id)),
    );
    return order;
  };
  const later = edition.rules.ageOfTurn.value.slice(state.turn);
  const perTurn = edition.rules.developmentsPerTurn.value;
  const developments = new Map(
    [...new Set(later)].map((age) => [
      age,
      drawn(
        Object.keys(edition.developments).filter((id) => edition.developments[id]?.age === age),
      ),
    ]),
  );
  const calamities = (["happiness", "safety"] as const).map((track) =>
    drawn(Object.keys(edition.calamities).filter((id) => edition.calamities[id]?.track === track)),
  );
  return {
    developments: later.map((age) => developments.get(age)?.splice(0, perTurn) ?? []),
    calamities: later.map(() => calamities.flatMap((pile) => pile.splice(0, 1))),
  };
}

/** A hand that was thrown unseen may be any. */
function handsOf(state: State, { duel, observer }: View): NonNullable<State["duel"]>["hands"] {
  const hands = [0, 1].map((n) => {
    if (duel?.thrown[n] !== true) return undefined;
    if (duel.contenders[n] === observer) return duel.hand;
    let pick: number;
    [pick, state.rng] = below(state.rng, HANDS.length);
    return HANDS[pick];
  });
  return [hands[0], hands[1]];
}
