import type { Entry } from "@sofala/engine";
import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { forkGame } from "../../../local/fork.ts";
import { storeAndOpen } from "../../../local/store-and-open.ts";
import { newId } from "../../../store/create-stored-game.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";

/** A game that continues another one from a moment. */
interface Fork {
  readonly stored: StoredGame<Zimbabwe>;
  /** The number of moves that are copied. */
  readonly at: number;
  readonly mode: StoredGame["mode"];
  /** Default: those of the other game. */
  readonly players?: readonly Player[];
}

/** Stores such a game and opens it; false if the browser cannot store it. */
export const startFork = ({ stored, at, mode, players = stored.players }: Fork): Promise<boolean> =>
  storeAndOpen(forkGame(stored, at, players, mode, { id: newId(), now: Date.now() }));

/** Opens an analysis in which a seat has already made some moves. */
export function startVariation(
  { stored, at }: Pick<Fork, "stored" | "at">,
  actor: number,
  moves: readonly Move[],
): Promise<boolean> {
  const identity = { id: newId(), now: Date.now() };
  const { ranking: _ranking, ...fork } = forkGame(stored, at, stored.players, "analysis", identity);
  const tried = moves.map((move): Entry<Zimbabwe> => ({ kind: "move", actor, move }));
  return storeAndOpen({ ...fork, log: [...fork.log, ...tried] });
}
