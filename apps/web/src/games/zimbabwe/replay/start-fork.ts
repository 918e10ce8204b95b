import type { Entry } from "@sofala/engine";
import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { forkOf } from "../../../local/fork.ts";
import { sitDown } from "../../../local/store-and-open.ts";
import { newId } from "../../../store/create-stored-game.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";

/** A game to go on with from a moment of another one. */
interface Fork {
  readonly stored: StoredGame<Zimbabwe>;
  /** Moves that are kept. */
  readonly at: number;
  readonly mode: StoredGame["mode"];
  /** Left out, those of the other game. */
  readonly players?: readonly Player[];
}

/** Begins such a game and sits down at it; false where the browser keeps nothing. */
export const startFork = ({ stored, at, mode, players = stored.players }: Fork): Promise<boolean> =>
  sitDown(forkOf(stored, at, players, mode, { id: newId(), now: Date.now() }));

/** The same for an analysis in which a seat has already made some moves. */
export function startTrial(
  { stored, at }: Pick<Fork, "stored" | "at">,
  actor: number,
  moves: readonly Move[],
): Promise<boolean> {
  const birth = { id: newId(), now: Date.now() };
  const { ranking: _ranking, ...fork } = forkOf(stored, at, stored.players, "analysis", birth);
  const tried = moves.map((move): Entry<Zimbabwe> => ({ kind: "move", actor, move }));
  return sitDown({ ...fork, log: [...fork.log, ...tried] });
}
