import type { Page, Response } from "@playwright/test";
import type { Good, View } from "@sofala/mediterranean";
import type { NewTableRequest } from "../src/online/api-client.ts";
import { visitNewerServer } from "./newer-server.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  chooseFromMenu,
  continueWithBots,
  createGuest,
  createTable,
  joinByLink,
} from "./online-people.ts";
import { expect, onlineText, test, type Visit } from "./online-test.ts";
import { appText } from "./screen.ts";
import { latestView, mediterraneanText, MediterraneanDriver } from "./mediterranean-driver.ts";

const NAMES = ["Ann", "Ben", "Cem", "Dia"] as const;

const LIVE = { kind: "live", per: "turn", seconds: 90, bank: 1200 } as const;
/** A live table for four. */
const FOUR_FRIENDS: NewTableRequest = {
  game: "mediterranean",
  seats: [{ kind: "me" }, { kind: "reserved" }, { kind: "reserved" }, { kind: "reserved" }],
  options: {},
  visibility: "unlisted",
  pace: LIVE,
  onTimeout: "bot",
  delay: 0,
};

/** After the bell, milliseconds. */
const GRACE_MS = 10_000;

/** Four people join a table that the first of them opens, and start the game. */
async function startGame(
  visit: Visit,
): Promise<
  readonly [MediterraneanDriver, MediterraneanDriver, MediterraneanDriver, MediterraneanDriver]
> {
  const drivers: MediterraneanDriver[] = [];
  let link = "";
  for (const name of NAMES) {
    const { page } = await visit("desktop");
    drivers.push(new MediterraneanDriver(page, name, latestView(page)));
    if (name === "Ann") {
      await createGuest(page, name);
      link = await createTable(page, FOUR_FRIENDS);
    } else await joinByLink(page, link, name);
  }
  const [ann, ben, cem, dia] = drivers as [
    MediterraneanDriver,
    MediterraneanDriver,
    MediterraneanDriver,
    MediterraneanDriver,
  ];
  await ann.page.getByRole("button", { name: onlineText.waitingRoom.start }).click();
  const { turn } = mediterraneanText.table;
  for (const { page } of drivers) {
    await expect(page.getByRole("heading", { level: 1, name: turn(1, 6) })).toBeVisible();
  }
  return [ann, ben, cem, dia];
}

/** Waits until all pages have the newest view. */
async function waitUntilSynced(drivers: readonly MediterraneanDriver[]): Promise<View> {
  const [first] = drivers;
  if (first === undefined) throw new Error("nobody");
  const known = ({ turn, phase, part, toAct, offersMade, offers, strike }: View) =>
    JSON.stringify([turn, phase, part, toAct, offersMade, offers.length, strike?.effect]);
  await expect
    .poll(() => new Set(drivers.map(({ view }) => known(view()))).size, { intervals: [20] })
    .toBe(1);
  return first.view();
}

/** All decide until the game is in this part, or over. */
async function playTo(drivers: readonly MediterraneanDriver[], part: View["part"]): Promise<View> {
  for (;;) {
    const view = await waitUntilSynced(drivers);
    if (view.part === part || view.phase === "over") return view;
    for (const seat of view.toAct) {
      const trader = drivers[seat];
      await trader?.step();
      await expect
        .poll(() => {
          const now = trader?.view() ?? view;
          return stepOf(now) !== stepOf(view) || !now.toAct.includes(seat);
        })
        .toBe(true);
      if (stepOf(await waitUntilSynced(drivers)) !== stepOf(view)) break;
    }
  }
}

const stepOf = ({ turn, part, strike, duel }: View): string =>
  JSON.stringify([turn, part, strike?.calamity, strike?.round, strike?.effect, duel?.wins]);

/** A card of one player, and a good of the other. */
function swap(maker: MediterraneanDriver, partner: MediterraneanDriver) {
  const [card] = maker.hand;
  const want: Good | undefined = partner.hand.find(({ good }) => good !== "piracy")?.good;
  if (card === undefined || want === undefined) return undefined;
  return { card, want };
}

