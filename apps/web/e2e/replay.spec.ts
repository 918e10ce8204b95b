import type { Page } from "@playwright/test";
import { activeMoves } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { SIMULATIONS } from "../src/games/zimbabwe/analysis/ask-bot.ts";
import { replayTimelineOf } from "../src/games/zimbabwe/replay/replay-timeline.ts";
import { zimbabweHandlers } from "../src/games/zimbabwe/workers/request-handlers.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { MoveAdviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { deviceGame, deviceRows, momentsOf } from "./device-games.ts";
import { cellOf } from "./input-method.ts";
import { appText } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { replay, analysis, zimbabwe: cards, endPanel } = appText;

const game = sampleGame("finished") as StoredGame<Zimbabwe>;
const moments = momentsOf(game);
const last = moments.length - 1;
const names = game.players.map(({ name }) => name);
/** A moment in the middle of a turn of the person. */
const middle = moments.findIndex(
  ({ view }) => view.round >= 4 && view.active === 0 && view.turn?.begun === true,
);

test.beforeEach(async ({ context }) => {
  await storeGames(context, [game]);
});

/** Opens the replay, at its beginning or at another moment. */
async function open(page: Page, at = 0): Promise<void> {
  await page.goto(at === 0 ? "/game/finished/replay" : `/game/finished/replay?at=${at}`);
  await expectMoment(page, at);
}

test("a replay is controlled by keys, move by move and turn by turn", async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  await expect(page.getByText(replay.beforeFirstMove)).toBeVisible();
  await keyboard.press("ArrowRight");
  await expectMoment(page, 1);
  await keyboard.press("End");
  await expectMoment(page, last);
  await keyboard.press("ArrowLeft");
  await expectMoment(page, last - 1);
  await keyboard.press("Home");

  const [, first = 0, second = 0] = replayTimelineOf(moments).turnStarts;
  for (const [key, at] of [
    ["ArrowDown", first],
    ["PageDown", second],
    ["ArrowUp", first],
    ["ArrowRight", first + 1],
    ["PageUp", first],
  ] as const) {
    await keyboard.press(key);
    await expectMoment(page, at);
  }
  // The shown moment is in the address: it can be shared, and a reload stays there.
  await expect(page).toHaveURL(new RegExp(`at=${first}$`, "u"));
  await page.reload();
  await expectMoment(page, first);
});

test("the slider, the rounds and the buttons lead to a moment", async ({ page }) => {
  await open(page);
  await page.getByRole("slider", { name: replay.slider }).fill("40");
  await expectMoment(page, 40);
  await page.getByLabel(replay.round, { exact: true }).selectOption(replay.roundName(3));
  await expectMoment(
    page,
    moments.findIndex(({ view }) => view.round === 3),
  );
  await page.getByRole("button", { name: replay.last, exact: true }).click();
  await expectMoment(page, last);

  await page.getByRole("button", { name: replay.result, exact: true }).click();
  const [winner = -1] = game.ranking?.[0] ?? [];
  const dialog = page.getByRole("dialog", { name: replay.result });
  await expect(
    dialog.getByRole("heading", { name: endPanel.title([names[winner] ?? ""]) }),
  ).toBeVisible();
});

test("a replay plays until it is stopped", async ({ page }) => {
  await open(page);
  await page.getByLabel(replay.speed, { exact: true }).selectOption(replay.speeds.fast);
  await page.getByRole("button", { name: replay.play, exact: true }).click();
  const slider = page.getByRole("slider", { name: replay.slider });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  await page.getByRole("button", { name: replay.pause, exact: true }).click();
  await expect(page.getByRole("button", { name: replay.play, exact: true })).toBeVisible();
  await expectMoment(page, Number(await slider.inputValue()));
});

