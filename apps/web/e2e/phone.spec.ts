import type { Locator, Page } from "@playwright/test";
import { zimbabwe } from "@sofala/zimbabwe";
import { MoveAdviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { TOUCH_INPUT } from "./touch-input.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { DEVICES } from "./appearance.ts";
import { cellOf } from "./input-method.ts";
import { raiseSheet, appText } from "./screen.ts";
import { legalMovesOfKind, person, stagedGame } from "./staged-game.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { turn, table, board, panels } = appText;

test.use(DEVICES.phone);

test("a round is played by taps", async ({ page, context }) => {
  const players = ["Ann", "Ben"].map(person);
  const until = () => true;
  await storeGames(context, [stagedGame({ id: "round", seed: "phone", players, until })]);
  await page.goto("/game/round");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  const adviser = new MoveAdviser();
  const kinds = new Set<string>();
  while (driver.view.round < 2) {
    if (driver.view.phase !== "setup") await raiseSheet(page);
    const move = adviser.next(driver.state);
    kinds.add(move.kind);
    await driver.play(move);
    expect(await isTooWide(page)).toBe(false);
  }
  expect([...kinds]).toContain("place-first");
  await driver.expectStored();
  await open(page, table.seats);
  await driver.expectFigures();
});

test("a tap shows, a second one confirms, one elsewhere moves on", async ({ page, context }) => {
  await storeGames(context, [sampleGame("set-up")]);
  await page.goto("/game/set-up");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  const [one = "", two = ""] = legalMovesOfKind(driver.state, "place-first").map(({ at }) => at);
  const { state } = driver;
  await cellOf(page, one).tap();
  await expect(driver.button(turn.confirmAt(one))).toBeVisible();
  await cellOf(page, two).tap();
  await expect(driver.button(turn.confirmAt(two))).toBeVisible();
  await driver.expectStored();
  await cellOf(page, two).tap();
  const { log } = await driver.catchUp(1);
  expect(log[2]).toEqual({ kind: "move", actor: 0, move: { kind: "place-first", at: two } });
  expect(zimbabwe.view(state, 0).monuments).toHaveLength(2);
});

test("an illegal tap is explained, and cannot be confirmed", async ({ page, context }) => {
  await storeGames(context, [sampleGame("set-up")]);
  await page.goto("/game/set-up");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  const [monument] = driver.view.monuments;
  const at = monument?.at ?? "";
  const step = zimbabwe.applyMove(driver.state, driver.seat, { kind: "place-first", at });
  if (step.ok) throw new Error("two monuments on one cell");
  await cellOf(page, at).tap();
  await expect(page.locator(".refusal-tooltip")).toHaveText(
    appText.zimbabwe.refusal(step.error, ["Ann", "Kofi", "Lindiwe"]),
  );
  await expect(driver.button(turn.confirmAt(at))).toBeDisabled();
});

test("the sheet has three heights, by taps and by dragging", async ({ page, context }) => {
  await storeGames(context, [sampleGame("set-up")]);
  await page.goto("/game/set-up");
  await ZimbabweDriver.at(page, TOUCH_INPUT);
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

  // Just below a height, both a slow and a fast drag snap to it.
  const [peek = 0, half = 0] = heights;
  await drag(page, handle(table.sheet.peek), peek - half + 20);
  await expect(layout).toHaveAttribute("data-sheet", "half");
  expect(await isTooWide(page)).toBe(false);
});

test("the board is zoomed by buttons and by two fingers, and moved by one", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  await ZimbabweDriver.at(page, TOUCH_INPUT);
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
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  await expect(page.locator(".table-layout")).toHaveAttribute("data-sheet", "half");
});

test("everything around the board is in the sheet", async ({ page, context }) => {
  await storeGames(context, [sampleGame("late")]);
  await page.goto("/game/late");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  for (const name of [table.seats, ...Object.values(panels.tabs), appText.lenses.title]) {
    await open(page, name);
    expect(await isTooWide(page)).toBe(false);
  }
  await open(page, table.seats);
  await driver.expectFigures();
});

/** Opens a tab of the sheet. */
async function open(page: Page, name: string): Promise<void> {
  await raiseSheet(page);
  const tab = page.getByRole("tab", { name, exact: true });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

type Fingers = readonly (readonly [x: number, y: number])[];

/** Touches, moves and releases fingers. */
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

/** Drags something up or down by touch. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to draw");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch(page, [[[x, y]], [[x, y + by / 2]], [[x, y + by]]]);
}
