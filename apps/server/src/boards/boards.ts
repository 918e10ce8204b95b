import type { Board } from "./board.ts";
import { mediterraneanBoard } from "./mediterranean.ts";
import { zimbabweBoard } from "./zimbabwe.ts";

/** The games that can be drawn; others are told in words. */
export const BOARDS: { readonly [game: string]: Board | undefined } = {
  zimbabwe: zimbabweBoard,
  mediterranean: mediterraneanBoard,
};
