import type { Page } from "@playwright/test";
import type { TableWish } from "../src/screens/online/table-form.ts";
import { toNewerServer } from "./newer-server.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  Company,
  TWO,
  beginAtOnce,
  becomeGuest,
  choose,
  enter,
  follow,
  openAtOnce,
  openTable,
  sitAt,
  start,
} from "./online-people.ts";
import type { GameServer } from "./test-servers.ts";
import { expect, online, test, type Visit } from "./online-test.ts";
import { words } from "./screen.ts";

const { live, lobby, waiting } = online;

test("two devices play the last round of a game, through a reload, a dead server and a spectator", ({
  games,
  visit,
}) => playGame(games, visit, (ann) => openAtOnce(ann, LAST_ROUND, 4)));

test(
  "two devices play a whole game, through a reload, a dead server and a spectator",
  NIGHTLY,
  ({ games, visit }) => playGame(games, visit, openByForm),
);

test(
  "two devices play a whole game on a server that says more than the app knows",
  NIGHTLY,
  ({ games, visit }) => playGame(games, toNewerServer(visit), openByForm),
);

const LAST_ROUND: TableWish = { ...TWO, rules: { ...TWO.rules, roundLimit: 4 } };

async function openByForm(page: Page): Promise<string> {
  await page.goto("/online");
  return openTable(page, { rounds: 4 });
}

/** Two people play at a table that the first of them opens. */
async function playGame(
  games: GameServer,
  visit: Visit,
  open: (owner: Page) => Promise<string>,
): Promise<void> {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await becomeGuest(ann, "Ann");
  const link = await open(ann);
  await follow(ben, link, "Ben");
  await expect(ann.getByText(waiting.startText.ready)).toBeVisible();
  await start(ann, ben);
  const company = await Company.at([ann, ben]);

  while (company.view.round < 2) await company.play();
  await ben.reload();
  await ann.getByRole("tab", { name: live.chat.title }).click();
  await ann.getByLabel(live.chat.write).fill("Nice monument");
  await ann.getByRole("button", { name: live.chat.send }).click();
  await expect(ben.getByRole("button", { name: live.chat.unread(1) })).toBeVisible();
  // In the middle of a turn: whoever is to move needs nobody's word for it.
  let mover = -1;
  while (mover !== company.state.active) {
    mover = company.state.active;
    await company.play();
  }

  await games.kill();
  await expect(ann.getByText(live.connection.lost)).toBeVisible();
  // What is decided meanwhile is told as soon as somebody listens.
  await company.play({ kind: "end-turn" });
  await games.restart();
  await expect(ann.getByText(live.connection.lost)).toBeHidden();
  await company.play();

  const { page: cleo } = await visit("phone");
  await cleo.goto(link.split("?")[0] ?? "");
  await expect(cleo.getByRole("grid")).toBeVisible();
  await company.expectFigures(cleo);

  while (!company.isOver) await company.play();
  const [first = []] = company.view.ranking ?? [];
  const title = words.end.title(first.map((seat) => ["Ann", "Ben"][seat] ?? ""));
  for (const page of [ann, ben, cleo]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await cleo.getByRole("link", { name: live.end.replay }).click();
  await expect(cleo).toHaveURL(/\/table\/[^/]+\?at=0/u);
  await expect(cleo.getByRole("grid")).toBeVisible();
  await ann.getByRole("button", { name: live.end.rematch }).click();
  await ben.getByRole("dialog").getByRole("link", { name: online.sitting.rematch.go }).click();
  await expect(ann.getByText(waiting.startText.ready)).toBeVisible();
  await expect(ben.getByText(waiting.startText.othersReady)).toBeVisible();
  expect(new URL(ann.url()).pathname).toBe(new URL(ben.url()).pathname);
}

test("a table for the invited is closed to others, and its seats to a second comer", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  const { page: cleo } = await visit("desktop");
  await enter(ann, "Ann");
  const link = await openTable(ann, { visibility: "invited" });
  await ben.goto(link.split("?")[0] ?? "");
  await expect(ben.getByRole("heading", { name: live.missing.title })).toBeVisible();
  await follow(ben, link, "Ben");
  await cleo.goto(link);
  await expect(cleo.getByText("Ben", { exact: true })).toBeVisible();
  await expect(cleo.getByLabel(online.name.label)).toHaveCount(0);
  await expect(cleo.getByRole("button", { name: waiting.sit })).toHaveCount(0);
  await ben.getByRole("button", { name: waiting.leave }).click();
  await expect(ben.getByRole("link", { name: lobby.open })).toBeVisible();
  await expect(cleo.getByLabel(online.name.label)).toBeVisible();

  // A new link: who came by the old one and does not sit there is sent away.
  await ann.getByRole("button", { name: waiting.renew.button }).click();
  await ann.getByRole("button", { name: waiting.renew.go }).click();
  await expect(ann.getByText(waiting.renew.done)).toBeVisible();
  await expect(cleo.getByRole("heading", { name: live.missing.title })).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByRole("heading", { name: live.missing.title })).toBeVisible();
  await ben.goto(await ann.getByRole("textbox", { name: waiting.link }).inputValue());
  await expect(ben.getByRole("button", { name: waiting.sit })).toBeVisible();
});

test("a bot plays for who is away, all agree to go back, and to call it off", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  const table = await beginAtOnce({ Ann: ann, Ben: ben }, TWO);
  await sitAt(table, ann, ben);
  const company = await Company.at([ann, ben]);
  await company.play();
  await company.play();

  await choose(ann, live.menu.undo);
  await ann.getByRole("button", { name: live.ask.undo.go }).click();
  await expect(ann.getByText(live.proposal.ownUndo(1))).toBeVisible();
  await ben.getByRole("button", { name: live.proposal.grant }).click();
  await expect(ann.getByText(live.proposal.ownUndo(1))).toBeHidden();
  await expect(ann.locator(".log-panel .line")).toHaveCount(1);

  await choose(ben, live.menu.handOver);
  await ben.getByRole("button", { name: live.ask.handOver.go }).click();
  await expect(ben.getByText(live.handedOver)).toBeVisible();
  await expect(ann.getByText(live.presence.bot)).toBeVisible();
  await ben.locator(".online-notice").getByRole("button", { name: live.menu.return }).click();
  await expect(ben.getByText(live.handedOver)).toBeHidden();

  await choose(ben, live.menu.abort);
  await ben.getByRole("button", { name: live.ask.abort.go }).click();
  await ann.getByRole("button", { name: live.proposal.grant }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole("dialog").getByText(live.end.aborted)).toBeVisible();
  }
});
