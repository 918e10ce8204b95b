import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import type { Mediterranean, SeatView } from "@sofala/mediterranean";
import type { SightedTable, Told } from "../../../local/hidden-info-table.ts";

/** Through whose eyes a game is looked at: with all hands open, as a seat, or as nobody at the table. */
export type Eyes = "open" | Observer;

/** A game that is only looked at: nobody sits at it, and what is seen follows the moment. */
export interface LookedAt extends SightedTable<Mediterranean> {
  /** The number of the moment; undefined: the last. */
  readonly lookingAt: Signal<number | undefined>;
  /** The moment that is wanted; what is seen of it may come a little later. */
  readonly at: ReadonlySignal<number>;
  /** All that may be chosen. */
  readonly choices: readonly Eyes[];
  readonly eyes: Signal<Eyes>;
  /** Of the whole game; numbered by the moments that they led to. */
  readonly toldInAll: ReadonlySignal<readonly Told<Mediterranean>[]>;
  /** What a seat has at the moment, with its cards where they may be seen. */
  cardsOf(seat: Seat): Pick<SeatView, "hand" | "warehouse"> | undefined;
}
