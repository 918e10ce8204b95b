import { expect, type Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { pseudoLanguage } from "@sofala/text/testing/pseudo-language";
import { tooWide } from "./page-checks.ts";
import { sampleGame } from "./sample-games.ts";
import { samples } from "./samples.ts";
import { waitUntilLoaded } from "./screen.ts";
import { readTexts } from "./text-checks.ts";

const { common, table } = pseudoLanguage.app;

/** People on a server. */
const PEOPLE = ["Ann", "Ben", "Cleo", "Olga"];
/** The names of people, and of players in the sample games. */
const NAMES = new Set([
  ...PEOPLE,
  ...samples.flatMap(({ game }) =>
    game === undefined ? [] : sampleGame(game).players.map(({ name }) => name),
  ),
]);

/** What is the same in every language, besides names. */
const KEPT: readonly RegExp[] = [
  /\bSofala\b/gu, // the name of the app
  /\b(?:English|Italiano)\b/gu, // languages, in themselves
  /\b[a-r]\d{1,2}\b/gu, // squares of the board
  /^[a-r]$/gu, // columns of the board
  /\b(?:[A-K]\d|-)+\b/gu, // codes of maps
  /“Z9”/gu, // a wrong part of such a code
  /^(?:Atkinson Hyperlegible Next|Fraunces|Preact|Preact Signals|Zod|ISC|MIT)$/gu, // others' work and its licences
  /https?:\/\/[\w.]*|[\w.]+@[\w.]+/gu, // addresses
  /\b(?:Chrome · Linux|Europe\/Rome)\b/gu, // this browser and its time zone
  /^© .* Authors$/gu, // the same
  /\b(?:\d+ (?:minute|hour|day|week|month|year)s? ago|last (?:week|month|year)|yesterday)\b|^now$/gu, // times, which the browser writes
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))\b/gu, // days, the same
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b( \d{4})?( at\b)?/gu, // dates, the same
];

/** A screen is translated and whole; in the nightly run with its tabs and its menu. */
export async function expectTranslated(page: Page, name: string): Promise<void> {
  await expectShownTranslated(page, name);
  // A low sheet shows the upper part of its content.
  const handle = page.locator('[data-sheet="peek"] > .sheet > .handle');
  if (await handle.isVisible()) {
    await handle.click();
    await expect(handle).toHaveCount(0);
    await expectShownTranslated(page, `${name}, sheet`);
  }
  if (!isNightly) return;
  for (const tab of await page.getByRole("tab").all()) {
    const label = await tab.textContent();
    await tab.click();
    await expectShownTranslated(page, `${name}, tab ${label}`);
  }
  const menu = page.getByRole("button", { name: table.menu, exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await expectShownTranslated(page, `${name}, menu`);
  }
}

/** What is shown now is translated and whole. */
async function expectShownTranslated(page: Page, name: string): Promise<void> {
  await expect(page.getByText(common.loading, { exact: true })).toHaveCount(0);
  await waitUntilLoaded(page);
  await expect(page.getByRole("heading", { name: common.crashed.title })).toHaveCount(0);
  const { texts, cutOff } = await readTexts(page);
  const english = texts.filter((text) => isEnglish(text));
  const found = { english, cutOff, tooWide: await tooWide(page) };
  expect.soft(found, name).toEqual({ english: [], cutOff: [], tooWide: [] });
}

/** True if letters without accents are left besides names and what stays. */
function isEnglish(text: string): boolean {
  const words = text.split(/(?<!\p{L})(\p{L}+)(?!\p{L})/u).filter((word) => !NAMES.has(word));
  const rest = KEPT.reduce((left, kept) => left.replaceAll(kept, ""), words.join(""));
  return /[a-z]/iu.test(rest);
}
