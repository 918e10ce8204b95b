import type { Locator, Page } from "@playwright/test";
import { decide, tsoroSteady } from "@sofala/bots/tsoro";
import { loadTsoroAdviceText, loadTsoroAppText, loadTsoroTutorialText } from "@sofala/text/tsoro";
import { tsoro, type Move, type Point, type Tsoro } from "@sofala/tsoro";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf, type FullMoment } from "../src/local/moments.ts";
import { parseStored } from "../src/store/parse-stored.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { SOUNDS } from "../src/table/sound/sounds.ts";
import { expect, test } from "./app-test.ts";
import { DEVICES } from "./appearance.ts";
import { deviceRows, gameIdOf, withFixedRandomness } from "./device-games.ts";
import { tabTo } from "./keyboard-input.ts";
import { chooseFromMenu, joinByLink, openLobby } from "./online-people.ts";
import { onlineText, test as onlineTest } from "./online-test.ts";
import { FIREFOX } from "./nightly.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { appText, navigateTo } from "./screen.ts";
import { person } from "./staged-game.ts";

const tutorText = await loadTsoroTutorialText("en");
const adviceText = await loadTsoroAdviceText("en");
const tsoroText = await loadTsoroAppText("en");
const { sentences, board } = tsoroText;
const { analysis, endPanel, home, learn, play, replay, settings, setup } = appText;
const overview = home.games.tsoro;

