import { BoardThumbnail } from "../board/thumbnail.tsx";
import { scenes } from "./recorded-boards.ts";
import type { Play } from "../../../screens/home/self-play.tsx";

const BOARDS = scenes();

/** A game of Zimbabwe that bots played. */
export const play: Play = {
  count: BOARDS.length,
  Scene({ at }) {
    const view = BOARDS[at];
    return view && <BoardThumbnail view={view} />;
  },
};
