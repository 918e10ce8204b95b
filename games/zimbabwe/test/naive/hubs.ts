import { reach } from "./map.ts";
import { playerAt } from "./state.ts";
import type { Cell, NaiveState, Seat } from "./state.ts";

/** R 3.2: the range of a turn of that seat. */
export const rangeOf = (state: NaiveState, seat: Seat): number =>
  playerAt(state, seat).god === "eshu" ? 6 : 3;

/** R 3.2: the range that holds now. */
export const rangeNow = (state: NaiveState): number =>
  state.turn === undefined ? 3 : rangeOf(state, state.turn.seat);

const hubCells = (state: NaiveState): Set<Cell> =>
  new Set(state.monuments.map((monument) => monument.at));

/** R 3.8: the least number of hubs from one piece to another, both given by their areas. */
export function fewestHubs(
  state: NaiveState,
  origin: readonly Cell[],
  target: readonly Cell[],
  range: number,
): number | undefined {
  const unseen = hubCells(state);
  for (const cell of origin) unseen.delete(cell);

  let starts = [origin];
  for (let hubs = 0; starts.length > 0; hubs++) {
    const reached = starts.flatMap((start) => [...oneLeg(state, start, range)]);
    if (reached.some((cell) => target.includes(cell))) return hubs;
    const found = new Set(reached.filter((cell) => unseen.has(cell)));
    for (const cell of found) unseen.delete(cell);
    starts = [...found].map((cell) => [cell]);
  }
  return undefined;
}

/** R 3.8: whether this very chain of hubs connects the two pieces. */
export function isChain(
  state: NaiveState,
  origin: readonly Cell[],
  chain: readonly Cell[],
  target: readonly Cell[],
  range: number,
): boolean {
  const monuments = hubCells(state);
  if (!chain.every((hub) => monuments.has(hub) && !origin.includes(hub))) return false;
  if (new Set(chain).size !== chain.length) return false;

  let start = origin;
  for (const hub of chain) {
    if (!oneLeg(state, start, range).has(hub)) return false;
    start = [hub];
  }
  const reached = oneLeg(state, start, range);
  return target.some((cell) => reached.has(cell));
}

/** All areas that are connected with one of the pieces over any number of hubs (R 10.7). */
export function connectedCells(
  state: NaiveState,
  pieces: readonly (readonly Cell[])[],
  range: number,
): Set<Cell> {
  const connected = new Set<Cell>();
  const unseen = hubCells(state);
  let starts = pieces;
  while (starts.length > 0) {
    const reached = starts.flatMap((start) => [...oneLeg(state, start, range)]);
    for (const cell of reached) connected.add(cell);
    const found = new Set(reached.filter((cell) => unseen.has(cell)));
    for (const cell of found) unseen.delete(cell);
    starts = [...found].map((cell) => [cell]);
  }
  return connected;
}

/** R 3.6: what one leg can reach; a monument on the way ends it. */
function oneLeg(state: NaiveState, start: readonly Cell[], range: number): Set<Cell> {
  return new Set(reach(state.board, start, range, hubCells(state)).keys());
}
