import type { Locator, Page } from "@playwright/test";
import { loadTutorialText } from "@sofala/text/tutorial";
import { cattleOf, raisePlans, type Move } from "@sofala/zimbabwe";
import { LEARNER, type LessonId } from "../src/games/zimbabwe/tutorial/lesson.ts";
import { LESSONS } from "../src/games/zimbabwe/tutorial/lessons.ts";
import {
  goOn,
  isLessonDone,
  isOver,
  lessonOf,
  nudgeOf,
  offer,
  openLesson,
  sayOf,
  stepOf,
  wantedMoves,
  type Tutorial,
} from "../src/games/zimbabwe/tutorial/tutorial.ts";
import { expect, test } from "./app-test.ts";
import { Driver } from "./zimbabwe-driver.ts";
import { DEVICES } from "./appearance.ts";
import { cellOf } from "./input-method.ts";
import { NIGHTLY } from "./nightly.ts";
import { standing, words } from "./screen.ts";

const text = await loadTutorialText("en");
const PATH = "/learn/tutorial/zimbabwe";
const END: Move = { kind: "end-turn" };

/** A learner's way through the lessons: moves, and monuments to raise. */
const WAY: { readonly [lesson in LessonId]: readonly (Move | string)[] } = {
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
  const world = page.getByRole("region", { name: words.home.world.zimbabwe.title });
  await world.getByRole("link", { name: words.learn.tutorialStart }).click();
  const learner = new Learner(page, openLesson("gifts"));
  for (const { id } of LESSONS) await test.step(id, () => learner.follow(WAY[id]));

  const { end } = text;
  await expect(learner.tutor.getByRole("heading", { name: end.title })).toBeVisible();
  await learner.tutor.getByRole("link", { name: end.firstGame }).click();
  await expect(page.getByRole("switch", { name: words.setup.firstPlay })).toBeChecked();
});

test("who comes back goes on where they left, or begins where nothing can be read", async ({
  page,
}) => {
  await page.goto(`${PATH}?lesson=craftsman`);
  const learner = new Learner(page, openLesson("craftsman"));
  await learner.read();
  await learner.make(WAY.craftsman[0] ?? END);
  await page.reload();
  await learner.expectSaid();
  await expect(cellOf(page, "c5")).toHaveAccessibleName(/potter/u);

  await page.evaluate(() => localStorage.setItem("sofala-tutorial", "{broken"));
  await page.reload();
  await new Learner(page, openLesson("gifts")).expectSaid();
});

test("a lesson can be chosen, shown, taken back, skipped and left", async ({ page }) => {
  await page.goto(PATH);
  const learner = new Learner(page, openLesson("gifts"));
  const press = (name: string): Promise<void> => learner.button(name).click();
  await press(text.skip);
  learner.tutorial = openLesson("monument");
  await learner.expectSaid();
  await learner.tutor.getByRole("heading").getByRole("button").click();
  const contents = page.getByRole("dialog", { name: text.contents });
  await contents.getByRole("button", { name: text.lessons.hub.title }).click();
  learner.tutorial = openLesson("hub");
  await learner.read();
  await press(text.showMe);
  await expect(page.getByText(text.lessons.hub.says.paid)).toBeVisible();
  await page.getByRole("button", { name: words.turn.takeBack, exact: true }).click();
  await learner.expectSaid();
  await press(text.back);
  learner.tutorial = openLesson("hub");
  await learner.expectSaid();
  await learner.tutor.getByRole("link", { name: text.leave }).click();
  await expect(page).toHaveURL("/learn");
});

