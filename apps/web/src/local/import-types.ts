import type { Actor, Fault, GameRecord, GameTypes, Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { Zimbabwe } from "@sofala/zimbabwe";
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
  | IllegalMove<"zimbabwe", Zimbabwe>
  | IllegalMove<"mediterranean", Mediterranean>
  /** The moves lead to another result than the file says. */
  | { readonly code: "other-result" };

interface IllegalMove<Id extends string, T extends GameTypes> {
  readonly code: "illegal-move";
  readonly game: Id;
  /** From 1. */
  readonly number: number;
  readonly actor: Actor;
  readonly move: T["move"];
  readonly refusal: T["refusal"];
  readonly names: readonly string[];
}

/** The content of a file. */
export type Imported =
  | ImportedRecord
  | { readonly kind: "games"; readonly games: readonly ImportedGame[] };

export type ImportedRecord =
  | ImportedRecordOf<"zimbabwe", Zimbabwe>
  | ImportedRecordOf<"mediterranean", Mediterranean>;

export interface ImportedRecordOf<Id extends string, T extends GameTypes> {
  readonly kind: "record" | "position";
  readonly game: Id;
  readonly record: GameRecord<T>;
  /** The table after the last move, as a spectator sees it. */
  readonly view: T["view"];
}

/** One game of a collection; `row` is its JSON, also if it cannot be read. */
export interface ImportedGame {
  readonly row: unknown;
  readonly game: Result<SavedGame, ImportFault>;
}

/** A stored game, and its last position. */
export type SavedGame =
  | SavedGameOf<"zimbabwe", Zimbabwe>
  | SavedGameOf<"mediterranean", Mediterranean>;

interface SavedGameOf<Id extends string, T extends GameTypes> {
  readonly game: Id;
  readonly stored: StoredGame<T>;
  readonly view: T["view"];
}
