import {
  ok,
  type Fault,
  type Game,
  type GameTypes,
  type Result,
  type Timeline,
} from "@sofala/engine";
import { parseStored, type StoredGame } from "../store/stored-game.ts";
import { momentsOf, timelineOf, type Past } from "./moments.ts";

/** A game that was kept, and all its moments. */
export interface TakenUp<T extends GameTypes> {
  readonly stored: StoredGame<T>;
  readonly timeline: Timeline<T>;
  readonly moments: readonly Past<T>[];
}

/** Takes up a game where it was left; its row comes out of the database unread. */
export function takeUp<T extends GameTypes>(
  game: Game<T>,
  row: unknown,
): Result<TakenUp<T>, Fault> {
  const stored = parseStored(game, row);
  return stored.ok ? takeUpStored(game, stored.value) : stored;
}

/** The same for a game that was read before. */
export function takeUpStored<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<TakenUp<T>, Fault> {
  const timeline = timelineOf(game, stored);
  if (!timeline.ok) return timeline;
  return ok({ stored, timeline: timeline.value, moments: momentsOf(timeline.value) });
}