test("a learner plays the tutorial, by clicks alone", async ({ page }) => {
  await page.goto("/learn");
  const cards = page.getByRole("region", { name: overview.title });
  await cards.getByRole("link", { name: learn.tutorialStart }).click();
  const tutor = page.getByRole("region", { name: tutorText.panelTitle, exact: true });
  const { stepTexts, nudges } = tutorText.lessons.game;

  await expect(tutor).toContainText(stepTexts.place);
  await expect(async () => {
    const head = await page.locator(".slot-head").boundingBox();
    const slot = await page.locator(".slot-board").boundingBox();
    expect(slot?.y).toBe(head?.height);
  }).toPass();
  await pointOf(page, "b1").click();
  await expect(tutor).toContainText(nudges.place);
  for (const [text, ...points] of [
    ["place", "a"],
    ["row", "b2"],
    ["block", "c1"],
    ["move", "a", "b3"],
    ["win", "c1", "b1"],
  ] as const) {
    await expect(tutor).toContainText(stepTexts[text]);
    for (const point of points) await pointOf(page, point).click();
  }
  await expect(tutor).toContainText(stepTexts.won);
  await expect(pointOf(page, "b1")).toHaveAccessibleName(new RegExp(board.inLine, "u"));
  await tutor.getByRole("button", { name: tutorText.next }).click();

  const { finished } = tutorText;
  await expect(tutor.getByRole("heading", { name: finished.title })).toBeInViewport({ ratio: 1 });
  await tutor.getByRole("button", { name: finished.firstGame }).click();
  await expect(page).toHaveURL(/\/game\//u);
});

test(
  "a game from the home page, with advice, ends with its result, a replay and a rematch",
  FIREFOX,
  async ({ page, context }) => {
    await withFixedRandomness(context);
    await page.goto("/");
    await page.getByRole("button", { name: home.playGame(overview.shortTitle) }).click();
    const advice = page.getByRole("region", { name: adviceText.ask });
    const place = await page.locator(".point-board").boundingBox();
    await advice.getByRole("button", { name: adviceText.ask }).click();
    await expect(advice.locator(".reason").first()).toHaveText(
      adviceText.reasons(["balanced"], ""),
    );
    expect(await page.locator(".point-board").boundingBox()).toEqual(place);
    await advice.getByRole("button", { name: adviceText.show }).first().click();
    await expect(page.locator(`[data-point][aria-label*="${board.lastMove}"]`)).toHaveCount(1);
    const stored = await playToEnd(page);
    const moments = momentsIn(stored);
    const names = stored.players.map(({ name }) => name);
    const last = moments.length - 1;
    const { ranking, because } = moments[last]?.view ?? {};
    if (ranking === undefined || because === undefined) throw new Error("the game goes on");
    const [winners = [], losers = []] = ranking.map((seats) => seats.map((seat) => names[seat]));
    const result = page.getByRole("dialog", { name: play.results });
    const title = losers.length === 0 ? endPanel.draw : endPanel.title([winners[0] ?? ""]);
    await expect(result.getByRole("heading", { name: title })).toBeVisible();
    await expect(result).toContainText(tsoroText.end.reason[because](losers[0] ?? ""));

    await expect(result).toContainText(endPanel.helped);

    await result.getByRole("link", { name: play.replay }).click();
    const caption = page.locator(".scrubber .caption");
    await expect(caption).toHaveText(`${replay.move(0, last)} ${replay.beforeFirstMove}`);
    for (const { moveCount, lastMove } of moments.slice(1)) {
      await page.getByRole("button", { name: replay.forward, exact: true }).click();
      const lines = lastMove?.events.map((event) => sentences.event(event, names)) ?? [];
      await expect(caption).toHaveText(`${replay.move(moveCount, last)} ${lines.join(" ")}`);
    }

    await page.getByRole("button", { name: replay.result, exact: true }).click();
    await page.getByRole("button", { name: endPanel.rematch }).click();
    await expect(page).not.toHaveURL(/replay/u);
    // Now the bot has the dark stones and begins.
    await expect(promptOf(page)).toHaveText(tsoroText.status.place(3));
    const { players, log } = await storedWhen(page, ({ log: entries }) => entries.length === 1);
    expect(players.map(({ kind }) => kind)).toEqual(["bot", "person"]);
    expect(log).toMatchObject([{ kind: "move", actor: 0 }]);
    // Names that were not chosen are those of the stones.
    await expect(page.locator(".small-game-seats h3")).toHaveText([...overview.seats]);
  },
);

test("the card on the home page names the bot that was chosen last", async ({ page }) => {
  await page.goto("/new/tsoro?for=bots");
  await page.getByLabel(`${setup.seat(2)}: ${setup.player}`).selectOption("strong");
  await navigateTo(page, "/");
  const lineup = home.lineup(1, [overview.bots.strong.name], true);
  await expect(page.locator(".small-game.tsoro")).toContainText(lineup);
});

test("stones are placed and moved with the keyboard alone", async ({ page, context }) => {
  await storeGames(context, [sharedGame(4)]);
  await page.goto("/game/shared");
  const { keyboard } = page;
  const prompt = promptOf(page);
  await expect(prompt).toHaveText(tsoroText.status.placing("Ann"));
  await tabTo(pointOf(page, "a"));
  await keyboard.press("Enter");
  const refusal = page.locator(".action-bar").getByRole("alert");
  await expect(refusal).toHaveText(sentences.refusal({ code: "point/taken", at: "a" }, []));
  await pressKeys(page, "ArrowDown", "ArrowLeft", "ArrowDown");
  await expect(pointOf(page, "c1")).toBeFocused();
  await keyboard.press("Enter");
  await expect(prompt).toHaveText(tsoroText.status.placing("Ben"));
  await expect(refusal).toBeEmpty();
  await pressKeys(page, "ArrowUp", "Enter");

  await expect(prompt).toHaveText(tsoroText.status.moving("Ann"));
  await keyboard.press("Enter");
  const notYours = sentences.refusal({ code: "point/not-your-piece", at: "b1" }, []);
  await expect(refusal).toHaveText(notYours);
  const top = pointOf(page, "a");
  const isChosen = new RegExp(`${board.selected}$`, "u");
  await pressKeys(page, "ArrowUp", "Enter");
  await expect(top).toHaveAccessibleName(isChosen);
  await expect(refusal).toBeEmpty();
  await keyboard.press("Escape");
  await expect(top).not.toHaveAccessibleName(isChosen);
  await pressKeys(page, "Enter", "ArrowDown", "ArrowRight", "Enter");
  await expect(prompt).toHaveText(tsoroText.status.moving("Ben"));
  await expect(pointOf(page, "b3")).toHaveAccessibleName(new RegExp(board.lastMove, "u"));
  const { log } = await storedWhen(page, ({ log: entries }) => entries.length === 7);
  expect(log.at(-1)).toMatchObject({ actor: 0, move: { kind: "move", from: "a", to: "b3" } });
});

test("moves are heard once somebody has switched sounds on", async ({ page, context }) => {
  await context.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        const { dataset } = document.documentElement;
        dataset.tones = `${Number(dataset.tones ?? 0) + 1}`;
        return super.createOscillator();
      }
    };
  });
  await storeGames(context, [sharedGame(4)]);
  await page.goto("/game/shared");
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
  await pointOf(page, "c1").click();
  await expect(promptOf(page)).toHaveText(tsoroText.status.placing("Ben"));
  expect(await tones()).toBe(0);

  await chooseFromMenu(page, appText.table.sound);
  const dialog = page.getByRole("dialog", { name: appText.table.sound });
  await dialog.getByText(settings.soundChoices.all, { exact: true }).click();
  const { bell, pebble } = SOUNDS;
  await expect.poll(tones).toBe(bell.tones.length);
  await page.keyboard.press("Escape");
  await pointOf(page, "b1").click();
  await expect.poll(tones).toBe(bell.tones.length + pebble.tones.length);
});

