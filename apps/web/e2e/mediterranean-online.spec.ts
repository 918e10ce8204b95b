import type { Page, Response } from "@playwright/test";
import type { Good, View } from "@sofala/mediterranean";
import { USUAL, withGame } from "../src/screens/online/table-form.ts";
import { toNewerServer } from "./newer-server.ts";
import { NIGHTLY } from "./nightly.ts";
import { becomeGuest, choose, follow, openAtOnce } from "./online-people.ts";
import { expect, online, test, type Visit } from "./online-test.ts";
import { words } from "./screen.ts";
import { followViews, market, Trader } from "./mediterranean-driver.ts";

const NAMES = ["Ann", "Ben", "Cem", "Dia"] as const;

/** After the bell, milliseconds. */
const GRACE = 10_000;

/** Four people come to a table that the first of them opens, and the game begins. */
async function sitDown(visit: Visit): Promise<readonly [Trader, Trader, Trader, Trader]> {
  const traders: Trader[] = [];
  let link = "";
  for (const name of NAMES) {
    const { page } = await visit("desktop");
    traders.push(new Trader(page, name, followViews(page)));
    if (name === "Ann") {
      await becomeGuest(page, name);
      link = await openAtOnce(page, withGame(USUAL, "mediterranean"));
    } else await follow(page, link, name);
  }
  const [ann, ben, cem, dia] = traders as [Trader, Trader, Trader, Trader];
  await ann.page.getByRole("button", { name: online.waiting.start }).click();
  const { turn } = market.table;
  for (const { page } of traders) {
    await expect(page.getByRole("heading", { level: 1, name: turn(1, 6) })).toBeVisible();
  }
  return [ann, ben, cem, dia];
}

/** Everybody has heard of all that anybody has. */
async function caughtUp(traders: readonly Trader[]): Promise<View> {
  const [first] = traders;
  if (first === undefined) throw new Error("nobody");
  const known = ({ turn, phase, part, toAct, offersMade, offers, strike }: View) =>
    JSON.stringify([turn, phase, part, toAct, offersMade, offers.length, strike?.effect]);
  await expect
    .poll(() => new Set(traders.map(({ view }) => known(view()))).size, { intervals: [20] })
    .toBe(1);
  return first.view();
}

/** Whoever is asked decides, until the game stands in this part, or is over. */
async function playTo(traders: readonly Trader[], part: View["part"]): Promise<View> {
  for (;;) {
    const view = await caughtUp(traders);
    if (view.part === part || view.phase === "over") return view;
    for (const seat of view.toAct) {
      const trader = traders[seat];
      await trader?.step();
      await expect
        .poll(() => {
          const now = trader?.view() ?? view;
          return stepOf(now) !== stepOf(view) || !now.toAct.includes(seat);
        })
        .toBe(true);
      if (stepOf(await caughtUp(traders)) !== stepOf(view)) break;
    }
  }
}

const stepOf = ({ turn, part, strike, duel }: View): string =>
  JSON.stringify([turn, part, strike?.calamity, strike?.round, strike?.effect, duel?.wins]);

/** A card of somebody's, and a good that the other one has. */
function swap(maker: Trader, partner: Trader) {
  const [card] = maker.hand;
  const want: Good | undefined = partner.hand.find(({ good }) => good !== "piracy")?.good;
  if (card === undefined || want === undefined) return undefined;
  return { card, want };
}

