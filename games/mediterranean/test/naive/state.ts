/** The shape of the oracle's state and of the moves it judges. */
import type { Rng } from "@sofala/engine";
import type { Area, Deck, Idea, Track } from "./data.ts";

export interface Held {
  slot: number;
  card: string;
}

export interface Pledge {
  building: string;
  target: number;
  use: boolean;
}
export interface LivePledge extends Pledge {
  seat: number;
}

export interface Player {
  vp: number;
  money: number;
  government: { idea: Idea; position: number };
  religion: { idea: Idea; position: number };
  happiness: number;
  safety: number;
  industry: number;
  cubes: Record<Area, number>;
  culture: string[];
  bonuses: string[];
  buildings: string[];
  /** Both in slot order. */
  hand: Held[];
  warehouse: Held[];
  nextSlot: number;
  bought: string[];
  forbidden: string[];
  used: string[];
  ready: boolean;
}

export interface Offer {
  maker: number;
  to: number[];
  cards: number[];
  /** What the cards are promised as, in the same order. */
  types: string[];
  vp: number;
  pledges: Pledge[];
  want: { goods: Record<string, number>; vp: number; pledges: Pledge[] };
  fate: "live" | "withdrawn" | "taken" | "cards-gone" | "declined";
  declined: number[];
}

export interface Options {
  tradeGraceSeconds: number;
  crossing: "twoZeros" | "sharedZero";
  pledges: "binding" | "talk";
  tradeVp: boolean;
  market: "open" | "rounds";
}

export type Hand = "rock" | "paper" | "scissors";
export type BankChoice = "poverty" | "prosperity";
export type Phase = "civic" | "trading" | "resolution" | "purchasing" | "tie-break" | "over";
/** `calamity` is the step between questions; nobody ever sees it. */
export type Part =
  | "abilities"
  | "give"
  | "flips"
  | "trading"
  | "grace"
  | "bank"
  | "vote"
  | "cubes"
  | "stored"
  | "calamity"
  | "purchasing"
  | "throw";

export interface NaiveState {
  rng: Rng;
  options: Options;
  turn: number;
  phase: Phase;
  part: Part;
  turnOrder: number[];
  players: Player[];
  /** By turn; index 0 is turn 1. */
  developments: string[][];
  calamities: string[][];
  /** The next card first. */
  decks: Record<Deck, string[]>;
  discards: Record<Deck, string[]>;
  /** Number 1 is at index 0. */
  offers: Offer[];
  pledges: LivePledge[];
  /** Of the market in rounds: even ones are for offers, odd ones for answers. */
  step: number;
  /** Who has not passed in `give`, in turn order. */
  giving: number[];
  flips: { seat: number; track: Track }[];
  banks: { seat: number; choice: BankChoice }[];
  /** Calamities of this turn that are still to come. */
  waiting: string[];
  calamity?: { id: string; victim: number; blow: number; lost: boolean };
  vote?: {
    id: string;
    tied: number[];
    judges: number[];
    round: number;
    votes: { seat: number; victim: number }[];
  };
  duel?: {
    pair: [number, number];
    wins: [number, number];
    hands: { seat: number; hand: Hand }[];
    next: number[];
    /** First to leave first. */
    out: number[];
  };
  ranking?: number[][];
}

export interface OfferMove {
  kind: "offer";
  to: "all" | number[];
  give: { cards?: number[]; as?: Record<string, string>; vp?: number; pledges?: Pledge[] };
  want: { goods?: Record<string, number>; vp?: number; pledges?: Pledge[] };
  replyTo?: number;
}
export interface AcceptMove {
  kind: "accept";
  offer: number;
  give?: number[];
  as?: Record<string, string>;
}
export interface DevelopMove {
  kind: "develop";
  card: string;
  from?: string[];
  box?: string;
  industry?: string;
  spaces?: number;
}
export interface AbilityMove {
  kind: "use-ability";
  building: string;
  target?: number;
}

export type Move =
  | AbilityMove
  | { kind: "flip"; track: Track }
  | OfferMove
  | AcceptMove
  | { kind: "decline"; offer: number }
  | { kind: "withdraw"; offer: number }
  | { kind: "store"; cards: number[] }
  | { kind: "bank"; choice: BankChoice }
  | { kind: "vote"; victim: number }
  | { kind: "lose-cubes"; areas: string[] }
  | { kind: "discard-stored"; cards: number[] }
  | { kind: "build"; building: string }
  | DevelopMove
  | { kind: "buy-vp"; vp: number }
  | { kind: "ready" }
  | { kind: "unready" }
  | { kind: "throw"; hand: Hand }
  | { kind: "time-up"; part?: string };

/** A rule changes the state it is given and returns nothing, or returns why it refuses. */
export type Refusal = string | undefined;

export function playerAt(state: NaiveState, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

export const isSeat = (state: NaiveState, seat: number) => state.players[seat] !== undefined;
export const allSeats = (state: NaiveState) => state.players.map((_, seat) => seat);
export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
export const hasTwins = (items: (string | number)[]) => new Set(items).size < items.length;

export function heldAt(player: Player, slot: number): Held | undefined {
  return [...player.hand, ...player.warehouse].find((held) => held.slot === slot);
}
