import type { Page } from "@playwright/test";
import { activeMoves } from "@sofala/engine";
import { zimbabwe, type Move, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { loadZimbabweAdviceText } from "@sofala/text/zimbabwe";
import { SIMULATIONS } from "../src/games/zimbabwe/analysis/ask-bot.ts";
import { zimbabweHandlers } from "../src/games/zimbabwe/workers/request-handlers.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { DEVICES } from "./appearance.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { deviceGame } from "./device-games.ts";
import { cellOf } from "./input-method.ts";
import { FIREFOX } from "./nightly.ts";
import { appText } from "./screen.ts";
import { legalMovesOfKind, person, stagedGame } from "./staged-game.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { turn, raising, gifts, play, zimbabwe: cards, common } = appText;
const { undo } = appText.table;
const NAMES = ["Ann", "Ben"];

/** A turn of a person in which everything can be left undone that the end of a turn asks about. */
const rich = (): StoredGame<Zimbabwe> =>
  (game ??= stagedGame({
    id: "rich",
    seed: "rich",
    players: NAMES.map(person),
    until: (state) => {
      const { turn: going, seats, active } = zimbabwe.view(state, "spectator");
      const seat = seats[active ?? -1];
      return (
        going?.begun === false &&
        seat?.specialists.herd !== undefined &&
        seat.cattle >= 8 &&
        legalMovesOfKind(state, "raise-monument").length > 0 &&
        legalMovesOfKind(state, "build-monument").length > 0
      );
    },
  }));
let game: StoredGame<Zimbabwe> | undefined;

test("a reload in the middle of a turn loses nothing", async ({ page, context }) => {
  await storeGames(context, [rich()]);
  await page.goto("/game/rich");
  const driver = await ZimbabweDriver.at(page);
  await driver.play(herd(2));
  await driver.play(buildAnywhere(driver));
  await driver.stored();
  const chips = await driver.bar.locator(".chip").allTextContents();
  expect(chips).toHaveLength(2);

  await page.reload();
  await expect(driver.bar.locator(".chip")).toHaveText(chips);
  await driver.expectFigures();
  const { log } = await driver.expectStored();
  expect(log).toHaveLength(rich().log.length + 2);
});

test("steps are undone one by one, by chip, button and key", async ({ page, context }) => {
  await storeGames(context, [rich()]);
  await page.goto("/game/rich");
  const driver = await ZimbabweDriver.at(page);
  const moves = [herd(2), buildAnywhere(driver)];
  const [first = "", second = ""] = moves.map((move, at) =>
    turn.takeBackStep(cards.move(move), 1 - at),
  );
  const chip = (name: string) => driver.bar.getByRole("button", { name, exact: true });
  const begin = driver.state;
  const afterFirst = follow(begin, herd(2));

  for (const move of moves) await driver.play(move);
  await driver.undoButton.click();
  await expect(chip(second)).toHaveCount(0);
  await expectAt(driver, afterFirst);

  await driver.play(moves[1] ?? herd(2));
  await page.keyboard.press("u");
  await expect(chip(second)).toHaveCount(0);
  await expectAt(driver, afterFirst);

  await driver.play(moves[1] ?? herd(2));
  await chip(second).click();
  await expect(chip(second)).toHaveCount(0);
  await expectAt(driver, afterFirst);

  // Later steps are undone with it.
  await driver.play(moves[1] ?? herd(2));
  await expect(driver.bar.locator(".chip.going")).toHaveCount(0);
  await chip(first).hover();
  await expect(driver.bar.locator(".chip.going")).toHaveCount(2);
  await chip(first).click();
  await expect(driver.bar.locator(".chip")).toHaveCount(0);
  await expectAt(driver, begin);
});

test("a turn can be undone after the moves of bots", async ({ page, context }) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page);
  const before = driver.state;
  await driver.play({ kind: "end-turn" });
  const played = activeMoves((await driver.catchUp()).log);
  await driver.expectFigures();

  const actors = played.slice(sampleGame("my-turn").log.length).map(([actor]) => actor);
  const turnsOfBots = actors.filter((actor, at) => at > 0 && actor !== actors[at - 1]).length;
  await expect(driver.undoButton).toHaveText(undo.scope(turn.undone["end-turn"], turnsOfBots));
  await driver.undoButton.click();
  await expectAt(driver, before);
  await driver.button(undo.redo).click();
  expect(activeMoves((await driver.catchUp(5)).log)).toEqual(played);
  await driver.undoButton.click();
  await expectAt(driver, before);

  // An undo also stops bots that are playing, and a reload does not confuse them.
  await driver.play({ kind: "end-turn" });
  await driver.undoButton.click();
  await expectAt(driver, before);
  await driver.play({ kind: "end-turn" });
  const { log } = await driver.stored();
  await page.reload();
  // A bot that was in the middle of its turn plans the rest of it again.
  const again = await driver.catchUp();
  expect(again.log.slice(0, log.length)).toEqual(log);
  await driver.expectFigures();
});

