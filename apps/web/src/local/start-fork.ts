import type { Entry, GameTypes, Seat } from "@sofala/engine";
import { newId } from "../store/create-stored-game.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import { forkGame } from "./fork.ts";
import { storeAndOpen } from "./store-and-open.ts";

/** A game that continues another one from a moment. */
interface Fork<T extends GameTypes> {
  readonly stored: StoredGame<T>;
  /** The number of moves that are copied. */
  readonly at: number;
  readonly mode: StoredGame["mode"];
  /** Default: those of the other game. */
  readonly players?: readonly Player[];
}

/** Stores such a game and opens it; false if the browser cannot store it. */
export const startFork = <T extends GameTypes>({
  stored,
  at,
  mode,
  players = stored.players,
}: Fork<T>): Promise<boolean> =>
  storeAndOpen(forkGame(stored, at, players, mode, { id: newId(), now: Date.now() }));

/** Opens an analysis in which a seat has already made some moves. */
export function startVariation<T extends GameTypes>(
  { stored, at }: Pick<Fork<T>, "stored" | "at">,
  actor: Seat,
  moves: readonly T["move"][],
): Promise<boolean> {
  const identity = { id: newId(), now: Date.now() };
  const { ranking: _ranking, ...fork } = forkGame(stored, at, stored.players, "analysis", identity);
  const tried = moves.map((move): Entry<T> => ({ kind: "move", actor, move }));
  return storeAndOpen({ ...fork, log: [...fork.log, ...tried] });
}
