import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { pseudoLanguage } from "@sofala/text/testing/pseudo-language";
import type { Sample } from "../src/routes.ts";
import { expect, test as appTest } from "./app-test.ts";
import { DEVICES } from "./appearance.ts";
import { tooWide } from "./page-checks.ts";
import { sampleGame } from "./sample-games.ts";
import { samples } from "./samples.ts";
import { waitUntilLoaded } from "./screen.ts";
import { readTexts } from "./text-checks.ts";
import { visitSamples } from "./visit-samples.ts";

/** English with accents, a third longer: nothing is left in English, and nothing is cut off. */
const test = appTest.extend({
  baseURL: async ({ pseudoServer }, use) => {
    await use(`http://127.0.0.1:${pseudoServer.port}`);
  },
});

const { common, table } = pseudoLanguage.app;

/** One screen of each kind; the nightly run visits all, on a desktop too. */
const FEW = ["home", "new-game", "table-turn", "market", "tsoro"];
const visited = samples.filter(({ name }) => isNightly || FEW.includes(name));

if (isNightly) visitSamples(test, "is translated and whole", visited, expectTranslated);
test.describe("on a phone", () => {
  test.use(DEVICES.phone);
  visitSamples(test, "is translated and whole", visited, expectTranslated);
});

/** The names of people and bots in the sample games. */
const NAMES = new Set(
  samples.flatMap(({ game }) =>
    game === undefined ? [] : sampleGame(game).players.map(({ name }) => name),
  ),
);

/** What is the same in every language, besides names. */
const KEPT: readonly RegExp[] = [
  /\bSofala\b/gu, // the name of the app
  /\b(?:English|Italiano)\b/gu, // languages, in themselves
  /\b[a-r]\d{1,2}\b/gu, // squares of the board
  /^[a-r]$/gu, // columns of the board
  /\b(?:[A-K]\d|-)+\b/gu, // codes of maps
  /“Z9”/gu, // a wrong part of such a code
  /^(?:Atkinson Hyperlegible Next|Fraunces|Preact|Preact Signals|Zod|idb|ISC|MIT)$/gu, // others' work and its licences
  /^© .* Authors$/gu, // the same
  /\b(?:\d+ (?:minute|hour|day|week|month|year)s? ago|last (?:week|month|year)|yesterday)\b/gu, // times, which the browser writes
];

async function expectTranslated(page: Page, { name }: Sample): Promise<void> {
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
  const menu = page.getByRole("button", { name: table.menu });
  if (await menu.isVisible()) {
    await menu.click();
    await expectShownTranslated(page, `${name}, menu`);
  }
}

/** What is shown now is translated and whole. */
async function expectShownTranslated(page: Page, name: string): Promise<void> {
  await page.getByText(common.loading, { exact: true }).waitFor({ state: "detached" });
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
