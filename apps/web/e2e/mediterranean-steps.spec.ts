import type { Locator, Page } from "@playwright/test";
import type { Move } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "./app-test.ts";
import { deviceRows } from "./device-games.ts";
import { DEVICES } from "./appearance.ts";
import { waitUntilLoaded } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { steps, sentences: game } = await loadMediterraneanAppText("en");
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
  const senate = bar.getByRole("button", { name: game.building("white-G2") });
  await expect(senate).toContainText("3 → 5");
  await senate.click();
  await expect(senate).toBeDisabled();
  await expect(bar).toContainText(abilities.prompt(2));
  await bar.getByRole("button", { name: steps.takeBack }).click();
  await expect(bar).toContainText(abilities.prompt(3));
  await bar.getByRole("button", { name: abilities.useAll(3) }).click();
  await bar.getByRole("button", { name: steps.ready, exact: true }).click();
  await expect
    .poll(async () => (await decided(page, name)).map(({ kind }) => kind))
    .toEqual(["use-ability", "use-ability", "use-ability", "use-ability", "ready"]);
});

test("a vote and its main button are there for the keys", async ({ page }) => {
  const name = "market-vote";
  const bar = await openGame(page, name);
  const { keyboard } = page;
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
  await expect(bar).toContainText("does not touch");
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
  await bar.getByRole("button", { name: steps.takeBack }).click();
  await expect(bar).toContainText(shop.nothingBought);

  // An industry has to be chosen, and the worker can be another one than the default. There are two industries this turn.
  await buy("S12", 3).last().click();
  await expect(stall.getByText(shop.question.industry)).toBeVisible();
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
