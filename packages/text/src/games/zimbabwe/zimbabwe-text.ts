import type {
  Craft,
  Empire,
  Event,
  God,
  MapCodeRefusal,
  Move,
  Phase,
  Refusal,
  Resource,
  Specialist,
  View,
} from "@sofala/zimbabwe";
import type { BotTexts } from "../../bot-text.ts";
import type { Sentences } from "../../sentences.ts";
import type { CardText, SeatNames } from "../../card-text.ts";

/** Names as inside a sentence: `potter`, but `Eshu`. */
export interface ZimbabweText {
  /** A sentence for the log. */
  event(event: Event, names: SeatNames): string;
  /** A sentence for the seat whose move was refused. */
  refusal(refusal: Refusal, names: SeatNames): string;
  /** A label to pick the move by; with the craftsmen of the map, a raise says who makes its goods. */
  move(move: Move, names?: SeatNames, craftsmen?: View["craftsmen"]): string;
  readonly craftsman: { readonly [craft in Craft]: CraftsmanText };
  readonly god: { readonly [god in God]: CardText };
  readonly specialist: { readonly [specialist in Specialist]: CardText };
  readonly resource: { readonly [resource in Resource]: string };
  readonly empire: { readonly [empire in Empire]: string };
  readonly phase: { readonly [phase in Phase]: string };
  readonly bot: BotTexts;
}

/** The sentences that a table shows first. */
export type ZimbabweFirstSentences = Omit<ZimbabweText, "refusal">;

/** What a language provides; `event`, `refusal` and `move` are made from it. */
export type EventSentences = Sentences<"kind", Event, [SeatNames]>;
export type RefusalSentences = Sentences<"code", Refusal, [SeatNames]>;
export type MoveLabels = Sentences<"kind", Move, [SeatNames, View["craftsmen"]]>;
export type MapCodeSentences = Sentences<"code", MapCodeRefusal, []>;

interface CraftsmanText extends CardText {
  /** What the craftsman makes, one piece of it. */
  readonly good: string;
}
