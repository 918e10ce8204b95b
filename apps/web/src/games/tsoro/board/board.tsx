import { PIECES_EACH, outcomeOf, piecesOf, type Point, type Tsoro } from "@sofala/tsoro";
import { PointBoard } from "../../../table/point-board/point-board.tsx";
import type { PointGame } from "../../../table/point-board/point-game.ts";
import type { SmallGameModels } from "../../../table/small-game/small-game-models.ts";
import { tsoroText } from "../tsoro-text.ts";
import { drawing } from "./drawing.tsx";

/** The rules, as far as the board needs them. */
export const pointGame: PointGame<Tsoro, Point> = {
  drawing,
  stonesEach: PIECES_EACH,
  text: tsoroText,
  stonesOf: ({ board }, seat) => piecesOf(board, seat),
  toPointMove: (move) => (move.kind === "place" ? { to: move.at } : move),
  toMove: ({ from, to }) =>
    from === undefined ? { kind: "place", at: to } : { kind: "move", from, to },
  winningLine(view) {
    const outcome = outcomeOf(view);
    return outcome?.because === "line" ? outcome.line : undefined;
  },
};

/** The board of a table. */
export const TsoroBoard = ({ models }: { readonly models: SmallGameModels<Tsoro> }) => (
  <PointBoard models={models} game={pointGame} />
);
