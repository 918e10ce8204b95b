import type { Locator, Page } from "@playwright/test";
import type { Bottom, SetGood } from "@sofala/mediterranean";
import {
  loadMediterraneanTutorialText,
  loadMediterraneanAppText,
} from "@sofala/text/mediterranean";
import { course } from "../src/games/mediterranean/tutorial/lessons.ts";
import { lessonText } from "../src/table/tutorial/tutorial-texts.ts";
import { expect, test } from "./app-test.ts";
import { tabTo } from "./keyboard-input.ts";
import { DEVICES, SCREENSHOT_DEVICES } from "./appearance.ts";
import { NIGHTLY } from "./nightly.ts";
import { waitUntilLoaded, appText } from "./screen.ts";

const PATH = "/learn/tutorial/mediterranean";
const LANGUAGES = {
  en: {
    ...(await loadMediterraneanAppText("en")),
    tutor: await loadMediterraneanTutorialText("en"),
  },
  it: {
    ...(await loadMediterraneanAppText("it")),
    tutor: await loadMediterraneanTutorialText("it"),
  },
};
const { tutor: text } = LANGUAGES.en;

test("a learner plays the whole turn, by clicks alone", NIGHTLY, async ({ page }) => {
  await page.goto("/learn");
  const world = page.getByRole("region", { name: appText.home.games.mediterranean.title });
  await world.getByRole("link", { name: appText.learn.tutorialStart }).click();
  const learner = new Learner(page);
  await learner.play(course.lessons);
  await learner.expectEnd();
  await learner.tutor.getByRole("button", { name: text.finished.firstGame }).click();
  await expect(page).toHaveURL(/\/game\//u);
});

test("a lesson can be chosen, shown, taken back, and left", async ({ page }) => {
  await page.goto(`${PATH}?lesson=making`);
  const learner = new Learner(page);
  await learner.read("making", "goal");
  await learner.press(text.showMe);
  await expect(learner.tutor).toContainText("Offer Chiara 1 wool (Mars) for 1 timber");
  await learner.press(text.playHint);
  await learner.goToNextLesson("making");
  await learner.expectText("request", "ask");
  await page.reload();
  await learner.expectText("request", "ask");
  await learner.press(text.back);
  await learner.press(text.back);
  await learner.expectText("making", "compose");
  await learner.press(text.skip);
  await learner.expectText("request", "ask");
  await page.reload();
  await learner.expectText("request", "ask");

  await learner.tutor.getByRole("heading").getByRole("button").click();
  const contents = page.getByRole("dialog", { name: text.contents });
  await contents.getByRole("button", { name: text.lessons.purchases.title }).click();
  await learner.read("purchases", "shop");
  await learner.press(text.showMe);
  await learner.press(text.playHint);
  await learner.expectText("purchases", "build");
  await page.getByRole("button", { name: LANGUAGES.en.steps.takeBack("") }).click();
  await learner.expectText("purchases", "develop");
  await learner.tutor.getByRole("link", { name: text.leave }).click();
  await expect(page).toHaveURL("/learn");
});

test("wrong moves get a comment, and the draft stays", async ({ page }) => {
  await page.goto(`${PATH}?lesson=making`);
  const learner = new Learner(page);
  await learner.read("making", "goal");
  await learner.offer(["salt", "dictatorship"], "timber");
  await expect(learner.tutor).toContainText(text.lessons.making.nudges.give);
  const { compose, feedback } = LANGUAGES.en.market;
  await expect(page.getByRole("region", { name: compose.title })).toBeVisible();
  await expect(page.getByText(feedback.notSent)).toHaveCount(0);
  await page.getByRole("button", { name: compose.startOver }).click();
  await learner.offer(["wool", "mars"], "timber");
  await learner.goToNextLesson("making");
});

test("an offer is accepted with the keyboard alone", async ({ page }) => {
  await page.goto(`${PATH}?lesson=offer`);
  const learner = new Learner(page);
  await learner.expectText("offer", "card");
  const next = learner.tutor.getByRole("button", { name: text.next });
  await tabTo(next);
  await page.keyboard.press("Enter");
  await learner.expectText("offer", "accept");
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(learner.tutor.getByRole("button", { name: text.nextLesson })).toBeFocused();
  await page.keyboard.press("Enter");
  await learner.expectText("making", "goal");
  await expect(next).toBeFocused();
});

test("the resolution is of the turn in the header, and beside the tutor", async ({ page }) => {
  const { market, resolution } = LANGUAGES.en;
  await page.goto(`${PATH}?lesson=bell`);
  const learner = new Learner(page);
  await learner.read("bell", "bell");
  await page.getByRole("button", { name: new RegExp(`^${market.readyBar.ready}`, "u") }).click();
  const shown = page.getByRole("dialog", { name: resolution.title(2) });
  await expect(shown).toBeVisible();
  await expect(page.locator(".table-header")).toContainText(LANGUAGES.en.table.turn(2, 6));
  await expect(async () => {
    const [dialog, tutor] = [await shown.boundingBox(), await learner.tutor.boundingBox()];
    expect(dialog?.x).toBeGreaterThanOrEqual((tutor?.x ?? 0) + (tutor?.width ?? Infinity));
  }).toPass();
  // The seats and the header do not tell the end before it is shown.
  await expect(page.locator(".slot-seats")).toBeHidden();
  await shown.getByRole("button", { name: resolution.close }).click();
  await expect(page.locator(".slot-seats")).toBeVisible();
});

test("on a tablet there is room for the market beside the tutor and a large hand", async ({
  page,
}) => {
  await page.setViewportSize(SCREENSHOT_DEVICES.tablet.viewport);
  await page.goto(`${PATH}?lesson=offer`);
  const learner = new Learner(page);
  await learner.read("offer", "card");
  await learner.expectText("offer", "accept");
  const { offerCard } = LANGUAGES.en.market;
  await expect(page.getByRole("button", { name: offerCard.accept })).toBeInViewport({ ratio: 0.8 });
});

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  test("the resolution is above the tutor", async ({ page }) => {
    const { market, resolution } = LANGUAGES.en;
    await page.goto(`${PATH}?lesson=bell`);
    const learner = new Learner(page);
    await learner.read("bell", "bell");
    await page.getByRole("button", { name: new RegExp(`^${market.readyBar.ready}`, "u") }).tap();
    const shown = page.getByRole("dialog", { name: resolution.title(2) });
    await expect(shown).toBeVisible();
    await expect(async () => {
      const [dialog, tutor] = [await shown.boundingBox(), await learner.tutor.boundingBox()];
      const bottom = (dialog?.y ?? 0) + (dialog?.height ?? Infinity);
      expect(tutor?.y).toBeGreaterThanOrEqual(bottom);
    }).toPass();
  });

  test("the resolution scrolls to what a hand brings", async ({ page }) => {
    const { market } = LANGUAGES.en;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(`${PATH}?lesson=bell`);
    const learner = new Learner(page);
    await learner.read("bell", "bell");
    await page.getByRole("button", { name: new RegExp(`^${market.readyBar.ready}`, "u") }).tap();
    const slide = page.locator(".resolution-dialog .slide-view.cards");
    await expect(slide).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    while ((await slide.getAttribute("data-step")) !== "3") await page.clock.runFor(100);
    await expect(slide.locator(".marker-moves")).toBeInViewport({ ratio: 0.9 });
  });
});

