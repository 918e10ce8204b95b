import type { Page } from "@playwright/test";
import { Driver } from "./zimbabwe-driver.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  Company,
  KNOWN_MAP,
  TWO,
  becomeGuest,
  beginAtOnce,
  choose,
  enter,
  follow,
  openTable,
  sitAt,
  start,
  stateAt,
} from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { words } from "./screen.ts";
import { fitsWindow, isSound } from "./page-checks.ts";

const { live, sitting, waiting } = online;
const DAY = 86_400_000;
const NAMES = ["Ann", "Ben", "Cleo"];

test("whoever waits decides ahead what to give, finds it again, and changes it", async ({
  visit,
}) => {
  const { page: ann } = await visit("phone");
  const { page: ben } = await visit("desktop");
  const table = await beginAtOnce({ Ann: ann, Ben: ben }, { ...TWO, pace: "mail" });
  const { active } = await stateAt(ann, table);
  const [thrifty = ann] = [ann, ben].filter((_, seat) => seat !== active);
  await sitAt(table, thrifty);
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
    await enter(ann, "Ann");
    const link = await openTable(ann, { players: 3, pace: "mail", hasMap: true });
    await follow(ben, link, "Ben");
    await expect(ben.getByRole("img", { name: sitting.map.code(KNOWN_MAP) })).toBeVisible();
    await follow(cleo, link, "Cleo");
    await start(ann, ben, cleo);
    const company = await Company.at(pages);
    const mover = () => pages[company.state.active] ?? ann;

    // Somebody who waits decides their gifts ahead.
    const ahead = (company.state.active + 1) % 3;
    const thrifty = pages[ahead] ?? ann;
    await decideGiftsAhead(thrifty);
    while (company.view.phase === "setup") await company.play();
    // A page shows a move before its server has it: each is waited for there.
    await expect.poll(async () => (await standingOf(company)).phase).toBe("gifts");
    while (company.view.phase === "gifts") {
      const before = JSON.stringify(company.view);
      if (company.state.active !== ahead) await company.play();
      await expect.poll(async () => JSON.stringify(await standingOf(company))).not.toBe(before);
    }
    await expect(thrifty.getByText(/^As you decided before/u)).toBeVisible();

    // A note is found on a second device, and so is everything else.
    await ann.getByRole("tab", { name: sitting.note.title }).click();
    await ann.getByLabel(sitting.note.label).fill("Ben saves for a throne");
    await expect(ann.getByText(sitting.note.saved, { exact: true })).toBeVisible();
    await fitsWindow(ann);
    const { page: second, context: device } = await visit("desktop");
    await device.addCookies(await context.cookies());
    const line = await slowLine(second);
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
    await fitsWindow(second);
    await second.getByRole("button", { name: sitting.note.conflict.both }).click();
    await expect(second.getByText(sitting.note.saved, { exact: true })).toBeVisible();
    await expect(second.getByLabel(sitting.note.label)).toHaveValue(
      /^Written elsewhere\s+Ben saves/u,
    );

    // Two devices agree; what was decided on both is done once, and the rules say why.
    while (company.state.active !== 0) await company.play({ kind: "end-turn" });
    await expect(second.locator(".table-header [role=status]").first()).not.toBeEmpty();
    const before = company.state;
    line.hold();
    await company.play({ kind: "end-turn" });
    await Driver.seated(second, before).play({ kind: "end-turn" });
    line.release();
    await expect(second.getByText(sitting.refused.movedOn)).toBeVisible();
    await second.getByRole("button", { name: live.close, exact: true }).click();
    await company.expectFigures(second);

    // Whoever lets their time run out is replaced by a bot, and comes back when it has decided.
    const late = company.state.active;
    const sleeper = mover();
    await expect(sleeper.getByText(/^You have until /u)).toBeVisible();
    await games.pass(2 * DAY + 60_000);
    await expect(notice(sleeper)).toContainText(/bot/u);
    await company.catchUp();
    await expect.poll(() => moverOf(company)).not.toBe(late);
    await notice(sleeper).getByRole("button", { name: live.menu.return }).click();
    await expect(sleeper.getByText(live.handedOver)).toBeHidden();

    // Somebody who comes in the middle sees the same, and the moment that a link leads to.
    await device.clearCookies();
    const dan = second;
    await dan.goto(link.split("?")[0] ?? "");
    await expect(dan.getByText(live.watching)).toBeVisible();
    await company.catchUp();
    await company.expectFigures(dan);
    await ann.getByRole("tab", { name: words.panels.tabs.log }).click();
    for (let n = 0; n < 3; n++) await ann.keyboard.press("[");
    await choose(ann, sitting.moment.copyLink);
    await expect(ann.getByText(sitting.moment.copied)).toBeVisible();
    const moment = await ann.evaluate(() => navigator.clipboard.readText());
    expect(moment).toMatch(/\/table\/[^?]+\?.*at=\d+$/u);
    await dan.goto(moment);
    const backToNow = dan.getByRole("button", { name: words.table.log.backToNow }).first();
    await backToNow.click();
    await expect(dan).not.toHaveURL(/at=/u);

    // The end reaches all, and so does the next game.
    for (const page of [cleo, ben]) {
      await choose(page, live.menu.resign);
      await page.getByRole("button", { name: live.ask.resign.go, exact: true }).click();
    }
    await ann.getByRole("dialog").getByRole("button", { name: live.end.rematch }).click();
    const next = ben.getByRole("dialog").getByRole("link", { name: sitting.rematch.go });
    await expect(next).toBeVisible();
    await fitsWindow(ben);
    await next.click();
    await expect(ben.getByText(waiting.startText.othersReady)).toBeVisible();
    expect(new URL(ben.url()).pathname).toBe(new URL(ann.url()).pathname);
    for (const name of NAMES)
      await expect(ben.getByText(name, { exact: true }).first()).toBeVisible();
    await dan.goto(moment);
    await expect(dan.getByRole("slider", { name: words.replay.slider })).toBeVisible();
  },
);

