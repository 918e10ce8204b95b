import type { Mediterranean } from "@sofala/mediterranean";
import type { StoredGame } from "../../../store/stored-game.ts";

/** What makes a game another one. */
export interface Birth {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds of the clock. */
  readonly now: number;
}

/** The same players at the same seats by the same options, with everything drawn anew. */
export function rematchOf(
  { game, rules, players, options }: StoredGame<Mediterranean>,
  { id, seed, now }: Birth,
): StoredGame<Mediterranean> {
  return {
    id,
    game,
    rules,
    mode: "play",
    players,
    options,
    seed,
    log: [],
    created: now,
    changed: now,
    revision: 0,
  };
}
