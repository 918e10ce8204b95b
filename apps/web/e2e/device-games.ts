import type { BrowserContext, Page } from "@playwright/test";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf as momentsIn, type FullMoment } from "../src/local/moments.ts";
import { parseStored } from "../src/store/parse-stored.ts";
import type { StoredGame } from "../src/store/stored-game.ts";

/** The id of the game whose screen is open. */
export function gameIdOf(page: Page): string {
  const id = /\/game\/([^/?]+)/u.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`${page.url()} is no game`);
  return id;
}

/** All rows of the device, not parsed. */
export function deviceRows(page: Page): Promise<readonly StoredGame[]> {
  return page.evaluate(
    () =>
      new Promise<StoredGame[]>((resolve, reject) => {
        const opening = indexedDB.open("sofala");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const request = opening.result.transaction("games").objectStore("games").getAll();
          request.addEventListener("success", () => {
            opening.result.close();
            resolve(request.result as StoredGame[]);
          });
        });
      }),
  );
}

/** A game as the device stores it; by default that of the open screen. */
export async function deviceGame(page: Page, id = gameIdOf(page)): Promise<StoredGame<Zimbabwe>> {
  const row = (await deviceRows(page)).find((each) => each.id === id);
  const stored = parseStored(zimbabwe, row);
  if (!stored.ok) throw new Error(`${id}: ${stored.error.reason}`);
  return stored.value;
}

/** Every moment of a stored game. */
export function momentsOf(stored: StoredGame<Zimbabwe>): readonly FullMoment<Zimbabwe>[] {
  const timeline = timelineOf(zimbabwe, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return momentsIn(timeline.value);
}

/** The last moment of a stored game. */
export function lastMomentOf(stored: StoredGame<Zimbabwe>): FullMoment<Zimbabwe> {
  const last = momentsOf(stored).at(-1);
  if (last === undefined) throw new Error("a game has a beginning");
  return last;
}

/** Makes randomness the same in every run; all values differ, also after a reload. */
export async function withFixedRandomness(context: BrowserContext, first = 1): Promise<void> {
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith("http")) return;
    const key = "lots-drawn";
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array)) throw new Error("only bytes are drawn");
      let drawn = Number(localStorage.getItem(key) ?? start);
      for (let at = 0; at < array.length; at++) {
        drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
        array[at] = drawn >>> 16;
      }
      localStorage.setItem(key, `${drawn}`);
      return array;
    };
  }, first);
}
