import type { Page } from "@playwright/test";
import { isObject } from "@sofala/engine";
import type { SeatView, View } from "@sofala/mediterranean";
import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { recordText } from "../src/store/export.ts";
import { expect, test } from "./app-test.ts";
import { idOf, keptRows } from "./device-games.ts";
import { enter, follow } from "./online-people.ts";
import { online, test as onServer } from "./online-test.ts";
import { words } from "./screen.ts";
import { fitsWindow, isSound } from "./page-checks.ts";
import { gameNamed } from "./sample-games.ts";
import { Trader } from "./mediterranean-driver.ts";

const market = await loadMediterraneanWords("en");
const { home, setup, games } = words;
const { table } = market;
const TURNS = 6;

const heading = (page: Page, turn: number) =>
  page.getByRole("heading", { level: 1, name: table.turn(turn, TURNS) });

const keptOptions = async (page: Page): Promise<unknown> =>
  (await keptRows(page)).find(({ id }) => id === idOf(page))?.options;

test("from the first screen to a market against five bots in two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByText(home.world.mediterranean.short, { exact: true }).click();
  await page.getByRole("button", { name: home.bots }).click();
  await expect(heading(page, 1)).toBeVisible();
  const [kept] = await keptRows(page);
  expect(kept?.game).toBe("mediterranean");
  expect(kept?.players.map(({ kind }) => kind)).toEqual(["person", ...Array(5).fill("bot")]);
  expect(kept?.options).toMatchObject({ tradeSeconds: 240, market: "open" });
  // The game that was chosen last is the one that is spoken of.
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: home.world.mediterranean.title }),
  ).toBeVisible();
  await expect(page.getByRole("article")).toContainText(
    market.setup.card.turn(1, market.game.phase.civic),
  );
});

test("two people around one device trade in rounds without a clock, behind a curtain", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText(home.world.mediterranean.short, { exact: true }).click();
  await page.getByRole("link", { name: home.oneTable }).click();
  await expect(page.getByText(market.setup.atOneTable)).toBeVisible();
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    await page.getByLabel(`${setup.seat(seat + 1)}: ${setup.name}`).fill(name);
  }
  await page.getByRole("button", { name: setup.start }).click();
  const hand = page.getByRole("region", { name: table.hand });
  for (const name of ["Ann", "Ben"]) {
    const curtain = page.getByRole("dialog", { name: table.curtain.title(name) });
    await expect(curtain).toBeVisible();
    await expect(hand).toHaveCount(0);
    await curtain.getByRole("button", { name: table.curtain.lift(name) }).click();
    await expect(hand).toBeVisible();
    await page.getByRole("button", { name: market.steps.flips.keep, exact: true }).click();
  }
  expect(await keptOptions(page)).toMatchObject({ tradeSeconds: 0, market: "rounds" });

  // Ben has the device and offers first; in the next step Ann answers, and offers nothing new.
  const nobodyLooks = () => {
    throw new Error("only what is on the page counts");
  };
  const holder = new Trader(page, "", nobodyLooks);
  const { bar, notice, slip } = market.market;
  const slot = Number(await hand.locator("[data-slot]").first().getAttribute("data-slot"));
  await expect(page.getByText(bar.round(1, "offer"))).toBeVisible();
  await holder.offer({ slot }, "Ann", undefined);
  await holder.ready();
  await page.getByRole("button", { name: table.curtain.lift("Ann") }).click();
  await holder.ready();
  await expect(page.getByText(bar.round(1, "answer"))).toBeVisible();
  const counter = holder.slipsOf("Ben").getByRole("button", { name: slip.counter });
  await expect(counter).toBeDisabled();
  await holder.accept("Ben");
  await expect(page.getByText(notice.dealt("Ben"))).toBeVisible();
});

test("a record of the Mediterranean is imported and goes on, beside a game of Zimbabwe", async ({
  page,
}) => {
  const stored = gameNamed("market");
  await page.goto("/games");
  await page.getByRole("button", { name: games.bring }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "market.json",
    mimeType: "application/json",
    buffer: Buffer.from(recordText(stored)),
  });
  const names = stored.players.map(({ name }) => name);
  await expect(page.getByText(games.import.foundRecord(names, stored.log.length))).toBeVisible();
  await page.getByRole("button", { name: games.import.playOn, exact: true }).click();
  await expect(heading(page, 3)).toBeVisible();
  const id = idOf(page);
  await page.goto("/games");
  await expect(page.getByText(market.setup.card.turn(3, market.game.phase.trading))).toBeVisible();
  await page.getByRole("button", { name: games.more(names.join(", ")) }).click();
  await page.getByRole("button", { name: games.rename }).click();
  await page.getByLabel(games.newName).fill("Tyre");
  await page.getByRole("button", { name: games.save, exact: true }).click();
  await expect(page.getByRole("link", { name: "Tyre" })).toHaveAttribute("href", `/game/${id}`);
});

/** What a page was shown of a table, from the last message of its server that shows any. */
function followViews(page: Page): () => View | undefined {
  let last: View | undefined;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      // An empty one shows that somebody is there.
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
  "a table on a server: opened, joined by its link, filled by bots; each sees the own hand",
  async ({ visit }) => {
    const { page: ann } = await visit("desktop");
    const { page: ben } = await visit("phone");
    const seen = [followViews(ann), followViews(ben)] as const;
    await enter(ann, "Ann");
    await ann.getByRole("link", { name: online.lobby.open }).click();
    const group = (name: string) => ann.getByRole("group", { name, exact: true });
    await group(online.opening.game).getByText(home.world.mediterranean.short).click();
    await expect(ann.getByText(online.opening.marketPaceText.live)).toBeVisible();
    await ann.getByLabel(market.setup.time).selectOption("600");
    await isSound(ann);
    await ann.getByRole("button", { name: online.opening.open }).click();
    await expect(ann.getByText(market.setup.terms.market(market.setup.minutes(10)))).toBeVisible();
    const link = await ann.getByRole("textbox", { name: online.waiting.link }).inputValue();
    await follow(ben, link, "Ben");
    await fitsWindow(ben);
    await ann.getByRole("button", { name: online.finding.fill }).click();
    await expect(ann.getByText(market.game.bot.steady.name).first()).toBeVisible();
    await ann.getByRole("button", { name: online.waiting.start }).click();
    for (const page of [ann, ben]) {
      await expect(heading(page, 1)).toBeVisible();
      await expect(page.getByRole("region", { name: table.hand })).toBeAttached();
    }
    expect(handsIn(seen[0]())).toEqual([true, false, false, false]);
    expect(handsIn(seen[1]())).toEqual([false, true, false, false]);
  },
);
