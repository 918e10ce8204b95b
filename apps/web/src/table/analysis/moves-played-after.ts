import type { Actor, GameTypes } from "@sofala/engine";
import type { PlayedMove } from "../../local/original-moves.ts";

/**
 * What the next seat played after a line of moves: the rest of its turn. Undefined if the game left the line earlier, or
 * ended with it.
 */
export function movesPlayedAfter<T extends GameTypes>(
  original: readonly PlayedMove<T>[],
  line: readonly AnyMove[],
): readonly T["move"][] | undefined {
  const isSame = line.every((made, number) => isSameMove(made, original[number]));
  const next = original[line.length];
  if (!isSame || next === undefined) return undefined;
  const [seat] = next;
  const rest = original.slice(line.length);
  const end = rest.findIndex(([actor]) => actor !== seat);
  return rest.slice(0, end === -1 ? rest.length : end).map(([, move]) => move);
}

type AnyMove = readonly [actor: Actor, move: unknown];

const isSameMove = ([actor, move]: AnyMove, other: AnyMove | undefined): boolean =>
  other?.[0] === actor && JSON.stringify(other[1]) === JSON.stringify(move);
