import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import type { Sample } from "../src/games/sample.ts";
import type { test as appTest } from "./app-test.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { navigateTo } from "./screen.ts";

/** A few samples per test: each is opened from the one before. */
const FEW = 8;

type Check = (page: Page, sample: Sample) => Promise<void>;

/** Tests that open samples in the app and check each. */
export function visitSamples(
  test: typeof appTest,
  what: string,
  some: readonly Sample[],
  check: Check,
): void {
  // Samples without a game of their own show the app with no game stored.
  const withGame = some.filter(({ game }) => game !== undefined);
  visitTogether(test, what, withGame, check);
  visitTogether(
    test,
    what,
    some.filter((sample) => !withGame.includes(sample)),
    check,
  );
}

function visitTogether(
  test: typeof appTest,
  what: string,
  some: readonly Sample[],
  check: Check,
): void {
  for (let from = 0; from < some.length; from += FEW) {
    const few = some.slice(from, from + FEW);
    test(`${what}: ${few.map(({ name }) => name).join(", ")}`, async ({ page, context }) => {
      const games = new Set(few.flatMap(({ game }) => game ?? []));
      await storeGames(context, [...games].map(sampleGame));
      await page.goto("/about");
      for (const sample of few) {
        await test.step(sample.name, async () => {
          // A screen that is loaded alone has only its own styles.
          if (isNightly) await page.goto(sample.path);
          else await navigateTo(page, sample.path);
          await check(page, sample);
        });
      }
    });
  }
}
