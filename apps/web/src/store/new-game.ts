import type { GameRecord } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Player, StoredGame } from "./stored-game.ts";

/** What a game on this device begins with: by seed, or from a position; played so far, if it was. */
export interface NewGame {
  readonly players: readonly Player[];
  readonly options: Zimbabwe["options"];
  readonly seed?: string;
  readonly position?: NonNullable<GameRecord<Zimbabwe>["position"]>;
  readonly moves?: GameRecord<Zimbabwe>["moves"];
  readonly mode?: StoredGame["mode"];
  readonly title?: string;
}

/** A game that this device has not kept before. */
export function createStored(game: NewGame): StoredGame<Zimbabwe> {
  const { moves = [], mode = "play", ...beginning } = game;
  const now = Date.now();
  return {
    id: newId(),
    game: zimbabwe.id,
    rules: zimbabwe.rulesVersion,
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
