import { activeMoves, type Actor, type Entry, type Game, type GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "../store/stored-game.ts";

/** What makes a game another one than that which it began as. */
interface Birth {
  readonly id: string;
  /** Milliseconds of the clock. */
  readonly now: number;
}

export type Played<T extends GameTypes> = readonly [actor: Actor, move: T["move"]];

/**
 * A game that begins as another one and stands where that stood after so many moves. An analysis
 * keeps what followed, taken back, so that it can be compared with.
 */
export function forkOf<T extends GameTypes>(
  stored: StoredGame<T>,
  at: number,
  players: readonly Player[],
  mode: StoredGame["mode"],
  { id, now }: Birth,
): StoredGame<T> {
  const { title: _title, ranking, played: _played, left: _left, log, ...begun } = stored;
  const moves = activeMoves(log);
  const kept = mode === "analysis" ? moves : moves.slice(0, at);
  const entries = kept.map(([actor, move]): Entry<T> => ({ kind: "move", actor, move }));
  const isWhole = at >= moves.length;
  return {
    ...begun,
    id,
    mode,
    players,
    log: kept.length > at ? [...entries, { kind: "undo", to: at }] : entries,
    ...(mode === "analysis" ? { played: moves.length } : {}),
    ...(isWhole && ranking !== undefined ? { ranking } : {}),
    created: now,
    changed: now,
    revision: 0,
  };
}

/** The game that an analysis is about: all its moves; none where there was no game. */
export function originalOf<T extends GameTypes>(
  game: Pick<Game<T>, "parseMove">,
  { log, played = 0 }: Pick<StoredGame<T>, "log" | "played">,
): readonly Played<T>[] {
  const moves = activeMoves(log.slice(0, played));
  // What was taken back is not read when a game is opened.
  return moves.every(([, move]) => game.parseMove(move).ok) ? moves : [];
}

/**
 * What was played after a line of moves, until the seat was done: the rest of its turn. Undefined
 * where the game took another line before, or ended with it.
 */
export function playedAfter<T extends GameTypes>(
  original: readonly Played<T>[],
  line: readonly Played<T>[],
): readonly T["move"][] | undefined {
  const isSame = line.every((made, number) => isSameMove(made, original[number]));
  const next = original[line.length];
  if (!isSame || next === undefined) return undefined;
  const [seat] = next;
  const rest = original.slice(line.length);
  const end = rest.findIndex(([actor]) => actor !== seat);
  return rest.slice(0, end === -1 ? rest.length : end).map(([, move]) => move);
}

const isSameMove = <T extends GameTypes>(
  [actor, move]: Played<T>,
  other: Played<T> | undefined,
): boolean => other?.[0] === actor && JSON.stringify(other[1]) === JSON.stringify(move);
