import type { Page } from "@playwright/test";
import { encode } from "uqr";
import {
  PagesAtTable,
  TWO_FRIENDS,
  createGuest,
  openLobby,
  joinByLink,
  createTable,
  startByButton,
} from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { navigateTo, appText } from "./screen.ts";
import { expectFitsWindow, expectAccessible } from "./page-checks.ts";

const { matchmaking: finding, lobby } = onlineText;
const { quickPairing: quick, filters, nextTable: next } = finding;

const pressQuick = (page: Page): Promise<void> =>
  page.getByRole("button", { name: appText.home.games.zimbabwe.pairing.live }).click();
const idAt = (page: Page): string | undefined => /\/table\/([^/?]+)/u.exec(page.url())?.[1];

test("strangers are paired in one press, and play at one table", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await openLobby(ann, "Ann");
  await openLobby(ben, "Ben");
  await pressQuick(ann);
  await expect(ann.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await expectFitsWindow(ann);
  await ann.getByRole("button", { name: quick.stopSearching }).click();
  await expect(ann.getByText(lobby.noTablesOfMine)).toBeVisible();
  // Both at once: the second one is paired with the first.
  await Promise.all([pressQuick(ann), pressQuick(ben)]);
  for (const page of [ann, ben]) await expect(page.getByRole("grid")).toBeVisible();
  expect(idAt(ann)).toBe(idAt(ben));
  expect(idAt(ann)).toBeDefined();
});

test("after a while a waiting player can start with bots", async ({ visit }) => {
  const { page: ann, context } = await visit("phone");
  await ann.clock.install();
  await openLobby(ann, "Ann");
  await pressQuick(ann);
  await expect(ann.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await expect(ann.getByRole("button", { name: quick.startWithBots })).toHaveCount(0);
  await ann.clock.fastForward(21_000);
  await expectFitsWindow(ann);
  await ann.getByRole("button", { name: quick.startWithBots }).click();
  await expect(ann.getByRole("grid")).toBeVisible();
  // The fake clock cannot be removed, so this context must not be used again.
  await context.close();
});

test("a lobby: invitations by code, filters, live boards, and the next game by a key", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  const { page: cleo } = await visit("desktop");
  await createGuest(ann, "Ann");
  const link = await createTable(ann, { ...TWO_FRIENDS, visibility: "public" });
  await expect(ann.getByRole("img", { name: finding.qr.alt })).toBeVisible();
  expect(await modulesOf(ann)).toEqual(encode(link, { border: 4 }).data);

  await openLobby(cleo, "Cleo");
  const joinable = cleo.getByRole("link", { name: "Ann's table" });
  await expect(joinable).toBeVisible();
  await cleo.getByLabel(filters.players).selectOption("4");
  await expect(joinable).toHaveCount(0);
  await expect(cleo).toHaveURL(/players=4/u);
  await cleo.reload();
  await expect(cleo.getByText(filters.noMatch)).toBeVisible();
  await cleo.getByRole("button", { name: filters.clear }).click();
  await expect(joinable).toBeVisible();
  await cleo.getByLabel(filters.pace).selectOption("correspondence");
  await expect(joinable).toHaveCount(0);
  // Its free seat is reserved for a friend with the link.
  await cleo.goto("/online?fits=yes");
  await expect(cleo.getByText(filters.noMatch)).toBeVisible();

  await joinByLink(ben, link, "Ben");
  await cleo.goto("/online");
  const full = cleo.locator(".table-card", { hasText: "Ann and Ben" });
  await expect(full.getByText(lobby.full, { exact: true })).toBeVisible();
  await expect(full.getByText(lobby.join, { exact: true })).toHaveCount(0);
  await startByButton(ann, ben);
  const players = await PagesAtTable.at([ann, ben]);
  await cleo.goto("/watch");
  const board = cleo.getByRole("img", { name: finding.boardLabel(["Ann", "Ben"]) });
  await expect(board).toBeVisible();
  await expectAccessible(cleo);
  const before = await board.innerHTML();
  await players.play();
  await expect.poll(() => board.innerHTML()).not.toBe(before);

  // A second table of the same people: the player to move is alerted on any screen.
  const active = players.state.active;
  const [mover, other] = active === 0 ? [ann, ben] : [ben, ann];
  await navigateTo(other, "/online");
  const card = (page: Page, state: string) =>
    page.locator(".table-card", { hasText: "Ann and Ben" }).getByText(state, { exact: true });
  await expect(card(other, finding.toPlay([active === 0 ? "Ann" : "Ben"]))).toBeVisible();
  await navigateTo(mover, "/online");
  await expect(card(mover, lobby.yourTurn)).toBeVisible();
  await expect(mover.getByRole("link", { name: next.waitingTables(1) })).toBeVisible();
  await expect(mover).toHaveTitle(new RegExp(appText.play.yourTurn, "u"));
  await navigateTo(mover, "/");
  await expect(mover.getByRole("link", { name: next.waitingTables(1) })).toBeVisible();
  await navigateTo(mover, "/online");
  await navigateTo(cleo, "/online");
  await pressQuick(mover);
  await expect(mover.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await pressQuick(cleo);
  await expect(mover.getByRole("grid")).toBeVisible();
  const second = idAt(mover);
  await expect(mover.getByRole("button", { name: next.link })).toBeVisible();
  await mover.keyboard.press("n");
  await expect(mover).not.toHaveURL(new RegExp(second ?? "", "u"));
  await expect(mover.getByRole("grid")).toBeVisible();
  expect(link).toContain(idAt(mover) ?? "nowhere");
});

/** The cells of the code as they are drawn, with the white ones around it. */
async function modulesOf(page: Page): Promise<readonly (readonly boolean[])[]> {
  const code = page.getByRole("img", { name: finding.qr.alt });
  const size = Number((await code.getAttribute("viewBox"))?.split(" ")[2]);
  const path = (await code.locator("path").getAttribute("d")) ?? "";
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/gu)) {
    cells[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return cells;
}