test("the strong bot's best turns are explained and shown on the board, and the game is marked", async ({
  page,
  context,
}) => {
  const stored = sampleGame("my-turn");
  await storeGames(context, [stored]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page);
  const text = await loadZimbabweAdviceText("en");
  const advised = zimbabweHandlers.advice({ view: driver.view, simulations: SIMULATIONS });
  const names = stored.players.map(({ name }) => name);

  const panel = page.getByRole("region", { name: text.ask });
  await panel.getByRole("button", { name: text.ask }).click();
  await expect(panel.locator(".reason")).toHaveText(
    advised.map(({ reasons }) => text.reasons(reasons, names)),
  );
  await panel.getByRole("button", { name: text.show }).first().click();
  await page.mouse.move(0, 0);
  const highlights = page.locator(".marks-layer .highlight");
  await expect(highlights).not.toHaveCount(0);
  // A key shows the next turn, and beginning a move shows the board as it is.
  await page.keyboard.press("h");
  await expect(panel.getByRole("button", { name: text.show }).nth(1)).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("b");
  await expect(highlights).toHaveCount(0);
  await expect(panel).toHaveCount(0);

  expect((await deviceGame(page)).helped).toBe(true);
  await page.goto("/games");
  await expect(page.getByText(appText.endPanel.helped)).toBeVisible();
});

test("the board keeps its size through a whole turn, and its numbers are readable", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("gifts")]);
  await page.goto("/game/gifts");
  const driver = await ZimbabweDriver.at(page);
  const sizes = await driver.recordCellSizes();
  await expect.poll(() => driver.smallestNumeral()).toBeCloseTo(14, 1);
  await driver.play({ kind: "pass" });
  await driver.catchUp(1);
  expect(driver.view.phase).toBe("culture");
  const moves = [...zimbabwe.legalMoves(driver.state, driver.seat)];
  const [god] = moves.filter(({ kind }) => kind === "choose-god");
  const [craftsman] = moves.filter(({ kind }) => kind === "place-craftsman");
  const line = page.locator(".log-panel li").last();
  for (const name of [turn.card, turn.build, turn.prices, turn.raise]) {
    await driver.button(name).click();
    await expect(driver.button(turn.cancel)).toBeVisible();
    await expect(line).toBeInViewport({ ratio: 1 });
    await driver.button(turn.cancel).click();
  }
  for (const move of [god, craftsman]) {
    if (move === undefined) throw new Error("the game has no such move");
    await driver.play(move);
  }
  await driver.play({ kind: "end-turn" });
  await driver.catchUp(1);
  const [size = 0, ...others] = await sizes();
  expect(size).toBeGreaterThanOrEqual(40);
  expect(others).toEqual([]);
});

test(
  "a refusal is explained at the pointer and in the action bar",
  FIREFOX,
  async ({ page, context }) => {
    await storeGames(context, [rich()]);
    await page.goto("/game/rich");
    const driver = await ZimbabweDriver.at(page);
    await driver.button(turn.build).click();
    const [{ at } = { at: "" }] = driver.view.monuments;
    for (const cell of [at, besideOf(at)]) {
      const step = zimbabwe.applyMove(driver.state, driver.seat, {
        kind: "build-monument",
        at: cell,
      });
      if (step.ok) throw new Error(`${cell} is free`);
      const why = cards.refusal(step.error, NAMES);
      await cellOf(page, cell).hover();
      await expect(page.locator(".refusal-tooltip")).toHaveText(why);
      await cellOf(page, cell).click();
      await expect(driver.bar.getByRole("alert")).toContainText(why);
    }
    await driver.expectStored();
    // It goes when the pointer rests elsewhere.
    await cellOf(page, legalMovesOfKind(driver.state, "build-monument")[0]?.at ?? "").hover();
    await expect(driver.bar.getByRole("alert")).toHaveText("");
    await driver.button(turn.cancel).click();
    await driver.play(buildAnywhere(driver));
    await driver.expectStored();
  },
);

