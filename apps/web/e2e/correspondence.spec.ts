import type { Page } from "@playwright/test";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  PagesAtTable,
  KNOWN_MAP,
  BY_MAIL,
  TWO_FRIENDS,
  createGuest,
  startTable,
  chooseFromMenu,
  openLobby,
  joinByLink,
  createTableByForm,
  openStartedTable,
  startByButton,
  serverState,
} from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { appText } from "./screen.ts";
import { expectFitsWindow, expectAccessible } from "./page-checks.ts";

const { onlineTable: live, tableTools: sitting, waitingRoom: waiting } = onlineText;
const DAY = 86_400_000;
const NAMES = ["Ann", "Ben", "Cleo"];

test("a waiting player orders a gift, finds the order again, and changes it", async ({ visit }) => {
  const { page: ann } = await visit("phone");
  const { page: ben } = await visit("desktop");
  const table = await startTable({ Ann: ann, Ben: ben }, { ...TWO_FRIENDS, ...BY_MAIL });
  const { active } = await serverState(ann, table);
  const [thrifty = ann] = [ann, ben].filter((_, seat) => seat !== active);
  await openStartedTable(table, thrifty);
  await decideGiftsAhead(thrifty);
});

test(
  "three play by correspondence: orders, notes, two devices, a late player, a link to a moment, a rematch",
  NIGHTLY,
  async ({ games, visit }) => {
    const { page: ann, context } = await visit("desktop");
    const { page: ben } = await visit("phone");
    const { page: cleo } = await visit("desktop");
    const pages = [ann, ben, cleo];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openLobby(ann, "Ann");
    const link = await createTableByForm(ann, { players: 3, pace: "mail", hasMap: true });
    await joinByLink(ben, link, "Ben");
    await expect(ben.getByRole("img", { name: appText.online.map.code(KNOWN_MAP) })).toBeVisible();
    await joinByLink(cleo, link, "Cleo");
    await startByButton(ann, ben, cleo);
    const players = await PagesAtTable.at(pages);
    const mover = () => pages[players.state.active] ?? ann;

    // Somebody who waits gives an order for their gifts.
    const ahead = (players.state.active + 1) % 3;
    const thrifty = pages[ahead] ?? ann;
    await decideGiftsAhead(thrifty);
    while (players.view.phase === "setup") await players.play();
    // A page shows a move before the server has it: wait for the server.
    await expect.poll(async () => (await serverView(players)).phase).toBe("gifts");
    while (players.view.phase === "gifts") {
      const before = JSON.stringify(players.view);
      if (players.state.active !== ahead) await players.play();
      await expect.poll(async () => JSON.stringify(await serverView(players))).not.toBe(before);
    }
    await expect(thrifty.getByText(/^As you decided before/u)).toBeVisible();

    // A note is found on a second device, and so is everything else.
    await ann.getByRole("tab", { name: sitting.note.title }).click();
    await ann.getByLabel(sitting.note.label).fill("Ben saves for a throne");
    await expect(ann.getByText(sitting.note.saved, { exact: true })).toBeVisible();
    await expectFitsWindow(ann);
    const { page: second, context: device } = await visit("desktop");
    await device.addCookies(await context.cookies());
    const line = await delayMessages(second);
    await second.goto(ann.url());
    await second.getByRole("tab", { name: sitting.note.title }).click();
    await expect(second.getByLabel(sitting.note.label)).toHaveValue("Ben saves for a throne");
    await ann
      .getByLabel(sitting.note.label)
      .fill("Ben saves</textarea><img src=x onerror=alert(1)>");
    await expect(ann.getByText(sitting.note.saved, { exact: true })).toBeVisible();
    await second.getByLabel(sitting.note.label).fill("Written elsewhere");
    await expect(second.getByText(sitting.note.conflict.title)).toBeVisible();
    await expect(second.locator("img[src=x]")).toHaveCount(0);
    await expectFitsWindow(second);
    await second.getByRole("button", { name: sitting.note.conflict.both }).click();
    await expect(second.getByText(sitting.note.saved, { exact: true })).toBeVisible();
    await expect(second.getByLabel(sitting.note.label)).toHaveValue(
      /^Written elsewhere\s+Ben saves/u,
    );

    // Two devices agree; what was decided on both is done once, and the other is refused.
    while (players.state.active !== 0) await players.play({ kind: "end-turn" });
    await expect(second.locator(".table-header [role=status]").first()).not.toBeEmpty();
    const before = players.state;
    line.hold();
    await players.play({ kind: "end-turn" });
    await ZimbabweDriver.seated(second, before).play({ kind: "end-turn" });
    line.release();
    await expect(second.getByText(sitting.moveRefused.tableChanged)).toBeVisible();
    await second.getByRole("button", { name: live.close, exact: true }).click();
    await players.expectFigures(second);

    // A bot plays for a player whose time is up; they take the seat back after its move.
    const late = players.state.active;
    const sleeper = mover();
    await expect(sleeper.getByText(/^You have until /u)).toBeVisible();
    await games.pass(2 * DAY + 60_000);
    await expect(banner(sleeper)).toContainText(/bot/u);
    await players.catchUp();
    await expect.poll(() => moverOf(players)).not.toBe(late);
    await banner(sleeper).getByRole("button", { name: live.menu.takeSeatBack }).click();
    await expect(sleeper.getByText(live.botPlaysForYou)).toBeHidden();

    // Somebody who joins in the middle sees the same, and the moment of a link.
    await device.clearCookies();
    const dan = second;
    await dan.goto(link.split("?")[0] ?? "");
    await expect(dan.getByText(live.youWatch)).toBeVisible();
    await players.catchUp();
    await players.expectFigures(dan);
    await ann.getByRole("tab", { name: appText.table.log.title }).click();
    for (let n = 0; n < 3; n++) await ann.keyboard.press("[");
    await chooseFromMenu(ann, sitting.momentLink.copyLink);
    await expect(ann.getByText(sitting.momentLink.copied)).toBeVisible();
    const moment = await ann.evaluate(() => navigator.clipboard.readText());
    expect(moment).toMatch(/\/table\/[^?]+\?.*at=\d+$/u);
    await dan.goto(moment);
    const backToNow = dan.getByRole("button", { name: appText.table.log.backToNow }).first();
    await backToNow.click();
    await expect(dan).not.toHaveURL(/at=/u);

    // Everybody sees the end, and the rematch.
    for (const page of [cleo, ben]) {
      await chooseFromMenu(page, live.menu.resign);
      await page
        .getByRole("button", { name: live.confirmDialogs.resign.confirm, exact: true })
        .click();
    }
    await ann.getByRole("dialog").getByRole("button", { name: live.end.rematch }).click();
    const next = ben.getByRole("dialog").getByRole("link", { name: sitting.rematch.link });
    await expect(next).toBeVisible();
    await expectFitsWindow(ben);
    await next.click();
    await expect(ben.getByText(waiting.startText.othersReady)).toBeVisible();
    expect(new URL(ben.url()).pathname).toBe(new URL(ann.url()).pathname);
    for (const name of NAMES)
      await expect(ben.getByText(name, { exact: true }).first()).toBeVisible();
    await dan.goto(moment);
    await expect(dan.getByRole("slider", { name: appText.replay.slider })).toBeVisible();
    await dan.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await chooseFromMenu(dan, sitting.momentLink.copyLink);
    await expect(dan.getByText(sitting.momentLink.copied)).toBeVisible();
  },
);

