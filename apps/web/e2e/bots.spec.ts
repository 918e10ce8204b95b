import type { Page } from "@playwright/test";
import { zimbabwe } from "@sofala/zimbabwe";
import type { StaticServer } from "../serve/static-server.ts";
import { MoveAdviser } from "./move-adviser.ts";
import { isNightly } from "@sofala/engine/testing/trials";
import { expect } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { test, visit } from "./service-worker-test.ts";
import { withFixedRandomness } from "./device-games.ts";
import { NIGHTLY } from "./nightly.ts";
import { navigateTo, appText } from "./screen.ts";

const { home, setup, play, end, endPanel } = appText;

test.beforeEach(({ context }) => withFixedRandomness(context));

/** Opens the app, and takes the network away. */
async function goOffline(page: Page, server: StaticServer): Promise<void> {
  await visit(page);
  await server.close();
  await page.context().setOffline(true);
}

test(
  "bots answer without a network, and the table shows what the rules say",
  NIGHTLY,
  async ({ page, own }) => {
    await goOffline(page, own);
    await page.getByRole("button", { name: home.playBots }).click();
    const driver = await ZimbabweDriver.at(page);
    const stored = await driver.catchUp();
    expect(stored.players.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
    const adviser = new MoveAdviser();
    while (driver.view.round < 3) {
      await driver.expectFigures();
      await driver.play(adviser.next(driver.state));
      await driver.catchUp();
    }
    // Bots run in a worker, so that the page never waits.
    expect(page.workers()).toHaveLength(1);
  },
);

test(
  "a short game against a bot is played to its end without a network",
  NIGHTLY,
  async ({ page, own }) => {
    await goOffline(page, own);
    await page.getByRole("link", { name: home.games.zimbabwe.changeSetup }).click();
    const players = page.getByRole("group", { name: setup.players, exact: true });
    await players.getByText("2", { exact: true }).click();
    await page.getByLabel(`${setup.seat(2)}: ${setup.player}`).selectOption("novice");
    await page.getByLabel(`${setup.seat(1)}: ${setup.name}`).fill("Ann");
    await page.getByLabel(appText.options.roundLimit).selectOption("4");
    // The home screen starts with the last choice.
    await page.goto("/");
    await page.getByRole("button", { name: home.playBots }).click();

    const driver = await ZimbabweDriver.at(page);
    const adviser = new MoveAdviser();
    await driver.catchUp();
    while (!driver.isOver) {
      await driver.play(adviser.next(driver.state));
      await driver.catchUp();
    }
    const { options, ranking, players: names } = await driver.expectStored();
    expect(options).toEqual({ roundLimit: 4 });
    expect(zimbabwe.simulation.isCutShort(driver.state)).toBe(true);
    const dialog = page.getByRole("dialog", { name: play.results });
    const winner = names[ranking?.[0]?.[0] ?? -1]?.name ?? "";
    await expect(dialog.getByRole("heading", { name: endPanel.title([winner]) })).toBeVisible();
    await expect(dialog.getByText(end.roundLimitReached(winner))).toBeVisible();
  },
);

test("the strongest bot answers without a network", NIGHTLY, async ({ page, own }) => {
  await goOffline(page, own);
  await page.getByRole("link", { name: home.games.zimbabwe.changeSetup }).click();
  const players = page.getByRole("group", { name: setup.players, exact: true });
  await players.getByText("2", { exact: true }).click();
  await page.getByLabel(`${setup.seat(2)}: ${setup.player}`).selectOption("strong");
  await expect(page.getByText(appText.zimbabwe.bot.strong.style)).toBeVisible();
  await navigateTo(page, "/");
  await page.getByRole("button", { name: home.playBots }).click();

  const driver = await ZimbabweDriver.at(page);
  const adviser = new MoveAdviser();
  const { players: seated } = await driver.catchUp();
  expect(seated).toMatchObject([{ kind: "person" }, { kind: "bot", level: "strong" }]);
  const isEnough = () => (isNightly ? driver.view.round === 3 : driver.view.phase === "culture");
  while (!isEnough()) {
    await driver.play(adviser.next(driver.state));
    await driver.catchUp();
    await driver.expectFigures();
  }
  expect(page.workers()).toHaveLength(1);
});
