import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Actor, GameRules, GameTypes, Seat } from "@sofala/engine";
import type { Player } from "../store/stored-game.ts";

/** The table after some number of moves. */
export interface Moment<T extends GameTypes> {
  /** Moves made so far. */
  readonly moveCount: number;
  readonly view: T["view"];
  readonly state: T["state"];
  /** Seats that owe a decision. */
  readonly toAct: readonly Seat[];
  /** The move that led here and its events; undefined at the beginning. */
  readonly lastMove?: {
    readonly actor: Actor;
    readonly move: T["seenMove"];
    readonly events: readonly T["seenEvent"][];
  };
}

/** Why a table cannot go on. */
export type TableError =
  | { readonly kind: "not-stored" }
  | { readonly kind: "changed-elsewhere" }
  | { readonly kind: "deleted-elsewhere" }
  | { readonly kind: "bot-failed"; readonly seat: Seat; readonly reason: string };

/** Bots pause before each move, wait until all moves are shown, or do not pause at all. */
export type BotPace = "pause" | "wait" | "no-pause";

/** A game without hidden information, on this device or on a server. */
export interface Table<T extends GameTypes> {
  readonly id: string;
  readonly game: GameRules<T>;
  readonly players: readonly Player[];
  /** True if every player has a device of their own. */
  readonly isRemote?: boolean;
  /** From the beginning to now; never empty. */
  readonly moments: ReadonlySignal<readonly Moment<T>[]>;
  readonly currentMoment: ReadonlySignal<Moment<T>>;
  /** The seat that a person at this device plays. */
  readonly me: ReadonlySignal<Seat | undefined>;
  /** The bot that is thinking. */
  readonly thinkingSeat: ReadonlySignal<Seat | undefined>;
  readonly error: ReadonlySignal<TableError | undefined>;
  /** Set by what shows the moves, if bots on this device go by it. */
  readonly botPace?: Signal<BotPace>;
  /** Makes a move for the seat of the person at this device; returns the refusal, if any. */
  play(move: T["move"]): T["refusal"] | undefined;
  /** How many moves would be left after an undo; undefined if nothing can be undone. */
  readonly undoTo: ReadonlySignal<number | undefined>;
  /** Goes back to this number of moves; by default, before the last decision of a person here. */
  undo(to?: number): void;
  /** Can moves that were undone be made again? Until a new move is made. */
  readonly canRedo?: ReadonlySignal<boolean>;
  /** Makes the moves again that the last undo removed. */
  redo?(): void;
  /** Tries again after an error. */
  retry(): void;
  /** Called when the page leaves the table. */
  close(): void;
}