/** Orders the highest gift of this round, finds the order after a reload, and changes it. */
async function decideGiftsAhead(page: Page): Promise<void> {
  const { giftOrder } = appText.online;
  await page.getByRole("button", { name: giftOrder.openForm(1) }).click();
  await page.getByLabel(giftOrder.maximum).fill("0");
  await page.getByRole("button", { name: giftOrder.submit(0) }).click();
  await expect(page.getByText(giftOrder.current(0, 1))).toBeVisible();
  await page.reload();
  await expect(page.getByText(giftOrder.current(0, 1))).toBeVisible();
  await page.getByRole("button", { name: giftOrder.change, exact: true }).click();
  await page.getByRole("button", { name: giftOrder.more }).click();
  await page.getByRole("button", { name: giftOrder.submit(1) }).click();
  await expectFitsWindow(page);
}

/** Delays the server's messages to a page. */
async function delayMessages(page: Page) {
  const held: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/\/socket/u, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const deliver of held.splice(0)) deliver();
    },
  };
}

const banner = (page: Page) => page.locator(".online-banner.question");

/** The view on the server now. */
async function serverView(players: PagesAtTable): Promise<PagesAtTable["view"]> {
  await players.catchUp();
  return players.view;
}

/** The seat to move on the server now. */
async function moverOf(players: PagesAtTable): Promise<number> {
  await players.catchUp();
  return players.state.active;
}

test("calls can be tried on the page of the API", NIGHTLY, async ({ visit }) => {
  const { page } = await visit("phone");
  await createGuest(page, "Ann");
  await page.goto("/api");
  const trial = (name: string) => page.locator(`#op-${name} .try`);
  const open = (name: string) => trial(name).getByText("Try it").click();
  await open("readMe");
  await trial("readMe").getByRole("button", { name: "Send" }).click();
  await expect(trial("readMe").getByRole("status")).toHaveText(/^200/u);
  await expect(trial("readMe").getByLabel("Response")).toContainText('"name": "Ann"');
  await open("createTable");
  await trial("createTable").getByRole("button", { name: "Send" }).click();
  const response = trial("createTable").getByLabel("Response");
  await expect(response).toContainText('"status": "open"');
  await expect(trial("createTable").getByLabel("The request as a curl command")).toContainText(
    "--json '{",
  );
  const [, table = ""] = /"id": "([^"]+)"/u.exec((await response.textContent()) ?? "") ?? [];

  await open("streamTable");
  await trial("streamTable").getByLabel("{tableId}").fill(table);
  await trial("streamTable").getByRole("button", { name: "Start" }).click();
  await expect(trial("streamTable").getByLabel("Response")).toContainText('"kind":"table"');
  await trial("streamTable").getByRole("button", { name: "Stop" }).click();
  await expect(trial("streamTable").getByRole("status")).toHaveText("Stopped");
  await open("openTableSocket");
  // Values of one call are filled in for the next.
  await expect(trial("openTableSocket").getByLabel("{tableId}")).toHaveValue(table);
  await trial("openTableSocket").getByRole("button", { name: "Open" }).click();
  await expect(trial("openTableSocket").getByRole("status")).toHaveText("Open");
  await trial("openTableSocket").getByRole("button", { name: "Send" }).click();
  await trial("openTableSocket")
    .getByLabel(/^Message/u)
    .fill('{"command": "ping", "id": 7}');
  await trial("openTableSocket").getByRole("button", { name: "Send" }).click();
  await expect(trial("openTableSocket").getByLabel("Response")).toContainText('"kind":"pong"');

  await open("leave");
  await trial("leave").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toContainText(`POST /api/tables/${table}/leave`);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(trial("leave").getByRole("status")).toHaveText("");
  await trial("leave").getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(trial("leave").getByRole("status")).toHaveText(/^200/u);
  // All calls look alike: only those that were tried are checked.
  await page.evaluate(() => {
    for (const article of document.querySelectorAll("article, tr"))
      if (article.querySelector("details[open]") === null) article.remove();
  });
  await expectAccessible(page);
});
