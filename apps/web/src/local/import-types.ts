import type { Actor, Fault, GameRecord, GameTypes, Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../store/stored-game.ts";

/** Why a file is not taken. */
export type ImportFault =
  | { readonly code: "empty" }
  | { readonly code: "too-large"; readonly bytes: number }
  | { readonly code: "not-json"; readonly line?: number }
  /** JSON, but nothing that Sofala writes. */
  | { readonly code: "unknown" }
  | { readonly code: "other-game"; readonly game: string }
  /** Written by a later version of the app or the rules. */
  | { readonly code: "newer" }
  | { readonly code: "malformed"; readonly fault: Fault }
  | IllegalMove<"zimbabwe", Zimbabwe>
  | IllegalMove<"mediterranean", Mediterranean>
  /** The moves lead to another end than the file tells. */
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

/** What a file brought. */
export type Imported =
  | ImportedRecord
  | { readonly kind: "games"; readonly games: readonly ImportedGame[] };

export type ImportedRecord =
  | Brought<"zimbabwe", Zimbabwe>
  | Brought<"mediterranean", Mediterranean>;

export interface Brought<Id extends string, T extends GameTypes> {
  readonly kind: "record" | "position";
  readonly game: Id;
  readonly record: GameRecord<T>;
  /** The table after the last move, as anybody may see it. */
  readonly view: T["view"];
}

/** One game of a set; those that cannot be read stay what they are. */
export interface ImportedGame {
  readonly row: unknown;
  readonly game: Result<KeptGame, ImportFault>;
}

/** A game that this device keeps, and how its table stands. */
export type KeptGame = Kept<"zimbabwe", Zimbabwe> | Kept<"mediterranean", Mediterranean>;

interface Kept<Id extends string, T extends GameTypes> {
  readonly game: Id;
  readonly stored: StoredGame<T>;
  readonly view: T["view"];
}
