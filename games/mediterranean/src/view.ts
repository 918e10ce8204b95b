import type { Observer, Ranking, Seat } from "@sofala/engine";
import { DECKS, GOODS, isLuxury } from "./board.ts";
import type {
  BasicGood,
  CalamityId,
  CardId,
  CivicGood,
  Deck,
  DevelopmentId,
  IdeaTrack,
} from "./data/edition.ts";
import { describeBoard } from "./describe.ts";
import { ranking } from "./ending/ranking.ts";
import type { HeldCard, OpenCard } from "./events.ts";
import type { Addressees, Goods, Hand, Labels, Pledge, Slot, Wanting } from "./moves.ts";
import type { Options } from "./options.ts";
import { goodsIn, openCards } from "./open-cards.ts";
import { owing } from "./parts.ts";
import {
  cardOf,
  playerAt,
  seatsOf,
  type Duel,
  type Held,
  type LivePledge,
  type Offer,
  type Part,
  type Phase,
  type Player,
  type State,
  type Strike,
} from "./state.ts";

/** All that one observer may know (R 12): no card is named that is neither face up nor in the observer's hand. */
export interface View {
  readonly format: "sofala-view/1";
  readonly game: "mediterranean";
  readonly observer: Observer;
  readonly turn: number;
  readonly phase: Phase;
  readonly part: Part | null;
  readonly toAct: readonly Seat[];
  readonly turnOrder: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly developments: readonly DevelopmentId[];
  readonly calamities: readonly CalamityId[];
  /** What earlier turns brought. */
  readonly past: readonly string[];
  /** Cards left in each deck. */
  readonly decks: { readonly [D in Deck]: number };
  readonly discards: { readonly [D in Deck]: readonly CardCount[] };
  /** The offers that are open, in the order of their numbers, and how many there were this turn. */
  readonly offers: readonly OfferView[];
  readonly offersMade: number;
  readonly pledges: readonly LivePledge[];
  /** The step of a market in rounds. */
  readonly marketStep: number;
  readonly strike?: StrikeView;
  readonly duel?: DuelView;
  readonly options: Options;
  readonly ranking?: Ranking;
}

export interface SeatView extends Omit<ReturnType<typeof describeBoard>, "vp"> {
  /** Others' points are hidden where the table plays so (Q 40). */
  readonly vp?: number;
  readonly ready: boolean;
  readonly count: { readonly hand: number; readonly warehouse: number };
  /** The observer's own cards. */
  readonly hand?: readonly HeldCard[];
  readonly warehouse?: readonly HeldCard[];
  readonly nextSlot?: Slot;
  readonly flips?: readonly IdeaTrack[];
  /** Cards turned up to be spent. */
  readonly spent?: readonly OpenCard[];
  /** The types in hand, where the table plays so (Q 21). */
  readonly handTypes?: HandTypes;
  readonly bank?: NonNullable<Player["bank"]>;
}

type HandTypes = { readonly [G in BasicGood | CivicGood | "luxury"]?: number };

export interface CardCount extends OpenCard {
  readonly count: number;
}

export interface OfferView {
  readonly offer: number;
  readonly seat: Seat;
  readonly to: Addressees;
  readonly give: {
    readonly goods: Goods;
    readonly vp: number;
    readonly pledges: readonly Pledge[];
  };
  readonly want: Wanting;
  readonly replyTo?: number;
  readonly declined: readonly Seat[];
  /** The maker's own. */
  readonly cards?: readonly Slot[];
  readonly as?: Labels;
}

type StrikeView = Omit<Strike, "votes" | "victim"> & {
  readonly votes: readonly (Seat | null)[];
  readonly victim?: Seat;
};
type DuelView = Omit<Duel, "hands"> & {
  readonly thrown: readonly [boolean, boolean];
  readonly hand?: Hand;
};

