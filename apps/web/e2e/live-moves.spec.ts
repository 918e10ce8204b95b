import type { Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { lastMomentOf } from "./device-games.ts";
import { mediterraneanText } from "./mediterranean-driver.ts";
import { FIREFOX } from "./nightly.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { appText } from "./screen.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";

const { live } = appText.table;

test(
  "moves of bots are shown with captions, can be skipped, and leave outlines",
  FIREFOX,
  async ({ page, context }) => {
    const game = sampleGame("my-turn") as StoredGame<Zimbabwe>;
    await storeGames(context, [game]);
    await context.addInitScript(() => {
      const settings = JSON.stringify({ motion: "full", pace: "slow" });
      if (location.protocol.startsWith("http")) localStorage.setItem("sofala-settings", settings);
    });
    await page.goto("/game/my-turn");
    const driver = await ZimbabweDriver.at(page);
    const outlines = page.locator(".marks-layer .line.changed");
    await expect(outlines).toHaveCount(1);
    await driver.play({ kind: "end-turn" });

    const caption = page.locator(".live-caption");
    const [next = ""] = lastMomentOf(await driver.stored()).toAct.map(
      (seat) => game.players[seat]?.name,
    );
    await expect(caption).toContainText(next);
    await page.keyboard.press("s");
    await driver.catchUp();
    await expect(page.getByRole("button", { name: live.skip })).toHaveCount(0);
    await expect(outlines).toHaveCount(1);
    // The caption of the last move stays until the person acts.
    await expect(caption).toBeVisible();
    // The mouse looks behind it.
    const { x = 0, y = 0 } = (await caption.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await expect(caption).toHaveCSS("opacity", "0.15");
    await page.mouse.move(0, 0);
    await expect(caption).toHaveCSS("opacity", "1");
    await driver.button(appText.gifts.pass).click();
    await expect(outlines).toHaveCount(0);
  },
);

test(
  "purchases of bots have captions, and leave outlines until I decide",
  FIREFOX,
  async ({ page, context }) => {
    await storeGames(context, [sampleGame("market-shop")]);
    await page.goto("/game/market-shop");
    await expect(page.locator(".live-caption")).toContainText(" for $");
    const outlines = page.locator(".small-mat.changed");
    await expect(outlines).not.toHaveCount(0);
    await expect(page.locator(".development.changed")).not.toHaveCount(0);
    // Bots may buy again at once, so this looks at every frame.
    const cleared = page.waitForFunction(
      () => document.querySelector(".development.changed") === null,
    );
    const { shop } = mediterraneanText.steps;
    await page.getByRole("button", { name: shop.buyNamed("S06", 7) }).click();
    await cleared;
  },
);
