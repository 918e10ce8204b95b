import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Move } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "./app-test.ts";
import { tabTo } from "./keyboard-input.ts";
import { deviceRows } from "./device-games.ts";
import { DEVICES } from "./appearance.ts";
import { waitUntilLoaded } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { FIREFOX, NIGHTLY } from "./nightly.ts";

const { sentences: game, market, mats, table: tableText } = await loadMediterraneanAppText("en");

async function sitDown(page: Page, context: BrowserContext, name = "market"): Promise<void> {
  await storeGames(context, [sampleGame(name)]);
  await holdBots(context);
  await page.goto(`/game/${name}`);
  await waitUntilLoaded(page);
}

/** Timers of a second or more never fire, so that bots do nothing even on a slow machine. */
async function holdBots(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("sofala-settings", JSON.stringify({ pace: "slow" }));
    const plain = window.setTimeout.bind(window);
    const short = (work: () => void, milliseconds = 0) =>
      milliseconds < 1000 ? plain(work, milliseconds) : 0;
    window.setTimeout = short as typeof setTimeout;
  });
}

/** The moves that the person made since the game was opened. */
async function ownMoves(page: Page, name = "market"): Promise<readonly Move[]> {
  const before = sampleGame(name).log.length;
  const row = (await deviceRows(page)).find(({ id }) => id === name);
  const log = (row?.log ?? []).slice(before) as readonly {
    readonly actor?: unknown;
    readonly move?: Move;
  }[];
  return log.flatMap(({ actor, move }) => (actor === 0 && move !== undefined ? [move] : []));
}

const column = (page: Page, name: "me" | "open" | "mine"): Locator =>
  page.getByRole("region", { name: market.columns[name] });
const card = (page: Page, good: "wine" | "slaves" | "grain", bottom: "mars" | "barbarianFury") =>
  page
    .locator(".hand-set .hand-card")
    .filter({ hasText: game.good[good] })
    .filter({ hasText: game.bottom[bottom].name })
    .first();
const wanted = (page: Page, good: "dye" | "wool") =>
  page.getByRole("button", { name: market.compose.add(game.good[good]) });
const middleOf = async (target: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
const button = (within: Locator | Page, name: string) =>
  within.getByRole("button", { name, exact: true });

test(
  "an offer is made by clicks, and listed among one's own",
  FIREFOX,
  async ({ page, context }) => {
    await sitDown(page, context);
    await card(page, "wine", "mars").click();
    const composer = page.getByRole("region", { name: market.compose.title });
    await wanted(page, "dye").click();
    await button(composer, "Chiara").click();
    await expect(composer).toContainText("4 wine ($14, −6)");
    await expect(composer).toContainText("1 dye ($2, +2)");
    await button(composer, market.compose.send).click();
    await expect(composer).toHaveCount(0);
    await expect(page.getByText(market.feedback.sent)).toBeVisible();
    const offerCard = column(page, "mine").locator(".offer-card").first();
    await expect(offerCard).toContainText("1 wine");
    await expect(offerCard).toContainText("1 dye");
    expect((await ownMoves(page))[0]).toEqual({
      kind: "offer",
      to: [2],
      give: { cards: [20] },
      want: { goods: { dye: 1 } },
    });
    await button(offerCard, market.offerCard.withdraw).click();
    await expect(offerCard).toContainText(/withdrawn|accepted|declined/iu);
  },
);

test(
  "an offer is accepted with one press, and another declined",
  FIREFOX,
  async ({ page, context }) => {
    await sitDown(page, context);
    const offerCards = column(page, "me").locator(".offer-card");
    await expect(offerCards.first()).toContainText("You would have 1 art ($2, +2)");
    await button(offerCards.nth(1), market.offerCard.decline).click();
    await expect(offerCards.nth(1)).toContainText(market.offerCard.ending.declinedByYou);
    await button(offerCards.first(), market.offerCard.accept).click();
    await expect(page.getByText(market.feedback.dealMade("Chiara"))).toBeVisible();
    await expect(page.locator(".hand-set").filter({ hasText: game.good.art })).toHaveCount(1);
    await expect(offerCards.first()).toContainText(market.offerCard.ending.takenByYou);
    // Ended offers stay where they were, and say so when they are pressed.
    await offerCards.nth(1).click();
    await expect(page.locator(".market > .market-feedback")).toHaveText(
      market.offerCard.ending.declinedByYou,
    );
    await expect(page.locator(".deals-done")).toContainText("1 art");
  },
);

test("offers keep their places when one of them is accepted", async ({ page, context }) => {
  await sitDown(page, context);
  const offerCards = column(page, "me").locator(".offer-card");
  const tops = async () =>
    await offerCards.evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().top));
  const before = await tops();
  // The same card is wanted for the other offer.
  await button(offerCards.first(), market.offerCard.accept).click();
  await expect(offerCards.first()).toContainText(market.offerCard.ending.takenByYou);
  await expect(offerCards.nth(1)).toContainText(market.offerCard.missingGoods("1 salt"));
  expect(await tops()).toEqual(before);
});

