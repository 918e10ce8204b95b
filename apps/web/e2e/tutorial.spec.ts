import type { Locator, Page } from "@playwright/test";
import { loadZimbabweTutorialText } from "@sofala/text/zimbabwe";
import { cattleOf, raisePlans, type Move } from "@sofala/zimbabwe";
import type { ZimbabweCourse } from "../src/games/zimbabwe/tutorial/lesson.ts";
import { course } from "../src/games/zimbabwe/tutorial/lessons.ts";
import { latest } from "../src/local/moments.ts";
import { LEARNER } from "../src/table/tutorial/lesson.ts";
import {
  acceptedMoves,
  currentLesson,
  currentState,
  currentStep,
  goForward,
  hintMove,
  isLessonDone,
  isTutorialDone,
  openLesson,
  tryMove,
  type TutorialState,
} from "../src/table/tutorial/tutorial-state.ts";
import { lessonText, nudgeText, stepText } from "../src/table/tutorial/tutorial-texts.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { DEVICES } from "./appearance.ts";
import { cellOf } from "./input-method.ts";
import { NIGHTLY } from "./nightly.ts";
import { waitUntilLoaded, appText } from "./screen.ts";

const text = await loadZimbabweTutorialText("en");
const PATH = "/learn/tutorial/zimbabwe";
const END: Move = { kind: "end-turn" };

type Tutorial = TutorialState<ZimbabweCourse>;

/** The moves of a learner in each lesson, and monuments to raise. */
const WAY: { readonly [lesson: string]: readonly (Move | string)[] } = {
  gifts: [{ kind: "place-first", at: "a5" }, { kind: "pass" }, { kind: "give", cattle: 2 }],
  monument: [{ kind: "build-monument", at: "e3" }, END],
  craftsman: [
    { kind: "place-craftsman", craftsman: "potter", at: "c4", vertical: true, price: 3 },
    END,
  ],
  raise: ["f1", "c5", "f1", END],
  hub: ["b3"],
  water: [{ kind: "build-monument", at: "e5" }, { kind: "build-monument", at: "e3" }, END, "e3"],
  specialist: [
    { kind: "choose-specialist", specialist: "nomads" },
    { kind: "choose-specialist", specialist: "rain-ceremony" },
    { kind: "use-specialist", specialist: "rain-ceremony", cells: ["d1", "e1"] },
    { kind: "use-specialist", specialist: "rain-ceremony", cells: ["d3", "e3"] },
    "a3",
    END,
  ],
  god: [{ kind: "choose-god", god: "engai" }, { kind: "choose-god", god: "anansi" }, "f1", END],
  secondary: ["sculptor", END],
  winning: [{ kind: "give", cattle: 2 }, { kind: "choose-god", god: "xango" }, "d2", END],
};

test("a learner plays all lessons, by clicks alone", NIGHTLY, async ({ page }) => {
  await page.goto("/learn");
  const world = page.getByRole("region", { name: appText.home.games.zimbabwe.title });
  await world.getByRole("link", { name: appText.learn.tutorialStart }).click();
  const learner = new Learner(page, openLesson(course, "gifts"));
  for (const { id } of course.lessons) await test.step(id, () => learner.follow(WAY[id] ?? []));

  const { finished } = text;
  await expect(learner.tutor.getByRole("heading", { name: finished.title })).toBeVisible();
  const hidden = ({ scrollHeight, clientHeight }: HTMLElement | SVGElement) =>
    scrollHeight - clientHeight;
  expect(await learner.tutor.locator(".message").evaluate(hidden)).toBe(0);
  await learner.tutor.getByRole("button", { name: finished.firstGame }).click();
  await expect(page.locator(".guide-caption")).toBeVisible();
});

