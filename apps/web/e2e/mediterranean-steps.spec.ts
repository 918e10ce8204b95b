import type { Locator, Page } from "@playwright/test";
import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf } from "../src/local/moments.ts";
import type { StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { deviceRows } from "./device-games.ts";
import { DEVICES } from "./appearance.ts";
import { waitUntilLoaded } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const {
  steps,
  sentences: game,
  table: { introductions },
} = await loadMediterraneanAppText("en");
const { abilities, cubes, flips, shop, vote } = steps;

/** Opens a stored game. */
async function openGame(page: Page, name: string): Promise<Locator> {
  await storeGames(page.context(), [sampleGame(name)]);
  await page.goto(`/game/${name}`);
  const bar = page.getByRole("region", { name: steps.label });
  await expect(bar).toBeVisible();
  await waitUntilLoaded(page);
  return bar;
}

/** The person's moves since then, as the device stores them. */
async function decided(page: Page, name: string): Promise<readonly Move[]> {
  const before = sampleGame(name).log.length;
  const row = (await deviceRows(page)).find(({ id }) => id === name);
  return (row?.log ?? [])
    .slice(before)
    .flatMap((entry) => (entry.kind === "move" && entry.actor === 0 ? [entry.move as Move] : []));
}

const expectDecided = async (page: Page, name: string, moves: object[]): Promise<void> =>
  expect.poll(async () => await decided(page, name)).toMatchObject(moves);

test("buildings are used one by one, taken back, and all at once", async ({ page }) => {
  const name = "market-abilities";
  const bar = await openGame(page, name);
  await expect(bar).toContainText(abilities.prompt(3));
  const senate = bar.getByRole("button", {
    name: new RegExp(`^${game.building("white-G2")}`, "u"),
  });
  await expect(senate).toContainText("3 → 5");
  await senate.click();
  await expect(senate).toBeDisabled();
  await expect(bar).toContainText(abilities.prompt(2));
  await bar.getByRole("button", { name: steps.takeBack(game.building("white-G2")) }).click();
  await expect(bar).toContainText(abilities.prompt(3));
  await bar.getByRole("button", { name: abilities.useAll(3) }).click();
  await bar.getByRole("button", { name: steps.ready, exact: true }).click();
  await expect
    .poll(async () => (await decided(page, name)).map(({ kind }) => kind))
    .toEqual(["use-ability", "use-ability", "use-ability", "use-ability", "ready"]);
});

test("nothing moves in the shop when others buy", async ({ page, context }) => {
  const stored = sampleGame("market-shop");
  const { buyers, log } = withPurchases(stored as StoredGame<Mediterranean>);
  expect(buyers).toBeGreaterThan(1);
  await storeGames(context, [stored, { ...stored, id: "bought", log, revision: log.length }]);
  const buttonTops = async (id: string) => {
    await page.goto(`/game/${id}`);
    await expect(page.locator(".development")).toHaveCount(6);
    await waitUntilLoaded(page);
    return await page
      .locator(".development [data-choice]")
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
  };
  const before = await buttonTops(stored.id);
  expect(await buttonTops("bought")).toEqual(before);
  await expect(page.locator(".development .buyers").first()).toBeVisible();
});

/** The log of a game in which every other player buys the first development that they can. */
function withPurchases(stored: StoredGame<Mediterranean>) {
  const timeline = timelineOf(mediterranean, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  const state = momentsOf(timeline.value).at(-1)?.state;
  const purchases = stored.players.flatMap((_, actor) => {
    const moves = actor === 0 || state === undefined ? [] : mediterranean.legalMoves(state, actor);
    const move = [...moves].find(({ kind }) => kind === "develop");
    return move === undefined ? [] : [{ kind: "move" as const, actor, move }];
  });
  return { buyers: purchases.length, log: [...stored.log, ...purchases] };
}

test("in a low window all cards are in view, and no word or number overlaps", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openGame(page, "market-abilities");
  const hidden = await page
    .locator(".slot-bar")
    .evaluate((bar) => bar.scrollHeight - bar.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  const tooWide = await page
    .locator(".underside")
    .evaluateAll(
      (strips) => strips.filter((strip) => strip.scrollWidth > strip.clientWidth).length,
    );
  expect(tooWide).toBe(0);
  const overlaps = await page.locator(".status-scale").evaluateAll((scales) =>
    scales.flatMap((scale) => {
      const numbers = [...scale.querySelectorAll("i")].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      const boxes = numbers.map((each) => each.getBoundingClientRect());
      return boxes.filter((box, n) => box.right > (boxes[n + 1]?.left ?? Infinity));
    }),
  );
  expect(overlaps).toEqual([]);
});

test("a vote and its main button are there for the keys", async ({ page }) => {
  const name = "market-vote";
  const bar = await openGame(page, name);
  const { keyboard } = page;
  await expect(page.getByText(introductions.vote)).toBeVisible();
  await expect(bar.getByRole("button", { name: steps.pick })).toBeDisabled();
  await keyboard.press("1");
  await expect(bar.getByRole("button", { name: vote.confirm("Dimitra") })).toBeEnabled();
  await keyboard.press("2");
  await expect(bar.getByRole("button", { name: vote.confirm("Emre") })).toBeEnabled();
  await keyboard.press("Enter");
  await expectDecided(page, name, [{ kind: "vote", victim: 4 }]);
});

test("cubes are chosen from those that the calamity names", async ({ page }) => {
  const name = "market-cubes";
  const bar = await openGame(page, name);
  await expect(bar).toContainText(cubes.suggested);
  await expect(bar).toContainText("Not affected: ");
  await bar.getByRole("button", { name: cubes.place("farm.salt") }).click();
  await bar.getByRole("button", { name: cubes.confirm(1, 1) }).click();
  await expectDecided(page, name, [{ kind: "lose-cubes", areas: ["farm.salt"] }]);
});

test("purchases say what they cost, ask what they must, and can be taken back", async ({
  page,
}) => {
  const name = "market-shop";
  const bar = await openGame(page, name);
  const stall = page.locator(".shop");
  const buy = (card: string, price: number) =>
    stall.getByRole("button", { name: shop.buyNamed(card, price) });

  await buy("S06", 7).click();
  await expect(bar).toContainText(shop.developedItem("S06", 7));
  await expect(bar).toContainText(shop.moneyHalved(14, 7));
  await bar.getByRole("button", { name: steps.takeBack(game.development("S06")) }).click();
  await expect(bar).toContainText(shop.nothingBought);

  // An industry has to be chosen, and the worker can be another one than the default. There are two industries this turn.
  const cards = stall.locator(".development");
  const places = async () =>
    (await Promise.all((await cards.all()).map((card) => card.boundingBox()))).map((box) => box?.x);
  const before = await places();
  await buy("S12", 3).last().click();
  await expect(stall.getByText(shop.question.industry)).toBeVisible();
  // The cards stay in their order.
  expect(await places()).toEqual(before);
  await stall.getByRole("button", { name: shop.industryName("arms") }).click();
  await stall.getByRole("button", { name: shop.remove(shop.workerFrom("available")) }).click();
  await stall.getByRole("button", { name: shop.workerFrom("farm.ore") }).click();
  await expect(bar).toContainText("$18");
  await stall.getByRole("button", { name: shop.buyFor(3) }).click();

  await stall.getByRole("button", { name: shop.buildNamed("white-G1", 6) }).click();
  await expect(stall.getByText(shop.built).first()).toBeVisible();

  await stall.getByRole("slider", { name: shop.vpAmount }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await stall.getByRole("button", { name: shop.buyVp(2, 6) }).click();
  await expect(bar).toContainText(shop.vpItem(2, 6));

  await bar.getByRole("button", { name: shop.done, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: shop.doneDialog.title });
  await dialog.getByRole("button", { name: shop.doneDialog.cancel }).click();
  await expect(dialog).toBeHidden();
  await bar.getByRole("button", { name: shop.done, exact: true }).click();
  await dialog.getByRole("button", { name: shop.doneDialog.confirm }).click();
  await expectDecided(page, name, [
    { kind: "develop", card: "S06", from: ["available"] },
    { kind: "develop", card: "S12", from: ["farm.ore"], industry: "arms" },
    { kind: "build", building: "white-G1" },
    { kind: "buy-vp", vp: 2 },
    { kind: "ready" },
  ]);
});

test("the shop is bought in by keys alone", async ({ page }) => {
  const name = "market-shop";
  const bar = await openGame(page, name);
  const { keyboard } = page;
  // The fifth development asks for an industry; the fourth of these is armed.
  await keyboard.press("5");
  await expect(page.getByText(shop.question.industry)).toBeVisible();
  await keyboard.press("4");
  await keyboard.press("Escape");
  await expect(page.getByText(shop.question.industry)).toBeVisible();
  await keyboard.press("4");
  await keyboard.press("Enter");
  await expect(bar).toContainText(shop.developedItem("S12", 3));
  await keyboard.press("u");
  await expect(bar).toContainText(shop.nothingBought);
  await keyboard.press("Enter");
  await page.getByRole("dialog", { name: shop.doneDialog.title }).waitFor();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  test("a board is turned over, once it is clear what that destroys", async ({ page }) => {
    const name = "market-flips";
    const bar = await openGame(page, name);
    const board = bar.getByRole("button", { name: flips.board("government") });
    await expect(board).toContainText(flips.destroys(["black-G2"]));
    await board.tap();
    await bar.getByRole("button", { name: flips.confirm(["government"]) }).tap();
    const dialog = page.getByRole("dialog", { name: flips.confirmDialog.title(["government"]) });
    await expect(dialog).toContainText(flips.destroys(["black-G2"]));
    await dialog.getByRole("button", { name: flips.confirmDialog.confirm }).tap();
    await expectDecided(page, name, [{ kind: "flip", track: "government" }, { kind: "ready" }]);
    const isTooWide = await page.evaluate(() => document.body.scrollWidth > innerWidth);
    expect(isTooWide).toBe(false);
  });
});