test("an offer that others declined shows who, inside its card", async ({ page, context }) => {
  const stored = sampleGame("market");
  const offer = { kind: "offer", to: "all", give: { cards: [20] }, want: { goods: { dye: 1 } } };
  const log = [
    ...stored.log,
    { kind: "move", actor: 0, move: offer },
    ...[1, 2, 3, 4].map((actor) => ({ kind: "move", actor, move: { kind: "decline", offer: 35 } })),
  ] as typeof stored.log;
  await storeGames(context, [{ ...stored, log, revision: log.length }]);
  await holdBots(context);
  await page.goto("/game/market");
  const declined = column(page, "mine").locator(".declined");
  await expect(declined).toContainText("Bilal, Chiara, Dimitra and Emre");
  const overflow = await column(page, "mine")
    .locator(".offer-card")
    .evaluate((own) => own.scrollWidth - own.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a long name is cut off before what is beside it", async ({ page, context }) => {
  const stored = sampleGame("market");
  const name = "Bartholomew-Maximilian Featherstonehaugh";
  const players = stored.players.map((player, seat) => (seat === 1 ? { ...player, name } : player));
  await storeGames(context, [{ ...stored, players }]);
  await holdBots(context);
  await page.goto("/game/market");
  const seat = page.locator(".small-mat").nth(1);
  await expect(async () => {
    const [cut, place] = await Promise.all(
      [".seat-name button", ".place"].map((part) => seat.locator(part).boundingBox()),
    );
    expect((cut?.x ?? 0) + (cut?.width ?? Infinity)).toBeLessThanOrEqual(place?.x ?? 0);
  }).toPass();
  // In the ledger it does not widen the column of words.
  await page.getByRole("tab", { name: tableText.tabs.ledger }).click();
  const table = page.locator(".ledger table").nth(1);
  await expect(async () => {
    const word = await table.locator("th").first().boundingBox();
    expect(word?.width).toBeLessThan(0.6 * ((await table.boundingBox())?.width ?? 0));
  }).toPass();
});

test("a tablet shows all players, and icons of their mats say what they mean", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await sitDown(page, context);
  const seats = page.locator(".small-mat");
  await expect(seats).toHaveCount(6);
  for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 });
  const points = seats.first().locator(".figure").first();
  await points.hover();
  await expect(page.locator(".mat-label")).toHaveText(mats.vp);
  await points.click();
  await expect(page.getByRole("dialog", { name: mats.matTitle("Ann") })).toBeVisible();
});