/** Before the end a seat's replay shows what the seat saw, and a spectator's what was open to all. */
async function lookBack({ page, name, view }: MediterraneanDriver, eve: Page): Promise<void> {
  const { replay } = mediterraneanText.end;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { hand = [] } = view().seats[NAMES.indexOf(name as "Ben")] ?? {};
  await chooseFromMenu(page, onlineText.tableTools.momentLink.copyLink);
  await expect(page.getByText(onlineText.tableTools.momentLink.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  const handOf = (of: Page, seatName: string) =>
    of.getByRole("region", { name: replay.handOf(seatName), exact: true });
  await expect(handOf(page, name).locator(".goods-card")).toHaveCount(hand.length);
  await page.getByRole("button", { name: "Ann", exact: true }).click();
  await expect(handOf(page, name)).toHaveCount(0);
  await expect(handOf(page, "Ann")).toHaveCount(0);
  await page.getByRole("button", { name: appText.replay.first }).click();
  await expect(page.getByText(replay.beforeFirstMove)).toBeVisible();
  await expect(page).toHaveURL(/at=0$/u);
  await page.getByRole("link", { name: appText.replay.toGame }).click();
  await expect(page.getByRole("region", { name: mediterraneanText.steps.label })).toBeVisible();

  // A line of the log links to its moment.
  const line = page.locator(".log-panel .line").first();
  const lineText = await line.innerText();
  await line.click();
  await page.getByRole("button", { name: appText.table.log.showMoment }).click();
  await expect(page).toHaveURL(/at=\d+$/u);
  await expect(page.locator(".log-panel [aria-current=step]").first()).toHaveText(lineText);
  await page.getByRole("link", { name: appText.replay.toGame }).click();
  await expect(page.getByRole("region", { name: mediterraneanText.steps.label })).toBeVisible();

  const shown: Promise<View>[] = [];
  const read = (response: Response) => {
    if (!response.url().includes("/moments/")) return;
    shown.push(response.json().then(({ view: viewBefore }: { readonly view: View }) => viewBefore));
  };
  eve.on("response", read);
  await eve.goto(link.replace(/invite=[^&]*&/u, ""));
  await expect(eve.getByText(replay.spectator)).toBeVisible();
  await eve.getByRole("button", { name: appText.replay.first }).click();
  await expect(eve.getByRole("heading", { level: 1 })).toHaveText(
    mediterraneanText.table.turn(1, 6),
  );
  // Later responses may come too late to be read.
  eve.off("response", read);
  const views = await Promise.all(shown);
  expect(views.length).toBeGreaterThan(0);
  for (const { seats } of views) for (const seat of seats) expect(seat.hand).toBeUndefined();
}

test("a resolution hides neither a decision whose clock runs nor what it depends on", async ({
  visit,
  games,
}) => {
  const { page } = await visit("desktop");
  await createGuest(page, "Ann");
  const view = latestView(page);
  await continueWithBots(page, "market", { pace: LIVE });
  await expect(page.locator(".trade-bar")).toBeVisible();
  await games.pass(4 * 60_000);
  // What is decided before the purchases is decided by the clock.
  const passTime = async () => {
    if (view().part !== "purchasing") await games.pass(GRACE_MS);
    return view().part;
  };
  // Not faster than a busy page follows, or the clock of the purchases would run out, too.
  await expect.poll(passTime, { intervals: [1000] }).toBe("purchasing");
  const { resolution, steps } = mediterraneanText;
  const watch = page.getByRole("button", { name: resolution.resume });
  await expect(watch).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: steps.shop.done })).toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0, width = 0, height = 0 } = (await watch.boundingBox()) ?? {};
  for (const part of [".slot-seats", ".slot-track", ".slot-bar"]) {
    const box = await page.locator(part).boundingBox();
    if (box === null) throw new Error(part);
    const isApart =
      x >= box.x + box.width ||
      box.x >= x + width ||
      y >= box.y + box.height ||
      box.y >= y + height;
    expect(isApart, part).toBe(true);
  }
  await watch.click();
  const show = page.getByRole("dialog", { name: resolution.title(3) });
  await expect(show.getByRole("timer")).toBeVisible();
  await show.getByRole("button", { name: resolution.close }).click();
  await expect(watch).toHaveCount(0);
});

test(
  "four people play a whole game, and everybody trades with the next in every turn",
  NIGHTLY,
  ({ visit }) => playGame(visit),
);

test("four people play a whole game on a server of a newer version", NIGHTLY, ({ visit }) =>
  playGame(visitNewerServer(visit)),
);

