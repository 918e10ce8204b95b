import type { Game, GameRecord, GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "./stored-game.ts";

/** How a game on this device starts: from a seed or a position, perhaps with moves. */
export interface NewGame<T extends GameTypes = GameTypes> {
  readonly players: readonly Player[];
  readonly options: T["options"];
  readonly seed?: string;
  readonly position?: NonNullable<GameRecord<T>["position"]>;
  readonly moves?: GameRecord<T>["moves"];
  readonly mode?: StoredGame["mode"];
  readonly title?: string;
}

/** A new game for the store. */
export function createStoredGame<T extends GameTypes>(
  { id: game, rulesVersion: rules }: Pick<Game<T>, "id" | "rulesVersion">,
  { moves = [], mode = "play", ...beginning }: NewGame<T>,
): StoredGame<T> {
  const now = Date.now();
  return {
    id: newId(),
    game,
    rules,
    mode,
    ...beginning,
    log: moves.map(([actor, move]) => ({ kind: "move", actor, move })),
    created: now,
    changed: now,
    revision: 0,
  };
}

/** 32 characters (five bits each), without those that look alike. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** A unique id of a game. */
export const newId = (): string => randomText(12);

/** The secret from which all randomness of a game comes. */
export const newSeed = (): string => randomText(26);

const randomText = (length: number): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join("");
