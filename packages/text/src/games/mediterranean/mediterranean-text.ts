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
  Options,
  Parcel,
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
import type { CardText, Names } from "../../card-text.ts";

/** What happened, in full or as one observer is told. */
export type ToldEvent = Event | SeenEvent;
/** A move as it was made, or as one observer is told. */
export type ToldMove = Move | SeenMove;

/** Names stand as they would inside a sentence: `wine`, but `Barbarian Fury`. */
export interface MediterraneanText {
  /** A sentence for the log. */
  event(event: ToldEvent, names: Names): string;
  /** A sentence for the seat whose move was refused; it can name the seat's own cards where they are given. */
  refusal(refusal: Refusal, names: Names, own?: readonly HeldCard[]): string;
  /** A label to pick the move by. */
  move(move: ToldMove, names: Names): string;
  /** What an offer says: `1 wine and 2 VP for 2 grain`. */
  readonly terms: (give: Parcel, want: Wanting, names: Names) => string;
  /** Whom an offer is for: `everyone`, `Ann and Ben`. */
  readonly addressees: (to: Addressees, names: Names) => string;
  /** `2 grain and 1 wine` */
  readonly goods: (goods: Goods) => string;

  /** What the seats are called where players have no names, by seat. */
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
  /** What people may say to each other where words are not free. */
  readonly phrase: { readonly [P in PhraseId]: string };
  readonly option: { readonly [O in keyof Options]: CardText };
  readonly bot: BotTexts;
  readonly box: (box: CultureBox) => string;
  /** Cards and tiles go by the ids of their edition; one without a name goes by its id. */
  readonly building: (id: BuildingId) => string;
  readonly development: (id: DevelopmentId) => string;
  readonly calamity: (id: CalamityId) => string;

  /** What the data of an edition mean: `happiness +1`, `1 worker to a city`, `3 VP`. */
  readonly gain: (gain: Gain & GiftToOpponent) => string;
  readonly ability: (ability: Ability) => string;
  readonly effects: (effects: readonly DevelopmentEffect[]) => string;
  readonly losses: (effects: readonly CalamityEffect[]) => string;
}

/** What a language writes to make `event`, `refusal` and `move` out of. */
export type EventSentences = Sentences<"kind", ToldEvent, [Names]>;
export type RefusalSentences = Sentences<"code", Refusal, [Names, readonly HeldCard[]]>;
export type MoveLabels = Sentences<"kind", ToldMove, [Names]>;
