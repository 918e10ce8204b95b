import type { Actor, Fault, GameRecord, GameTypes, Result } from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";

/** Why a file cannot be imported. */
export type ImportFault =
  | { readonly code: "empty" }
  | { readonly code: "too-large"; readonly bytes: number }
  | { readonly code: "not-json"; readonly line?: number }
  /** JSON, but none of Sofala's formats. */
  | { readonly code: "unknown" }
  | { readonly code: "other-game"; readonly game: string }
  /** Written by a later version of the app or the rules. */
  | { readonly code: "newer" }
  | { readonly code: "malformed"; readonly fault: Fault }
  | IllegalMove
  /** The moves lead to another result than the file says. */
  | { readonly code: "other-result" };

export interface IllegalMove {
  readonly code: "illegal-move";
  /** The id of the game. */
  readonly game: string;
  /** From 1. */
  readonly number: number;
  readonly actor: Actor;
  readonly move: GameTypes["move"];
  readonly refusal: GameTypes["refusal"];
  readonly names: readonly string[];
}

/** The content of a file. */
export type Imported =
  | ImportedRecord
  | { readonly kind: "games"; readonly games: readonly ImportedGame[] };

export interface ImportedRecord {
  readonly kind: "record" | "position";
  /** The id of the game. */
  readonly game: string;
  readonly record: GameRecord;
  /** The table after the last move, as a spectator sees it. */
  readonly view: unknown;
}

/** One game of a collection; `row` is its JSON, also if it cannot be read. */
export interface ImportedGame {
  readonly row: unknown;
  readonly game: Result<SavedGame, ImportFault>;
}

/** A stored game, and its last position. */
export interface SavedGame<T extends GameTypes = GameTypes> {
  /** The id of the game. */
  readonly game: string;
  readonly stored: StoredGame<T>;
  readonly view: T["view"];
}
