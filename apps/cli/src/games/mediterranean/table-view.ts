import {
  EDITIONS,
  type Edition,
  type HeldCard,
  type SeatView,
  type View,
} from "@sofala/mediterranean";
import type { Sight } from "../terminal-ui.ts";

/** A table as it is seen. */
export interface Looking {
  /** What everybody at the table sees. */
  readonly table: View;
  /** Each seat with as much as is known of it. */
  readonly seats: readonly SeatView[];
  /** The seat that looks, where it is one. */
  readonly own: number | undefined;
  readonly edition: Edition;
}

export function lookingAt({ views }: Pick<Sight, "views">): Looking {
  const all = views as readonly View[];
  const [table, second] = all;
  if (table === undefined) throw new Error("nobody looks");
  const edition = EDITIONS[table.options.edition];
  if (edition === undefined) throw new Error(`no such edition: ${table.options.edition}`);
  const { observer } = table;
  return {
    table,
    // Everybody knows most of their own.
    seats: table.seats.map(
      (seat, index) => all.find((view) => view.observer === index)?.seats[index] ?? seat,
    ),
    own: second === undefined && observer !== "spectator" ? observer : undefined,
    edition,
  };
}

/** All cards of the seat whose view it is, in hand and stored, by number. */
export function ownCards(view: unknown): readonly HeldCard[] {
  if (view === undefined) return [];
  const { own, seats } = lookingAt({ views: [view] });
  return own === undefined ? [] : cardsOf(seats[own]);
}

export const cardsOf = (seat: SeatView | undefined): readonly HeldCard[] =>
  [...(seat?.hand ?? []), ...(seat?.warehouse ?? [])].toSorted((a, b) => a.slot - b.slot);
