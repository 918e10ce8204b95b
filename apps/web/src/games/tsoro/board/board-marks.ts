import { outcomeOf, type Line, type Move, type View } from "@sofala/tsoro";
import { turnMarks, type TurnDraft, type TurnMarks } from "../tsoro-turn.ts";

/** What is special about some points. */
export interface BoardMarks extends TurnMarks {
  readonly lastMove: Move | undefined;
  readonly winningLine: Line | undefined;
}

/** All marks of a board: what the person on turn can do, the last move, and the line that has won. */
export const boardMarks = (draft: TurnDraft, lastMove: Move | undefined): BoardMarks => ({
  ...turnMarks(draft),
  lastMove,
  winningLine: winningLineOf(draft.view),
});

function winningLineOf(view: View): Line | undefined {
  const outcome = outcomeOf(view);
  return outcome?.because === "line" ? outcome.line : undefined;
}
