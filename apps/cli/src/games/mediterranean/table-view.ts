import {
  EDITIONS,
  type Edition,
  type HeldCard,
  type SeatView,
  type View,
} from "@sofala/mediterranean";
import type { ObserverView } from "../terminal-ui.ts";

/** What a drawing shows of a table. */
export interface TableView {
  /** What everybody at the table sees. */
  readonly table: View;
  /** Each seat with as much as is known of it. */
  readonly seats: readonly SeatView[];
  /** The seat of the observer, if it is one. */
  readonly ownSeat: number | undefined;
  readonly edition: Edition;
}

export function tableViewOf({ views }: Pick<ObserverView, "views">): TableView {
  const all = views as readonly View[];
  const [table, second] = all;
  if (table === undefined) throw new Error("nobody looks");
  const edition = EDITIONS[table.options.edition];
  if (edition === undefined) throw new Error(`no such edition: ${table.options.edition}`);
  const { observer } = table;
  return {
    table,
    // A seat's own view has the most of that seat.
    seats: table.seats.map(
      (seat, index) => all.find((view) => view.observer === index)?.seats[index] ?? seat,
    ),
    ownSeat: second === undefined && observer !== "spectator" ? observer : undefined,
    edition,
  };
}

/** All cards of the seat whose view it is, in hand and stored, by number. */
export function ownCards(view: unknown): readonly HeldCard[] {
  if (view === undefined) return [];
  const { ownSeat, seats } = tableViewOf({ views: [view] });
  return ownSeat === undefined ? [] : cardsOf(seats[ownSeat]);
}

export const cardsOf = (seat: SeatView | undefined): readonly HeldCard[] =>
  [...(seat?.hand ?? []), ...(seat?.warehouse ?? [])].toSorted((a, b) => a.slot - b.slot);
