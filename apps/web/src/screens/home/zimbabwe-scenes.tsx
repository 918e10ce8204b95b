import { BoardThumbnail } from "../../boards/zimbabwe/board/thumbnail.tsx";
import { scenes } from "./scenes.ts";
import type { Play } from "./self-play.tsx";

const BOARDS = scenes();

/** A game of Zimbabwe that bots played. */
export const play: Play = {
  count: BOARDS.length,
  Scene({ at }) {
    const view = BOARDS[at];
    return view && <BoardThumbnail view={view} />;
  },
};
