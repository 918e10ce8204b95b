import type { Page } from "@playwright/test";
import { activeMoves } from "@sofala/engine";
import { zimbabwe, type Move, type State, type Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { cellOf } from "./input-method.ts";
import { appText } from "./screen.ts";
import { legalMovesOfKind, person, stagedGame } from "./staged-game.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { turn, gifts, play, zimbabwe: cards, common } = appText;
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
  const [first = "", second = ""] = moves.map((move) => turn.takeBackStep(cards.move(move)));
  const chip = (name: string) => driver.bar.getByRole("button", { name, exact: true });
  const begin = driver.state;
  const afterFirst = follow(begin, herd(2));

  for (const move of moves) await driver.play(move);
  await driver.button(turn.takeBack).click();
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

  await driver.button(turn.takeBack).click();
  await expectAt(driver, before);

  // An undo also stops bots that are playing, and a reload does not confuse them.
  await driver.play({ kind: "end-turn" });
  await driver.button(turn.takeBack).click();
  await expectAt(driver, before);
  await driver.play({ kind: "end-turn" });
  await driver.stored();
  await page.reload();
  const again = activeMoves((await driver.catchUp()).log);
  expect(again).toEqual(played);
  await driver.expectFigures();
});

test("a refusal is explained at the pointer and in the action bar", async ({ page, context }) => {
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
  await driver.button(turn.cancel).click();
  await expect(driver.bar.getByRole("alert")).toHaveText("");
  await driver.play(buildAnywhere(driver));
  await driver.expectStored();
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
