import type { Actor, GameRules, GameTypes, Replayer } from "./game.ts";
import { ok } from "./result.ts";

/** The replayer of a game; by default one on top of `applyMove`. */
export function replayerOf<T extends GameTypes>(
  game: GameRules<T>,
  start: T["state"],
): Replayer<T> {
  if (game.replayer !== undefined) return game.replayer(start);
  let state = start;
  return {
    get state() {
      return state;
    },
    play(actor: Actor, move: T["move"]) {
      const step = game.applyMove(state, actor, move);
      if (!step.ok) return step;
      ({ state } = step.value);
      return ok(step.value.reveals);
    },
    copy: () => state,
  };
}
