import type { Page } from "@playwright/test";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import {
  loadMediterraneanAnalysisText,
  loadMediterraneanAppText,
} from "@sofala/text/mediterranean";
import { replayTimelineOf } from "../src/games/mediterranean/replay/replay-timeline.ts";
import { tradeSummaries, tradesOf } from "../src/games/mediterranean/end/trades.ts";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf } from "../src/local/moments.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { waitUntilLoaded, appText } from "./screen.ts";
import { expectAccessible } from "./page-checks.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { NIGHTLY } from "./nightly.ts";

const {
  end,
  sentences: game,
  market,
  resolution: show,
  table,
} = await loadMediterraneanAppText("en");
const { endPanel, replay } = appText;

const over = sampleGame("market-over") as StoredGame<Mediterranean>;
const timeline = timelineOf(mediterranean, over);
if (!timeline.ok) throw new Error(timeline.error.reason);
const moments = momentsOf(timeline.value);
const last = moments.length - 1;
const names = over.players.map(({ name }) => name);

test("the end shows who won and why, where points came from, and who traded well", async ({
  page,
  context,
}) => {
  await storeGames(context, [over]);
  await page.goto("/game/market-over");
  await waitUntilLoaded(page);
  await page.getByRole("button", { name: appText.table.menu }).click();
  await page.getByRole("banner").getByRole("button", { name: appText.play.results }).click();
  const dialog = page.getByRole("dialog", { name: appText.play.results });
  const winner = names[over.ranking?.[0]?.[0] ?? -1] ?? "";
  await expect(dialog.getByRole("heading", { name: endPanel.title([winner]) })).toBeVisible();
  await expect(dialog.getByRole("img", { name: end.race.chartLabel })).toBeVisible();
  for (const name of names)
    await expect(dialog.getByRole("img", { name: end.points.chartLabel(name) })).toBeVisible();
  const figures = dialog.getByRole("region", { name: endPanel.race.showTable });
  await dialog.getByText(endPanel.race.showTable).click();
  const totals = moments.at(-1)?.state.players.map(({ vp }) => `${vp}`) ?? [];
  await expect(figures.getByRole("row").last().getByRole("cell")).toHaveText(totals);
  const [first] = tradeSummaries(tradesOf(moments), names.length);
  await expect(dialog.locator(".trade-card .head > :last-child").first()).toHaveText(
    end.trades.dollars(first?.best?.value ?? 0),
  );
  await expectAccessible(page);

  // A trade links to its moment.
  await dialog.locator(".trade-card a").first().click();
  await expect(
    page.getByText(replay.move(first?.best?.moment ?? 0, last), { exact: true }),
  ).toBeVisible();
});

test(
  "a replay is controlled by keys, with all hands open or as one seat saw them",
  NIGHTLY,
  async ({ page, context }) => {
    await storeGames(context, [over]);
    await page.goto("/game/market-over/replay?at=200");
    await expect(page.locator(".log-panel [aria-current]").first()).toBeInViewport();
    await page.goto("/game/market-over/replay?at=60");
    await waitUntilLoaded(page);
    await expectMoment(page, 60);
    const { chapters, turnStarts } = replayTimelineOf(
      moments.flatMap((moment) => moment.observedMoveFor(0) ?? []),
    );
    for (const [key, at] of [
      ["ArrowRight", 61],
      ["ArrowLeft", 60],
      ["ArrowDown", turnStarts.find((stop) => stop > 60)],
      ["Home", 0],
      ["PageDown", chapters[1]?.firstMoment],
      ["PageDown", chapters[2]?.firstMoment],
      ["PageUp", chapters[1]?.firstMoment],
      ["End", last],
    ] as const) {
      await page.keyboard.press(key);
      await expectMoment(page, at ?? -1);
    }
    await page.getByLabel(end.replay.turn, { exact: true }).selectOption(end.replay.turnName(3));
    const at = chapters[2]?.firstMoment ?? -1;
    await expectMoment(page, at);
    await expect(page).toHaveURL(new RegExp(`at=${at}$`, "u"));

    const [ann = "", bilal = ""] = names;
    const handOf = (name: string) => page.getByRole("region", { name: end.replay.handOf(name) });
    const lookAt = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const cards = moments[at]?.state.players.map(({ hand }) => hand.length) ?? [];
    for (const [seat, name] of names.entries()) {
      await lookAt(name);
      await expect(handOf(name).locator(".goods-card")).toHaveCount(cards[seat] ?? -1);
    }
    await page.getByLabel(end.replay.observerChoice).selectOption(end.replay.seat(bilal));
    await expect(handOf(bilal)).toBeInViewport();
    await expect(page.locator(".mat").getByText(bilal).first()).toBeVisible();
    await lookAt(ann);
    await expect(page.locator(".goods-card")).toHaveCount(0);
  },
);

