import { expect, test } from "./app-test.ts";
import { withFixedRandomness } from "./device-games.ts";
import { MediterraneanDriver } from "./mediterranean-driver.ts";
import { playToEnd } from "./mediterranean-game.ts";
import { MoveAdviser } from "./move-adviser.ts";
import { FIREFOX } from "./nightly.ts";
import { expectShown } from "./page-checks.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { samples } from "./samples.ts";
import { appText } from "./screen.ts";
import { visitSamples } from "./visit-samples.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";

/** What runs only in Firefox; other tests that must pass there have the same tag. */
test.describe("in Firefox", FIREFOX, () => {
  visitSamples(test, "no error", samples, expectShown);

  test("captions of tables for screen readers cannot be seen", async ({ page, context }) => {
    await storeGames(context, [sampleGame("market")]);
    await page.goto("/game/market");
    const caption = page.locator("table.spoken > caption");
    await expect(caption).toBeAttached();
    const isPainted = await caption.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return document.elementsFromPoint(x + height, y + height / 2).includes(element);
    });
    expect(isPainted).toBe(false);
  });

  test("a game of Zimbabwe against bots", async ({ page, context }) => {
    await withFixedRandomness(context);
    await page.goto("/");
    await page.getByRole("button", { name: appText.home.playBots }).click();
    const driver = await ZimbabweDriver.at(page);
    const adviser = new MoveAdviser();
    await driver.catchUp();
    while (driver.view.round < 3) {
      await driver.expectFigures();
      await driver.play(adviser.next(driver.state));
      await driver.catchUp();
    }
    await driver.expectStored();
  });

  test("a turn of the Mediterranean against bots", async ({ page, context }) => {
    await withFixedRandomness(context, 3);
    await page.clock.install();
    await page.goto("/");
    const { mediterranean } = appText.home.games;
    await page.getByText(mediterranean.shortTitle, { exact: true }).click();
    await page.getByRole("button", { name: appText.home.playBots }).click();
    await expect(page.locator(".hand").first()).toBeVisible();
    const moments = await playToEnd(page, MediterraneanDriver, undefined, 2);
    expect(moments.at(-1)?.state.turn).toBe(2);
  });
});
