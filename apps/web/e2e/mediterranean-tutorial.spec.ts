import type { Locator, Page } from "@playwright/test";
import type { Bottom, SetGood } from "@sofala/mediterranean";
import { loadMarketTutorialText, loadMediterraneanWords } from "@sofala/text/mediterranean";
import type { LessonId } from "../src/games/mediterranean/tutorial/lesson.ts";
import { LESSONS } from "../src/games/mediterranean/tutorial/lessons.ts";
import { expect, test } from "./app-test.ts";
import { tabTo } from "./keyboard-input.ts";
import { DEVICES } from "./appearance.ts";
import { NIGHTLY } from "./nightly.ts";
import { standing, words } from "./screen.ts";

const PATH = "/learn/tutorial/mediterranean";
const LANGUAGES = {
  en: { ...(await loadMediterraneanWords("en")), tutor: await loadMarketTutorialText("en") },
  it: { ...(await loadMediterraneanWords("it")), tutor: await loadMarketTutorialText("it") },
};
const { tutor: text } = LANGUAGES.en;

test("a learner plays the whole turn, by clicks alone", NIGHTLY, async ({ page }) => {
  await page.goto("/learn");
  const world = page.getByRole("region", { name: words.home.world.mediterranean.title });
  await world.getByRole("link", { name: words.learn.tutorialStart }).click();
  const learner = new Learner(page);
  await learner.play(LESSONS);
  await learner.expectEnd();
  await learner.tutor.getByRole("link", { name: text.end.firstGame }).click();
  await expect(page).toHaveURL(/\/new\/mediterranean/u);
});

test("a lesson can be chosen, shown, taken back, and left", async ({ page }) => {
  await page.goto(`${PATH}?lesson=making`);
  const learner = new Learner(page);
  await learner.read("making", "wish");
  await learner.press(text.showMe);
  await learner.says("request", "ask");
  await learner.press(text.back);
  await learner.says("making", "make");
  await learner.press(text.skip);
  await learner.says("request", "ask");
  await page.reload();
  await learner.says("request", "ask");

  await learner.tutor.getByRole("heading").getByRole("button").click();
  const contents = page.getByRole("dialog", { name: text.contents });
  await contents.getByRole("button", { name: text.lessons.purchases.title }).click();
  await learner.read("purchases", "shop");
  await learner.press(text.showMe);
  await learner.says("purchases", "build");
  await page.getByRole("button", { name: LANGUAGES.en.steps.takeBack }).click();
  await learner.says("purchases", "develop");
  await learner.tutor.getByRole("link", { name: text.leave }).click();
  await expect(page).toHaveURL("/learn");
});

test("moves that do not fit are spoken to, and what was in the making stays", async ({ page }) => {
  await page.goto(`${PATH}?lesson=making`);
  const learner = new Learner(page);
  await learner.read("making", "wish");
  await learner.offer(["salt", "dictatorship"], "timber");
  await expect(learner.tutor).toContainText(text.lessons.making.nudges.give);
  const { compose, notice } = LANGUAGES.en.market;
  await expect(page.getByRole("region", { name: compose.title })).toBeVisible();
  await expect(page.getByText(notice.notSent)).toHaveCount(0);
  await page.getByRole("button", { name: compose.clear }).click();
  await learner.offer(["wool", "mars"], "timber");
  await learner.says("request", "ask");
});

test("an offer is accepted with the keyboard alone", async ({ page }) => {
  await page.goto(`${PATH}?lesson=offer`);
  const learner = new Learner(page);
  await learner.says("offer", "slip");
  const next = learner.tutor.getByRole("button", { name: text.next });
  await tabTo(next);
  await page.keyboard.press("Enter");
  await learner.says("offer", "accept");
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await learner.says("making", "wish");
  await expect(next).toBeFocused();
});

test("the values that are reconstructed are named, with a way to the rules", async ({ page }) => {
  await page.goto(`${PATH}?lesson=winning`);
  const learner = new Learner(page);
  await learner.read("winning", "six");
  await learner.says("winning", "stated");
  await learner.press(text.readMore);
  await expect(page.getByRole("dialog", { name: words.learn.rules })).toContainText("†");
});

test.describe("on a phone, in Italian", () => {
  test.use({ ...DEVICES.phone, locale: "it-IT" });

  test("a learner plays the whole turn by touch", NIGHTLY, async ({ page }) => {
    await page.goto(PATH);
    await standing(page);
    const learner = new Learner(page, "it", true);
    await learner.play(LESSONS);
    await learner.expectEnd();
  });

  test("a learner plays the first lessons by touch", async ({ page }) => {
    await page.goto(PATH);
    await standing(page);
    const request = LESSONS.findIndex(({ id }) => id === "request");
    await new Learner(page, "it", true).play(LESSONS.slice(0, request + 1));
  });
});

