import type { ReadonlySignal } from "@preact/signals";
import type { Actor, Game, GameTypes, Observer, Seat } from "@sofala/engine";
import type { Failure } from "../online/api-client.ts";
import type { Player } from "../store/stored-game.ts";

/** The table as somebody sees it after so many moves. */
export interface Sight<T extends GameTypes> {
  /** Moves made so far. */
  readonly number: number;
  readonly view: T["view"];
}

/** A move, and what it brought, as somebody was told. */
export interface Told<T extends GameTypes> {
  /** Never the same twice at one table. */
  readonly id: number;
  readonly actor: Actor;
  /** Left out where not even that is told. */
  readonly move?: T["seenMove"];
  readonly events: readonly T["seenEvent"][];
}

/** Why a move was not made: the rules refuse it, or the server could not be asked. */
export type NotMade<T extends GameTypes> =
  | { readonly refusal: T["refusal"] }
  | { readonly failure: Failure };

/** A part of the game that has a time of its own. */
export interface PartTime {
  /** Tells two parts apart that follow each other. */
  readonly run: string;
  /** Milliseconds, at the instant at which it is asked. */
  left(): number;
}

/** A game with secrets that people sit at: everything is as one observer sees it. */
export interface SightedTable<T extends GameTypes> {
  readonly id: string;
  readonly game: Game<T>;
  readonly players: readonly Player[];
  /** Everybody sits at a device of their own. */
  readonly isRemote: boolean;
  /** Through whose eyes all the rest is seen. */
  readonly observer: ReadonlySignal<Observer>;
  readonly sight: ReadonlySignal<Sight<T>>;
  /** All that the observer was told, from the beginning on. */
  readonly told: ReadonlySignal<readonly Told<T>[]>;
  /** The seat that a person at this device decides for. */
  readonly me: ReadonlySignal<Seat | undefined>;
  /** None where no clock runs. */
  readonly time: ReadonlySignal<PartTime | undefined>;
  /** Makes a move for my seat; the order in which moves arrive decides. */
  decide(move: T["move"]): Promise<NotMade<T> | undefined>;
  /** The page leaves the table. */
  close(): void;
}