async function playGame(visit: Visit): Promise<void> {
  const drivers = await startGame(visit);
  let deals = 0;
  for (let turn = 1; turn <= 6; turn++) {
    await playTo(drivers, "trading");
    for (const [seat, maker] of drivers.entries()) {
      const partner = drivers[(seat + 1) % drivers.length] ?? maker;
      const trade = swap(maker, partner);
      if (trade === undefined) continue;
      const before = maker.hand.map(({ slot }) => slot);
      await maker.offer(trade.card, partner.name, trade.want);
      await partner.accept(maker.name);
      await expect.poll(() => maker.hand.map(({ slot }) => slot)).not.toEqual(before);
      await waitUntilSynced(drivers);
      deals++;
    }
    for (const trader of drivers) await trader.ready();
    for (const { view } of drivers) await expect.poll(() => view().phase).not.toBe("trading");
    const { turn: now } = await playTo(drivers, "trading");
    expect(now).toBe(Math.min(6, turn + 1));
  }
  expect(deals).toBe(24);
  for (const { page } of drivers) {
    await expect(page.getByRole("dialog", { name: appText.play.results })).toBeVisible();
  }

  // Now all hands are open.
  const [{ page }] = drivers;
  const people = page.getByRole("list", { name: appText.common.people });
  await expect(people.getByRole("link")).toHaveText(NAMES);
  // The record has been fetched for the result.
  await expect(page.getByRole("button", { name: appText.play.saveRecord })).toBeVisible();
  let fetched = 0;
  page.on("request", (request) => (fetched += Number(request.url().includes("/record"))));
  await page.getByRole("link", { name: onlineText.onlineTable.end.replay }).click();
  await expect(page).toHaveURL(/at=0$/u);
  for (const name of NAMES) {
    await page.getByRole("button", { name, exact: true }).click();
    const hand = page.getByRole("region", { name: mediterraneanText.end.replay.handOf(name) });
    await expect(hand.locator(".goods-card").first()).toBeVisible();
  }
  await page.getByRole("button", { name: appText.replay.result }).click();
  await expect(
    page.getByRole("heading", { name: mediterraneanText.end.trades.title }),
  ).toBeVisible();
  expect(fetched).toBe(1);
}

test(
  "two race for one offer, the bell rings over a third, and a fourth comes back to the same market",
  NIGHTLY,
  async ({ visit, games }) => {
    const drivers = await startGame(visit);
    const [ann, ben, cem, dia] = drivers;
    await playTo(drivers, "trading");
    const [card] = ann.hand;
    if (card === undefined) throw new Error("no card");
    await ann.offer(card, undefined, undefined);
    for (const racer of [ben, cem]) await expect(racer.offersOf("Ann")).toBeVisible();
    const counts = [ben, cem].map(({ hand }) => hand.length);
    // Both press at once, even if the page of the slower one has been updated meanwhile.
    const buttons = await Promise.all([ben, cem].map((racer) => racer.acceptButton("Ann")));
    await Promise.all(buttons.map((button) => button.dispatchEvent("click")));
    await expect
      .poll(() => [ben, cem].filter(({ hand }, at) => hand.length > (counts[at] ?? 0)).length)
      .toBe(1);
    const [winner, loser] = ben.hand.length > (counts[0] ?? 0) ? [ben, cem] : [cem, ben];
    const { offerCard } = mediterraneanText.market;
    await expect(
      loser.page.getByText(offerCard.ending.takenByOther(winner.name)).first(),
    ).toBeVisible();

    // A chat phrase is shown over the market of the others.
    const { chatPhrase } = mediterraneanText.sentences;
    await cem.page
      .getByRole("button", { name: mediterraneanText.market.sayPhrase, exact: true })
      .click();
    await cem.page.getByRole("button", { name: chatPhrase.hurry }).click();
    await expect(dia.page.locator(".recent-messages")).toHaveText(`Cem ${chatPhrase.hurry}`);

    // After a reload the market is the same.
    const [second] = ann.hand;
    if (second === undefined) throw new Error("no card");
    await ann.offer(second, "Dia", dia.hand.find(({ good }) => good !== "piracy")?.good);
    await expect(dia.offersOf("Ann")).toBeVisible();
    const viewBefore = dia.view();
    const offers = await dia.offersOf("Ann").allInnerTexts();
    await dia.page.context().setOffline(true);
    await dia.page.reload().catch(() => undefined);
    await dia.page.context().setOffline(false);
    await dia.page.goto(ann.page.url());
    await expect(dia.offersOf("Ann")).toBeVisible();
    expect(await dia.offersOf("Ann").allInnerTexts()).toEqual(offers);
    expect(dia.view()).toEqual(viewBefore);

    // The bell rings while an offer is being composed: it is not sent, and the page says so.
    const { compose, feedback } = mediterraneanText.market;
    await ben.page.locator(`.hand [data-slot="${ben.hand[0]?.slot}"]`).click();
    await expect(ben.page.getByRole("region", { name: compose.title })).toBeVisible();
    const made = ben.view().offersMade;
    await games.pass(5 * 60_000);
    await expect.poll(() => ben.view().part).not.toBe("trading");
    await expect(ben.page.getByText(feedback.marketClosed)).toBeVisible();
    expect(made).toBe(2);
    // After the bell there is some time to store cards.
    await games.pass(GRACE_MS);
    await expect.poll(() => ben.view().part).not.toBe("grace");
    // Somebody who does not play uses Dia's device.
    await dia.page.context().clearCookies();
    await lookBack(ben, dia.page);
  },
);
