import type { BoardView } from "../board/board-view.ts";
import changes from "./self-play.json?scenes";

/** What can be seen of a game that bots played: the board whenever a piece on it changed. */
export function scenes(): readonly BoardView[] {
  const [first, ...rest] = changes as readonly [BoardView, ...Partial<BoardView>[]];
  let last = first;
  return [first, ...rest.map((change) => (last = { ...last, ...change }))];
}