test("the tutorial continues where it was left, or starts again if that cannot be read", async ({
  page,
}) => {
  await page.goto(`${PATH}?lesson=craftsman`);
  const learner = new Learner(page, openLesson(course, "craftsman"));
  await learner.read();
  await learner.make(WAY["craftsman"]?.[0] ?? END);
  await page.reload();
  await learner.expectSaid();
  await expect(cellOf(page, "c5")).toHaveAccessibleName(/potter/u);

  await page.evaluate(() => localStorage.setItem("sofala-tutorial", "{broken"));
  await page.reload();
  await new Learner(page, openLesson(course, "gifts")).expectSaid();
});

test("a lesson can be chosen, shown, taken back, skipped and left", async ({ page }) => {
  await page.goto(PATH);
  const learner = new Learner(page, openLesson(course, "gifts"));
  const press = (name: string): Promise<void> => learner.button(name).click();
  await press(text.skip);
  learner.tutorial = openLesson(course, "monument");
  await learner.expectSaid();
  await learner.tutor.getByRole("heading").getByRole("button").click();
  const contents = page.getByRole("dialog", { name: text.contents });
  await contents.getByRole("button", { name: text.lessons.hub.title }).click();
  learner.tutorial = openLesson(course, "hub");
  await learner.read();
  await press(text.showMe);
  const hint = hintMove(learner.tutorial);
  if (hint === undefined) throw new Error("there is no hint");
  const { craftsmen } = latest(learner.tutorial.moments).view;
  const named = appText.zimbabwe.move(hint, text.players, craftsmen);
  await expect(learner.tutor).toContainText(text.hint(named));
  await expect(page.locator(".marks-layer .highlight").first()).toBeVisible();
  await press(text.playHint);
  await expect(page.getByText(text.lessons.hub.stepTexts.paid)).toBeVisible();
  await page.locator("button[aria-keyshortcuts=u]").click();
  await learner.expectSaid();
  await press(text.back);
  learner.tutorial = openLesson(course, "hub");
  await learner.expectSaid();
  await learner.tutor.getByRole("link", { name: text.leave }).click();
  await expect(page).toHaveURL("/learn");
});

test("a lesson can be played with the keyboard alone", async ({ page }) => {
  await page.goto(`${PATH}?lesson=monument`);
  const learner = new Learner(page, openLesson(course, "monument"));
  const { keyboard } = page;
  const wayOn = (name: string): Locator => learner.button(name);
  await learner.expectSaid();
  await tabTo(page, wayOn(text.next));
  await keyboard.press("Enter");
  learner.tutorial = goForward(learner.tutorial);
  await learner.expectSaid();

  await keyboard.press("e");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: appText.turn.endTurnDialog.confirm }));
  await keyboard.press("Enter");
  await expect(learner.tutor).toContainText(text.lessons.monument.nudges.build);

  await keyboard.press("b");
  await tabTo(page, page.locator("[role=gridcell]:focus"));
  await keyboard.press("n");
  const cell = await page.locator("[role=gridcell]:focus").getAttribute("data-cell");
  await keyboard.press("Enter");
  learner.take({ kind: "build-monument", at: cell ?? "" });
  await learner.expectSaid();
  await expect(wayOn(text.next)).toBeFocused();
  await keyboard.press("Enter");
  learner.tutorial = goForward(learner.tutorial);
  await learner.expectSaid();

  await keyboard.press("e");
  learner.take(END);
  await learner.expectSaid();
  await expect(wayOn(text.next)).toBeFocused();
  await keyboard.press("Enter");
  await expect(wayOn(text.nextLesson)).toBeFocused();
  await keyboard.press("Enter");
  learner.tutorial = openLesson(course, "craftsman");
  await learner.expectSaid();
  await expect(wayOn(text.next)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  test("a lesson is played by touch, with the board visible", async ({ page }) => {
    await page.goto(PATH);
    await waitUntilLoaded(page);
    const learner = new Learner(page, openLesson(course, "gifts"));
    await learner.expectSaid();
    await learner.button(text.next).tap();
    learner.tutorial = goForward(learner.tutorial);
    await learner.expectSaid();
    const cell = cellOf(page, "d7");
    await cell.tap();
    await page.getByRole("button", { name: appText.turn.confirmAt("d7") }).tap();
    learner.take({ kind: "place-first", at: "d7" });
    await learner.expectSaid();
    await expect(async () => {
      const [board, tutor] = [await cell.boundingBox(), await learner.tutor.boundingBox()];
      expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(tutor?.y ?? 0);
    }).toPass();
    await learner.button(text.next).tap();
    await page.getByRole("button", { name: appText.gifts.give(2) }).tap();
    await expect(learner.tutor).toContainText(text.lessons.gifts.stepTexts.order);
  });
});

