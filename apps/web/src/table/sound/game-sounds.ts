import type { GameTypes } from "@sofala/engine";
import type { ShownMove } from "../table-ui.ts";
import type { SoundName } from "./sounds.ts";

/** The sounds of a game. */
export interface GameSounds {
  /** The sound of an event, if it has one. */
  soundOf(event: GameTypes["seenEvent"]): SoundName | undefined;
}

/** With one move there come at most a few others, such as the end of a turn; more are not followed one by one. */
const MAX_MOVES = 3;
/** How many sounds are played for what came at once. */
const MAX_SOUNDS = 3;

/** The sounds of the moves that were added to a list: each once, in the order of the events; none after an undo. */
export function soundsOfNewMoves(
  before: readonly unknown[],
  now: readonly ShownMove[],
  game: GameSounds,
): readonly SoundName[] {
  // Moves that were made before are being loaded.
  if (before.length === 0) return [];
  const added = now.slice(before.length);
  const followed = added.length > MAX_MOVES ? added.slice(-1) : added;
  const sounds = followed.flatMap(({ events }) =>
    events.flatMap((event) => game.soundOf(event) ?? []),
  );
  return [...new Set(sounds)].slice(0, MAX_SOUNDS);
}
