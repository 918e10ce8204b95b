import type { BrowserContext, Page } from "@playwright/test";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { loadMarketAnalysisText, loadMediterraneanWords } from "@sofala/text/mediterranean";
import { courseOf } from "../src/games/mediterranean/replay/replay-timeline.ts";
import { extremesOf, tradesOf } from "../src/games/mediterranean/end/trades.ts";
import { momentsOf, timelineOf } from "../src/local/moments.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { standing, words } from "./screen.ts";
import { isSound } from "./page-checks.ts";
import { gameNamed, storeGames } from "./sample-games.ts";
import { NIGHTLY } from "./nightly.ts";

const { end, game, market, show, table } = await loadMediterraneanWords("en");
const { replay } = words;

const over = gameNamed("market-over") as StoredGame<Mediterranean>;
const timeline = timelineOf(mediterranean, over);
if (!timeline.ok) throw new Error(timeline.error.reason);
const moments = momentsOf(timeline.value);
const last = moments.length - 1;
const names = over.players.map(({ name }) => name);

test("the end tells who won and why, where points came from, and who traded well", async ({
  page,
  context,
}) => {
  await storeGames(context, [over]);
  await page.goto("/game/market-over");
  await standing(page);
  await page.getByRole("button", { name: words.table.menu }).click();
  await page.getByRole("banner").getByRole("button", { name: words.play.results }).click();
  const dialog = page.getByRole("dialog", { name: words.play.results });
  const winner = names[over.ranking?.[0]?.[0] ?? -1] ?? "";
  await expect(dialog.getByRole("heading", { name: end.title([winner]) })).toBeVisible();
  await expect(dialog.getByRole("img", { name: end.race.picture })).toBeVisible();
  for (const name of names)
    await expect(dialog.getByRole("img", { name: end.points.picture(name) })).toBeVisible();
  const figures = dialog.getByRole("region", { name: end.race.table });
  await dialog.getByText(end.race.table).click();
  const totals = moments.at(-1)?.state.players.map(({ vp }) => `${vp}`) ?? [];
  await expect(figures.getByRole("row").last().getByRole("cell")).toHaveText(totals);
  const [first] = extremesOf(tradesOf(moments), names.length);
  await expect(dialog.locator(".trade-slip .head > :last-child").first()).toHaveText(
    end.trades.dollars(first?.best?.value ?? 0),
  );
  await isSound(page);

  // From a trade one comes to its moment.
  await dialog.locator(".trade-slip a").first().click();
  await expect(
    page.getByText(replay.move(first?.best?.moment ?? 0, last), { exact: true }),
  ).toBeVisible();
});

test("a game is looked through by keys, with all hands open or through one seat's eyes", async ({
  page,
  context,
}) => {
  await storeGames(context, [over]);
  await page.goto("/game/market-over/replay?at=60");
  await standing(page);
  await expectMoment(page, 60);
  const { chapters, stops } = courseOf(moments.flatMap((moment) => moment.toldTo(0) ?? []));
  for (const [key, at] of [
    ["ArrowRight", 61],
    ["ArrowLeft", 60],
    ["ArrowDown", stops.find((stop) => stop > 60)],
    ["Home", 0],
    ["PageDown", chapters[1]?.from],
    ["PageDown", chapters[2]?.from],
    ["PageUp", chapters[1]?.from],
    ["End", last],
  ] as const) {
    await page.keyboard.press(key);
    await expectMoment(page, at ?? -1);
  }
  await page.getByLabel(end.replay.turn, { exact: true }).selectOption(end.replay.turnName(3));
  const at = chapters[2]?.from ?? -1;
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
  await page.getByLabel(end.replay.eyes).selectOption(end.replay.seat(bilal));
  await expect(handOf(bilal)).toBeInViewport();
  await expect(page.locator(".mat").getByText(bilal).first()).toBeVisible();
  await lookAt(ann);
  await expect(page.locator(".goods-card")).toHaveCount(0);
});

test("a resolution is shown when it comes, and skipped at will", async ({ page, context }) => {
  await storeGames(context, [gameNamed("market-first")]);
  await speedUpTimers(context);
  await page.goto("/game/market-first");
  await standing(page);
  await page.getByRole("button", { name: market.bar.ready, exact: true }).click();
  const shown = page.getByRole("dialog", { name: show.title(1) });
  await expect(shown).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const next = shown.getByRole("heading", { name: show.cards.title(names[1] ?? "") });
  await expect(next).toBeVisible();
  await isSound(page);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
});

/** All timers of the page run 50 times faster. */
async function speedUpTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const hurried = (work: () => void, milliseconds = 0) => start(work, milliseconds / 50);
    window.setTimeout = hurried as typeof setTimeout;
  });
}

async function expectMoment(page: Page, at: number): Promise<void> {
  await expect(page.getByText(replay.move(at, last), { exact: true })).toBeVisible();
}

test(
  "a bot judges a game that is over, and advises anybody at any moment of it",
  NIGHTLY,
  async ({ page, context }) => {
    const { analysis } = words;
    const text = await loadMarketAnalysisText("en");
    const bot = game.bot.strong.name;
    const opening = moments.findIndex(({ state }) => state.part === "trading");
    await storeGames(context, [over]);
    await page.goto(`/game/market-over/replay?at=${opening}`);
    await page.getByRole("tab", { name: analysis.tab }).click();
    const panel = page.locator(".market-analysis");
    const [, second = ""] = names;
    await panel.getByLabel(text.advice.whose).selectOption(second);
    await panel.getByRole("button", { name: analysis.ask(bot) }).click();
    await expect(
      panel.getByRole("heading", { name: analysis.advice.title(bot, second) }),
    ).toBeVisible();
    await expect(panel.locator(".market-advice li")).toHaveCount(3);

    await panel.getByRole("button", { name: analysis.review.start }).click();
    await expect(panel.getByRole("img", { name: text.picture })).toBeVisible();
    const bars = panel.locator(".chances li b");
    await expect(bars).toHaveCount(names.length);
    await isSound(page);
    // What was luck is told apart from what was decided, and each leads to its moment.
    await expect(panel.getByRole("heading", { name: text.luck.title })).toBeVisible();
    const verdict = panel.locator(".verdicts li").first();
    const number = Number((await verdict.locator("b").textContent())?.match(/\d+/u)?.[0]);
    await verdict.getByRole("button", { name: analysis.review.show(number) }).press("Enter");
    await expect(page.getByText(replay.move(number - 1, last), { exact: true })).toBeVisible();
    // At the end nobody can doubt any more.
    await page.getByRole("button", { name: replay.last, exact: true }).click();
    const sure = names.map((_, seat) => (over.ranking?.[0]?.includes(seat) === true ? 1 : 0));
    await expect(bars).toHaveText(sure.map(analysis.chances.percent));
  },
);

test("before the end nothing is told about the hands of others", async ({ page, context }) => {
  await storeGames(context, [gameNamed("market")]);
  await page.goto("/game/market/replay");
  await standing(page);
  await expect(page.getByRole("tab", { name: table.tabs.log })).toBeVisible();
  await expect(page.getByRole("tab", { name: words.analysis.tab })).toHaveCount(0);
});