/** Does at the table what the tutorial asks for. */
class Learner {
  readonly tutor: Locator;
  private readonly page: Page;
  private readonly text: (typeof LANGUAGES)["en"];
  private readonly isPhone: boolean;

  constructor(page: Page, language: keyof typeof LANGUAGES = "en", isPhone = false) {
    this.page = page;
    this.text = LANGUAGES[language];
    this.isPhone = isPhone;
    this.tutor = page.getByRole("region", { name: this.text.tutor.tutor, exact: true });
  }

  /** Plays lessons one after the other. */
  async play(lessons: typeof LESSONS): Promise<void> {
    const { market, steps, show } = this.text;
    const doings: { readonly [say: string]: () => Promise<void> } = {
      "offer accept": () => this.accept(),
      "making make": () => this.offer(["wool", "mars"], "timber"),
      "request ask": () => this.ask("grain"),
      "request answer": () => this.accept(),
      "danger pass": () => this.offer(["wine", "barbarianFury"], "dye"),
      "warehouse store": () => this.store(["dye", "venus"]),
      "bell ready": async () => {
        await this.button(new RegExp(`^${market.bar.ready}`, "u")).click();
        await this.page.getByRole("dialog").getByRole("button", { name: show.skip }).click();
        // The focus was on a button that is no longer there.
        await expect(this.tutor.getByRole("button", { name: this.text.tutor.next })).toBeFocused();
      },
      "purchases develop": () => this.button(steps.shop.buyNamed("S01", 3)).click(),
      "purchases build": () => this.button(steps.shop.buildNamed("white-G1", 6)).click(),
      "purchases vp": async () => {
        await this.button(steps.shop.more).click();
        await this.button(steps.shop.more).click();
        await this.button(steps.shop.buyVp(2, 8)).click();
      },
      "purchases done": () => this.button(steps.shop.done).click(),
      "civic use": async () => {
        await this.button(steps.abilities.useAll(1)).click();
        await this.button(steps.ready).click();
      },
      "civic keep": () => this.button(steps.flips.keep).click(),
    };
    for (const lesson of lessons) {
      for (const { kind, say } of lesson.steps) {
        await this.says(lesson.id, say);
        const act = doings[`${lesson.id} ${say}`] ?? (() => this.press(this.text.tutor.next));
        await test.step(`${lesson.id} ${say}: ${kind}`, act);
      }
    }
  }

  async expectEnd(): Promise<void> {
    const { title } = this.text.tutor.end;
    await expect(this.tutor.getByRole("heading", { name: title })).toBeVisible();
  }

  async says(lesson: LessonId, say: string): Promise<void> {
    const says: { readonly [say: string]: string } = this.text.tutor.lessons[lesson].says;
    await expect(this.tutor).toContainText(says[say] ?? say);
  }

  async read(lesson: LessonId, say: string): Promise<void> {
    await this.says(lesson, say);
    await this.press(this.text.tutor.next);
  }

  async press(name: string): Promise<void> {
    await this.tutor.getByRole("button", { name, exact: true }).click();
  }

  async offer([good, bottom]: readonly [SetGood, Bottom], want: SetGood): Promise<void> {
    const { compose } = this.text.market;
    await this.card(good, bottom).click();
    const composer = this.page.getByRole("region", { name: compose.title });
    const wanted = compose.add(this.text.game.good[want]);
    await composer.getByRole("button", { name: wanted }).click();
    await composer.getByRole("button", { name: "Chiara", exact: true }).click();
    await composer.getByRole("button", { name: compose.send, exact: true }).click();
  }

  private async accept(): Promise<void> {
    await this.openTab(this.text.market.tabs.me);
    const slip = this.page.locator(".deal-slip.me:not(.dead)");
    await slip.getByRole("button", { name: this.text.market.slip.accept }).click();
  }

  private async ask(good: SetGood): Promise<void> {
    await this.openTab(this.text.market.tabs.open);
    const { goods } = this.text.market;
    await this.page.getByRole("button", { name: goods.whoHas(this.text.game.good[good]) }).click();
  }

  private async store([good, bottom]: readonly [SetGood, Bottom]): Promise<void> {
    await this.button(this.text.market.hand.warehouse.store).click();
    await this.card(good, bottom).click();
  }

  private async openTab(name: string): Promise<void> {
    if (this.isPhone)
      await this.page.getByRole("tab", { name: new RegExp(`^${name} `, "u") }).click();
  }

  private card(good: SetGood, bottom: Bottom): Locator {
    const { game } = this.text;
    return this.page
      .locator(".hand-set .hand-card")
      .filter({ hasText: game.good[good] })
      .filter({ hasText: game.bottom[bottom].name });
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }
}