test("a resolution is shown when it happens, and can be skipped", async ({ page, context }) => {
  await storeGames(context, [sampleGame("market-first")]);
  await page.goto("/game/market-first");
  await waitUntilLoaded(page);
  await speedUpTimers(page);
  const uncovered = await recordUncoveredResults(page);
  await page.getByRole("button", { name: `${market.readyBar.ready} R`, exact: true }).click();
  const shown = page.getByRole("dialog", { name: show.title(1) });
  await expect(shown).toBeVisible();
  expect(await uncovered()).toBe(0);
  await page.keyboard.press("ArrowRight");
  const next = shown.getByRole("heading", { name: show.cards.title(names[1] ?? "") });
  await expect(next).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
});

/** Counts from now on the frames before the dialog that show a table whose market has closed. */
async function recordUncoveredResults(page: Page): Promise<() => Promise<number>> {
  const record = await page.evaluateHandle(() => {
    const count = { frames: 0 };
    const look = () => {
      if (document.querySelector(".resolution-dialog") !== null) return;
      const { innerWidth, innerHeight } = window;
      const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const isMarketOpen = document.querySelector(".trade-bar") !== null;
      if (!isMarketOpen && top?.matches(".resolution-cover") !== true) count.frames++;
      requestAnimationFrame(look);
    };
    look();
    return count;
  });
  return () => record.evaluate(({ frames }) => frames);
}

/** All timers that the page starts from now on run 50 times faster. */
async function speedUpTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const hurried = (work: () => void, milliseconds = 0) => start(work, milliseconds / 50);
    window.setTimeout = hurried as typeof setTimeout;
  });
}

async function expectMoment(page: Page, at: number): Promise<void> {
  await expect(page.getByText(replay.move(at, last), { exact: true })).toBeVisible();
}

test(
  "a bot reviews a finished game, and gives advice at any moment of it",
  NIGHTLY,
  async ({ page, context }) => {
    const { analysis } = appText;
    const text = await loadMediterraneanAnalysisText("en");
    const bot = game.bot.strong.name;
    const opening = moments.findIndex(({ state }) => state.part === "trading");
    await storeGames(context, [over]);
    await page.goto(`/game/market-over/replay?at=${opening}`);
    await page.getByRole("tab", { name: appText.table.analysis }).click();
    const panel = page.locator(".mediterranean-analysis");
    const [, second = ""] = names;
    await panel.getByLabel(text.advice.seatChoice).selectOption(second);
    await panel.getByRole("button", { name: analysis.ask(bot) }).click();
    await expect(
      panel.getByRole("heading", { name: analysis.advice.title(bot, second) }),
    ).toBeVisible();
    await expect(panel.locator(".analysis-advice li")).toHaveCount(3);

    await panel.getByRole("button", { name: analysis.review.start }).click();
    await expect(panel.getByRole("img", { name: text.chartLabel })).toBeVisible();
    const bars = panel.locator(".chances li b");
    await expect(bars).toHaveCount(names.length);
    await expectAccessible(page);
    // Luck and decisions are separate, and each links to its moment.
    await expect(panel.getByRole("heading", { name: text.luck.title })).toBeVisible();
    const moment = panel.locator(".verdicts li").first();
    const number = Number((await moment.locator("b").textContent())?.match(/\d+/u)?.[0]);
    await moment.getByRole("button", { name: analysis.review.goToMove(number) }).press("Enter");
    await expect(page.getByText(replay.move(number - 1, last), { exact: true })).toBeVisible();
    // At the end the chances are certain.
    await page.getByRole("button", { name: replay.last, exact: true }).click();
    const sure = names.map((_, seat) => (over.ranking?.[0]?.includes(seat) === true ? 1 : 0));
    await expect(bars).toHaveText(sure.map(analysis.chances.percent));
  },
);

test("before the end nothing is revealed about the hands of others", async ({ page, context }) => {
  await storeGames(context, [sampleGame("market")]);
  await page.goto("/game/market/replay");
  await waitUntilLoaded(page);
  await expect(page.getByRole("tab", { name: table.tabs.log })).toBeVisible();
  await expect(page.getByRole("tab", { name: appText.table.analysis })).toHaveCount(0);
});
