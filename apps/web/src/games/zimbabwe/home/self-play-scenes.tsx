import { BoardThumbnail } from "../board/thumbnail.tsx";
import type { SelfPlayScenes } from "../../game-ui.ts";
import type { BoardView } from "../board/board-view.ts";
import changes from "./self-play.json?scenes";

/** The boards of a recorded game of bots, one for each change on the board. */
function recordedBoards(): readonly BoardView[] {
  const [first, ...rest] = changes as readonly [BoardView, ...Partial<BoardView>[]];
  let last = first;
  return [first, ...rest.map((change) => (last = { ...last, ...change }))];
}

const RECORDED_BOARDS = recordedBoards();

/** A game of Zimbabwe that bots played. */
export const selfPlay: SelfPlayScenes = {
  sceneCount: RECORDED_BOARDS.length,
  Scene({ at }) {
    const view = RECORDED_BOARDS[at];
    return view && <BoardThumbnail view={view} />;
  },
};
