import { ok, type Fault, type Game, type GameTypes, type Result } from "@sofala/engine";
import { parseStored, type StoredGame } from "../store/stored-game.ts";
import { chronicleOf, type Past } from "./chronicle.ts";

/** A game that was kept, and all its moments. */
export interface TakenUp<T extends GameTypes> {
  readonly stored: StoredGame<T>;
  readonly moments: readonly Past<T>[];
}

/** Takes up a game where it was left; its row comes out of the database unread. */
export function takeUp<T extends GameTypes>(
  game: Game<T>,
  row: unknown,
): Result<TakenUp<T>, Fault> {
  const stored = parseStored(game, row);
  if (!stored.ok) return stored;
  const moments = chronicleOf(game, stored.value);
  return moments.ok ? ok({ stored: stored.value, moments: moments.value }) : moments;
}
