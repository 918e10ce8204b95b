import type { Seat } from "@sofala/engine";
import { zimbabwe, type CellName, type Craft, type Position, type State } from "@sofala/zimbabwe";

export type Monument = Position["monuments"][number];

/** The position as a player sees it. */
export type Table = Position;

export const tableOf = (state: State): Table =>
  zimbabwe.view(state, "spectator") as unknown as Table;

export const cattleOf = (table: Table, seat: Seat): number => table.seats[seat]?.cattle ?? 0;

export const monumentsOf = (table: Table, seat: Seat): readonly Monument[] =>
  table.monuments.filter((monument) => monument.seat === seat);

/** The number of craftsmen of a craft on the map. */
export const tilesOf = (table: Table, craft: Craft): number =>
  table.craftsmen.filter(({ craftsman }) => craftsman === craft).length;

/** The number of these cells within three steps on open land. */
export const neighbours = (at: CellName, cells: readonly { readonly at: CellName }[]): number =>
  cells.filter((other) => stepsBetween(at, other.at) <= 3).length;

function stepsBetween(from: CellName, to: CellName): number {
  const columns = from.charCodeAt(0) - to.charCodeAt(0);
  const rows = Number(from.slice(1)) - Number(to.slice(1));
  return Math.max(Math.abs(columns), Math.abs(rows));
}
