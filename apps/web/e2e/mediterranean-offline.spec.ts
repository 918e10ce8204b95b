import type { BrowserContext, Page } from "@playwright/test";
import type { Mediterranean } from "@sofala/mediterranean";
import type { FullMoment } from "../src/local/moments.ts";
import { expect } from "./app-test.ts";
import { KEYBOARD_INPUT } from "./keyboard-input.ts";
import { test, visit } from "./service-worker-test.ts";
import { withFixedRandomness } from "./device-games.ts";
import { dealsIn, playToEnd, type Deal } from "./mediterranean-game.ts";
import { MediterraneanKeyboardDriver } from "./mediterranean-keyboard-driver.ts";
import { appText } from "./screen.ts";
import { NIGHTLY } from "./nightly.ts";
import { MediterraneanDriver } from "./mediterranean-driver.ts";

const SEED = 3;

/** The same game on every machine: fixed cards, and a market without a clock, so that slow bots have time to trade. */
async function prepareGame(context: BrowserContext): Promise<void> {
  await withFixedRandomness(context, SEED);
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    const setup = { bots: { options: { tradeSeconds: 0 } } };
    localStorage.setItem("sofala-market-set-up", JSON.stringify(setup));
  });
}

/** Everybody played to the end; the person made deals in every turn, and bots among themselves in most. */
async function expectTradedToEnd(
  page: Page,
  all: readonly FullMoment<Mediterranean>[],
): Promise<void> {
  expect(all.at(-1)?.state.phase).toBe("over");
  expect(all.at(-1)?.state.options.tradeSeconds).toBe(0);
  const turnsOf = (deals: readonly Deal[]) => new Set(deals.map(({ turn }) => turn)).size;
  const deals = dealsIn(all);
  expect(turnsOf(deals.filter(({ seats }) => seats.includes(0)))).toBe(6);
  // Whether two bots find a deal depends on the cards of that turn.
  expect(turnsOf(deals.filter(({ seats }) => !seats.includes(0)))).toBeGreaterThan(3);
  await expect(page.getByRole("dialog", { name: appText.play.results })).toBeVisible();
}

test(
  "one person and five bots play a whole game in one browser without a network",
  NIGHTLY,
  async ({ page, context, own }) => {
    await prepareGame(context);
    await page.clock.install();
    await visit(page);
    await own.close();
    await context.setOffline(true);
    await page.getByText(appText.home.games.mediterranean.shortTitle, { exact: true }).click();
    await page.getByRole("button", { name: appText.home.playBots }).click();
    await expect(page.locator(".hand").first()).toBeVisible();
    await expectTradedToEnd(page, await playToEnd(page, MediterraneanDriver));
  },
);

test("a whole game against bots is played by keys alone", NIGHTLY, async ({ page, context }) => {
  test.setTimeout(600_000);
  await prepareGame(context);
  await page.clock.install();
  await visit(page);
  const { mediterranean: world } = appText.home.games;
  await KEYBOARD_INPUT.set(page.getByRole("radio", { name: world.shortTitle }), true);
  await KEYBOARD_INPUT.press(page.getByRole("button", { name: appText.home.playBots }));
  await expect(page.locator(".hand").first()).toBeVisible();
  const all = await playToEnd(page, MediterraneanKeyboardDriver, async (me) => {
    await me.acceptNext();
    await me.store();
  });
  await expectTradedToEnd(page, all);
  const kinds = new Set(
    all.flatMap(({ lastMove }) => (lastMove?.actor === 0 ? [lastMove.move.kind] : [])),
  );
  for (const kind of ["offer", "store", "ready", "develop"] as const) expect(kinds).toContain(kind);
  // The end dialog is closed by keys too.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
