import type { StoredGame } from "./stored-game.ts";

/** Another window went on with the game since it was read here. */
export class Conflict extends Error {}

/** Another window deleted the game. */
export class Gone extends Error {}

/** Where games are kept. */
export interface Shelf {
  /** Keeps a game if nobody else changed it since that revision; throws `Conflict` or `Gone` otherwise. */
  keep(game: StoredGame, since: number): Promise<void>;
  /** The same, also where it was deleted. */
  bringBack(game: StoredGame, since: number): Promise<void>;
  read(id: string): Promise<unknown>;
  /** Tells when another window changed a game; returns how to stop listening. */
  onChangeElsewhere(tell: (id: string) => void): () => void;
}
