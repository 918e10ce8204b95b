import type { SelfPlayScenes } from "../../game-ui.ts";
import { BoardThumbnail } from "../board/thumbnail.tsx";

/** The boards of a game that ends with three in the middle row. */
const BOARDS = [
  "./.../...",
  "0/.../...",
  "0/.../..1",
  "0/.0./..1",
  "0/.0./.11",
  "0/.0./011",
  "0/10./011",
  "./100/011",
  "1/.00/011",
  "1/000/.11",
];

/** A short game of Tsoro yematatu. */
export const selfPlay: SelfPlayScenes = {
  sceneCount: BOARDS.length,
  Scene({ at }) {
    const board = BOARDS[at];
    return board !== undefined && <BoardThumbnail view={{ board }} />;
  },
};
