import type { GameTypes, JsonObject, Result } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import type { Paint } from "../paint.ts";

/** What a drawing depends on besides the table. */
export interface DrawContext {
  readonly paint: Paint;
  readonly names: readonly string[];
  readonly columns: number;
  /** Cells to mark on the map. */
  readonly highlightedCells: ReadonlySet<string>;
  /** True if the observer has just seen the table: only what changes from move to move is drawn. */
  readonly isBrief: boolean;
}

/** What an observer may see of a table. */
export interface ObserverView {
  /** The whole table, for games in which nothing is hidden. */
  readonly description: JsonObject;
  /** The view of one observer, or of all seats if everything is shown. */
  readonly views: readonly unknown[];
}

/** The sentences of a game. */
export interface GameSentences {
  event(event: GameTypes["seenEvent"], names: readonly string[]): string;
  /** A short imperative. */
  move(move: GameTypes["seenMove"], names: readonly string[]): string;
  /** With the view of the seat, a sentence can name what only that seat knows. */
  refusal(refusal: GameTypes["refusal"], names: readonly string[], view?: unknown): string;
}

/** How a game looks in a terminal. It gets views and legal moves, and decides nothing. */
export interface TerminalUi {
  readonly sentences: GameSentences;
  /** The names and styles of the game's bots; by default only their levels are named. */
  readonly botTexts?: BotTexts;
  /** True if seats have secrets: they look at the screen one at a time. */
  readonly hasHiddenInformation: boolean;
  /** True if the drawing can mark cells. */
  readonly hasMap: boolean;
  /** The names of seats if players have none; a description may not tell how many there are. */
  seatNames(description: JsonObject, maxPlayers: number): readonly string[];
  /** The table, line by line. */
  draw(observerView: ObserverView, context: DrawContext): readonly string[];
  /** All kinds of move that the game knows. */
  readonly moveKinds: readonly string[];
  /** What a kind of move is called in a menu. */
  moveKindLabel(kind: string): string;
  /** What to ask for a field of that kind of move. */
  fieldQuestion(field: string, kind: string): string;
  /** True if the numbers of a field identify seats or other things, and are not amounts. */
  isIdentifier(field: string): boolean;
  /** What the value of a field is called in a menu. */
  choiceLabel(
    field: string,
    move: GameTypes["move"],
    observerView: ObserverView,
    names: readonly string[],
  ): string;
  /** The changes for a seat between two descriptions, a few words each. */
  describeChange(before: JsonObject, after: JsonObject, seat: number): readonly string[];
  /** Examples of what can be typed, line by line. */
  readonly inputExamples: readonly string[];
  /** The game's own syntax for moves, if menus are not enough. */
  readonly typedMoves?: TypedMoves;
}

/** What a typed line is parsed with. */
export interface ParseContext {
  readonly observerView: ObserverView;
  readonly names: readonly string[];
  readonly legal: readonly GameTypes["move"][];
}

/** Moves that are typed in the game's own syntax: `offer all: 3 5 for 2 wine`. */
export interface TypedMoves {
  /** What can be typed now besides the options of the menu. */
  hint(observerView: ObserverView): string | undefined;
  /**
   * The move of a line, which the game has still to parse and apply; a sentence if the line is
   * wrong; undefined if the menus should handle it.
   */
  parse(line: string, context: ParseContext): Result<unknown, string> | undefined;
}
