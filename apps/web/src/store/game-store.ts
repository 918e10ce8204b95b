import type { StoredGame } from "./stored-game.ts";

/** Another window changed the game since it was read here. */
export class ConflictError extends Error {}

/** Another window deleted the game. */
export class DeletedError extends Error {}

/** Where games are stored. */
export interface GameStore {
  /** Stores a game if it was not changed since this revision; otherwise throws ConflictError or DeletedError. */
  save(game: StoredGame, since: number): Promise<void>;
  /** The same, also for a game that was deleted. */
  restore(game: StoredGame, since: number): Promise<void>;
  read(id: string): Promise<unknown>;
  /** Calls back when another window changed a game; returns a function that stops it. */
  onChangeInOtherWindow(notify: (id: string) => void): () => void;
}
