import type { Page } from "@playwright/test";
import { loadZimbabweExplainText } from "@sofala/text/zimbabwe";
import { cellsInRange, claimsOf, connectionsOf, craftsmanSitesOf } from "@sofala/zimbabwe";
import { rangeOfSeat } from "@sofala/zimbabwe";
import { footprintOf } from "../src/games/zimbabwe/board/geometry.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { deviceGame } from "./device-games.ts";
import { cellOf } from "./input-method.ts";
import { appText } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { lenses, board, zimbabwe: cards } = appText;
const explain = await loadZimbabweExplainText("en");

test("lenses show what the rules say", async ({ page, context }) => {
  await storeGames(context, [sampleGame("late")]);
  await page.goto("/game/late");
  await ZimbabweDriver.at(page);
  await page.keyboard.press("l");
  for (const [name, look] of STEPS) await test.step(name, () => look(page));
});

async function showsRange(page: Page): Promise<void> {
  const { state, view, seat } = await ZimbabweDriver.at(page);
  await lens(page, lenses.range.name);
  const [{ at } = { at: "" }] = view.monuments.filter((monument) => monument.seat === seat);
  await cellOf(page, at).click();
  await expectDescriptions(page, board.inRange, cellsInRange(state, at, seat));
  await expect(cellOf(page, at)).toHaveAttribute("aria-label", new RegExp(board.selected, "u"));
  const connected = connectionsOf(state, at, seat);
  expect(connected.length).toBeGreaterThan(0);
  await expect(page.locator(".marks-layer .highlight")).toHaveCount(connected.length);
  await expect(page.locator(".marks-layer .note")).toHaveText(
    connected.map(({ hubs }) => `${hubs}`),
  );

  await lens(page, lenses.range.name);
  await expect(page.locator(".marks-layer .range")).toHaveCount(0);
}

async function showsClaims(page: Page): Promise<void> {
  const { state, seat } = await ZimbabweDriver.at(page);
  await lens(page, lenses.claims.name);
  for (const craft of ["potter", "wood-carver"] as const) {
    await picker(page).selectOption(craft);
    const claims = claimsOf(state, seat, craft);
    const cells = (isClaimed: boolean) =>
      claims.filter((claim) => claim.isClaimed === isClaimed).map(({ at }) => at);
    await expectDescriptions(page, board.free("clay"), cells(false));
    await expectDescriptions(page, board.claimed("clay"), cells(true));
  }
}

async function showsSites(page: Page): Promise<void> {
  const { state, seat } = await ZimbabweDriver.at(page);
  await lens(page, lenses.sites.name);
  const craft = "potter";
  await expect(picker(page)).toHaveValue(craft);
  const sites = craftsmanSitesOf(state, seat, craft);
  const corners = new Set(sites.map(({ at }) => at));
  const cells = sites.flatMap(({ at, vertical }) => footprintOf(craft, at, vertical));
  await expectDescriptions(page, board.canPlace(craft), [...corners]);
  const inside = cells.filter((cell) => !corners.has(cell));
  await expectDescriptions(page, board.insideSite(craft), [...new Set(inside)]);
}

async function showsOtherSeat(page: Page): Promise<void> {
  const { state, view, seat } = await ZimbabweDriver.at(page);
  const seats = page.getByRole("combobox", { name: lenses.seatChoice, exact: true });
  await expect(seats).toHaveValue(`${seat}`);
  const { players } = await deviceGame(page);
  await expect(seats.getByRole("option")).toHaveText(
    players.map(({ name }, each) => lenses.seatRange(name, rangeOfSeat(state, each))),
  );
  const other = view.seats.findIndex((_, each) => each !== seat);
  await seats.selectOption(`${other}`);
  const corners = craftsmanSitesOf(state, other, "potter").map(({ at }) => at);
  await expectDescriptions(page, board.canPlace("potter"), corners);
  await seats.selectOption(`${seat}`);
}

