import type { GameTypes } from "@sofala/engine";
import type { Told } from "../local/hidden-info-table.ts";

type Moves<T extends GameTypes> = readonly Pick<Told<T>, "id">[];

/**
 * How many of the entries led to the moment after so many moves; for links to a moment. The last one
 * is named by the whole log: after the entry of the last move, moves may have been taken back.
 */
export const entriesAt = <T extends GameTypes>(
  told: Moves<T>,
  moves: number,
  entries: number,
): number => (moves > 0 && moves >= told.length ? entries : (told[moves - 1]?.id ?? -1) + 1);

/** How many moves led to the moment after so many entries; fewer, where some were taken back since. */
export const movesAt = <T extends GameTypes>(told: Moves<T>, entries: number): number =>
  told.filter(({ id }) => id < entries).length;
