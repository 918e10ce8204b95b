import type { ReadonlySignal, Signal } from "@preact/signals";
import type { GameTypes, Observer, Seat } from "@sofala/engine";
import type { HiddenInfoTable, ObservedMove } from "../../local/hidden-info-table.ts";

/** Whose view a replay shows: everything open, a seat's view, or a spectator's. */
export type ReplayObserver = "open" | Observer;

/** A replay as a table: nobody plays, and the view follows the shown moment. */
export interface HiddenInfoReplay<T extends GameTypes> extends HiddenInfoTable<T> {
  /** The number of the selected moment; undefined: the last. */
  readonly shownMoment: Signal<number | undefined>;
  /** The selected moment; its view may be loaded a little later. */
  readonly momentNumber: ReadonlySignal<number>;
  /** The views that can be chosen. */
  readonly observerChoices: readonly ReplayObserver[];
  readonly observerChoice: Signal<ReplayObserver>;
  /** The moves of the whole game, numbered by the moments after them. */
  readonly allObservedMoves: ReadonlySignal<readonly ObservedMove<T>[]>;
  /** What a seat sees at the moment; undefined if that is hidden. */
  viewOf(seat: Seat): T["view"] | undefined;
}
