import { activeMoves, type Actor, type Game, type GameTypes } from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";

export type PlayedMove<T extends GameTypes> = readonly [actor: Actor, move: T["move"]];

/** All moves of the game that an analysis is about; none if there was no game. */
export function originalMoves<T extends GameTypes>(
  game: Pick<Game<T>, "parseMove">,
  { log, played = 0 }: Pick<StoredGame<T>, "log" | "played">,
): readonly PlayedMove<T>[] {
  const moves = activeMoves(log.slice(0, played));
  // Undone moves are not parsed when a game is opened.
  return moves.every(([, move]) => game.parseMove(move).ok) ? moves : [];
}
