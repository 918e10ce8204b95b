import type { Locator, Page } from "@playwright/test";
import { zimbabwe } from "@sofala/zimbabwe";
import { Adviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { BY_TOUCH } from "./touch-input.ts";
import { Driver } from "./zimbabwe-driver.ts";
import { DEVICES } from "./appearance.ts";
import { cellOf } from "./input-method.ts";
import { drawUp, words } from "./screen.ts";
import { movesOf, person, staged } from "./staged-game.ts";
import { gameNamed, storeGames } from "./sample-games.ts";

const { turn, table, board, panels } = words;

test.use(DEVICES.phone);

test("a round is played by taps", async ({ page, context }) => {
  const players = ["Ann", "Ben"].map(person);
  const until = () => true;
  await storeGames(context, [staged({ id: "round", seed: "phone", players, until })]);
  await page.goto("/game/round");
  const driver = await Driver.at(page, BY_TOUCH);
  const adviser = new Adviser();
  const kinds = new Set<string>();
  while (driver.view.round < 2) {
    if (driver.view.phase !== "setup") await drawUp(page);
    const move = adviser.next(driver.state);
    kinds.add(move.kind);
    await driver.play(move);
    expect(await isTooWide(page)).toBe(false);
  }
  expect([...kinds]).toContain("place-first");
  await driver.expectKept();
  await open(page, table.seats);
  await driver.expectFigures();
});

test("a tap shows, a second one confirms, one elsewhere moves on", async ({ page, context }) => {
  await storeGames(context, [gameNamed("set-up")]);
  await page.goto("/game/set-up");
  const driver = await Driver.at(page, BY_TOUCH);
  const [one = "", two = ""] = movesOf(driver.state, "place-first").map(({ at }) => at);
  const { state } = driver;
  await cellOf(page, one).tap();
  await expect(driver.button(turn.confirmAt(one))).toBeVisible();
  await cellOf(page, two).tap();
  await expect(driver.button(turn.confirmAt(two))).toBeVisible();
  await driver.expectKept();
  await cellOf(page, two).tap();
  const { log } = await driver.catchUp(1);
  expect(log[2]).toEqual({ kind: "move", actor: 0, move: { kind: "place-first", at: two } });
  expect(zimbabwe.view(state, 0).monuments).toHaveLength(2);
});

test("what a tap cannot do is said, and cannot be confirmed", async ({ page, context }) => {
  await storeGames(context, [gameNamed("set-up")]);
  await page.goto("/game/set-up");
  const driver = await Driver.at(page, BY_TOUCH);
  const [monument] = driver.view.monuments;
  const at = monument?.at ?? "";
  const answer = zimbabwe.applyMove(driver.state, driver.seat, { kind: "place-first", at });
  if (answer.ok) throw new Error("two monuments on one cell");
  await cellOf(page, at).tap();
  await expect(page.locator(".bubble")).toHaveText(
    words.zimbabwe.refusal(answer.error, ["Ann", "Kofi", "Lindiwe"]),
  );
  await expect(driver.button(turn.confirmAt(at))).toBeDisabled();
});

test("the sheet has three heights, by taps and by drawing", async ({ page, context }) => {
  await storeGames(context, [gameNamed("set-up")]);
  await page.goto("/game/set-up");
  await Driver.at(page, BY_TOUCH);
  const layout = page.locator(".table-layout");
  const sheet = page.locator(".sheet");
  const handle = (name: string) => page.getByRole("button", { name, exact: true });
  const heights: number[] = [];
  for (const [height, name] of [
    ["peek", table.sheet.peek],
    ["half", table.sheet.half],
    ["full", table.sheet.full],
  ] as const) {
    await expect(layout).toHaveAttribute("data-sheet", height);
    heights.push((await sheet.boundingBox())?.height ?? 0);
    await handle(name).tap();
  }
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
  await expect(layout).toHaveAttribute("data-sheet", "peek");
  await expect(handle(table.sheet.peek)).toBeVisible();

  // A little short of a height both a slow and a fast finger lead to it.
  const [peek = 0, half = 0] = heights;
  await drag(page, handle(table.sheet.peek), peek - half + 20);
  await expect(layout).toHaveAttribute("data-sheet", "half");
  expect(await isTooWide(page)).toBe(false);
});

test("the board is zoomed by buttons and by two fingers, and moved by one", async ({
  page,
  context,
}) => {
  await storeGames(context, [gameNamed("my-turn")]);
  await page.goto("/game/my-turn");
  await Driver.at(page, BY_TOUCH);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const width = async () => (await cellOf(page, "f6").boundingBox())?.width ?? 0;
  const whole = await width();
  await button(board.zoomIn).tap();
  await expect.poll(width).toBeGreaterThan(whole * 1.4);
  await button(board.fit).tap();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await expect(button(board.fit)).toHaveAttribute("aria-disabled", "true");

  const box = await page.locator(".zimbabwe-board .stage").boundingBox();
  if (box === null) throw new Error("there is no board");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch(page, [
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 60, y],
      [x + 60, y],
    ],
    [
      [x - 80, y],
      [x + 80, y],
    ],
  ]);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  const left = async () => (await cellOf(page, "f6").boundingBox())?.x ?? 0;
  const before = await left();
  await touch(page, [[[x, y]], [[x - 30, y]], [[x - 60, y]]]);
  await expect.poll(left).toBeLessThan(before - 40);
  expect(await isTooWide(page)).toBe(false);
});

test("the actions come up with the turn", async ({ page, context }) => {
  await storeGames(context, [gameNamed("my-turn")]);
  await page.goto("/game/my-turn");
  await expect(page.locator(".table-layout")).toHaveAttribute("data-sheet", "half");
});

test("everything that lies on the table is in the sheet", async ({ page, context }) => {
  await storeGames(context, [gameNamed("late")]);
  await page.goto("/game/late");
  const driver = await Driver.at(page, BY_TOUCH);
  for (const name of [table.seats, ...Object.values(panels.tabs), words.lenses.title]) {
    await open(page, name);
    expect(await isTooWide(page)).toBe(false);
  }
  await open(page, table.seats);
  await driver.expectFigures();
});

/** Opens a tab of the sheet. */
async function open(page: Page, name: string): Promise<void> {
  await drawUp(page);
  const tab = page.getByRole("tab", { name, exact: true });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

type Fingers = readonly (readonly [x: number, y: number])[];

/** Fingers that come down, move and go. */
async function touch(page: Page, steps: readonly Fingers[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", fingers: Fingers) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  const [first = [], ...rest] = steps;
  await send("touchStart", first);
  for (const fingers of rest) await send("touchMove", fingers);
  await send("touchEnd", []);
  await browser.detach();
}

/** Draws something up or down by a finger. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to draw");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch(page, [[[x, y]], [[x, y + by / 2]], [[x, y + by]]]);
}