test("above 1920 pixels everything grows with the window", async ({ page, context }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await sitDown(page, context);
  const sizes = async () =>
    await Promise.all(
      [".hand-card", ".offer-card.open-to-me", ".small-mat"].map(async (part) => {
        const { width = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
        return [Math.round(width / 10), Math.round(height / 10)];
      }),
    );
  const before = await sizes();
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect(async () => {
    for (const [n, [width = 0, height = 0]] of (await sizes()).entries()) {
      expect(width).toBeGreaterThan(1.7 * (before[n]?.[0] ?? 0));
      expect(height).toBeGreaterThan(1.7 * (before[n]?.[1] ?? 0));
    }
  }).toPass();
});

test("all cards of a hand are in view, and an offer that is open is not to be resumed", async ({
  page,
  context,
}) => {
  await page.goto("/learn/tutorial/mediterranean");
  const cards = page.locator(".hand-set .hand-card");
  await expect(cards).toHaveCount(9);
  for (const each of await cards.all()) await expect(each).toBeInViewport({ ratio: 1 });
  await sitDown(page, context);
  await card(page, "wine", "mars").click();
  await expect(button(page, `${market.compose.open} O`)).toBeVisible();
  await button(page, market.compose.close).first().click();
  await expect(button(page, market.compose.continueDraft)).toBeVisible();
});

test("cards are given for nothing only after a question", async ({ page, context }) => {
  await sitDown(page, context);
  await card(page, "wine", "mars").click();
  const composer = page.getByRole("region", { name: market.compose.title });
  await button(composer, market.compose.send).click();
  const dialog = page.getByRole("dialog", { name: market.compose.giftDialog.title });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(composer).toBeVisible();
  expect(await ownMoves(page)).toEqual([]);
  await button(composer, market.compose.send).click();
  await button(dialog, market.compose.giftDialog.confirm).click();
  await expect(composer).toHaveCount(0);
  expect((await ownMoves(page))[0]).toMatchObject({ give: { cards: [20] }, want: {} });
});

test("a counter-offer starts with the two sides exchanged", async ({ page, context }) => {
  await sitDown(page, context);
  await button(column(page, "me").locator(".offer-card").first(), market.offerCard.counter).click();
  const composer = page.getByRole("region", { name: market.compose.title });
  await expect(composer.getByRole("heading")).toHaveText(market.compose.reply("Chiara"));
  await wanted(page, "wool").click();
  await button(composer, market.compose.send).click();
  await expect(composer).toHaveCount(0);
  expect((await ownMoves(page)).at(-1)).toMatchObject({
    kind: "offer",
    to: [2],
    give: { cards: [19] },
    want: { goods: { art: 1, wool: 1 } },
  });
});

test("cards are stored by presses and keys, and forbidden ones explained", async ({
  page,
  context,
}) => {
  await sitDown(page, context);
  const warehouse = page.getByRole("group", { name: market.hand.warehouse.title });
  await button(warehouse, market.hand.warehouse.store).click();
  await card(page, "wine", "mars").click();
  await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
  await card(page, "wine", "barbarianFury").click();
  await expect(page.locator(".hand .market-feedback")).toContainText(
    game.bottom.barbarianFury.name,
  );
  await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
  await button(warehouse, market.hand.warehouse.done).click();
  await card(page, "wine", "mars").focus();
  await page.keyboard.press("s");
  await expect(warehouse).toContainText(market.hand.warehouse.room(3, 3));
  await warehouse.getByRole("button").nth(1).focus();
  await page.keyboard.press("s");
  await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
});

test(
  "cards are dragged into the warehouse and out, and forbidden ones explained",
  FIREFOX,
  async ({ page, context }) => {
    await sitDown(page, context);
    const { mouse } = page;
    const warehouse = page.getByRole("group", { name: market.hand.warehouse.title });
    const carry = async (from: Locator, to: Locator) => {
      await from.hover();
      await mouse.down();
      const { x, y } = await middleOf(to);
      await mouse.move(x, y, { steps: 4 });
    };
    await carry(card(page, "wine", "mars"), warehouse);
    await mouse.up();
    await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
    // Dragging a card does not start an offer.
    await expect(page.getByRole("region", { name: market.compose.title })).toHaveCount(0);
    await carry(card(page, "wine", "barbarianFury"), warehouse);
    await expect(page.locator(".dragged-card")).toContainText(game.bottom.barbarianFury.name);
    await mouse.up();
    await expect(page.locator(".hand .market-feedback")).toContainText(
      game.bottom.barbarianFury.name,
    );
    await expect(page.locator(".dragged-card")).toHaveCount(0);
    await carry(warehouse.locator(".hand-card").first(), page.locator(".hand .sets"));
    await mouse.up();
    await expect(warehouse).toContainText(market.hand.warehouse.room(1, 3));
  },
);

test("everyone is asked for a good with one press", async ({ page, context }) => {
  await sitDown(page, context, "market-first");
  const ask = page.getByRole("button", { name: market.goods.whoHas(game.good.dye) });
  await ask.click();
  await expect(
    page.getByRole("button", { name: market.goods.stopAsking(game.good.dye) }),
  ).toHaveCount(1);
  expect((await ownMoves(page, "market-first"))[0]).toEqual({
    kind: "offer",
    to: "all",
    give: {},
    want: { goods: { dye: 1 } },
  });
});

test("an offer is made by keys alone", NIGHTLY, async ({ page, context }) => {
  await sitDown(page, context);
  const { keyboard } = page;
  await keyboard.press("j");
  await keyboard.press("d");
  await expect(page.locator(".offer-card:focus")).toContainText(
    market.offerCard.ending.declinedByYou,
  );
  await keyboard.press("o");
  const composer = page.getByRole("region", { name: market.compose.title });
  await expect(composer).toBeVisible();
  await tabTo(wanted(page, "dye"));
  await keyboard.press("Enter");
  await tabTo(card(page, "wine", "mars"));
  await keyboard.press("Enter");
  await tabTo(button(composer, market.compose.send));
  await keyboard.press("Enter");
  await expect(composer).toHaveCount(0);
  expect((await ownMoves(page)).at(-1)).toMatchObject({ kind: "offer", to: "all" });
  await keyboard.press("r");
  await expect(button(page, `${market.readyBar.unready} R`)).toBeVisible();
});

test("an unsent offer at the bell is reported as not sent", async ({ page, context }) => {
  const left = { run: "3 trading", milliseconds: 60_000 };
  await storeGames(context, [{ ...sampleGame("market"), left }]);
  await page.clock.install();
  await page.goto("/game/market");
  await card(page, "wine", "mars").click();
  await wanted(page, "dye").click();
  await page.clock.fastForward(left.milliseconds);
  await expect(page.getByText(market.feedback.marketClosed)).toBeVisible();
  await expect(page.getByText(market.readyBar.grace)).toBeVisible();
  // Only storing is left to do.
  await card(page, "wine", "mars").click();
  const warehouse = page.getByRole("group", { name: market.hand.warehouse.title });
  await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
  await page.keyboard.press("r");
  await expect
    .poll(async () => (await ownMoves(page)).map(({ kind }) => kind))
    .toEqual(["store", "ready"]);
});

test.describe("in Italian", () => {
  test.use({ locale: "it-IT" });

  test("names of goods are not broken, also beside an open log", async ({ page, context }) => {
    await sitDown(page, context);
    const broken = await page
      .locator(".goods-strip .name")
      .evaluateAll(
        (names) =>
          names.filter((name) => name.getClientRects().length > 1 || name.clientHeight > 20).length,
      );
    expect(broken).toBe(0);
  });

  test("names of goods are not cut off on a phone", async ({ page, context }) => {
    await page.setViewportSize(DEVICES.phone.viewport);
    await sitDown(page, context);
    await page.locator(".trade-bar .primary").click();
    const names = page.locator(".wanted-goods .more > span");
    await expect(names).toHaveCount(12);
    const cut = () =>
      names.evaluateAll((spans) =>
        spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
      );
    await expect.poll(cut).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ ...DEVICES.phone });

  test("whom an offer is for is in view, here and on a tablet", async ({ page, context }) => {
    await sitDown(page, context);
    await button(page, market.compose.open).tap();
    const addressees = page.getByRole("group", { name: market.compose.to }).getByRole("button");
    await expect(addressees).toHaveCount(6);
    for (const [width, height] of [
      [390, 664],
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        for (const each of await addressees.all()) {
          await expect(each).toBeInViewport({ ratio: 1, timeout: 1 });
          const { width: wide = 0, height: high = 0 } = (await each.boundingBox()) ?? {};
          expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
        }
      }).toPass();
    }
  });

  test("offers are made and accepted by touch, and nothing is wider than the window", async ({
    page,
    context,
  }) => {
    await sitDown(page, context);
    await page.locator(".offer-card.open-to-me .accept").first().tap();
    await expect(page.getByText(market.feedback.dealMade("Chiara"))).toBeVisible();
    await card(page, "wine", "mars").tap();
    const composer = page.getByRole("region", { name: market.compose.title });
    const heights = await composer
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await wanted(page, "dye").tap();
    await button(composer, market.compose.send).tap();
    await expect(composer).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test("a card is dragged into the warehouse by a long press", async ({ page, context }) => {
    await sitDown(page, context);
    const warehouse = page.getByRole("group", { name: market.hand.warehouse.title });
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
    const wine = await middleOf(card(page, "wine", "mars"));
    await touch("touchStart", wine);
    await expect(page.locator(".dragged-card")).toBeVisible();
    await touch("touchMove", { x: wine.x, y: wine.y + 20 });
    await touch("touchMove", await middleOf(warehouse.locator(".head")));
    await touch("touchEnd");
    await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
    // A finger that moves at once scrolls.
    const before = await middleOf(card(page, "wine", "barbarianFury"));
    await touch("touchStart", before);
    await touch("touchMove", { x: before.x - 60, y: before.y });
    await touch("touchMove", { x: before.x - 120, y: before.y });
    await expect(page.locator(".dragged-card")).toHaveCount(0);
    await touch("touchEnd");
    await expect(warehouse).toContainText(market.hand.warehouse.room(2, 3));
  });
});