/** Before the end the seat sees the game again as it saw it, and a spectator what lay open to all. */
async function lookBack({ page, name, view }: Trader, eve: Page): Promise<void> {
  const { replay } = market.end;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { hand = [] } = view().seats[NAMES.indexOf(name as "Ben")] ?? {};
  await choose(page, online.sitting.moment.copyLink);
  await expect(page.getByText(online.sitting.moment.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  const handOf = (of: Page, whose: string) =>
    of.getByRole("region", { name: replay.handOf(whose), exact: true });
  await expect(handOf(page, name).locator(".goods-card")).toHaveCount(hand.length);
  await page.getByRole("button", { name: "Ann", exact: true }).click();
  await expect(handOf(page, name)).toHaveCount(0);
  await expect(handOf(page, "Ann")).toHaveCount(0);
  await page.getByRole("button", { name: words.replay.first }).click();
  await expect(page.getByText(replay.beginning)).toBeVisible();
  await expect(page).toHaveURL(/at=0$/u);
  await page.getByRole("link", { name: words.replay.toGame }).click();
  await expect(page.getByRole("region", { name: market.steps.bar })).toBeVisible();

  // A line of the log leads to its moment.
  const line = page.locator(".log-panel .line").first();
  const told = await line.innerText();
  await line.click();
  await page.getByRole("button", { name: words.table.log.lookAt }).click();
  await expect(page).toHaveURL(/at=\d+$/u);
  await expect(page.locator(".log-panel [aria-current=step]").first()).toHaveText(told);
  await page.getByRole("link", { name: words.replay.toGame }).click();
  await expect(page.getByRole("region", { name: market.steps.bar })).toBeVisible();

  const shown: Promise<View>[] = [];
  const read = (response: Response) => {
    if (!response.url().includes("/moments/")) return;
    shown.push(response.json().then(({ view: seen }: { readonly view: View }) => seen));
  };
  eve.on("response", read);
  await eve.goto(link.replace(/invite=[^&]*&/u, ""));
  await expect(eve.getByText(replay.spectator)).toBeVisible();
  await eve.getByRole("button", { name: words.replay.first }).click();
  await expect(eve.getByRole("heading", { level: 1 })).toHaveText(market.table.turn(1, 6));
  // What comes later may come too late to be read.
  eve.off("response", read);
  const views = await Promise.all(shown);
  expect(views.length).toBeGreaterThan(0);
  for (const { seats } of views) for (const seat of seats) expect(seat.hand).toBeUndefined();
}

test(
  "four people play a whole game, and everybody trades with the next in every turn",
  NIGHTLY,
  ({ visit }) => playGame(visit),
);

test(
  "four people play a whole game on a server that says more than the app knows",
  NIGHTLY,
  ({ visit }) => playGame(toNewerServer(visit)),
);

async function playGame(visit: Visit): Promise<void> {
  const traders = await sitDown(visit);
  let deals = 0;
  for (let turn = 1; turn <= 6; turn++) {
    await playTo(traders, "trading");
    for (const [seat, maker] of traders.entries()) {
      const partner = traders[(seat + 1) % traders.length] ?? maker;
      const terms = swap(maker, partner);
      if (terms === undefined) continue;
      const before = maker.hand.map(({ slot }) => slot);
      await maker.offer(terms.card, partner.name, terms.want);
      await partner.accept(maker.name);
      await expect.poll(() => maker.hand.map(({ slot }) => slot)).not.toEqual(before);
      await caughtUp(traders);
      deals++;
    }
    for (const trader of traders) await trader.ready();
    for (const { view } of traders) await expect.poll(() => view().phase).not.toBe("trading");
    const { turn: now } = await playTo(traders, "trading");
    expect(now).toBe(Math.min(6, turn + 1));
  }
  expect(deals).toBe(24);
  for (const { page } of traders) {
    await expect(page.getByRole("dialog", { name: words.play.results })).toBeVisible();
  }

  // Now all hands lie open.
  const [{ page }] = traders;
  let fetched = 0;
  page.on("request", (request) => (fetched += Number(request.url().includes("/record"))));
  await page.getByRole("dialog").getByRole("link", { name: words.play.replay }).click();
  await expect(page).toHaveURL(/at=0$/u);
  for (const name of NAMES) {
    await page.getByRole("button", { name, exact: true }).click();
    const hand = page.getByRole("region", { name: market.end.replay.handOf(name) });
    await expect(hand.locator(".goods-card").first()).toBeVisible();
  }
  await page.getByRole("button", { name: words.replay.result }).click();
  await expect(page.getByRole("heading", { name: market.end.trades.title })).toBeVisible();
  expect(fetched).toBe(1);
}

test(
  "two race for one offer, the bell rings over a third, and a fourth comes back to the same market",
  NIGHTLY,
  async ({ visit, games }) => {
    const traders = await sitDown(visit);
    const [ann, ben, cem, dia] = traders;
    await playTo(traders, "trading");
    const [card] = ann.hand;
    if (card === undefined) throw new Error("no card");
    await ann.offer(card, undefined, undefined);
    for (const racer of [ben, cem]) await expect(racer.slipsOf("Ann")).toBeVisible();
    const counts = [ben, cem].map(({ hand }) => hand.length);
    // Both press at once, whatever the page of the slower one has heard meanwhile.
    const buttons = await Promise.all([ben, cem].map((racer) => racer.acceptButton("Ann")));
    await Promise.all(buttons.map((button) => button.dispatchEvent("click")));
    await expect
      .poll(() => [ben, cem].filter(({ hand }, at) => hand.length > (counts[at] ?? 0)).length)
      .toBe(1);
    const [winner, loser] = ben.hand.length > (counts[0] ?? 0) ? [ben, cem] : [cem, ben];
    const { slip } = market.market;
    await expect(loser.page.getByText(slip.end.quicker(winner.name)).first()).toBeVisible();

    // What one says is heard over the market of the others.
    const { phrase } = market.game;
    await cem.page.getByRole("button", { name: market.market.phrases, exact: true }).click();
    await cem.page.getByRole("button", { name: phrase.hurry }).click();
    await expect(dia.page.locator(".overheard")).toHaveText(`Cem ${phrase.hurry}`);

    // Who comes back finds the same market.
    const [second] = ann.hand;
    if (second === undefined) throw new Error("no card");
    await ann.offer(second, "Dia", dia.hand.find(({ good }) => good !== "piracy")?.good);
    await expect(dia.slipsOf("Ann")).toBeVisible();
    const seen = dia.view();
    const slips = await dia.slipsOf("Ann").allInnerTexts();
    await dia.page.context().setOffline(true);
    await dia.page.reload().catch(() => undefined);
    await dia.page.context().setOffline(false);
    await dia.page.goto(ann.page.url());
    await expect(dia.slipsOf("Ann")).toBeVisible();
    expect(await dia.slipsOf("Ann").allInnerTexts()).toEqual(slips);
    expect(dia.view()).toEqual(seen);

    // The bell rings while an offer is being made: nothing of it is sent, and the page says so.
    const { compose, notice } = market.market;
    await ben.page.locator(`.hand [data-slot="${ben.hand[0]?.slot}"]`).click();
    await expect(ben.page.getByRole("region", { name: compose.title })).toBeVisible();
    const made = ben.view().offersMade;
    await games.pass(5 * 60_000);
    await expect.poll(() => ben.view().part).not.toBe("trading");
    await expect(ben.page.getByText(notice.cut)).toBeVisible();
    expect(made).toBe(2);
    // After the bell everybody has a while to put cards away.
    await games.pass(GRACE);
    await expect.poll(() => ben.view().part).not.toBe("grace");
    // Dia's device goes to somebody who does not play.
    await dia.page.context().clearCookies();
    await lookBack(ben, dia.page);
  },
);
