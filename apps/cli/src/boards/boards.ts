import type { Board } from "./board.ts";
import { mediterraneanBoard } from "./mediterranean/mediterranean-board.ts";
import { plainBoard } from "./plain-board.ts";
import { zimbabweBoard } from "./zimbabwe/zimbabwe-board.ts";

const BOARDS = new Map<string, Board>([
  ["zimbabwe", zimbabweBoard],
  ["mediterranean", mediterraneanBoard],
]);

export const boardOf = ({ id }: { readonly id: string }): Board => BOARDS.get(id) ?? plainBoard;
