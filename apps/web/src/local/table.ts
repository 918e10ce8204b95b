import type { ReadonlySignal } from "@preact/signals";
import type { Actor, Game, GameTypes, Seat } from "@sofala/engine";
import type { Player } from "../store/stored-game.ts";

/** The table as it stood after so many moves. */
export interface Moment<T extends GameTypes> {
  /** Moves made so far. */
  readonly number: number;
  readonly view: T["view"];
  /** All that lies behind the view, where the game is on this device. */
  readonly state?: T["state"];
  /** Seats that owe a decision. */
  readonly toAct: readonly Seat[];
  /** The move that led here and what it brought; none at the beginning. */
  readonly last?: {
    readonly actor: Actor;
    readonly move: T["seenMove"];
    readonly events: readonly T["seenEvent"][];
  };
}

/** What keeps a table from going on. */
export type Trouble =
  | { readonly kind: "not-stored" }
  | { readonly kind: "changed-elsewhere" }
  | { readonly kind: "deleted-elsewhere" }
  | { readonly kind: "bot-failed"; readonly seat: Seat; readonly reason: string };

/** A game that people sit at, wherever it is kept: on this device, or on a server. */
export interface Table<T extends GameTypes> {
  readonly id: string;
  readonly game: Game<T>;
  readonly players: readonly Player[];
  /** Everybody sits at a device of their own. */
  readonly isRemote?: boolean;
  /** From the beginning to now; never empty. */
  readonly history: ReadonlySignal<readonly Moment<T>[]>;
  readonly now: ReadonlySignal<Moment<T>>;
  /** The seat that a person at this device decides for, or would if it were to move. */
  readonly me: ReadonlySignal<Seat | undefined>;
  /** The bot that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Makes a move for the seat that a person here decides for; the refusal, if it is refused. */
  play(move: T["move"]): T["refusal"] | undefined;
  /** How many moves would be left after taking back; undefined where nothing can be. */
  readonly undoTo: ReadonlySignal<number | undefined>;
  /** Takes back to so many moves; left out, the last decision of a person here. */
  undo(to?: number): void;
  /** Tries again after a trouble. */
  retry(): void;
  /** The page leaves the table. */
  close(): void;
}
