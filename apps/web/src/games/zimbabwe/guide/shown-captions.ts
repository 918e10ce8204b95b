import { isObject } from "@sofala/engine";
import { readLocal, writeLocal } from "../../../store/local-storage.ts";

const KEY = "sofala-guided-game";

/** The last guided game of this device, and the captions that it has shown. */
interface GuidedGame {
  readonly id: string;
  readonly shown: readonly unknown[];
}

function readGuidedGame(): GuidedGame | undefined {
  const stored = readLocal(KEY);
  if (!isObject(stored)) return undefined;
  const { id, shown } = stored;
  return typeof id === "string" ? { id, shown: Array.isArray(shown) ? shown : [] } : undefined;
}

export const isGuidedGame = (id: string): boolean => readGuidedGame()?.id === id;

export function rememberGuidedGame(id: string): void {
  writeLocal(KEY, { id, shown: [] } satisfies GuidedGame);
}

export const shownCaptions = (): readonly unknown[] => readGuidedGame()?.shown ?? [];

export function rememberShownCaption(caption: string): void {
  const game = readGuidedGame();
  if (game !== undefined) writeLocal(KEY, { ...game, shown: [...game.shown, caption] });
}
