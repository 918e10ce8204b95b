import {
  fail,
  fault,
  findVersion,
  initialState,
  ok,
  Timeline,
  type Fault,
  type Game,
  type GameRules,
  type GameTypes,
  type RefusedMove,
  type Result,
} from "@sofala/engine";
import { parseStored } from "../store/parse-stored.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { momentsOf, type FullMoment } from "./moments.ts";

/** A stored game, and all its moments. */
export interface LoadedGame<T extends GameTypes> {
  readonly stored: StoredGame<T>;
  readonly timeline: Timeline<T, GameRules<T>>;
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

/** Why a stored game cannot be opened: it is malformed, or a move is refused. */
export interface ReplayFailure<T extends GameTypes> {
  readonly fault: Fault;
  readonly refusedMove?: RefusedMove<T>;
}

/** Replays a stored game to its last move, by the rules under which it was started. */
export function replayStored<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<Timeline<T>, ReplayFailure<T>> {
  const version = findVersion(game, stored.rules);
  if (version === undefined) return fail({ fault: fault("these rules are unknown", "rules") });
  const first = initialState(version, {
    ...stored,
    players: stored.players.map(({ name }) => name),
  });
  if (!first.ok) return fail({ fault: first.error });
  const timeline = Timeline.fromLog(version, first.value, stored.log);
  if (timeline.ok) return timeline;
  const { index, refusal } = timeline.error;
  return fail({
    fault: fault(`the move is refused: ${refusal.code}`, "moves", index),
    refusedMove: timeline.error,
  });
}

/** The same, with only the fault as error. */
export function timelineOf<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<Timeline<T>, Fault> {
  const timeline = replayStored(game, stored);
  return timeline.ok ? timeline : fail(timeline.error.fault);
}