test("a piece is not explained to the mouse that has just placed it", async ({ page, context }) => {
  await storeGames(context, [rich()]);
  await page.clock.install();
  await page.goto("/game/rich");
  const driver = await ZimbabweDriver.at(page);
  const [{ at } = { at: "" }] = driver.view.monuments;
  const note = page.locator(".piece-note");
  await cellOf(page, at).hover();
  await expect(note).toBeVisible();
  await driver.play(buildAnywhere(driver));
  await driver.expectStored();
  await page.clock.runFor(1000);
  await expect(note).toHaveCount(0);
  await cellOf(page, at).hover();
  await expect(note).toBeVisible();
});

test("the end of a turn is refused with the reason", async ({ page, context }) => {
  await storeGames(context, [sampleGame("late")]);
  await page.goto("/game/late");
  const driver = await ZimbabweDriver.at(page);
  await driver.play({ kind: "choose-specialist", specialist: "shaman" });
  const step = zimbabwe.applyMove(driver.state, driver.seat, { kind: "end-turn" });
  if (step.ok) throw new Error("the shaman need not be used");
  // Playwright would wait until the button is enabled.
  await driver.button(turn.endTurn).click({ force: true });
  await expect(driver.bar.getByRole("alert")).toContainText(cards.refusal(step.error, NAMES));
});

test("the planner lights the route of a good; when nothing is left to raise, it says why", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page);
  const monuments = [
    ...new Set(legalMovesOfKind(driver.state, "raise-monument").map(({ at }) => at)),
  ];
  await driver.button(turn.raise).click();
  for (const at of monuments)
    await driver.bar.getByRole("checkbox", { name: new RegExp(`^${at}, `, "u") }).check();
  const rows = driver.bar.locator(".good-row");
  const faded = page.locator(".goods-routes .route.faded");
  await rows.nth(1).locator("summary").focus();
  await expect(rows.nth(1)).toHaveClass(/route-clay/u);
  await expect(page.locator(".goods-routes .route:not(.faded)")).toHaveClass([
    /route-clay/u,
    /route-clay/u,
  ]);
  await rows.nth(1).locator("summary").blur();
  await expect(faded).toHaveCount(0);
  await driver.button(turn.cancel).click();

  await driver.raise(monuments);
  // Playwright would wait until the button is enabled.
  await driver.button(turn.raise).click({ force: true });
  const why = driver.bar.getByRole("alert").filter({ hasText: raising.nothing });
  await expect(why.getByRole("listitem")).toHaveText(
    driver.view.monuments
      .filter(({ seat }) => seat === driver.seat)
      .map(
        ({ at, level }) =>
          `${raising.monument(at, level)}: ${raising.obstacle({ kind: "raised" })}`,
      ),
  );
});

