import { activeMoves, type Actor, type Entry, type Game, type GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "../store/stored-game.ts";

/** What distinguishes the fork from its original. */
interface NewIdentity {
  readonly id: string;
  /** Milliseconds of the clock. */
  readonly now: number;
}

export type PlayedMove<T extends GameTypes> = readonly [actor: Actor, move: T["move"]];

/**
 * A copy of a game after some number of moves. An analysis keeps the moves that followed, undone, so that they can be
 * compared.
 */
export function forkGame<T extends GameTypes>(
  stored: StoredGame<T>,
  at: number,
  players: readonly Player[],
  mode: StoredGame["mode"],
  { id, now }: NewIdentity,
): StoredGame<T> {
  const { title: _title, ranking, played: _played, left: _left, log, ...beginning } = stored;
  const moves = activeMoves(log);
  const included = mode === "analysis" ? moves : moves.slice(0, at);
  const entries = included.map(([actor, move]): Entry<T> => ({ kind: "move", actor, move }));
  const isComplete = at >= moves.length;
  return {
    ...beginning,
    id,
    mode,
    players,
    log: included.length > at ? [...entries, { kind: "undo", to: at }] : entries,
    ...(mode === "analysis" ? { played: moves.length } : {}),
    ...(isComplete && ranking !== undefined ? { ranking } : {}),
    created: now,
    changed: now,
    revision: 0,
  };
}

/** All moves of the game that an analysis is about; none if there was no game. */
export function originalMoves<T extends GameTypes>(
  game: Pick<Game<T>, "parseMove">,
  { log, played = 0 }: Pick<StoredGame<T>, "log" | "played">,
): readonly PlayedMove<T>[] {
  const moves = activeMoves(log.slice(0, played));
  // Undone moves are not parsed when a game is opened.
  return moves.every(([, move]) => game.parseMove(move).ok) ? moves : [];
}

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
