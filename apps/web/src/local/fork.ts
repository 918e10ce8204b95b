import { activeMoves, type Entry, type GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "../store/stored-game.ts";

/** What distinguishes the fork from its original. */
interface NewIdentity {
  readonly id: string;
  /** Milliseconds of the clock. */
  readonly now: number;
}

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
