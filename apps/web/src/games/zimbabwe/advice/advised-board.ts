import {
  afterMoves,
  zimbabweRules,
  type CellName,
  type Move,
  type State,
  type View,
} from "@sofala/zimbabwe";
import { cellsOfMove } from "../analysis/move-cells.ts";
import type { GoodsRoute } from "../board/marks.ts";
import { goodsRoutesOf } from "../raising/bill.ts";

/** The board after moves that nobody has made yet. */
export interface BoardAhead {
  readonly view: View;
  /** Where something changed. */
  readonly cells: readonly CellName[];
  /** The goods that these moves use. */
  readonly goodsRoutes: readonly GoodsRoute[];
}

/** The board after moves of the seat to act. */
export function boardAfter(state: State, moves: readonly Move[]): BoardAhead {
  const seat = state.active;
  const cells = new Set<CellName>();
  const goodsRoutes: GoodsRoute[] = [];
  let current = state;
  for (const move of moves) {
    if (move.kind === "end-turn") break;
    if (move.kind === "raise-monument") {
      // The routes show the other cells of a raise.
      cells.add(move.at);
      goodsRoutes.push(...goodsRoutesOf(current, seat, [move]));
    } else {
      for (const cell of cellsOfMove(move, zimbabweRules.view(current, seat))) cells.add(cell);
    }
    current = afterMoves(current, [move]);
  }
  return { view: zimbabweRules.view(current, seat), cells: [...cells], goodsRoutes };
}
