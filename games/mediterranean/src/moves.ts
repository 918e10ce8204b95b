import type { Seat, TimeUp } from "@sofala/engine";
import type {
  Area,
  BuildingId,
  CultureBox,
  DevelopmentId,
  Good,
  IdeaTrack,
  Industry,
  LuxuryGood,
} from "./data/edition.ts";

/** The number that a seat gives to a card it receives: 1, 2, 3, … for the whole game. */
export type Slot = number;

/** A promise about the pledger's give-opponent building in the next civic phase. */
export interface Pledge {
  readonly building: BuildingId;
  readonly target: Seat;
  readonly use: boolean;
}

/** How many cards of each type. */
export type Goods = { readonly [G in Good]?: number };
/** What Piracy is passed off as. */
export type Labels = { readonly [slot: Slot]: LuxuryGood };

export interface Giving {
  readonly cards?: readonly Slot[];
  readonly as?: Labels;
  readonly vp?: number;
  readonly pledges?: readonly Pledge[];
}
export interface Wanting {
  readonly goods?: Goods;
  readonly vp?: number;
  readonly pledges?: readonly Pledge[];
}
export type Addressees = "all" | readonly Seat[];

/** Where a cube may be lost. */
export type CubePlace = Area | `culture.${CultureBox}`;
/** Where a worker for a development comes from. */
export type WorkerPlace = Area;

export const HANDS = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof HANDS)[number];
export const BANK_CHOICES = ["poverty", "prosperity"] as const;
export type BankChoice = (typeof BANK_CHOICES)[number];

export type Move =
  | { readonly kind: "use-ability"; readonly building: BuildingId; readonly target?: Seat }
  | { readonly kind: "flip"; readonly track: IdeaTrack }
  | OfferMove
  | AcceptMove
  | { readonly kind: "decline"; readonly offer: number }
  | { readonly kind: "withdraw"; readonly offer: number }
  | { readonly kind: "store"; readonly cards: readonly Slot[] }
  | { readonly kind: "bank"; readonly choice: BankChoice }
  | { readonly kind: "vote"; readonly victim: Seat }
  | { readonly kind: "lose-cubes"; readonly areas: readonly CubePlace[] }
  | { readonly kind: "discard-stored"; readonly cards: readonly Slot[] }
  | { readonly kind: "build"; readonly building: BuildingId }
  | DevelopMove
  | { readonly kind: "buy-vp"; readonly vp: number }
  | { readonly kind: "ready" }
  | { readonly kind: "unready" }
  | { readonly kind: "throw"; readonly hand: Hand }
  | TimeUp;

export interface OfferMove {
  readonly kind: "offer";
  readonly to: Addressees;
  readonly give: Giving;
  readonly want: Wanting;
  readonly replyTo?: number;
}
export interface AcceptMove {
  readonly kind: "accept";
  readonly offer: number;
  readonly give?: readonly Slot[];
  readonly as?: Labels;
}
export interface DevelopMove {
  readonly kind: "develop";
  readonly card: DevelopmentId;
  readonly from?: readonly WorkerPlace[];
  readonly box?: CultureBox;
  readonly industry?: Industry;
  readonly spaces?: number;
}

export type MoveKind = Move["kind"];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** Moves that hide nothing. */
export type OpenMove = Exclude<
  Move,
  { kind: "flip" | "offer" | "accept" | "store" | "discard-stored" | "throw" }
>;

/** What an observer is told of a move: one's own as it was made, of others' types and numbers, never slots. */
export type SeenMove =
  | Move
  | {
      readonly kind: "offer";
      readonly to: Addressees;
      readonly give: SeenGiving;
      readonly want: Wanting;
      readonly replyTo?: number;
    }
  | { readonly kind: "accept"; readonly offer: number }
  | { readonly kind: "store"; readonly count: number }
  | { readonly kind: "discard-stored" }
  | { readonly kind: "throw" };
export interface SeenGiving {
  readonly goods?: Goods;
  readonly vp?: number;
  readonly pledges?: readonly Pledge[];
}
