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
  await expect.poll(() => driver.smallestNumeral()).toBeCloseTo(12, 1);
  await cellOf(page, one).tap();
  await expect(driver.button(turn.confirmAt(one))).toBeVisible();
  // The explanation of the place is not covered by the buttons of the board.
  await expect(async () => {
    const noteBox = await page.locator(".piece-note").boundingBox();
    const buttonsBox = await page.locator(".zoom-buttons").boundingBox();
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? Infinity)).toBeLessThanOrEqual(
      buttonsBox?.y ?? 0,
    );
  }).toPass();
  await cellOf(page, two).tap();
  await expect(driver.button(turn.confirmAt(two))).toBeVisible();
  await driver.expectStored();
  await cellOf(page, two).tap();
  const { log } = await driver.catchUp(1);
  expect(log[2]).toEqual({ kind: "move", actor: 0, move: { kind: "place-first", at: two } });
  expect(zimbabwe.view(state, 0).monuments).toHaveLength(2);
});

test("whatever can be tapped is large enough for a finger", async ({ page, context }) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  for (const target of [page.locator(".sheet > .handle"), driver.button(turn.endTurn)]) {
    await expect.poll(() => touchHeight(target)).toBeGreaterThanOrEqual(44);
  }
  await open(page, table.seats);
  await expect.poll(() => tooSmallInSheet(page)).toEqual([]);
  await raiseSheet(page);
  await driver.button(turn.raise).tap();
  await driver.bar.getByRole("checkbox").first().check();
  await page.locator(".good-row").first().waitFor();
  await expect.poll(() => tooSmallInSheet(page)).toEqual([]);

  await page.goto("/");
  await page.locator(".small-game .start a").waitFor();
  await expect
    .poll(() => tooSmall(page.locator("main :is(a:not(.card-link), button)")))
    .toEqual([]);
});

test("undo and steps say how much they take back before they do it", async ({ page, context }) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  await raiseSheet(page);
  const chips = driver.bar.locator(".chip");
  const going = driver.bar.locator(".chip.going");
  await expect(chips).toHaveCount(2);
  await chips.first().tap();
  await expect(going).toHaveCount(2);
  await driver.expectStored();
  await chips.first().tap();
  await expect(chips).toHaveCount(0);
  await driver.button(table.undo.redo).tap();
  await expect(chips).toHaveCount(2);
  await expect(going).toHaveCount(0);
  await driver.play({ kind: "end-turn" });
  await driver.catchUp(1);
  await expect(driver.undoButton).toHaveText(/^Undo [2-9] turns$/u);
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

test("the board keeps its size when the sheet rises, and all of it can be seen", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("my-turn")]);
  // Alone, and between the bars of a browser.
  for (const [height, isCovered] of [
    [844, false],
    [664, true],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    await page.goto("/game/my-turn");
    const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
    const layout = page.locator(".table-layout");
    const handle = page.locator(".sheet > .handle");
    const rows = page.locator(".zimbabwe-board .row");
    const press = async (after: string): Promise<void> => {
      await handle.tap();
      await expect(layout).toHaveAttribute("data-sheet", after);
    };
    /** How many pixels of the first and of the last row are hidden. */
    const hidden = async (): Promise<readonly number[]> => {
      const stage = await page.locator(".zimbabwe-board .stage").boundingBox();
      const sheet = await page.locator(".sheet").boundingBox();
      const first = await rows.first().boundingBox();
      const last = await rows.last().boundingBox();
      return [
        Math.max(0, Math.round((stage?.y ?? Infinity) - (first?.y ?? 0))),
        Math.max(0, Math.round((last?.y ?? 0) + (last?.height ?? Infinity) - (sheet?.y ?? 0))),
      ];
    };
    await expect(layout).toHaveAttribute("data-sheet", "half");
    const sizes = await driver.recordCellSizes();
    await press("full");
    await press("peek");
    await expect.poll(hidden).toEqual([0, 0]);
    await press("half");
    if (isCovered) {
      const [x, y] = [150, 200];
      await expect.poll(hidden).not.toEqual([0, 0]);
      await touch(page, [[[x, y]], [[x, y - 60]], [[x, y - 120]]]);
      await expect.poll(async () => (await hidden())[1]).toBe(0);
      await touch(page, [[[x, y]], [[x, y + 60]], [[x, y + 120]]]);
      await expect.poll(async () => (await hidden())[0]).toBe(0);
    } else await expect.poll(hidden).toEqual([0, 0]);
    expect(await sizes()).toHaveLength(1);
  }
});

test("the actions come up with the turn, and advice leaves the handle of the sheet in its place", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  await expect(page.locator(".table-layout")).toHaveAttribute("data-sheet", "half");
  await page.locator(".advice .ask").tap();
  await expect(page.locator(".advice li")).not.toHaveCount(0);
  await expect(page.locator(".sheet > .handle")).toBeInViewport({ ratio: 1 });
});

test("everything around the board is in the sheet", async ({ page, context }) => {
  await storeGames(context, [sampleGame("late")]);
  await page.goto("/game/late");
  const driver = await ZimbabweDriver.at(page, TOUCH_INPUT);
  for (const name of [
    table.seats,
    table.log.title,
    ...Object.values(panels.tabs),
    appText.lenses.title,
  ]) {
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

/** How high the area is, along its middle, in which a tap reaches the target. */
function touchHeight(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const rows = Array.from({ length: height + 80 }, (_, row) => y - 40 + row);
    const hits = rows.filter((row) =>
      element.contains(document.elementFromPoint(x + width / 2, row)),
    );
    return hits.length;
  });
}

/** What can be tapped in the sheet and is lower than 44 pixels; the head of a seat is larger than its button. */
const tooSmallInSheet = (page: Page): Promise<readonly string[]> =>
  tooSmall(
    page.locator(".sheet :is(button, summary, select, label):not(.seat-name button, .handle)"),
  );

function tooSmall(targets: Locator): Promise<readonly string[]> {
  return targets.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { height } = element.getBoundingClientRect();
        return height > 0 && height < 44;
      })
      .map((element) => element.outerHTML),
  );
}