/** Plays what the tutorial asks for; the lesson model follows the moves, so that the expected text is known. */
class Learner {
  readonly tutor: Locator;
  tutorial: Tutorial;
  private readonly page: Page;
  private driver: ZimbabweDriver;

  constructor(page: Page, tutorial: Tutorial) {
    this.tutor = page.getByRole("region", { name: text.panelTitle, exact: true });
    this.tutorial = tutorial;
    this.page = page;
    this.driver = ZimbabweDriver.seated(page, currentState(tutorial));
  }

  button(name: string): Locator {
    return this.tutor.getByRole("button", { name, exact: true });
  }

  /** Plays a whole lesson and goes to the next. */
  async follow(way: readonly (Move | string)[]): Promise<void> {
    const moves = [...way];
    while (!isLessonDone(this.tutorial)) {
      if (currentStep(this.tutorial)?.kind === "read") await this.read();
      else await this.make(moves.shift() ?? END);
    }
    expect(moves).toEqual([]);
    const { title } = lessonText(text, currentLesson(this.tutorial).id);
    if (isTutorialDone(this.tutorial)) return;
    await expect(this.tutor).toContainText(text.lessonDone(title));
    await this.button(text.nextLesson).click();
    this.tutorial = goForward(this.tutorial);
  }

  async read(): Promise<void> {
    await this.expectSaid();
    await this.button(text.next).click();
    this.tutorial = goForward(this.tutorial);
  }

  /** Makes a move, raises a monument, or places a craftsman where the lesson wants it. */
  async make(goal: Move | string): Promise<void> {
    await this.expectSaid();
    this.driver.state = currentState(this.tutorial);
    const move = typeof goal === "string" ? this.found(goal) : goal;
    if (move.kind === "raise-monument") await this.driver.raise([move.at]);
    else await this.driver.play(move);
    await this.hear(move);
  }

  /** Applies a move to the lesson model. */
  take(move: Move): void {
    const outcome = tryMove(this.tutorial, move);
    if (outcome.kind !== "accepted") throw new Error(`${outcome.kind} ${JSON.stringify(move)}`);
    this.tutorial = outcome.tutorial;
  }

  async expectSaid(): Promise<void> {
    await expect(this.tutor).toContainText(stepText(this.tutorial, text) ?? "");
  }

  private async hear(move: Move): Promise<void> {
    const outcome = tryMove(this.tutorial, move);
    if (outcome.kind === "accepted") this.tutorial = outcome.tutorial;
    else if (outcome.kind === "nudged") {
      await expect(this.tutor).toContainText(nudgeText(this.tutorial, outcome.nudge, text));
      // The draft move is still there.
      const notNow = this.driver.button(appText.turn.cancel);
      if (await notNow.isVisible()) await notNow.click();
      this.driver = ZimbabweDriver.seated(this.page, currentState(this.tutorial));
    } else throw new Error(outcome.refusal.code);
  }

  private found(goal: string): Move {
    const state = currentState(this.tutorial);
    const move = [...acceptedMoves(this.tutorial)].find(
      (each) => each.kind === "place-craftsman" && each.craftsman === goal,
    );
    const plan = move ?? raisePlans(state, LEARNER, [goal])[0]?.moves[0];
    if (plan === undefined)
      throw new Error(`${goal} cannot be had for ${cattleOf(state, LEARNER)}`);
    return plan;
  }
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await target.count()) > 0 && (await target.evaluate(isFocused))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the focus never came there");
}

const isFocused = (element: Element): boolean => element === document.activeElement;