test("the log shows its last line however high the actions are, and no button covers it", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("my-turn")]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page);
  const line = page.locator(".log-panel li").last();
  await expect(line).toBeInViewport();
  for (const viewport of [{ width: 1366, height: 650 }, DEVICES.desktop.viewport]) {
    await page.setViewportSize(viewport);
    await expect(line).toBeInViewport({ ratio: 1 });
    await driver.button(turn.place).click();
    await expect(driver.button(turn.cancel)).toBeVisible();
    await expect(line).toBeInViewport({ ratio: 1 });
    await driver.button(turn.cancel).click();
  }
  const sizes = await driver.recordCellSizes();
  await driver.button(turn.raise).click();
  const boxes = driver.bar.getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
  await expect(driver.bar.locator(".good-row")).toHaveCount(6);
  await expect(line).toBeInViewport({ ratio: 1 });
  expect(await sizes()).toHaveLength(1);
  await driver.button(turn.cancel).click();
  await driver.play({ kind: "end-turn" });
  await driver.catchUp(1);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".log-panel .newer")).toHaveCount(0);
  await line.hover();
  const gap = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector(".line") ?? element);
    const button = element.querySelector(".look");
    return (button?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test("the end of a turn asks about what is left undone, and only then", async ({
  page,
  context,
}) => {
  await storeGames(context, [rich()]);
  await page.goto("/game/rich");
  const driver = await ZimbabweDriver.at(page);
  const dialog = page.getByRole("dialog", { name: turn.endTurnDialog.title });
  const { seat } = driver;

  const raisable = (): readonly string[] => [
    ...new Set(legalMovesOfKind(driver.state, "raise-monument").map(({ at }) => at)),
  ];
  /** Ends the turn, reads what is left, and cancels. */
  const expectReminder = async (sentences: readonly string[]): Promise<void> => {
    await driver.button(turn.endTurn).click();
    await expect(dialog.locator("p")).toHaveText(sentences);
    await dialog.getByRole("button", { name: turn.endTurnDialog.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(driver.button(turn.endTurn)).toBeVisible();
  };
  await expectReminder([
    turn.endTurnDialog.noMainAction,
    turn.endTurnDialog.raises(raisable()),
    turn.endTurnDialog.specialists(ownSpecialists(driver.state)),
  ]);
  while (ownSpecialists(driver.state).length > 0) {
    const use = legalMovesOfKind(driver.state, "use-specialist")[0];
    if (use !== undefined) await driver.play(use);
  }
  if (raisable().length > 0)
    await expectReminder([turn.endTurnDialog.noMainAction, turn.endTurnDialog.raises(raisable())]);
  while (raisable().length > 0) {
    await driver.raise(raisable().slice(0, 1));
    if (raisable().length > 0) await expectReminder([turn.endTurnDialog.raises(raisable())]);
  }
  expect(driver.view.turn?.main).toBe("raise");
  await driver.button(turn.endTurn).click();
  await expect(page.locator(".status")).not.toContainText(NAMES[seat] ?? "");
  await expect(dialog).toHaveCount(0);
});

test.describe("two windows on one game", () => {
  test("agree: the second follows the first", async ({ page, context }) => {
    await storeGames(context, [rich()]);
    const other = await context.newPage();
    for (const each of [page, other]) await each.goto("/game/rich");
    const [one, two] = [await ZimbabweDriver.at(page), await ZimbabweDriver.at(other)];
    await one.play(herd(2));
    await two.bar.locator(".chip").waitFor();
    two.state = one.state;
    await two.expectFigures();
    await two.play(buildAnywhere(two));
    await expect(one.bar.locator(".chip")).toHaveCount(2);
    one.state = two.state;
    await one.expectFigures();
    await one.expectStored();
  });

  test("follow the same bots", async ({ page, context }) => {
    await storeGames(context, [sampleGame("my-turn")]);
    const other = await context.newPage();
    for (const each of [page, other]) await each.goto("/game/my-turn");
    const [one, two] = [await ZimbabweDriver.at(page), await ZimbabweDriver.at(other)];
    await one.play({ kind: "end-turn" });
    await one.catchUp();
    await two.catchUp(1);
    for (const each of [one, two]) {
      await each.expectFigures();
      await expect(each.button(gifts.pass)).toBeVisible();
      await expect(troubleOf(each.page)).toHaveText("");
    }
  });

  test("without change events: what was stored first counts, and an error is shown", async ({
    page,
    context,
  }) => {
    await storeGames(context, [rich()]);
    const deaf = await context.newPage();
    await deaf.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    for (const each of [page, deaf]) await each.goto("/game/rich");
    const [one, two] = [await ZimbabweDriver.at(page), await ZimbabweDriver.at(deaf)];
    await one.play(herd(2));
    await one.expectStored();
    await two.play(buildAnywhere(two));

    const alert = troubleOf(deaf);
    await expect(alert).toContainText(play.changedElsewhere);
    await expect(two.bar.locator(".chip")).toHaveCount(1);
    two.state = one.state;
    await two.expectFigures();
    await alert.getByRole("button", { name: common.close }).click();
    await expect(alert).toHaveText("");
    // From here on both continue the same game.
    await two.play(buildAnywhere(two));
    await two.expectStored();
    await expect(one.bar.locator(".chip")).toHaveCount(2);
    await expect(alert).toHaveText("");
  });
});

const herd = (cattle: number): Move => ({ kind: "use-specialist", specialist: "herd", cattle });

const ownSpecialists = (state: State) => [
  ...new Set(legalMovesOfKind(state, "use-specialist").map(({ specialist }) => specialist)),
];

function buildAnywhere({ state }: ZimbabweDriver): Move {
  const [move] = legalMovesOfKind(state, "build-monument");
  if (move === undefined) throw new Error("nothing can be built");
  return move;
}

function follow(state: State, move: Move): State {
  const step = zimbabwe.applyMove(state, state.active, move);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}

/** The neighbour to the left or right. */
const besideOf = (cell: string): string => {
  const letter = cell.charCodeAt(0) - 97;
  return `${String.fromCharCode(97 + (letter === 0 ? 1 : letter - 1))}${cell.slice(1)}`;
};

/** The table shows this state and stores it. */
async function expectAt(driver: ZimbabweDriver, state: State): Promise<void> {
  driver.state = state;
  await driver.expectFigures();
  await driver.expectStored();
}

const troubleOf = (page: Page) => page.locator(".slot-bar > [role=alert]");