async function showsAhead(page: Page): Promise<void> {
  const { view } = await ZimbabweDriver.at(page);
  await lens(page, lenses.ahead.name);
  const rows = page.locator(".outlook-list li");
  await expect(rows).toHaveCount(view.seats.length);
  await expect(page.getByText(lenses.calculating)).toHaveCount(0);
  for (const [seat, { vr, vp }] of view.seats.entries()) {
    const description = lenses.toGo(Math.max(0, vr - vp), Math.max(0, Math.ceil((vr - vp) / 2)));
    await expect(rows.nth(seat)).toContainText(description);
  }
}

async function showsRangeOfCell(page: Page): Promise<void> {
  const { state, seat, view } = await ZimbabweDriver.at(page);
  const [craftsman] = view.craftsmen;
  const at = craftsman?.at ?? "";
  await cellOf(page, at).click({ button: "right" });
  await expectDescriptions(page, board.inRange, cellsInRange(state, at, seat));
  await expect(cellOf(page, at)).toHaveAttribute(
    "aria-label",
    new RegExp(cards.craftsman[craftsman?.craftsman ?? "potter"].name, "u"),
  );
  await cellOf(page, at).focus();
  await page.keyboard.press("i");
  await expect(page.locator(".marks-layer .range")).toHaveCount(0);
}

async function explainsPieces(page: Page): Promise<void> {
  const { state, view, seat } = await ZimbabweDriver.at(page);
  const names = (await deviceGame(page)).players.map(({ name }) => name);
  const [craftsman] = view.craftsmen;
  if (craftsman === undefined) throw new Error("there is no craftsman");
  const note = page.locator(".piece-note");
  const title = explain.craftsman(craftsman.craftsman, names[craftsman.seat] ?? "");
  await cellOf(page, craftsman.at).hover();
  await expect(note).toContainText(title);
  await expect(note).toContainText(cards.craftsman[craftsman.craftsman].effect);
  // So does the card in the seat of its owner.
  const ownersSeat = page.locator(".seat-card").nth(craftsman.seat);
  await expect(ownersSeat.getByTitle(cards.craftsman[craftsman.craftsman].effect)).toBeVisible();
  // One click shows its range, and another one hides it.
  await cellOf(page, craftsman.at).click();
  await expectDescriptions(page, board.inRange, cellsInRange(state, craftsman.at, seat));
  await expect(note).toHaveCount(0);
  await cellOf(page, craftsman.at).click();
  await expect(page.locator(".marks-layer .range")).toHaveCount(0);
  // The keyboard shows it too, where screen readers hear it.
  const [monument] = view.monuments;
  await cellOf(page, monument?.at ?? "").focus();
  await page.keyboard.press("Home");
  await cellOf(page, monument?.at ?? "").focus();
  await expect(page.getByRole("status").filter({ has: note })).toContainText(
    board.monument(names[monument?.seat ?? 0] ?? "", monument?.level ?? 0),
  );
  await page.keyboard.press("Enter");
  await expectDescriptions(page, board.inRange, cellsInRange(state, monument?.at ?? "", seat));
  await page.keyboard.press("Enter");
}

/** The checks, one after the other at the same table. */
const STEPS = [
  ["the range of a piece, and what is connected with it", showsRange],
  ["resources that are free, and that are claimed", showsClaims],
  ["where a craftsman could stand", showsSites],
  ["whose range is shown there, and that of another seat", showsOtherSeat],
  ["what lies ahead for everybody", showsAhead],
  ["a piece explains itself, and shows its range in one click", explainsPieces],
  ["a right click, and the key i, show the range of any cell", showsRangeOfCell],
] as const;

/** Turns a lens on or off. */
const lens = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** The craft selection of a lens. */
const picker = (page: Page) => page.getByRole("combobox", { name: lenses.craft, exact: true });

/** The descriptions of these cells, and of no others, contain this. */
async function expectDescriptions(
  page: Page,
  description: string,
  cells: readonly string[],
): Promise<void> {
  const described = () =>
    page
      .getByRole("gridcell")
      .evaluateAll(
        (all, word) =>
          all
            .filter((cell) => cell.getAttribute("aria-label")?.split(", ").includes(word))
            .map((cell) => (cell instanceof HTMLElement ? cell.dataset["cell"] : "")),
        description,
      );
  await expect.poll(async () => new Set(await described())).toEqual(new Set(cells));
}
