import type { Board } from "./presentation.ts";
import { mediterraneanBoard } from "./mediterranean/presentation.ts";
import { zimbabweBoard } from "./zimbabwe/presentation.ts";

/** The games that can be drawn; others are told in words. */
export const BOARDS: { readonly [game: string]: Board | undefined } = {
  zimbabwe: zimbabweBoard,
  mediterranean: mediterraneanBoard,
};
