import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { Company, TWO, becomeGuest, enter, follow, openAtOnce, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { followTo, words } from "./screen.ts";
import { fitsWindow, isSound } from "./page-checks.ts";

const { finding, lobby } = online;
const { quick, filters, next } = finding;

const pressQuick = (page: Page): Promise<void> =>
  page.getByRole("button", { name: quick.liveText("zimbabwe") }).click();
const idAt = (page: Page): string | undefined => /\/table\/([^/?]+)/u.exec(page.url())?.[1];

test("strangers are paired in one press, and play at one table", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await enter(ann, "Ann");
  await enter(ben, "Ben");
  await pressQuick(ann);
  await expect(ann.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await fitsWindow(ann);
  await ann.getByRole("button", { name: quick.stop }).click();
  await expect(ann.getByText(lobby.mineNone)).toBeVisible();
  // Both at once: whoever comes second finds the first.
  await Promise.all([pressQuick(ann), pressQuick(ben)]);
  for (const page of [ann, ben]) await expect(page.getByRole("grid")).toBeVisible();
  expect(idAt(ann)).toBe(idAt(ben));
  expect(idAt(ann)).toBeDefined();
});

test("who waits long enough may begin with bots", async ({ visit }) => {
  const { page: ann, context } = await visit("phone");
  await ann.clock.install();
  await enter(ann, "Ann");
  await pressQuick(ann);
  await expect(ann.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await expect(ann.getByRole("button", { name: quick.bots })).toHaveCount(0);
  await ann.clock.fastForward(21_000);
  await fitsWindow(ann);
  await ann.getByRole("button", { name: quick.bots }).click();
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
  await becomeGuest(ann, "Ann");
  const link = await openAtOnce(ann, { ...TWO, visibility: "public" });
  await expect(ann.getByRole("img", { name: finding.qr.alt })).toBeVisible();
  expect(await modulesOf(ann)).toEqual(encode(link, { border: 4 }).data);

  await enter(cleo, "Cleo");
  const joinable = cleo.getByRole("link", { name: "Ann's table" });
  await expect(joinable).toBeVisible();
  await cleo.getByLabel(filters.players).selectOption("4");
  await expect(joinable).toHaveCount(0);
  await expect(cleo).toHaveURL(/players=4/u);
  await cleo.reload();
  await expect(cleo.getByText(filters.none)).toBeVisible();
  await cleo.getByRole("button", { name: filters.clear }).click();
  await expect(joinable).toBeVisible();
  await cleo.getByLabel(filters.pace).selectOption("correspondence");
  await expect(joinable).toHaveCount(0);
  // Its free seat is kept for a friend with the link.
  await cleo.goto("/online?fits=yes");
  await expect(cleo.getByText(filters.none)).toBeVisible();

  await follow(ben, link, "Ben");
  await start(ann, ben);
  const company = await Company.at([ann, ben]);
  await cleo.goto("/online");
  const board = cleo.getByRole("img", { name: finding.board(["Ann", "Ben"]) });
  await expect(board).toBeVisible();
  await isSound(cleo);
  const before = await board.innerHTML();
  await company.play();
  await expect.poll(() => board.innerHTML()).not.toBe(before);

  // A second table of the same people: whoever is to move is called from wherever they are.
  const active = company.state.active;
  const [mover, other] = active === 0 ? [ann, ben] : [ben, ann];
  await followTo(other, "/online");
  const card = (page: Page, state: string) =>
    page.locator(".table-card", { hasText: "Ann and Ben" }).getByText(state, { exact: true });
  await expect(card(other, finding.toPlay([active === 0 ? "Ann" : "Ben"]))).toBeVisible();
  await followTo(mover, "/online");
  await expect(card(mover, lobby.yourTurn)).toBeVisible();
  await expect(mover.getByText(next.count(1))).toBeVisible();
  await expect(mover).toHaveTitle(new RegExp(words.play.yourTurn, "u"));
  await followTo(mover, "/");
  await expect(mover.getByRole("link", { name: next.count(1) })).toBeVisible();
  await followTo(mover, "/online");
  await pressQuick(mover);
  await expect(mover.getByRole("heading", { name: quick.waitTitle })).toBeVisible();
  await pressQuick(cleo);
  await expect(mover.getByRole("grid")).toBeVisible();
  const second = idAt(mover);
  await expect(mover.getByRole("button", { name: next.go })).toBeVisible();
  await mover.keyboard.press("n");
  await expect(mover).not.toHaveURL(new RegExp(second ?? "", "u"));
  await expect(mover.getByRole("grid")).toBeVisible();
  expect(link).toContain(idAt(mover) ?? "nowhere");
});

/** The cells of the code as they are drawn, white ones around it included. */
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
