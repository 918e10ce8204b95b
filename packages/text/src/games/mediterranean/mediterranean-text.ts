import type {
  Ability,
  Addressees,
  Age,
  Area,
  Bottom,
  BuildingId,
  CalamityEffect,
  CalamityId,
  CultureBox,
  CultureLine,
  Deck,
  DevelopmentEffect,
  DevelopmentId,
  Event,
  Gain,
  GiftToOpponent,
  Good,
  Goods,
  HeldCard,
  Idea,
  IdeaTrack,
  Industry,
  Move,
  OfferView,
  Options,
  DealPart,
  Part,
  Phase,
  PhraseId,
  Refusal,
  SeenEvent,
  SeenMove,
  StatusTrack,
  Wanting,
} from "@sofala/mediterranean";
import type { BotTexts } from "../../bot-text.ts";
import type { Sentences } from "../../sentences.ts";
import type { CardText, SeatNames } from "../../card-text.ts";

/** An event, complete or as one observer sees it. */
export type VisibleEvent = Event | SeenEvent;
/** A move, complete or as one observer sees it. */
export type VisibleMove = Move | SeenMove;

/** What was offered to whom. */
export type OfferTerms = Pick<OfferView, "seat" | "give" | "want">;
/** Finds an offer by its number, so that sentences name what it offers. */
export type FindOffer = (offer: number) => OfferTerms | undefined;

/** What somebody knows of a market: labels of moves name offers and cards by it. */
export interface KnownMarket {
  readonly findOffer: FindOffer;
  /** Their own cards. */
  readonly cards: readonly HeldCard[];
}

/** Names as inside a sentence: `wine`, but `Barbarian Fury`. */
export interface MediterraneanText {
  /** A sentence for the log; without `findOffer`, as in the terminal, offers and stored cards have numbers. */
  event(event: VisibleEvent, names: SeatNames, findOffer?: FindOffer): string;
  /** A sentence for the seat whose move was refused; it can name the seat's own cards, if given. */
  refusal(refusal: Refusal, names: SeatNames, own?: readonly HeldCard[]): string;
  /** A label to pick the move by; what is not known in the market has a number. */
  move(move: VisibleMove, names: SeatNames, known?: KnownMarket): string;
  /** What an offer says: `1 wine and 2 VP for 2 grain`, `request for 1 wine`. */
  readonly offerSummary: (give: DealPart, want: Wanting, names: SeatNames) => string;
  /** Whom an offer is for: `everyone`, `Ann and Ben`. */
  readonly addressees: (to: Addressees, names: SeatNames) => string;
  /** `2 grain and 1 wine` */
  readonly goods: (goods: Goods) => string;

  /** The names of seats without player names, by seat. */
  readonly seats: readonly string[];
  readonly good: { readonly [G in Good]: string };
  readonly deck: { readonly [D in Deck]: string };
  readonly bottom: { readonly [B in Bottom]: CardText };
  readonly idea: { readonly [I in Idea]: string };
  readonly track: { readonly [T in IdeaTrack | StatusTrack]: string };
  readonly area: { readonly [A in Area]: string };
  readonly industry: { readonly [I in Industry]: string };
  readonly cultureLine: { readonly [L in CultureLine]: string };
  readonly age: { readonly [A in Age]: string };
  readonly phase: { readonly [P in Phase]: string };
  readonly part: { readonly [P in Part]: string };
  /** The set phrases of the chat. */
  readonly chatPhrase: { readonly [P in PhraseId]: string };
  readonly option: { readonly [O in keyof Options]: CardText };
  readonly bot: BotTexts;
  readonly cultureBox: (box: CultureBox) => string;
  /** Cards and tiles by the ids of their edition; without a name, the id itself. */
  readonly building: (id: BuildingId) => string;
  readonly development: (id: DevelopmentId) => string;
  readonly calamity: (id: CalamityId) => string;

  /** The effects in an edition's data: `happiness +1`, `1 worker to a city`, `3 VP`. */
  readonly gain: (gain: Gain & GiftToOpponent) => string;
  readonly ability: (ability: Ability) => string;
  readonly effects: (effects: readonly DevelopmentEffect[]) => string;
  readonly losses: (effects: readonly CalamityEffect[]) => string;
}

/** What a language provides; `event`, `refusal` and `move` are made from it. */
export type EventSentences = Sentences<"kind", VisibleEvent, [SeatNames, FindOffer?]>;
export type RefusalSentences = Sentences<"code", Refusal, [SeatNames, readonly HeldCard[]]>;
export type MoveLabels = Sentences<"kind", VisibleMove, [SeatNames, KnownMarket?]>;
