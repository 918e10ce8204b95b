import type { GameTypes, Seat } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";

/** The moves of others since a seat's last turn; its own moves in the current turn do not end it. */
export function movesSinceMyTurn<T extends GameTypes>(
  moments: readonly Moment<T>[],
  me: Seat,
  isMyTurn: boolean,
): readonly Moment<T>[] {
  const isMine = (moment: Moment<T> | undefined) => moment?.lastMove?.actor === me;
  let end = moments.length;
  if (isMyTurn) while (isMine(moments[end - 1])) end--;
  let start = end;
  while (start > 1 && !isMine(moments[start - 1])) start--;
  return moments.slice(start, end);
}
