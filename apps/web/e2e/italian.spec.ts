import type { Page } from "@playwright/test";
import { MoveAdviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { withFixedRandomness } from "./device-games.ts";
import { MOUSE_INPUT } from "./input-method.ts";
import { waitUntilLoaded, appText as english, appTextIn } from "./screen.ts";

const italian = appTextIn("it");

test.use({ locale: "it-IT" });

test("an Italian browser reads Italian, from home through a first turn", async ({
  page,
  context,
}) => {
  await withFixedRandomness(context);
  const { common, home, setup, table, play, learn, settings, games } = italian;
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(
    page.getByRole("heading", { level: 1, name: home.games.zimbabwe.title }),
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
  await expect(page.getByRole("heading", { level: 1, name: common.newGame })).toBeVisible();
  await expectItalian(page);
  await page.getByRole("button", { name: setup.start }).click();

  const driver = await ZimbabweDriver.at(page, MOUSE_INPUT, italian);
  const adviser = new MoveAdviser();
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
  await expect(page.getByRole("dialog", { name: play.keysTitle })).toBeVisible();
  await expectItalian(page);
});

test("another language takes effect at once and is stored", async ({ page }) => {
  await page.goto("/settings");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  await expect(heading(italian.settings.title)).toBeVisible();
  await page.getByText("English", { exact: true }).click();
  await expect(heading(english.settings.title)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(heading(english.settings.title)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("button", { name: english.home.playBots })).toBeVisible();

  await page.goto("/settings");
  await page.getByText(english.settings.asBrowser, { exact: true }).click();
  await expect(heading(italian.settings.title)).toBeVisible();
});

/** No text on the screen, visible or for screen readers, is in English. */
async function expectItalian(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  const shown = await page.evaluate(() => {
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
  expect(shown.filter((sentence) => ONLY_ENGLISH.has(sentence.toLowerCase()))).toEqual([]);
}

/** Every sentence without parameters that is in English and not in Italian. */
const ONLY_ENGLISH = (() => {
  const [here, there] = [english, italian].map((text) => new Set(sentencesIn(text)));
  return new Set([...(here ?? [])].filter((sentence) => there?.has(sentence) !== true));
})();

function sentencesIn(text: unknown): readonly string[] {
  if (typeof text === "string") return text.length > 1 ? [text.trim().toLowerCase()] : [];
  if (typeof text !== "object" || text === null) return [];
  return Object.values(text).flatMap(sentencesIn);
}
