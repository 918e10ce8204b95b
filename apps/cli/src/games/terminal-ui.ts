import type { GameTypes, JsonObject, Result } from "@sofala/engine";
import type { Paint } from "../paint.ts";

/** What surrounds a drawing. */
export interface Scene {
  readonly paint: Paint;
  readonly names: readonly string[];
  readonly columns: number;
  /** Cells to point out. */
  readonly marks: ReadonlySet<string>;
  /** Somebody who has just seen the table looks again: what changes from move to move is enough. */
  readonly isBrief: boolean;
}

/** What can be seen of a table. */
export interface Sight {
  /** The whole table, for games in which nothing is hidden. */
  readonly description: JsonObject;
  /** What those who look may know: the view of one observer, or those of all seats where all is shown. */
  readonly views: readonly unknown[];
}

/** How a game looks in a terminal. It is given what can be seen and legal moves, and decides nothing. */
export interface Board {
  /** Seats know what others do not: they look at the table one at a time. */
  readonly hasSecrets: boolean;
  /** Cells are pointed out on the drawing. */
  readonly hasMap: boolean;
  /** What the game calls its seats where players have no names. */
  names(description: JsonObject): readonly string[];
  /** The table, line by line. */
  draw(sight: Sight, scene: Scene): readonly string[];
  /** All kinds of move that the game knows. */
  readonly kinds: readonly string[];
  /** What a kind of move is called in a menu. */
  kind(kind: string): string;
  /** What to ask for a field of that kind of move. */
  question(field: string, kind: string): string;
  /** The numbers of a field are names, of seats or other things, and no amounts. */
  isName(field: string): boolean;
  /** What the value of a field is called in a menu. */
  choice(field: string, move: GameTypes["move"], sight: Sight, names: readonly string[]): string;
  /** What changes for a seat between two descriptions, in a few words each. */
  change(before: JsonObject, after: JsonObject, seat: number): readonly string[];
  /** Examples of what can be typed, line by line. */
  readonly help: readonly string[];
  /** Moves in words of the game's own, where menus are not enough. */
  readonly phrases?: Phrases;
}

/** What a typed line is read by. */
export interface Reading {
  readonly sight: Sight;
  readonly names: readonly string[];
  readonly legal: readonly GameTypes["move"][];
}

/** Moves that are typed in words: `offer all: 3 5 for 2 wine`. */
export interface Phrases {
  /** What can be typed now besides what the menu offers. */
  hint(sight: Sight): string | undefined;
  /**
   * The move that a line spells, still to be parsed and judged; a sentence where it cannot be made out;
   * nothing where the line is one for the menus.
   */
  read(line: string, reading: Reading): Result<unknown, string> | undefined;
}