test("a lesson can be played with the keyboard alone", async ({ page }) => {
  await page.goto(`${PATH}?lesson=monument`);
  const learner = new Learner(page, openLesson("monument"));
  const { keyboard } = page;
  const wayOn = (name: string): Locator => learner.button(name);
  await learner.expectSaid();
  await tabTo(page, wayOn(text.next));
  await keyboard.press("Enter");
  learner.tutorial = goOn(learner.tutorial);
  await learner.expectSaid();

  await keyboard.press("e");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: words.turn.leaving.end }));
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
  learner.tutorial = goOn(learner.tutorial);
  await learner.expectSaid();

  await keyboard.press("e");
  learner.take(END);
  await learner.expectSaid();
  await expect(wayOn(text.next)).toBeFocused();
  await keyboard.press("Enter");
  await expect(wayOn(text.nextLesson)).toBeFocused();
  await keyboard.press("Enter");
  learner.tutorial = openLesson("craftsman");
  await learner.expectSaid();
  await expect(wayOn(text.next)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  test("a lesson is played by touch, with the board in sight", async ({ page }) => {
    await page.goto(PATH);
    await standing(page);
    const learner = new Learner(page, openLesson("gifts"));
    await learner.expectSaid();
    await learner.button(text.next).tap();
    learner.tutorial = goOn(learner.tutorial);
    await learner.expectSaid();
    const cell = cellOf(page, "d7");
    await cell.tap();
    await page.getByRole("button", { name: words.turn.confirmAt("d7") }).tap();
    learner.take({ kind: "place-first", at: "d7" });
    await learner.expectSaid();
    const [board, tutor] = await Promise.all([cell.boundingBox(), learner.tutor.boundingBox()]);
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(tutor?.y ?? 0);
    await learner.button(text.next).tap();
    await page.getByRole("button", { name: words.gifts.give(2) }).tap();
    await expect(learner.tutor).toContainText(text.lessons.gifts.says.order);
  });
});

/** Does at the table what the tutorial asks for; beside it the lessons follow, so that it is known what must be said. */
class Learner {
  readonly tutor: Locator;
  tutorial: Tutorial;
  private readonly page: Page;
  private driver: Driver;

  constructor(page: Page, tutorial: Tutorial) {
    this.tutor = page.getByRole("region", { name: text.tutor, exact: true });
    this.tutorial = tutorial;
    this.page = page;
    this.driver = Driver.seated(page, tutorial.state);
  }

  button(name: string): Locator {
    return this.tutor.getByRole("button", { name, exact: true });
  }

  /** Goes through a whole lesson and on to the next. */
  async follow(way: readonly (Move | string)[]): Promise<void> {
    const moves = [...way];
    while (!isLessonDone(this.tutorial)) {
      if (stepOf(this.tutorial)?.kind === "read") await this.read();
      else await this.make(moves.shift() ?? END);
    }
    expect(moves).toEqual([]);
    const { title } = text.lessons[lessonOf(this.tutorial).id];
    if (isOver(this.tutorial)) return;
    await expect(this.tutor).toContainText(text.lessonDone(title));
    await this.button(text.nextLesson).click();
    this.tutorial = goOn(this.tutorial);
  }

  async read(): Promise<void> {
    await this.expectSaid();
    await this.button(text.next).click();
    this.tutorial = goOn(this.tutorial);
  }

  /** Makes a move, or raises a monument, or places a craftsman where the lesson wants it. */
  async make(wish: Move | string): Promise<void> {
    await this.expectSaid();
    const { state } = this.tutorial;
    this.driver.state = state;
    const move = typeof wish === "string" ? this.found(wish) : wish;
    if (move.kind === "raise-monument") await this.driver.raise([move.at]);
    else await this.driver.play(move);
    await this.hear(move);
  }

  /** The lessons take a move that was made at the table. */
  take(move: Move): void {
    const outcome = offer(this.tutorial, move);
    if (outcome.kind !== "accepted") throw new Error(`${outcome.kind} ${JSON.stringify(move)}`);
    this.tutorial = outcome.tutorial;
  }

  async expectSaid(): Promise<void> {
    await expect(this.tutor).toContainText(sayOf(this.tutorial, text) ?? "");
  }

  private async hear(move: Move): Promise<void> {
    const outcome = offer(this.tutorial, move);
    if (outcome.kind === "accepted") this.tutorial = outcome.tutorial;
    else if (outcome.kind === "nudged") {
      await expect(this.tutor).toContainText(nudgeOf(this.tutorial, outcome.nudge, text));
      // What was in the making still is.
      const notNow = this.driver.button(words.turn.cancel);
      if (await notNow.isVisible()) await notNow.click();
      this.driver = Driver.seated(this.page, this.tutorial.state);
    } else throw new Error(outcome.refusal.code);
  }

  private found(wish: string): Move {
    const { state } = this.tutorial;
    const move = wantedMoves(this.tutorial).find(
      (each) => each.kind === "place-craftsman" && each.craftsman === wish,
    );
    const plan = move ?? raisePlans(state, LEARNER, [wish])[0]?.moves[0];
    if (plan === undefined)
      throw new Error(`${wish} cannot be had for ${cattleOf(state, LEARNER)}`);
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
