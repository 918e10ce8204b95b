import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Hints, TurnAnalyst } from "@sofala/bots/review/steps";
import type { GameTypes, Seat } from "@sofala/engine";
import type { AppText } from "@sofala/text/web";
import type { ComponentChildren } from "preact";
import type { PlayedMove } from "../../local/original-moves.ts";
import type { Moment, Table } from "../../local/table.ts";

/** A bot's evaluation of a position. */
export interface Evaluation<Move> extends Hints<Move> {
  /** By seat: the rounds until it would win, if nobody stops it. */
  readonly roundsLeft?: readonly number[];
}

/** What a game without hidden information brings to its analysis. */
export interface AnalysisSource<T extends GameTypes> {
  /** Asks a bot about a position, which takes a second or two. */
  readonly evaluate: (view: T["view"]) => Promise<Evaluation<T["move"]>>;
  /** The same, but quicker, for the many positions of a whole game. */
  readonly hints: (view: T["view"]) => Promise<Hints<T["move"]>>;
  /** The seat whose decision begins here; without it every move is a decision. */
  readonly decider?: TurnAnalyst<T>["decider"];
  /** The name of the bot. */
  bot(text: AppText): string;
  /** The view is of a position in which the move can be made, or of a later one. */
  moveText(move: T["move"], text: AppText, names: readonly string[], view: T["view"]): string;
  badge(seat: Seat, view: T["view"]): ComponentChildren;
  /** The seat's colour in charts. */
  seatColour(seat: Seat, view: T["view"]): string;
}

/** A table whose positions are analysed. */
export interface AnalysedTable<T extends GameTypes> {
  readonly table: Table<T>;
  readonly names: readonly string[];
  /** The shown moment, and its number if it is not the current one. */
  readonly moment: ReadonlySignal<Moment<T>>;
  readonly shownMoment: Signal<number | undefined>;
  readonly isMyTurn: ReadonlySignal<boolean>;
}

export interface AnalysisPanelProps<T extends GameTypes> {
  readonly table: AnalysedTable<T>;
  /** The moves of the analysed game; empty if there is none. */
  readonly original: readonly PlayedMove<T>[];
  /** Called with a line to try; without it the line is played at this table. */
  readonly onPlay?: ((moves: readonly T["move"][]) => void) | undefined;
  /** Called with the move that is pointed at, and with undefined after it. */
  readonly onHighlight?: (move: T["move"] | undefined) => void;
}

/** The properties of the parts of the panel. */
export interface AnalysisPartProps<T extends GameTypes> extends AnalysisPanelProps<T> {
  readonly source: AnalysisSource<T>;
}