test("an analysis of a finished game gives the chances at every moment", async ({
  page,
  context,
}) => {
  await storeGames(context, [sampleGame("tsoro-over")]);
  await page.goto("/game/tsoro-over");
  await page.getByRole("button", { name: play.results }).click();
  await page.getByRole("link", { name: endPanel.analyse }).click();
  const panel = page.locator(".analysis-panel");
  await page.getByRole("button", { name: appText.replay.last }).click();
  await expect(panel).toContainText(analysis.gameOver);
  await page.getByRole("button", { name: appText.replay.back }).click();
  await page.getByRole("button", { name: analysis.ask(overview.bots.strong.name) }).click();
  await expect(panel.getByRole("heading", { name: analysis.chances.title })).toBeVisible();
  // Ann completes the middle row.
  await expect(panel.locator(".chances li b")).toHaveText([1, 0].map(analysis.chances.percent));
  const line = panel.locator(".advised").first();
  await expect(line).toContainText(sentences.move({ kind: "move", from: "c1", to: "b1" }));
  await line.getByRole("button", { name: analysis.advice.tryLine }).click();
  await expect(panel).toHaveText(analysis.gameOver);
});

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  test("a refused tap is explained, with the sheet down", async ({ page, context }) => {
    await storeGames(context, [sharedGame(6)]);
    await page.goto("/game/shared");
    await pointOf(page, "c1").tap({ force: true });
    const tooFar = sentences.refusal({ code: "point/not-adjacent", from: "c1", to: "b3" }, []);
    await expect(page.getByText(tooFar)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".table-layout")).toHaveAttribute("data-sheet", "peek");
  });
});