test("reconstructed values are marked, with a link to the rules", async ({ page }) => {
  await page.goto(`${PATH}?lesson=winning`);
  const learner = new Learner(page);
  await learner.read("winning", "six");
  await learner.expectText("winning", "stated");
  await learner.press(text.readMore);
  await expect(page.getByRole("dialog", { name: appText.learn.rules })).toContainText("†");
});

test.describe("on a phone, in Italian", () => {
  test.use({ ...DEVICES.phone, locale: "it-IT" });

  test("a learner plays the whole turn by touch", NIGHTLY, async ({ page }) => {
    await page.goto(PATH);
    await waitUntilLoaded(page);
    const learner = new Learner(page, "it", true);
    await learner.play(course.lessons);
    await learner.expectEnd();
  });

  test("a learner plays the first lessons by touch", async ({ page }) => {
    await page.goto(PATH);
    await waitUntilLoaded(page);
    const request = course.lessons.findIndex(({ id }) => id === "request");
    await new Learner(page, "it", true).play(course.lessons.slice(0, request + 1));
  });
});

/** Plays what the tutorial asks for. */
class Learner {
  readonly tutor: Locator;
  private readonly page: Page;
  private readonly text: (typeof LANGUAGES)["en"];
  private readonly isPhone: boolean;

  constructor(page: Page, language: keyof typeof LANGUAGES = "en", isPhone = false) {
    this.page = page;
    this.text = LANGUAGES[language];
    this.isPhone = isPhone;
    this.tutor = page.getByRole("region", { name: this.text.tutor.panelTitle, exact: true });
  }

