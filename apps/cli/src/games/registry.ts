import type { Board } from "./terminal-ui.ts";
import { mediterraneanBoard } from "./mediterranean/mediterranean-ui.ts";
import { plainBoard } from "./fallback-ui.ts";
import { zimbabweBoard } from "./zimbabwe/zimbabwe-ui.ts";

const BOARDS = new Map<string, Board>([
  ["zimbabwe", zimbabweBoard],
  ["mediterranean", mediterraneanBoard],
]);

export const boardOf = ({ id }: { readonly id: string }): Board => BOARDS.get(id) ?? plainBoard;
