import type { Seat } from "@sofala/engine";
import { ANANSI, ATETE, LINE_OF, TSUI_GOAB, of } from "../indices.ts";
import { has } from "../map/cell-set.ts";
import type { Cell } from "../map/cells.ts";
import { GOD, PRICE, USED, USED_TWICE, type State } from "../memory.ts";
import { craftOf, ownerOf, type Craftsman } from "../pieces.ts";

/** R 11.5 and 7.5: how many markers a resource may carry for this buyer (Q 7.7). */
export const capacityFor = (state: State, seat: Seat): number =>
  state.of(seat, GOD) === ATETE ? 2 : 1;

/** R 11.5, Q 7.8: what a buyer pays a craftsman for one good. */
export const priceFor = (state: State, seat: Seat, piece: Craftsman): number =>
  state.of(seat, GOD) === ANANSI ? 1 : state.of(ownerOf(piece), PRICE + craftOf(piece));

/** R 11.3: must the goods of one monument differ? */
export const goodsMustDiffer = (state: State, seat: Seat): boolean =>
  state.of(seat, GOD) !== TSUI_GOAB;

export const usedAt = (state: State, cell: Cell): number =>
  has(state.words, USED_TWICE, cell) ? 2 : has(state.words, USED, cell) ? 1 : 0;

export const lineOf = (piece: Craftsman): number => of(LINE_OF, craftOf(piece));
