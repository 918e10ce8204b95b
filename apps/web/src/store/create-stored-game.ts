import type { Game, GameRecord, GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "./stored-game.ts";

/** What a game on this device begins with: by seed, or from a position; played so far, if it was. */
export interface NewGame<T extends GameTypes> {
  readonly players: readonly Player[];
  readonly options: T["options"];
  readonly seed?: string;
  readonly position?: NonNullable<GameRecord<T>["position"]>;
  readonly moves?: GameRecord<T>["moves"];
  readonly mode?: StoredGame["mode"];
  readonly title?: string;
}

/** A game that this device has not kept before. */
export function createStored<T extends GameTypes>(
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

/** Without the letters and figures that look alike; 32 of them, five bits each. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A name that no other game has. */
export const newId = (): string => random(12);

/** A secret that all chance of a game comes from. */
export const newSeed = (): string => random(26);

const random = (length: number): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join("");
