import type { BrowserContext, Page } from "@playwright/test";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { momentsOf as momentsIn, timelineOf, type Past } from "../src/local/moments.ts";
import { parseStored, type StoredGame } from "../src/store/stored-game.ts";

/** The id of the game whose screen is open. */
export function idOf(page: Page): string {
  const id = /\/game\/([^/?]+)/u.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`${page.url()} is no game`);
  return id;
}

/** All that the device keeps, as it is. */
export function keptRows(page: Page): Promise<readonly StoredGame[]> {
  return page.evaluate(
    () =>
      new Promise<StoredGame[]>((resolve, reject) => {
        const opening = indexedDB.open("sofala");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const asked = opening.result.transaction("games").objectStore("games").getAll();
          asked.addEventListener("success", () => {
            opening.result.close();
            resolve(asked.result as StoredGame[]);
          });
        });
      }),
  );
}

/** A game as the device keeps it; of the screen that is open, unless another one is named. */
export async function keptGame(page: Page, id = idOf(page)): Promise<StoredGame<Zimbabwe>> {
  const row = (await keptRows(page)).find((each) => each.id === id);
  const stored = parseStored(zimbabwe, row);
  if (!stored.ok) throw new Error(`${id}: ${stored.error.reason}`);
  return stored.value;
}

/** Every moment of a stored game. */
export function momentsOf(stored: StoredGame<Zimbabwe>): readonly Past<Zimbabwe>[] {
  const timeline = timelineOf(zimbabwe, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return momentsIn(timeline.value);
}

/** The last moment of a stored game. */
export function lastOf(stored: StoredGame<Zimbabwe>): Past<Zimbabwe> {
  const last = momentsOf(stored).at(-1);
  if (last === undefined) throw new Error("a game has a beginning");
  return last;
}

/** Lets every lot fall the same way in every run; no two lots alike, also after the page is loaded again. */
export async function withoutChance(context: BrowserContext, first = 1): Promise<void> {
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
