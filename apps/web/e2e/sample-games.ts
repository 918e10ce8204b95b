import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import type { StoredGame } from "../src/store/stored-game.ts";

/** A game of `games/NAME.json`; its id is its name. */
export function sampleGame(name: string): StoredGame {
  const text = readFileSync(join(import.meta.dirname, "games", `${name}.json`), "utf8");
  return JSON.parse(text) as StoredGame;
}

/** Stores games on the device before the app is first opened; later visits find them as they are then. */
export async function storeGames(
  context: BrowserContext,
  games: readonly StoredGame[],
): Promise<void> {
  await context.addInitScript((text) => {
    if (!location.protocol.startsWith("http")) return;
    const opening = indexedDB.open("sofala", 1);
    // The database is created and filled in one transaction; the app waits for it.
    opening.addEventListener("upgradeneeded", () => {
      const store = opening.result.createObjectStore("games", { keyPath: "id" });
      store.createIndex("changed", "changed");
      for (const game of JSON.parse(text) as unknown[]) store.put(game);
    });
    opening.addEventListener("success", () => opening.result.close());
  }, JSON.stringify(games));
}
