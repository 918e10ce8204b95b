import type { Ranking, Seat } from "@sofala/engine";
import type {
  Bottom,
  BuildingId,
  CalamityId,
  CultureBox,
  CultureLine,
  Deck,
  DevelopmentId,
  Good,
  Idea,
  IdeaTrack,
  Industry,
  StatusTrack,
} from "./data/edition.ts";
import type {
  Addressees,
  BankChoice,
  CubePlace,
  Goods,
  Hand,
  Labels,
  Pledge,
  Slot,
  Wanting,
  WorkerPlace,
} from "./moves.ts";
import type { OfferEnd, Part, Phase } from "./state.ts";

/** A card lying open. */
export interface OpenCard {
  readonly good: Good;
  readonly bottom: Bottom;
}
/** A card as its holder sees it. */
export interface HeldCard extends OpenCard {
  readonly slot: Slot;
}
/** A card that changes hands, with its number in both. */
export interface MovedCard extends OpenCard {
  readonly from: Slot;
  readonly to: Slot;
}

export type VpSource =
  | "prosperity"
  | "ability"
  | "development"
  | "industry"
  | "culture"
  | "line"
  | "wonder"
  | "calamity"
  | "penalty";
export type MoneySource = "goods" | "ability" | "industry" | "development" | "calamity";

/** One side of a deal. */
export interface DealPart {
  readonly goods: Goods;
  readonly vp: number;
  readonly pledges: readonly Pledge[];
}

/** What happened, for everybody. */
export type OpenEvent =
  | { readonly kind: "turn-began"; readonly turn: number }
  | { readonly kind: "phase-began"; readonly phase: Phase }
  | { readonly kind: "deck-shuffled"; readonly deck: Deck }
  | { readonly kind: "stored-returned"; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: "developments-revealed";
      readonly developments: readonly DevelopmentId[];
      readonly calamities: readonly CalamityId[];
    }
  | {
      readonly kind: "ability-used";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly target?: Seat;
    }
  | {
      readonly kind: "track-moved";
      readonly seat: Seat;
      readonly track: IdeaTrack;
      readonly spaces: number;
      readonly idea: Idea;
      readonly position: number;
    }
  | {
      readonly kind: "track-flipped";
      readonly seat: Seat;
      readonly track: IdeaTrack;
      readonly idea: Idea;
      readonly destroyed: readonly BuildingId[];
    }
  | {
      readonly kind: "status-moved";
      readonly seat: Seat;
      readonly track: StatusTrack;
      readonly by: number;
      readonly to: number;
    }
  | {
      readonly kind: "vp-changed";
      readonly seat: Seat;
      readonly by: number;
      readonly source: VpSource;
    }
  | {
      readonly kind: "money-changed";
      readonly seat: Seat;
      readonly by: number;
      readonly source: MoneySource;
    }
  | { readonly kind: "workers-gained"; readonly seat: Seat; readonly workers: number }
  | { readonly kind: "offer-declined"; readonly seat: Seat; readonly offer: number }
  | { readonly kind: "offer-withdrawn"; readonly seat: Seat; readonly offer: number }
  | { readonly kind: "offer-died"; readonly offer: number; readonly reason: OfferEnd }
  | { readonly kind: "seat-ready"; readonly seat: Seat }
  | { readonly kind: "seat-unready"; readonly seat: Seat }
  | { readonly kind: "time-ran-out"; readonly part: Part }
  | {
      readonly kind: "market-step-began";
      readonly round: number;
      readonly step: "offer" | "answer";
    }
  | { readonly kind: "cards-spent"; readonly seat: Seat; readonly cards: readonly OpenCard[] }
  | { readonly kind: "bank-used"; readonly seat: Seat; readonly choice: BankChoice }
  | {
      readonly kind: "industry-paid";
      readonly seat: Seat;
      readonly industry: Industry;
      readonly bonus: "dominance" | "monopoly";
    }
  | { readonly kind: "turn-order-set"; readonly turnOrder: readonly Seat[] }
  | {
      readonly kind: "calamity-passed";
      readonly calamity: CalamityId;
      readonly reason: "nobody-below" | "all-tied" | "undecided";
    }
  | {
      readonly kind: "vote-called";
      readonly calamity: CalamityId;
      readonly tied: readonly Seat[];
      readonly round: number;
    }
  | { readonly kind: "vote-cast"; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: "calamity-struck"; readonly calamity: CalamityId; readonly victim: Seat }
  | { readonly kind: "cubes-lost"; readonly seat: Seat; readonly areas: readonly CubePlace[] }
  | { readonly kind: "stored-discarded"; readonly seat: Seat; readonly cards: readonly OpenCard[] }
  | {
      readonly kind: "purchases-forbidden";
      readonly seat: Seat;
      readonly developments: readonly DevelopmentId[];
    }
  | {
      readonly kind: "marker-reset";
      readonly seat: Seat;
      readonly track: StatusTrack;
      readonly from: number;
    }
  | {
      readonly kind: "building-built";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly price: number;
    }
  | {
      readonly kind: "development-bought";
      readonly seat: Seat;
      readonly card: DevelopmentId;
      readonly price: number;
      readonly from: readonly WorkerPlace[];
      readonly box?: CultureBox;
      readonly industry?: Industry;
      readonly spaces?: number;
    }
  | { readonly kind: "vp-bought"; readonly seat: Seat; readonly vp: number; readonly price: number }
  | { readonly kind: "culture-line-completed"; readonly seat: Seat; readonly line: CultureLine }
  | {
      readonly kind: "money-halved";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "tie-break-began"; readonly seats: readonly Seat[] }
  | {
      readonly kind: "hands-thrown";
      readonly seats: readonly [Seat, Seat];
      readonly hands: readonly [Hand, Hand];
    }
  | { readonly kind: "duel-won"; readonly seat: Seat; readonly over: Seat }
  | { readonly kind: "game-ended"; readonly ranking: Ranking };

