import { signal } from "@preact/signals";
import { readLocal, writeLocal } from "../store/local-storage.ts";
import type { GameId } from "./registry.ts";

const KEY = "sofala-known-games";

const stored = readLocal(KEY);
const known = signal<readonly unknown[]>(Array.isArray(stored) ? stored : []);

/** Has somebody at this device played this game, or said that they know it? */
export const isKnownGame = (game: GameId): boolean => known.value.includes(game);

export function rememberKnownGame(game: GameId): void {
  if (known.peek().includes(game)) return;
  known.value = [...known.peek(), game];
  writeLocal(KEY, known.value);
}
