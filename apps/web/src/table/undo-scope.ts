import type { GameTypes } from "@sofala/engine";
import type { Moment, Table } from "../local/table.ts";

/** What an undo takes back. */
export interface UndoScope<T extends GameTypes> {
  /** The first move that is taken back. */
  readonly move: T["seenMove"];
  /** How many turns of bots go with it. */
  readonly botTurns: number;
}

/** What `undo` takes back; undefined if there is nothing. */
export function undoScope<T extends GameTypes>({
  moments,
  undoTo,
  me,
  isRemote,
}: Pick<Table<T>, "moments" | "undoTo" | "me" | "isRemote">): UndoScope<T> | undefined {
  const to = undoTo.value;
  if (to === undefined) return undefined;
  // On a server the moves of others stay.
  const isMine = ({ lastMove }: Moment<T>) => lastMove?.actor === me.value;
  const [first, ...later] =
    isRemote === true ? moments.value.filter(isMine).slice(-1) : moments.value.slice(to + 1);
  if (first?.lastMove === undefined) return undefined;
  const actors = [first, ...later].map(({ lastMove }) => lastMove?.actor);
  const botTurns = actors.filter((actor, at) => at > 0 && actor !== actors[at - 1]).length;
  return { move: first.lastMove.move, botTurns };
}
