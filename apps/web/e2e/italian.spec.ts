import type { Page } from "@playwright/test";
import { Adviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { Driver } from "./zimbabwe-driver.ts";
import { withoutChance } from "./device-games.ts";
import { BY_MOUSE } from "./input-method.ts";
import { standing, words as english, wordsIn } from "./screen.ts";

const italian = wordsIn("it");

test.use({ locale: "it-IT" });

test("an Italian browser reads Italian, from home through a first turn", async ({
  page,
  context,
}) => {
  await withoutChance(context);
  const { home, setup, table, play, learn, settings, games } = italian;
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(
    page.getByRole("heading", { level: 1, name: home.world.zimbabwe.title }),
  ).toBeVisible();
  await expectItalian(page);

  for (const [path, title] of [
    ["/games", games.title],
    ["/learn", learn.title],
    ["/settings", settings.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectItalian(page);
  }

  await page.goto("/new/zimbabwe?for=table&players=2");
  await expect(page.getByRole("heading", { level: 1, name: setup.title })).toBeVisible();
  await expectItalian(page);
  await page.getByRole("button", { name: setup.start }).click();

  const driver = await Driver.at(page, BY_MOUSE, italian);
  const adviser = new Adviser();
  const phases = new Set<string>();
  while (driver.view.phase !== "culture" || driver.view.turn?.begun !== false || phases.size < 3) {
    const { phase } = driver.view;
    if (!phases.has(phase)) await expectItalian(page);
    phases.add(phase);
    await driver.play(adviser.next(driver.state));
  }
  await expectItalian(page);
  await page.getByRole("button", { name: table.menu }).click();
  await expectItalian(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: play.keys })).toBeVisible();
  await expectItalian(page);
});

test("another language takes effect at once and is kept", async ({ page }) => {
  await page.goto("/settings");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  await expect(heading(italian.settings.title)).toBeVisible();
  await page.getByText("English", { exact: true }).click();
  await expect(heading(english.settings.title)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(heading(english.settings.title)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("button", { name: english.home.bots })).toBeVisible();

  await page.goto("/settings");
  await page.getByText(english.settings.asBrowser, { exact: true }).click();
  await expect(heading(italian.settings.title)).toBeVisible();
});

/** No sentence on the screen, seen or heard, is an English one. */
async function expectItalian(page: Page): Promise<void> {
  await standing(page);
  const said = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt]",
    )) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        found.add(element.getAttribute(name)?.trim() ?? "");
      }
    }
    return [...found];
  });
  expect(said.filter((sentence) => ONLY_ENGLISH.has(sentence.toLowerCase()))).toEqual([]);
}

/** Every sentence without gaps that English has and Italian has not. */
const ONLY_ENGLISH = (() => {
  const [here, there] = [english, italian].map((words) => new Set(sentencesIn(words)));
  return new Set([...(here ?? [])].filter((sentence) => there?.has(sentence) !== true));
})();

function sentencesIn(words: unknown): readonly string[] {
  if (typeof words === "string") return words.length > 1 ? [words.trim().toLowerCase()] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(sentencesIn);
}