onlineTest("two devices play to the end, and agree to an undo", async ({ visit }) => {
  const { lobby, newTable, onlineTable: live, visibility, waitingRoom } = onlineText;
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await openLobby(ann, "Ann");
  await ann.getByRole("link", { name: lobby.openTable }).click();
  const choose = (legend: string, choice: string) =>
    ann.getByRole("group", { name: legend, exact: true }).getByText(choice).click();
  await choose(newTable.game, overview.shortTitle);
  await choose(newTable.visibility, visibility.unlisted);
  await choose(newTable.pace, newTable.paces.untimed);
  await ann.getByRole("button", { name: newTable.submit }).click();
  const link = await ann.getByRole("textbox", { name: waitingRoom.link }).inputValue();
  await joinByLink(ben, link, "Ben");
  await ann.getByRole("button", { name: waitingRoom.start }).click();

  await pointOf(ann, "a").click();
  await pointOf(ben, "c3").tap();
  await expect(promptOf(ann)).toHaveText(tsoroText.status.place(2));
  await chooseFromMenu(ann, live.menu.proposeUndo);
  await ann.getByRole("button", { name: live.confirmDialogs.undo.confirm }).click();
  await ben.getByRole("button", { name: live.proposal.accept }).tap();
  await expect(promptOf(ann)).toHaveText(tsoroText.status.placing("Ben"));
  await pointOf(ben, "b2").tap();
  await pointOf(ann, "b1").click();
  await pointOf(ben, "c3").tap();
  await pointOf(ann, "c1").click();
  for (const page of [ann, ben]) {
    const result = page.getByRole("dialog");
    await expect(result.getByRole("heading", { name: endPanel.title(["Ann"]) })).toBeVisible();
    await expect(result).toContainText(tsoroText.end.reason.line());
  }
});

const pointOf = (page: Page, point: Point): Locator => page.locator(`[data-point="${point}"]`);
const promptOf = (page: Page): Locator => page.locator(".action-bar .prompt");

async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The first moves of the sample, played by two people on one device. */
function sharedGame(moves: number): StoredGame {
  const { ranking: _ranking, log, ...game } = sampleGame("tsoro-over");
  const players = ["Ann", "Ben"].map(person);
  return { ...game, id: "shared", players, log: log.slice(0, moves), revision: moves };
}

/** Plays the game of this page to its end, by clicks; returns what the device has stored. */
async function playToEnd(page: Page): Promise<StoredGame<Tsoro>> {
  const adviser = tsoroSteady.createPlayer(0, "advice");
  for (let moves = 0; ;) {
    const stored = await storedWhen(page, (game) => {
      const [seat] = lastMomentIn(game).toAct;
      const isMyTurn = seat === undefined || game.players[seat]?.kind === "person";
      return game.log.length >= moves && isMyTurn;
    });
    const { view, toAct } = lastMomentIn(stored);
    if (toAct.length === 0) return stored;
    const { move } = decide(adviser, view);
    if (move === undefined) throw new Error("the adviser waits");
    await clickMove(page, move);
    moves = stored.log.length + 1;
  }
}

async function clickMove(page: Page, move: Move): Promise<void> {
  if (move.kind === "place") return pointOf(page, move.at).click();
  await pointOf(page, move.from).click();
  return pointOf(page, move.to).click();
}

/** Waits until the stored game of this page meets a condition. */
async function storedWhen(
  page: Page,
  isRight: (stored: StoredGame<Tsoro>) => boolean,
): Promise<StoredGame<Tsoro>> {
  await page.waitForURL(/\/game\/[^/]+$/u);
  const id = gameIdOf(page);
  let stored: StoredGame<Tsoro> | undefined;
  const isKept = async () => {
    const parsed = parseStored(
      tsoro,
      (await deviceRows(page)).find((row) => row.id === id),
    );
    stored = parsed.ok ? parsed.value : undefined;
    return stored !== undefined && isRight(stored);
  };
  await expect.poll(isKept, { intervals: [20] }).toBe(true);
  if (stored === undefined) throw new Error("the game is not stored");
  return stored;
}

function momentsIn(stored: StoredGame<Tsoro>): readonly FullMoment<Tsoro>[] {
  const timeline = timelineOf(tsoro, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return momentsOf(timeline.value);
}

function lastMomentIn(stored: StoredGame<Tsoro>): FullMoment<Tsoro> {
  const last = momentsIn(stored).at(-1);
  if (last === undefined) throw new Error("a game has a beginning");
  return last;
}
