import {
  ok,
  type Fault,
  type Game,
  type GameTypes,
  type Result,
  type Timeline,
} from "@sofala/engine";
import { parseStored, type StoredGame } from "../store/stored-game.ts";
import { momentsOf, timelineOf, type FullMoment } from "./moments.ts";

/** A stored game, and all its moments. */
export interface LoadedGame<T extends GameTypes> {
  readonly stored: StoredGame<T>;
  readonly timeline: Timeline<T>;
  readonly moments: readonly FullMoment<T>[];
}

/** Loads a game from a row of the database, which is not parsed yet. */
export function loadRow<T extends GameTypes>(
  game: Game<T>,
  row: unknown,
): Result<LoadedGame<T>, Fault> {
  const stored = parseStored(game, row);
  return stored.ok ? loadStored(game, stored.value) : stored;
}

/** The same for a row that is parsed. */
export function loadStored<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<LoadedGame<T>, Fault> {
  const timeline = timelineOf(game, stored);
  if (!timeline.ok) return timeline;
  return ok({ stored, timeline: timeline.value, moments: momentsOf(timeline.value) });
}
