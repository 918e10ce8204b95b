import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import type { Mediterranean, SeatView } from "@sofala/mediterranean";
import type { HiddenInfoTable, ObservedMove } from "../../../local/hidden-info-table.ts";

/** Whose view a replay shows: all hands open, a seat's view, or a spectator's. */
export type ReplayObserver = "open" | Observer;

/** A replay as a table: nobody plays, and the view follows the shown moment. */
export interface HiddenInfoReplay extends HiddenInfoTable<Mediterranean> {
  /** The number of the selected moment; undefined: the last. */
  readonly shownMoment: Signal<number | undefined>;
  /** The selected moment; its view may be loaded a little later. */
  readonly momentNumber: ReadonlySignal<number>;
  /** The views that can be chosen. */
  readonly observerChoices: readonly ReplayObserver[];
  readonly observerChoice: Signal<ReplayObserver>;
  /** The moves of the whole game, numbered by the moments after them. */
  readonly allObservedMoves: ReadonlySignal<readonly ObservedMove<Mediterranean>[]>;
  /** A seat's cards at the moment; undefined if they are hidden. */
  cardsOf(seat: Seat): Pick<SeatView, "hand" | "warehouse"> | undefined;
}
