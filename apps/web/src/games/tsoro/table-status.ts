import { PIECES_EACH, piecesOf, type View } from "@sofala/tsoro";
import type { TsoroAppText } from "@sofala/text/tsoro";
import type { Stage } from "../../table/open-table-status.ts";

/** Whose turn it is, and what to do; after the end, who has won. */
export function stageOf(view: View, selected: string | undefined, { status }: TsoroAppText): Stage {
  const { phase, active, ranking = [] } = view;
  if (phase === "over") return { winners: ranking[0] ?? [] };
  const other = phase === "placing" ? status.placing : status.moving;
  const own =
    phase === "placing"
      ? status.place(stonesToPlace(view, active))
      : selected === undefined
        ? status.move
        : status.moveTo;
  return { active, own: (name) => (name === undefined ? own : other(name)), other };
}

export const stonesToPlace = ({ board }: View, seat: number): number =>
  PIECES_EACH - piecesOf(board, seat).length;

/** True if this position has come up before: the third time is a draw. */
export const isRepeated = ({ board, active, earlier, phase }: View): boolean =>
  phase === "moving" && earlier.includes(`${board} ${active}`);

/** Why the game ended; undefined before that, or if the board does not show it. */
export function reasonText(
  { ranking = [], because }: View,
  names: readonly string[],
  { end }: TsoroAppText,
): string | undefined {
  const loser = ranking[1]?.[0] ?? 0;
  return because && end.reason[because](names[loser] ?? "");
}