export function view(state: State, observer: Observer): View {
  const { turn, phase, part, turnOrder, developments, calamities, pledges, options } = state;
  const { strike, duel } = state;
  return {
    format: "sofala-view/1",
    game: "mediterranean",
    observer,
    turn,
    phase,
    part: part ?? null,
    toAct: owing(state),
    turnOrder: [...turnOrder],
    seats: seatsOf(state).map((seat) => seatView(state, seat, observer)),
    developments: [...developments],
    calamities: [...calamities],
    past: [...state.past],
    decks: byDeck((deck) => state.decks[deck].length),
    discards: byDeck((deck) => counted(state, state.discards[deck])),
    offers: state.offers.filter(isOpen).map((offer) => offerView(offer, observer)),
    offersMade: state.offers.length,
    pledges: [...pledges],
    marketStep: state.marketStep,
    ...(strike === undefined ? {} : { strike: strikeView(strike) }),
    ...(duel === undefined ? {} : { duel: duelView(duel, observer) }),
    options,
    ...(phase === "over" ? { ranking: ranking(state) } : {}),
  };
}

const byDeck = <Value>(of: (deck: Deck) => Value): { [D in Deck]: Value } =>
  Object.fromEntries(DECKS.map((deck) => [deck, of(deck)])) as { [D in Deck]: Value };

function seatView(state: State, seat: Seat, observer: Observer): SeatView {
  const player = playerAt(state, seat);
  const { hand, warehouse, nextSlot, flips, ready, bank } = player;
  const { vp, ...board } = describeBoard(player);
  const isOwn = seat === observer;
  const isTurnedUp = state.part === "bank";
  const cards = (held: readonly Held[]): HeldCard[] =>
    held.map(({ slot, card }) => {
      const { good, bottom } = cardOf(state, card);
      return { slot, good, bottom };
    });
  return {
    ...(isOwn || state.options.publicVp || state.phase === "over" ? { vp } : {}),
    ...board,
    ready,
    count: { hand: hand.length, warehouse: warehouse.length },
    ...(isOwn ? { hand: cards(hand), warehouse: cards(warehouse), nextSlot, flips } : {}),
    ...(isTurnedUp
      ? {
          spent: openCards(
            state,
            hand.map(({ card }) => card),
          ),
        }
      : {}),
    ...(state.options.handTypes === "open" ? { handTypes: typesOf(state, hand) } : {}),
    ...(bank === undefined ? {} : { bank }),
  };
}

function counted(state: State, pile: readonly CardId[]): readonly CardCount[] {
  const counts: CardCount[] = [];
  for (const card of openCards(state, pile)) {
    const last = counts.at(-1);
    if (last?.good === card.good && last.bottom === card.bottom)
      counts[counts.length - 1] = { ...last, count: last.count + 1 };
    else counts.push({ ...card, count: 1 });
  }
  return counts;
}

/** Basic and civic types; luxury cards are only counted, so that Piracy can be passed off. */
function typesOf(state: State, hand: readonly Held[]): HandTypes {
  const goods = goodsIn(state, hand);
  const types: { -readonly [G in keyof HandTypes]: HandTypes[G] } = {};
  // In the order of the goods: the order of members must tell nothing.
  for (const good of GOODS) {
    const type = isLuxury(good) || good === "piracy" ? "luxury" : good;
    const count = goods[good] ?? 0;
    if (count > 0) types[type] = (types[type] ?? 0) + count;
  }
  return types;
}

const isOpen = ({ end }: Offer): boolean => end === undefined;

function offerView(offer: Offer, observer: Observer): OfferView {
  const { number, seat, to, goods, vp, pledges, want, replyTo, declined, cards, as } = offer;
  return {
    offer: number,
    seat,
    to,
    give: { goods, vp, pledges },
    want,
    ...(replyTo === undefined ? {} : { replyTo }),
    declined,
    ...(seat === observer ? { cards, as } : {}),
  };
}

const strikeView = ({ votes, victim, ...strike }: Strike): StrikeView => ({
  ...strike,
  votes: votes.map((vote) => vote ?? null),
  ...(victim === undefined ? {} : { victim }),
});

function duelView({ hands, ...duel }: Duel, observer: Observer): DuelView {
  const own = hands.find((_, n) => duel.contenders[n] === observer);
  return {
    ...duel,
    thrown: [hands[0] !== undefined, hands[1] !== undefined],
    ...(own === undefined ? {} : { hand: own }),
  };
}