interface OfferTerms {
  readonly kind: "offer-made";
  readonly seat: Seat;
  readonly offer: number;
  readonly to: Addressees;
  readonly give: DealPart;
  readonly want: Wanting;
  readonly replyTo?: number;
}
interface DealTerms {
  readonly kind: "deal-made";
  readonly offer: number;
  readonly maker: Seat;
  readonly partner: Seat;
  readonly toPartner: DealPart;
  readonly toMaker: DealPart;
}

/** What happened, in full. */
export type Event =
  | OpenEvent
  | { readonly kind: "cards-dealt"; readonly seat: Seat; readonly cards: readonly HeldCard[] }
  | { readonly kind: "flip-chosen"; readonly seat: Seat; readonly track: IdeaTrack }
  | (OfferTerms & { readonly cards: readonly Slot[]; readonly as: Labels })
  | (DealTerms & {
      readonly cardsToPartner: readonly MovedCard[];
      readonly cardsToMaker: readonly MovedCard[];
    })
  | { readonly kind: "cards-stored"; readonly seat: Seat; readonly cards: readonly Slot[] }
  | { readonly kind: "hand-chosen"; readonly seat: Seat; readonly hand: Hand };

/** What happened, as one observer is told. */
export type SeenEvent =
  | OpenEvent
  /** Own cards; of others' only the types seen while dealt, and the number of luxury cards. */
  | { readonly kind: "cards-dealt"; readonly seat: Seat; readonly cards: readonly HeldCard[] }
  | {
      readonly kind: "cards-dealt";
      readonly seat: Seat;
      readonly goods: readonly Good[];
      readonly luxuries: number;
    }
  | { readonly kind: "flip-chosen"; readonly seat: Seat; readonly track: IdeaTrack }
  | (OfferTerms & { readonly cards?: readonly Slot[]; readonly as?: Labels })
  /** The two who deal see the cards, under their own numbers. */
  | (DealTerms & {
      readonly cardsToPartner?: readonly HeldCard[];
      readonly cardsToMaker?: readonly HeldCard[];
    })
  | { readonly kind: "cards-stored"; readonly seat: Seat; readonly cards: readonly Slot[] }
  | { readonly kind: "cards-stored"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "hand-chosen"; readonly seat: Seat; readonly hand?: Hand };

/** Where the rules report what happens. */
export interface Log {
  push(event: Event): unknown;
}
/** For those who do not listen. */
export const SILENCE: Log = { push: () => undefined };
