import {
  ok,
  Timeline,
  type Fault,
  type Game,
  type GameRules,
  type GameTypes,
  type Result,
} from "@sofala/engine";
import { parseStoredRow, type StoredGame } from "../store/stored-game.ts";
import type { LoadedGame } from "./load-game.ts";
import { momentsOf } from "./moments.ts";

/** Opens a row of the database. */
export type OpenRow<T extends GameTypes> = (row: unknown) => Promise<Result<LoadedGame<T>, Fault>>;

/**
 * Opens rows by the rules alone, which every table has. This device has parsed each game before it stored it, so it is
 * enough that the rules accept its moves. All of the game is loaded for what only its parsers can read: games that start
 * from a position, analyses, and games in which something is wrong.
 */
export const rowOpener =
  <T extends GameTypes>(
    versions: readonly GameRules<T>[],
    loadGame: () => Promise<Game<T>>,
  ): OpenRow<T> =>
  async (row) => {
    const replayed = replayRow(versions, row);
    if (replayed !== undefined) return ok(replayed);
    const [game, { loadRow }] = await Promise.all([loadGame(), import("./load-game.ts")]);
    return loadRow(game, row);
  };

/** Undefined if the rules alone cannot replay it. */
function replayRow<T extends GameTypes>(
  versions: readonly GameRules<T>[],
  row: unknown,
): LoadedGame<T> | undefined {
  const parsed = parseStoredRow(row);
  if (!parsed.ok) return undefined;
  const stored = parsed.value as StoredGame<T>;
  const { mode, seed, position, players, options, log } = stored;
  const rules = versions.find(
    ({ id, rulesVersion }) => id === stored.game && rulesVersion === stored.rules,
  );
  if (rules === undefined || mode !== "play" || position !== undefined || seed === undefined)
    return undefined;
  const { min, max } = rules.players;
  if (players.length < min || players.length > max) return undefined;
  try {
    const timeline = Timeline.fromLog(rules, rules.setup(seed, players.length, options), log);
    if (!timeline.ok) return undefined;
    return { stored, timeline: timeline.value, moments: momentsOf(timeline.value) };
  } catch {
    // Something has another form than the rules expect.
    return undefined;
  }
}