  /** Plays lessons one after the other. */
  async play(lessons: typeof course.lessons): Promise<void> {
    const { market, steps, resolution } = this.text;
    const actionsByText: { readonly [key: string]: () => Promise<void> } = {
      "offer accept": () => this.accept(),
      "making compose": () => this.offer(["wool", "mars"], "timber"),
      "request ask": () => this.ask("grain"),
      "request answer": () => this.accept(),
      "danger pass": () => this.offer(["wine", "barbarianFury"], "dye"),
      "warehouse store": () => this.store(["dye", "venus"]),
      "bell ready": async () => {
        await this.button(new RegExp(`^${market.readyBar.ready}`, "u")).click();
        await this.page.getByRole("dialog").getByRole("button", { name: resolution.close }).click();
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
      for (const { kind, textKey } of lesson.steps) {
        await this.expectText(lesson.id, textKey);
        const act =
          actionsByText[`${lesson.id} ${textKey}`] ?? (() => this.press(this.text.tutor.next));
        await test.step(`${lesson.id} ${textKey}: ${kind}`, act);
      }
      if (lesson !== course.lessons.at(-1)) await this.goToNextLesson(lesson.id);
    }
  }

  async expectEnd(): Promise<void> {
    const { title } = this.text.tutor.finished;
    await expect(this.tutor.getByRole("heading", { name: title })).toBeVisible();
  }

  async expectText(lesson: string, key: string): Promise<void> {
    const { stepTexts } = lessonText(this.text.tutor, lesson);
    await expect(this.tutor).toContainText(stepTexts[key] ?? key);
  }

  async read(lesson: string, key: string): Promise<void> {
    await this.expectText(lesson, key);
    await this.press(this.text.tutor.next);
  }

  /** From the end of a lesson. */
  async goToNextLesson(lesson: string): Promise<void> {
    const { tutor } = this.text;
    await expect(this.tutor).toContainText(tutor.lessonDone(lessonText(tutor, lesson).title));
    await this.press(tutor.nextLesson);
  }

  async press(name: string): Promise<void> {
    await this.tutor.getByRole("button", { name, exact: true }).click();
  }

  async offer([good, bottom]: readonly [SetGood, Bottom], want: SetGood): Promise<void> {
    const { compose } = this.text.market;
    await this.card(good, bottom).click();
    const composer = this.page.getByRole("region", { name: compose.title });
    const wanted = compose.add(this.text.sentences.good[want]);
    await composer.getByRole("button", { name: wanted }).click();
    await composer.getByRole("button", { name: "Chiara", exact: true }).click();
    await composer.getByRole("button", { name: compose.send, exact: true }).click();
  }

  private async accept(): Promise<void> {
    await this.openTab(this.text.market.tabs.me);
    const offer = this.page.locator(".offer-card.me:not(.ended)");
    await offer.getByRole("button", { name: this.text.market.offerCard.accept }).click();
  }

  private async ask(good: SetGood): Promise<void> {
    await this.openTab(this.text.market.tabs.open);
    const { goods } = this.text.market;
    await this.page
      .getByRole("button", { name: goods.whoHas(this.text.sentences.good[good]) })
      .click();
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
    const { sentences } = this.text;
    return this.page
      .locator(".hand-set .hand-card")
      .filter({ hasText: sentences.good[good] })
      .filter({ hasText: sentences.bottom[bottom].name });
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }
}
