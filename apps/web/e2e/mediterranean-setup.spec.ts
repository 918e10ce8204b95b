import type { Page } from "@playwright/test";
import { isObject } from "@sofala/engine";
import type { SeatView, View } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { recordText } from "../src/store/export.ts";
import { expect, test } from "./app-test.ts";
import { gameIdOf, deviceRows } from "./device-games.ts";
import { openLobby, joinByLink } from "./online-people.ts";
import { onlineText, test as onServer } from "./online-test.ts";
import { appText } from "./screen.ts";
import { expectFitsWindow, expectAccessible } from "./page-checks.ts";
import { sampleGame } from "./sample-games.ts";
import { MediterraneanDriver } from "./mediterranean-driver.ts";

const market = await loadMediterraneanAppText("en");
const { home, setup, games } = appText;
const { table } = market;
const TURNS = 6;

const heading = (page: Page, turn: number) =>
  page.getByRole("heading", { level: 1, name: table.turn(turn, TURNS) });

const keptOptions = async (page: Page): Promise<unknown> =>
  (await deviceRows(page)).find(({ id }) => id === gameIdOf(page))?.options;

test("from the first screen to a market against five bots in two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByText(home.games.mediterranean.shortTitle, { exact: true }).click();
  await page.getByRole("button", { name: home.playBots }).click();
  await expect(heading(page, 1)).toBeVisible();
  const [stored] = await deviceRows(page);
  expect(stored?.game).toBe("mediterranean");
  expect(stored?.players.map(({ kind }) => kind)).toEqual(["person", ...Array(5).fill("bot")]);
  expect(stored?.options).toMatchObject({ tradeSeconds: 240, market: "open" });
  // The home screen shows the last chosen game.
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: home.games.mediterranean.title }),
  ).toBeVisible();
  await expect(page.getByRole("article")).toContainText(
    market.setup.tableCard.turn(1, market.sentences.phase.civic),
  );
});

test("two people around one device trade in rounds without a clock, behind a curtain", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText(home.games.mediterranean.shortTitle, { exact: true }).click();
  await page.getByRole("link", { name: home.playLocally }).click();
  await expect(page.getByText(market.setup.sharedDevice)).toBeVisible();
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    await page.getByLabel(`${setup.seat(seat + 1)}: ${setup.name}`).fill(name);
  }
  await page.getByRole("button", { name: setup.start }).click();
  const hand = page.getByRole("region", { name: table.hand });
  for (const name of ["Ann", "Ben"]) {
    const curtain = page.getByRole("dialog", { name: table.passDevice.title(name) });
    await expect(curtain).toBeVisible();
    await expect(hand).toHaveCount(0);
    await curtain.getByRole("button", { name: table.passDevice.takeDevice(name) }).click();
    await expect(hand).toBeVisible();
    await page.getByRole("button", { name: market.steps.flips.keep, exact: true }).click();
  }
  expect(await keptOptions(page)).toMatchObject({ tradeSeconds: 0, market: "rounds" });

  // Ben has the device and offers first; then Ann answers, and offers nothing new.
  const passDevice = () => {
    throw new Error("only what is on the page counts");
  };
  const holder = new MediterraneanDriver(page, "", passDevice);
  const { readyBar, feedback, offerCard } = market.market;
  const slot = Number(await hand.locator("[data-slot]").first().getAttribute("data-slot"));
  await expect(page.getByText(readyBar.round(1, "offer"))).toBeVisible();
  await holder.offer({ slot }, "Ann", undefined);
  await holder.ready();
  await page.getByRole("button", { name: table.passDevice.takeDevice("Ann") }).click();
  await holder.ready();
  await expect(page.getByText(readyBar.round(1, "answer"))).toBeVisible();
  const counter = holder.offersOf("Ben").getByRole("button", { name: offerCard.counter });
  await expect(counter).toBeDisabled();
  await holder.accept("Ben");
  await expect(page.getByText(feedback.dealMade("Ben"))).toBeVisible();
});

test("a record of the Mediterranean is imported and goes on, beside a game of Zimbabwe", async ({
  page,
}) => {
  const stored = sampleGame("market");
  await page.goto("/games");
  await page.getByRole("button", { name: games.importGame }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "market.json",
    mimeType: "application/json",
    buffer: Buffer.from(recordText(stored)),
  });
  const names = stored.players.map(({ name }) => name);
  await expect(page.getByText(games.import.foundRecord(names, stored.log.length))).toBeVisible();
  await page.getByRole("button", { name: games.import.continueGame, exact: true }).click();
  await expect(heading(page, 3)).toBeVisible();
  const id = gameIdOf(page);
  await page.goto("/games");
  await expect(
    page.getByText(market.setup.tableCard.turn(3, market.sentences.phase.trading)),
  ).toBeVisible();
  await page.getByRole("button", { name: games.more(names.join(", ")) }).click();
  await page.getByRole("button", { name: games.rename }).click();
  await page.getByLabel(games.newName).fill("Tyre");
  await page.getByRole("button", { name: games.save, exact: true }).click();
  await expect(page.getByRole("link", { name: "Tyre" })).toHaveAttribute("href", `/game/${id}`);
});

/** The last view that the server sent to a page. */
function followViews(page: Page): () => View | undefined {
  let last: View | undefined;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      // An empty message is a pong.
      const message: unknown = JSON.parse(String(payload) || "null");
      const snapshot = isObject(message) ? message["snapshot"] : undefined;
      if (isObject(snapshot) && snapshot["view"] !== undefined) {
        last = snapshot["view"] as unknown as View;
      }
    });
  });
  return () => last;
}

const handsIn = (view: View | undefined): readonly boolean[] =>
  view?.seats.map(({ hand }: SeatView) => hand !== undefined) ?? [];

onServer(
  "a table on a server: opened, joined by its link, filled by bots; each sees only their own hand",
  async ({ visit }) => {
    const { page: ann } = await visit("desktop");
    const { page: ben } = await visit("phone");
    const views = [followViews(ann), followViews(ben)] as const;
    await openLobby(ann, "Ann");
    await ann.getByRole("link", { name: onlineText.lobby.openTable }).click();
    const group = (name: string) => ann.getByRole("group", { name, exact: true });
    await group(onlineText.newTable.game).getByText(home.games.mediterranean.shortTitle).click();
    await expect(ann.getByText(onlineText.newTable.sharedClockPaceText.live)).toBeVisible();
    await ann.getByLabel(market.setup.tradingTime).selectOption("600");
    await expectAccessible(ann);
    await ann.getByRole("button", { name: onlineText.newTable.submit }).click();
    await expect(
      ann.getByText(market.setup.settingsSummary.market(market.setup.minutes(10))),
    ).toBeVisible();
    const link = await ann.getByRole("textbox", { name: onlineText.waitingRoom.link }).inputValue();
    await joinByLink(ben, link, "Ben");
    await expectFitsWindow(ben);
    await ann.getByRole("button", { name: onlineText.matchmaking.fillWithBots }).click();
    await expect(ann.getByText(market.sentences.bot.steady.name).first()).toBeVisible();
    await ann.getByRole("button", { name: onlineText.waitingRoom.start }).click();
    for (const page of [ann, ben]) {
      await expect(heading(page, 1)).toBeVisible();
      await expect(page.getByRole("region", { name: table.hand })).toBeAttached();
    }
    expect(handsIn(views[0]())).toEqual([true, false, false, false]);
    expect(handsIn(views[1]())).toEqual([false, true, false, false]);
  },
);
