import type { Event, Move, Point, Refusal } from "@sofala/tsoro";
import type { BotTexts } from "../../bot-text.ts";
import type { SeatNames } from "../../card-text.ts";
import type { Sentences } from "../../sentences.ts";

/** The sentences of Tsoro yematatu. */
export interface TsoroText {
  /** A sentence for the log. */
  event(event: Event, names: SeatNames): string;
  /** A sentence for the seat whose move was refused. */
  refusal(refusal: Refusal, names: SeatNames): string;
  /** A label to pick the move by. */
  move(move: Move): string;
  /** The names of the points as inside a sentence: `left corner`. */
  readonly point: { readonly [point in Point]: string };
  readonly bot: BotTexts;
}

/** What a language provides; `event`, `refusal` and `move` are made from it. */
export type EventSentences = Sentences<"kind", Event, [SeatNames]>;
export type RefusalSentences = Sentences<"code", Refusal, [SeatNames]>;
export type MoveLabels = Sentences<"kind", Move, []>;
