import type { GameTypes, JsonObject } from "@sofala/engine";
import type { Paint } from "../paint.ts";

/** What surrounds a drawing. */
export interface Scene {
  readonly paint: Paint;
  readonly names: readonly string[];
  readonly columns: number;
  /** Cells to point out. */
  readonly marks: ReadonlySet<string>;
}

/** How a game looks in a terminal. It is given descriptions and legal moves and decides nothing. */
export interface Board {
  /** What the game calls its seats where players have no names. */
  names(description: JsonObject): readonly string[];
  /** The table, line by line. */
  draw(description: JsonObject, scene: Scene): readonly string[];
  /** All kinds of move that the game knows. */
  readonly kinds: readonly string[];
  /** What a kind of move is called in a menu. */
  kind(kind: string): string;
  /** What to ask for a field of that kind of move. */
  question(field: string, kind: string): string;
  /** What the value of a field is called in a menu. */
  choice(field: string, move: GameTypes["move"], description: JsonObject): string;
  /** What changes for a seat between two descriptions, in a few words. */
  change(before: JsonObject, after: JsonObject, seat: number): string;
}
