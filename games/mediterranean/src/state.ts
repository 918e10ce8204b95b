import type { Rng, Seat } from "@sofala/engine";
import type {
  Area,
  BuildingId,
  CalamityId,
  CardData,
  CardId,
  CultureBox,
  CultureLine,
  Deck,
  DevelopmentId,
  Edition,
  Idea,
  IdeaTrack,
} from "./data/edition.ts";
import type {
  Addressees,
  BankChoice,
  Goods,
  Hand,
  Labels,
  Pledge,
  Slot,
  Wanting,
} from "./moves.ts";
import type { Options } from "./options.ts";

export type Phase = "civic" | "trading" | "resolution" | "purchasing" | "tie-break" | "over";
/** What the table is waiting for. */
export const PARTS = [
  "abilities",
  "give",
  "flips",
  "trading",
  "grace",
  "bank",
  "vote",
  "cubes",
  "stored",
  "purchasing",
  "throw",
] as const;
export type Part = (typeof PARTS)[number];

/** A card and its number in the hands of its holder. */
export interface Held {
  readonly slot: Slot;
  readonly card: CardId;
}

/** A marker on a board with two faces. */
export interface Marker {
  readonly idea: Idea;
  readonly position: number;
}

/** What one seat has. */
export interface Player {
  vp: number;
  money: number;
  government: Marker;
  religion: Marker;
  happiness: number;
  safety: number;
  industry: number;
  cubes: Record<Area, number>;
  culture: CultureBox[];
  /** Rows and columns that have scored. */
  bonuses: CultureLine[];
  buildings: BuildingId[];
  hand: Held[];
  warehouse: Held[];
  nextSlot: Slot;
  /** Buildings whose ability was used this turn. */
  used: BuildingId[];
  bought: DevelopmentId[];
  forbidden: DevelopmentId[];
  ready: boolean;
  /** Boards to be flipped when all are ready. */
  flips: IdeaTrack[];
  /** The choice that the bank asks for, or its answer. */
  bank: "asked" | BankChoice | undefined;
}

/** Why an offer is no longer open. */
export type OfferEnd = "withdrawn" | "taken" | "cards-gone" | "declined";
export interface Offer {
  readonly number: number;
  readonly seat: Seat;
  readonly to: Addressees;
  readonly cards: readonly Slot[];
  readonly as: Labels;
  /** The types promised, labels included. */
  readonly goods: Goods;
  readonly vp: number;
  readonly pledges: readonly Pledge[];
  readonly want: Wanting;
  readonly replyTo: number | undefined;
  readonly declined: readonly Seat[];
  readonly end: OfferEnd | undefined;
}

export interface LivePledge extends Pledge {
  readonly seat: Seat;
}

/** A calamity on its way. */
export interface Strike {
  readonly calamity: CalamityId;
  readonly tied: readonly Seat[];
  /** The round of voting, from 1; 0 where there is no tie. */
  readonly round: number;
  /** By seat. */
  readonly votes: readonly (Seat | undefined)[];
  readonly victim: Seat | undefined;
  /** The effect that comes next. */
  readonly effect: number;
  /** Spaces, points, money, cubes and cards lost so far. */
  readonly lost: number;
  /** The victim has to choose. */
  readonly asked: boolean;
}

/** Rock, paper, scissors for the first place. */
export interface Duel {
  /** The two who play, then those who wait, in turn order. */
  readonly contenders: readonly Seat[];
  readonly wins: readonly [number, number];
  readonly hands: readonly [Hand | undefined, Hand | undefined];
  /** In the order of leaving. */
  readonly losers: readonly Seat[];
}

/** The table. Rules change it in place; what is handed out is a copy. */
export interface State {
  readonly options: Options;
  readonly edition: Edition;
  rng: Rng;
  turn: number;
  phase: Phase;
  part: Part | undefined;
  /** Nothing has been played since the phase began. */
  fresh: boolean;
  turnOrder: Seat[];
  players: Player[];
  /** In the order in which they will be dealt. */
  decks: Record<Deck, CardId[]>;
  discards: Record<Deck, CardId[]>;
  developments: DevelopmentId[];
  calamities: CalamityId[];
  /** What earlier turns brought, as far as it was played here. */
  past: string[];
  /** What the next turns bring. */
  coming: { developments: DevelopmentId[][]; calamities: CalamityId[][] };
  /** All offers of this turn; number n stands at n - 1. */
  offers: Offer[];
  pledges: LivePledge[];
  /** The step of a market in rounds, from 0: offers are made in the even ones. */
  marketStep: number;
  strike: Strike | undefined;
  duel: Duel | undefined;
}

export function copyOf(state: State): State {
  return {
    ...state,
    turnOrder: [...state.turnOrder],
    players: state.players.map(copyOfPlayer),
    decks: copyOfPiles(state.decks),
    discards: copyOfPiles(state.discards),
    past: [...state.past],
    coming: {
      developments: [...state.coming.developments],
      calamities: [...state.coming.calamities],
    },
    offers: [...state.offers],
    pledges: [...state.pledges],
  };
}

const copyOfPlayer = (player: Player): Player => ({
  ...player,
  cubes: { ...player.cubes },
  culture: [...player.culture],
  bonuses: [...player.bonuses],
  buildings: [...player.buildings],
  hand: [...player.hand],
  warehouse: [...player.warehouse],
  used: [...player.used],
  bought: [...player.bought],
  forbidden: [...player.forbidden],
  flips: [...player.flips],
});

const copyOfPiles = (piles: Record<Deck, CardId[]>): Record<Deck, CardId[]> => ({
  grain: [...piles.grain],
  wool: [...piles.wool],
  timber: [...piles.timber],
  ore: [...piles.ore],
  salt: [...piles.salt],
  civic: [...piles.civic],
  luxury: [...piles.luxury],
});

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export const seatsOf = (state: State): readonly Seat[] => state.players.map((_, seat) => seat);

export function cardOf(state: State, card: CardId): CardData {
  const found = state.edition.cards.get(card);
  if (found === undefined) throw new Error(`no such card: ${card}`);
  return found;
}

/** The card with that number, in hand or stored. */
export const heldAt = (player: Player, slot: Slot): Held | undefined =>
  player.hand.find((held) => held.slot === slot) ??
  player.warehouse.find((held) => held.slot === slot);