test("the cells of the board are large and keep their size, at every moment and with the analysis", async ({
  page,
}) => {
  await open(page);
  const width = async () => (await cellOf(page, "a1").boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThanOrEqual(40);
  const first = await width();
  await page.getByRole("tab", { name: appText.table.analysis }).click();
  await page.getByRole("slider", { name: replay.slider }).fill(`${middle}`);
  await expectMoment(page, middle);
  await expect.poll(width).toBe(first);
  await page.keyboard.press("End");
  await expectMoment(page, last);
  await expect.poll(width).toBe(first);
});

test("on a phone that lies on its side all buttons of the scrubber are in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const buttons = page.locator(".scrubber .buttons .button");
  await expect(buttons).toHaveCount(7);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test("a new game against bots can start from any moment", async ({ page }) => {
  await open(page, middle);
  await page.getByRole("button", { name: replay.continueHere }).click();
  const dialog = page.getByRole("dialog", { name: replay.continueDialog.title });
  await dialog.getByLabel(replay.continueDialog.seat(names[1] ?? "")).selectOption("novice");
  await dialog.getByRole("button", { name: replay.continueDialog.start }).click();

  const driver = await ZimbabweDriver.at(page);
  const stored = await deviceGame(page);
  expect(stored.id).not.toBe(game.id);
  expect(activeMoves(stored.log)).toEqual(activeMoves(game.log).slice(0, middle));
  expect(stored.players.map((player) => ("level" in player ? player.level : player.kind))).toEqual([
    "person",
    "novice",
    "steady",
    "steady",
  ]);
  await driver.expectFigures();
  await driver.play({ kind: "end-turn" });
  await driver.catchUp();
  await driver.expectFigures();
  expect((await deviceRows(page)).find(({ id }) => id === game.id)).toEqual(game);
});

test("a bot shows its evaluation, and its line can be tried", async ({ page }) => {
  await open(page, middle);
  const { view } = moments[middle] ?? { view: undefined };
  if (view === undefined) throw new Error("there is no such moment");
  await page.getByRole("tab", { name: appText.table.analysis }).click();
  await page.getByRole("button", { name: analysis.ask(cards.bot.strong.name) }).click();
  await expect(page.getByRole("heading", { name: analysis.chances.title })).toBeVisible();
  const chances = page.locator(".chances li b");
  const hints = zimbabweHandlers.hints({ view, simulations: SIMULATIONS });
  await expect(chances).toHaveText(hints.chances.map(analysis.chances.percent));
  const advice = hints.lines[0]?.moves ?? [];
  const lines = page.locator(".move-line");
  await expect(lines.first().locator("li")).toHaveText(
    advice.map((move) => cards.move(move, names, view.craftsmen)),
  );

  await page.getByRole("button", { name: analysis.advice.tryLine }).first().click();
  const driver = await ZimbabweDriver.at(page);
  const stored = await deviceGame(page);
  expect(stored.mode).toBe("analysis");
  expect(activeMoves(stored.log)).toEqual([
    ...activeMoves(game.log).slice(0, middle),
    ...advice.map((move) => [view.active, move]),
  ]);
  await driver.expectFigures();
});

test("in an analysis one person plays all seats, and can undo everything", async ({ page }) => {
  await open(page, middle);
  await page.getByRole("button", { name: replay.analyseHere }).click();
  const driver = await ZimbabweDriver.at(page);
  const before = driver.state;
  await driver.play({ kind: "end-turn" });
  // The next seat is a bot's in the game, but not in the analysis.
  expect(driver.seat).not.toBe(0);
  await driver.expectStored();
  await driver.play(new MoveAdviser().next(driver.state));
  await driver.expectFigures();
  for (let taken = 0; taken < 2; taken++) await driver.undoButton.click();
  driver.state = before;
  await driver.expectStored();
  await driver.expectFigures();
});

/** The screen shows this moment: its number, its move and its table. */
async function expectMoment(page: Page, at: number): Promise<void> {
  await expect(page.getByText(replay.move(at, last), { exact: true })).toBeVisible();
  const { seats = [] } = moments[at]?.view ?? {};
  await expect(page.locator(".seat-card .cattle b")).toHaveText(
    seats.map(({ cattle }) => `${cattle}`),
  );
  await expect(page.locator(".seat-card .race b")).toHaveText(seats.map(({ vp }) => `${vp}`));
}

test("the review of a whole game can be stopped", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: appText.table.analysis }).click();
  const { review } = analysis;
  await page.getByRole("button", { name: review.start }).click();
  const chart = page.locator(".chances-chart");
  await expect(chart).toBeVisible();
  await page.getByRole("button", { name: review.stop, exact: true }).click();
  await expect(page.getByRole("button", { name: review.start })).toBeVisible();

  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  await expect(page.getByRole("slider", { name: replay.slider })).toHaveValue(
    String(Math.round(last / 2)),
  );
});