/** Sets the most that a seat gives in this round, finds it after a reload, and sets another. */
async function decideGiftsAhead(page: Page): Promise<void> {
  const { order } = sitting;
  await page.getByRole("button", { name: order.offer(1) }).click();
  await page.getByLabel(order.upTo).fill("0");
  await page.getByRole("button", { name: order.set(0) }).click();
  await expect(page.getByText(order.stands(0, 1))).toBeVisible();
  await page.reload();
  await expect(page.getByText(order.stands(0, 1))).toBeVisible();
  await page.getByRole("button", { name: order.change, exact: true }).click();
  await page.getByRole("button", { name: order.more }).click();
  await page.getByRole("button", { name: order.set(1) }).click();
  await fitsWindow(page);
}

/** What the server tells a page can be held up. */
async function slowLine(page: Page) {
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
      for (const tell of held.splice(0)) tell();
    },
  };
}

const notice = (page: Page) => page.locator(".online-notice.question");

/** The table as its server knows it by now. */
async function standingOf(company: Company): Promise<Company["view"]> {
  await company.catchUp();
  return company.view;
}

/** Whose turn it is by now. */
async function moverOf(company: Company): Promise<number> {
  await company.catchUp();
  return company.state.active;
}

test("calls can be tried on the page of the API", NIGHTLY, async ({ visit }) => {
  const { page } = await visit("phone");
  await becomeGuest(page, "Ann");
  await page.goto("/api");
  const trial = (name: string) => page.locator(`#op-${name} .try`);
  const open = (name: string) => trial(name).getByText("Try it").click();
  await open("whoAmI");
  await trial("whoAmI").getByRole("button", { name: "Send" }).click();
  await expect(trial("whoAmI").getByRole("status")).toHaveText(/^200/u);
  await expect(trial("whoAmI").getByLabel("Answer")).toContainText('"name": "Ann"');
  await open("openTable");
  await trial("openTable").getByRole("button", { name: "Send" }).click();
  const answer = trial("openTable").getByLabel("Answer");
  await expect(answer).toContainText('"status": "open"');
  await expect(trial("openTable").getByLabel("The same by curl")).toContainText("--json '{");
  const [, table = ""] = /"id": "([^"]+)"/u.exec((await answer.textContent()) ?? "") ?? [];

  await open("tableStream");
  await trial("tableStream").getByLabel("{id}").fill(table);
  await trial("tableStream").getByRole("button", { name: "Start" }).click();
  await expect(trial("tableStream").getByLabel("Answer")).toContainText('"kind":"table"');
  await trial("tableStream").getByRole("button", { name: "Stop" }).click();
  await expect(trial("tableStream").getByRole("status")).toHaveText("Stopped");
  await open("tableSocket");
  // What was written for one call is there for the next.
  await expect(trial("tableSocket").getByLabel("{id}")).toHaveValue(table);
  await trial("tableSocket").getByRole("button", { name: "Open" }).click();
  await expect(trial("tableSocket").getByRole("status")).toHaveText("Open");
  await trial("tableSocket").getByRole("button", { name: "Send" }).click();
  await trial("tableSocket")
    .getByLabel(/^A message/u)
    .fill('{"command": "ping", "id": 7}');
  await trial("tableSocket").getByRole("button", { name: "Send" }).click();
  await expect(trial("tableSocket").getByLabel("Answer")).toContainText('"kind":"pong"');

  await open("leave");
  await trial("leave").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toContainText(`POST /api/tables/${table}/leave`);
  await page.getByRole("dialog").getByRole("button", { name: "No" }).click();
  await expect(trial("leave").getByRole("status")).toHaveText("");
  await trial("leave").getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
  await expect(trial("leave").getByRole("status")).toHaveText(/^200/u);
  // All calls look alike: those that were tried are looked at closely.
  await page.evaluate(() => {
    for (const article of document.querySelectorAll("article, tr"))
      if (article.querySelector("details[open]") === null) article.remove();
  });
  await isSound(page);
});
