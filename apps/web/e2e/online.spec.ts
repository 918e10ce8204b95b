import type { Page } from "@playwright/test";
import type { NewTableRequest } from "../src/online/api-client.ts";
import { visitNewerServer } from "./newer-server.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  PagesAtTable,
  TWO_FRIENDS,
  startTable,
  createGuest,
  chooseFromMenu,
  openLobby,
  joinByLink,
  createTable,
  createTableByForm,
  openStartedTable,
  startByButton,
} from "./online-people.ts";
import type { TestServer } from "./test-servers.ts";
import { expect, onlineText, test, type Visit } from "./online-test.ts";
import { appText } from "./screen.ts";

const { onlineTable: live, lobby, waitingRoom: waiting } = onlineText;

test("two devices play the last round of a game, through a reload, a dead server and a spectator", ({
  games,
  visit,
}) => playGame(games, visit, (ann) => createTable(ann, LAST_ROUND, 4)));

test(
  "two devices play a whole game, through a reload, a dead server and a spectator",
  NIGHTLY,
  ({ games, visit }) => playGame(games, visit, openByForm),
);

test("two devices play a whole game on a server of a newer version", NIGHTLY, ({ games, visit }) =>
  playGame(games, visitNewerServer(visit), openByForm),
);

const LAST_ROUND: NewTableRequest = { ...TWO_FRIENDS, options: { roundLimit: 4 } };

async function openByForm(page: Page): Promise<string> {
  await page.goto("/online");
  return createTableByForm(page, { rounds: 4 });
}

/** Two people play at a table that the first of them opens. */
async function playGame(
  games: TestServer,
  visit: Visit,
  open: (owner: Page) => Promise<string>,
): Promise<void> {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await createGuest(ann, "Ann");
  const link = await open(ann);
  await joinByLink(ben, link, "Ben");
  await expect(ann.getByText(waiting.startText.ready)).toBeVisible();
  await startByButton(ann, ben);
  const players = await PagesAtTable.at([ann, ben]);

  while (players.view.round < 2) await players.play();
  await ben.reload();
  await ann.getByRole("tab", { name: live.chat.title }).click();
  await ann.getByLabel(live.chat.write).fill("Nice monument");
  await ann.getByRole("button", { name: live.chat.send }).click();
  await expect(ben.getByRole("button", { name: live.chat.unread(1) })).toBeVisible();
  // In the middle of a turn the player to move needs no answer of the server.
  let mover = -1;
  while (mover !== players.state.active) {
    mover = players.state.active;
    await players.play();
  }

  await games.kill();
  await expect(ann.getByText(live.connection.lost)).toBeVisible();
  // Moves meanwhile are sent when the server is back.
  await players.play({ kind: "end-turn" });
  await games.restart();
  await expect(ann.getByText(live.connection.lost)).toBeHidden();
  await players.play();

  const { page: cleo } = await visit("phone");
  await cleo.goto(link.split("?")[0] ?? "");
  await expect(cleo.getByRole("grid")).toBeVisible();
  await players.expectFigures(cleo);

  while (!players.isOver) await players.play();
  const [first = []] = players.view.ranking ?? [];
  const title = appText.endPanel.title(first.map((seat) => ["Ann", "Ben"][seat] ?? ""));
  for (const page of [ann, ben, cleo]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await cleo.getByRole("link", { name: live.end.replay }).click();
  await expect(cleo).toHaveURL(/\/table\/[^/]+\?at=0/u);
  await expect(cleo.getByRole("grid")).toBeVisible();
  await cleo.getByRole("button", { name: appText.replay.last, exact: true }).click();
  await cleo.getByRole("button", { name: appText.replay.result, exact: true }).click();
  await expect(cleo.getByRole("heading", { name: title })).toBeVisible();
  await ann.getByRole("button", { name: live.end.rematch }).click();
  await ben
    .getByRole("dialog")
    .getByRole("link", { name: onlineText.tableTools.rematch.link })
    .click();
  await expect(ann.getByText(waiting.startText.ready)).toBeVisible();
  await expect(ben.getByText(waiting.startText.othersReady)).toBeVisible();
  expect(new URL(ann.url()).pathname).toBe(new URL(ben.url()).pathname);
}

test("a table for invited people is closed to others, and a seat can be taken only once", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  const { page: cleo } = await visit("desktop");
  await openLobby(ann, "Ann");
  const link = await createTableByForm(ann, { visibility: "invited" });
  await ben.goto(link.split("?")[0] ?? "");
  await expect(ben.getByRole("heading", { name: live.tableNotFound.title })).toBeVisible();
  await joinByLink(ben, link, "Ben");
  await cleo.goto(link);
  await expect(cleo.getByText("Ben", { exact: true })).toBeVisible();
  await expect(cleo.getByLabel(onlineText.nickname.label)).toHaveCount(0);
  await expect(cleo.getByRole("button", { name: waiting.takeSeat })).toHaveCount(0);
  await ben.getByRole("button", { name: waiting.leave }).click();
  await expect(ben.getByRole("link", { name: lobby.openTable })).toBeVisible();
  await expect(cleo.getByLabel(onlineText.nickname.label)).toBeVisible();

  // After a new link, people who came by the old one without a seat are sent away.
  await ann.getByRole("button", { name: waiting.replaceLink.button }).click();
  await ann.getByRole("button", { name: waiting.replaceLink.confirm }).click();
  await expect(ann.getByText(waiting.replaceLink.done)).toBeVisible();
  await expect(cleo.getByRole("heading", { name: live.tableNotFound.title })).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByRole("heading", { name: live.tableNotFound.title })).toBeVisible();
  await ben.goto(await ann.getByRole("textbox", { name: waiting.link }).inputValue());
  await expect(ben.getByRole("button", { name: waiting.takeSeat })).toBeVisible();
});

test("a bot plays for an absent player, all agree to an undo, and to abort the game", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  const table = await startTable({ Ann: ann, Ben: ben }, TWO_FRIENDS);
  await openStartedTable(table, ann, ben);
  const players = await PagesAtTable.at([ann, ben]);
  await players.play();
  await players.play();

  await chooseFromMenu(ann, live.menu.proposeUndo);
  await ann.getByRole("button", { name: live.confirmDialogs.undo.confirm }).click();
  await expect(ann.getByText(live.proposal.ownUndo(1))).toBeVisible();
  await ben.getByRole("button", { name: live.proposal.accept }).click();
  await expect(ann.getByText(live.proposal.ownUndo(1))).toBeHidden();
  await expect(ann.locator(".log-panel .line")).toHaveCount(1);

  await chooseFromMenu(ben, live.menu.handOver);
  await ben.getByRole("button", { name: live.confirmDialogs.handOver.confirm }).click();
  await expect(ben.getByText(live.botPlaysForYou)).toBeVisible();
  await expect(ann.getByText(live.presence.botPlays)).toBeVisible();
  await ben.locator(".online-banner").getByRole("button", { name: live.menu.takeSeatBack }).click();
  await expect(ben.getByText(live.botPlaysForYou)).toBeHidden();

  await chooseFromMenu(ben, live.menu.proposeAbort);
  await ben.getByRole("button", { name: live.confirmDialogs.abort.confirm }).click();
  await ann.getByRole("button", { name: live.proposal.accept }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole("dialog").getByText(live.end.aborted)).toBeVisible();
  }
});
