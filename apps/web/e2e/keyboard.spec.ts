import { zimbabwe, type Move } from "@sofala/zimbabwe";
import { cellDescriber } from "../src/games/zimbabwe/board/describe-cell.ts";
import { MoveAdviser } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { KEYBOARD_INPUT, tabTo, arrowTo } from "./keyboard-input.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { cellOf } from "./input-method.ts";
import { appText } from "./screen.ts";
import { legalMovesOfKind, person, stagedGame } from "./staged-game.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { NIGHTLY } from "./nightly.ts";

const { turn, gifts, keyList, play, board, zimbabwe: cards } = appText;
const NAMES = ["Ann", "Ben"];

test("a whole round is played by keys alone", NIGHTLY, async ({ page, context }) => {
  const players = NAMES.map(person);
  const until = () => true;
  await storeGames(context, [stagedGame({ id: "round", seed: "keys", players, until })]);
  await page.goto("/game/round");
  const driver = await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  const adviser = new MoveAdviser();
  while (driver.view.round < 2) {
    const { phase, round } = driver.view;
    const [build] = legalMovesOfKind(driver.state, "build-monument");
    const isFirst = phase === "culture" && round === 1 && driver.view.turn?.begun === false;
    // One turn must build.
    await driver.play(isFirst && build !== undefined ? build : adviser.next(driver.state));
  }
  await driver.expectFigures();
  await driver.expectStored();
});

test("keys start what buttons start, and cancel it", async ({ page, context }) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  const { keyboard } = page;
  const prompt = driver.bar.locator(".prompt");
  const before = driver.state;

  for (const [key, promptText] of [
    ["b", turn.pickSite],
    ["c", turn.pickCraft],
    ["r", turn.pickRaises],
    ["g", turn.pickCard],
  ] as const) {
    const isOpen = (await driver.bar.locator(`[aria-keyshortcuts="${key}"]`).count()) > 0;
    await keyboard.press(key);
    if (isOpen) await expect(prompt).toHaveText(promptText);
    await keyboard.press("Escape");
    await expect(prompt).toContainText(turn.mayStill);
  }

  await keyboard.press("b");
  const [site] = legalMovesOfKind(driver.state, "build-monument");
  if (site === undefined) throw new Error("nothing can be built");
  // The focus is on the board, at a place for the piece.
  const focused = page.locator('[role="gridcell"]:focus');
  await expect(focused).toHaveCount(1);
  await keyboard.press("n");
  await expect(focused).toHaveAttribute("aria-label", ending(board.canPlace("monument")));
  await keyboard.press("p");
  await arrowTo(page, site.at);
  await keyboard.press("Enter");
  await expect(driver.bar.locator(".chip")).toContainText([cards.move(site)]);
  await keyboard.press("u");
  await driver.expectStored();
  expect(driver.state).toBe(before);

  await keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: turn.endTurnDialog.title });
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await keyboard.press("e");
  await tabTo(dialog.getByRole("button", { name: turn.endTurnDialog.confirm, exact: true }));
  await keyboard.press("Enter");
  const { log } = await driver.catchUp(1);
  const isEnd = (entry: (typeof log)[number]) =>
    entry.kind === "move" && entry.actor === 0 && entry.move.kind === "end-turn";
  expect(log.findLastIndex(isEnd)).toBeGreaterThan(sampleGame("my-turn").log.length);
});

test("gifts are made by keys", async ({ page, context }) => {
  await storeGames(context, [sampleGame("gifts")]);
  await page.goto("/game/gifts");
  const driver = await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  const { keyboard } = page;
  const [{ cattle: least } = { cattle: 0 }] = legalMovesOfKind(driver.state, "give");
  await expect(driver.button(gifts.give(least))).toBeVisible();
  await keyboard.press("+");
  await expect(driver.button(gifts.give(least + 1))).toBeVisible();
  await keyboard.press("-");
  await expect(driver.button(gifts.give(least))).toBeVisible();
  await keyboard.press("y");
  const { log } = sampleGame("gifts");
  const firstAfter = async () => (await driver.catchUp(1)).log.slice(log.length)[0];
  const byMe = (move: Move) => ({ kind: "move", actor: 0, move });
  expect(await firstAfter()).toEqual(byMe({ kind: "give", cattle: least }));

  await keyboard.press("u");
  await driver.catchUp(1);
  await expect(driver.button(gifts.give(least))).toBeVisible();
  await keyboard.press("p");
  const { log: after } = await driver.catchUp(1);
  const back = after.findIndex(({ kind }) => kind === "undo");
  expect(after[back + 1]).toEqual(byMe({ kind: "pass" }));
});

test("a question mark lists the keys", async ({ page, context }) => {
  await storeGames(context, [sampleGame("gifts")]);
  await page.goto("/game/gifts");
  await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: play.keysTitle });
  for (const { description } of keyList) {
    await expect(dialog.getByText(description, { exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.goto("/settings");
  await page.getByText(appText.settings.shortcuts, { exact: true }).click();
  await page.goto("/game/gifts");
  await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  await page.keyboard.press("?");
  // A dialog would cover the menu.
  await page.getByRole("button", { name: appText.table.menu }).click();
  await expect(dialog).toHaveCount(0);
});

test("cells have descriptions, and new log lines are announced", async ({ page, context }) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page, KEYBOARD_INPUT);
  const names = sampleGame("my-turn").players.map(({ name }) => name);
  const describe = cellDescriber(driver.view, names, appText);
  const { monuments, craftsmen, board: rows } = driver.view;
  const announced = [
    ...monuments.map(({ at }) => at),
    ...craftsmen.map(({ at }) => at),
    "a1",
    `${String.fromCodePoint(96 + (rows[0]?.length ?? 1))}${rows.length}`,
  ];
  for (const cell of announced) {
    const spoken = cellOf(page, cell);
    if ((await spoken.count()) === 0) continue;
    await expect(spoken).toHaveAttribute("aria-label", beginning(describe(cell)));
  }
  const [monument] = monuments;
  const owner = names[monument?.seat ?? -1] ?? "";
  await expect(cellOf(page, monument?.at ?? "")).toHaveAttribute(
    "aria-label",
    beginning(board.cell(monument?.at ?? "", [board.monument(owner, monument?.level ?? 0)])),
  );

  const [build] = legalMovesOfKind(driver.state, "build-monument");
  if (build === undefined) throw new Error("nothing can be built");
  const step = zimbabwe.applyMove(driver.state, driver.seat, build);
  if (!step.ok) throw new Error(step.error.code);
  const event = step.value.events.find(({ kind }) => kind === "monument-built");
  if (event === undefined) throw new Error("nothing was built");
  await driver.play(build);
  await expect(page.locator('[aria-live="polite"].spoken')).toContainText(
    cards.event(event, names),
  );
});

/** What others changed since the last turn has a word on that. */
const beginning = (text: string): RegExp => new RegExp(`^${text}(, ${board.changed})?$`, "u");
const ending = (text: string): RegExp => new RegExp(`${text}$`, "u");
