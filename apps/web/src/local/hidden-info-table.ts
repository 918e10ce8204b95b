import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Actor, GameRules, GameTypes, Observer, Seat } from "@sofala/engine";
import type { Failure } from "../api-failure.ts";
import type { Player } from "../store/stored-game.ts";

/** The table after some number of moves, as one observer sees it. */
export interface ObserverView<T extends GameTypes> {
  /** Moves made so far. */
  readonly moveCount: number;
  readonly view: T["view"];
}

/** A move and its events, as one observer may see them. */
export interface ObservedMove<T extends GameTypes> {
  /** Unique within a table. */
  readonly id: number;
  readonly actor: Actor;
  /** Undefined if the observer may not know which move it was. */
  readonly move?: T["seenMove"];
  readonly events: readonly T["seenEvent"][];
}

/** Why a move was not made: the rules refuse it, or the server did not answer. */
export type MoveFailure<T extends GameTypes> =
  | { readonly refusal: T["refusal"] }
  | { readonly failure: Failure };

/** A part of the game that has a time of its own. */
export interface PartClock {
  /** Differs between two parts that follow each other. */
  readonly run: string;
  /** Milliseconds left now. */
  timeLeft(): number;
}

/** A game with hidden information: everything is as one observer sees it. */
export interface HiddenInfoTable<T extends GameTypes> {
  readonly id: string;
  readonly game: GameRules<T>;
  readonly players: readonly Player[];
  /** True if every player has a device of their own. */
  readonly isRemote: boolean;
  /** Who sees all the rest. */
  readonly observer: ReadonlySignal<Observer>;
  readonly observerView: ReadonlySignal<ObserverView<T>>;
  /** From the beginning on. */
  readonly observedMoves: ReadonlySignal<readonly ObservedMove<T>[]>;
  /** The seat that a person at this device plays. */
  readonly me: ReadonlySignal<Seat | undefined>;
  /** Undefined if no clock runs. */
  readonly partClock: ReadonlySignal<PartClock | undefined>;
  /** Set while something is shown that comes before the next moves of bots on this device. */
  readonly areBotsHeld?: Signal<boolean>;
  /** Makes a move for my seat; the order in which moves arrive decides. */
  play(move: T["move"]): Promise<MoveFailure<T> | undefined>;
  /** Called when the page leaves the table. */
  close(): void;
}
