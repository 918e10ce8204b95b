import type { GameTypes } from "@sofala/engine";
import type { ObservedMove } from "../local/hidden-info-table.ts";

type MoveIds<T extends GameTypes> = readonly Pick<ObservedMove<T>, "id">[];

/**
 * How many log entries led to the moment after this number of moves; for links to a moment. For the last moment it is the
 * whole log, since an undo may follow the entry of the last move.
 */
export const entryCountAt = <T extends GameTypes>(
  activeMoves: MoveIds<T>,
  moves: number,
  entries: number,
): number =>
  moves > 0 && moves >= activeMoves.length ? entries : (activeMoves[moves - 1]?.id ?? -1) + 1;

/** How many moves led to the moment after this number of entries, without those that were undone later. */
export const moveCountAt = <T extends GameTypes>(
  activeMoves: MoveIds<T>,
  entries: number,
): number => activeMoves.filter(({ id }) => id < entries).length;
