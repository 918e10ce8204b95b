import type { BrowserContext } from "@playwright/test";
import { loadZimbabweTutorialText } from "@sofala/text/zimbabwe";
import { expect, test } from "./app-test.ts";
import { withFixedRandomness } from "./device-games.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { expectAccessibleInBothThemes } from "./page-checks.ts";
import { appText } from "./screen.ts";
import { legalMovesOfKind } from "./staged-game.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";

const { home } = appText;
const { captions } = await loadZimbabweTutorialText("en");

/** This browser was never here before. */
const asNewcomer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (sessionStorage.getItem("visited") === null) localStorage.removeItem("sofala-known-games");
    sessionStorage.setItem("visited", "yes");
  });

test("the first visit offers to learn, a guided game, or all ways to play, once for each game", async ({
  page,
  context,
}) => {
  await asNewcomer(context);
  await page.goto("/");
  const learn = page.getByRole("link", { name: home.firstVisit.learn });
  await expect(learn).toHaveAttribute("href", "/learn/tutorial/zimbabwe");
  await expect(page.getByRole("button", { name: home.playBots })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await learn.click();
  await expect(page).toHaveURL("/learn/tutorial/zimbabwe");
  await page.goBack();
  await page.getByRole("button", { name: home.firstVisit.know }).click();
  await expect(page.getByRole("button", { name: home.playBots })).toBeVisible();
  await page.getByText(home.games.mediterranean.shortTitle, { exact: true }).click();
  await expect(learn).toHaveAttribute("href", "/learn/tutorial/mediterranean");
  await page.getByText(home.games.zimbabwe.shortTitle, { exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: home.playBots })).toBeVisible();
});

test("a guided first game explains each number once, beside the actions", async ({
  page,
  context,
}) => {
  // In another game all others may pass, so that I have nothing to give.
  await withFixedRandomness(context);
  await asNewcomer(context);
  await page.goto("/");
  await page.getByRole("button", { name: home.firstVisit.guided }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  const caption = page.locator(".guide-caption");
  await expect(caption).toContainText(captions.vr.title);
  await expectAccessibleInBothThemes(page);
  await caption.getByRole("button", { name: captions.dismiss }).click();
  await expect(caption).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(caption).toHaveCount(0);

  // The next explanation is in view in a low window, too.
  await page.setViewportSize({ width: 1366, height: 650 });
  const driver = await ZimbabweDriver.at(page);
  const [first] = legalMovesOfKind(driver.state, "place-first");
  if (first === undefined) throw new Error("it is not my turn");
  await driver.play(first);
  await expect(caption).toContainText(captions.plaques.title);
  await expect(caption).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a game in progress is in view at ${viewport.width} pixels`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await storeGames(context, [sampleGame("my-turn"), sampleGame("late")]);
    await page.goto("/");
    await expect(page.locator(".recent-games .card-link").first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: home.playBots })).toBeInViewport();
  });
}
