import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { loadCompanyText, loadOperateText } from "@sofala/text/online";
import { TWO, becomeGuest, follow, openAtOnce } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { followTo } from "./screen.ts";
import { fitsWindow, isSoundInBothThemes } from "./page-checks.ts";

const company = await loadCompanyText("en");
const operate = await loadOperateText("en");
const { live, waiting } = online;

const SOFALA = join(import.meta.dirname, "../../cli/src/main.ts");
const way = (what: keyof typeof company.ways, name: string) => `${company.ways[what]}: ${name}`;
/** What somebody may call themselves, and no page may take for its own. */
const BEN = "Ben <img src=x onerror=alert(1)>";

test("friends, a block, a report, and an operator who mutes", async ({ games, visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await becomeGuest(ann, "Ann");
  const link = await openAtOnce(ann, { ...TWO, visibility: "public" });
  await follow(ben, link, BEN);
  const say = async (words: string) => {
    await ben.getByLabel(live.chat.write).fill(words);
    await ben.getByRole("button", { name: live.chat.send }).click();
  };
  await say("You play like a tent pole");
  const said = ann.getByText("You play like a tent pole");
  await expect(said).toBeVisible();

  await openMenu(ann, BEN);
  await ann.getByRole("button", { name: company.menu.ask }).click();
  await expect(ann.getByText(company.menu.isAsked(BEN))).toBeVisible();
  await followTo(ben, "/people");
  await fitsWindow(ben);
  await ben.getByRole("button", { name: way("accept", "Ann") }).click();
  await expect(ben.getByRole("button", { name: way("unfriend", "Ann") })).toBeVisible();
  await expect(ben.getByText(company.friends.here)).toBeVisible();
  await ben.getByRole("link", { name: company.friends.join(company.friends.table) }).click();
  await expect(ben.getByRole("heading", { name: waiting.seats })).toBeVisible();

  await openMenu(ann, BEN, "chat");
  await ann.getByRole("button", { name: company.menu.report }).click();
  await fitsWindow(ann);
  await ann.getByLabel(company.report.words).fill("He is rude.");
  await ann.getByRole("button", { name: company.report.send }).click();
  await expect(ann.getByText(company.report.done)).toBeVisible();
  await ann.keyboard.press("Escape");

  await openMenu(ann, BEN);
  await ann.getByRole("button", { name: company.menu.block }).click();
  await expect(ann.getByRole("dialog")).toContainText(company.block.text(BEN)[1] ?? "");
  await ann.getByRole("button", { name: company.block.go, exact: true }).click();
  await expect(said).toBeHidden();
  // The owner of the table has it without him: he may look, and not sit.
  await ben.getByRole("button", { name: waiting.sit, exact: true }).click();
  await expect(ben.getByText(online.problem({ code: "seat/blocked" }))).toBeVisible();
  await followTo(ben, "/online");
  await expect(ben.getByRole("heading", { name: online.lobby.joinable })).toBeVisible();
  await expect(ben.locator(`a[href^="${new URL(link).pathname}"]`)).toHaveCount(0);
  await followTo(ann, "/people");
  await isSoundInBothThemes(ann);
  await expect(ann.getByRole("button", { name: way("unblock", BEN) })).toBeVisible();
  await expect(ann.getByText(company.friends.none)).toBeVisible();

  const { page: olga } = await visit("phone");
  await becomeGuest(olga, "Olga");
  if (isNightly) {
    await olga.goto("/operate");
    await expect(olga.getByRole("heading", { name: operate.refused.title })).toBeVisible();
  }
  await makeOperator("Olga", join(games.folder, "sofala.sqlite"));
  await olga.goto("/operate");
  await expect(olga.locator("mark")).toHaveText("You play like a tent pole");
  await expect(olga.getByText("He is rude.")).toBeVisible();
  await olga.getByText(operate.judge.acts.mute, { exact: true }).click();
  await olga.getByLabel(operate.judge.days).fill("2");
  await olga.getByLabel(operate.judge.why).fill("Be kind.");
  await fitsWindow(olga);
  await olga.getByRole("button", { name: operate.judge.go }).click();
  await expect(olga.getByText(operate.waitingNone)).toBeVisible();
  await expect(olga.getByText(operate.verdict.mute(2))).toBeVisible();

  // By day the tests of the server see to it that he is muted.
  if (!isNightly) return;
  await ben.goto(link);
  await expect(ben.getByText(company.notices.why("Be kind."))).toBeVisible();
  await expect(ben.getByText(/Until \d+ .* you cannot write/u)).toBeVisible();
  await expect(ben.getByLabel(live.chat.write)).toHaveCount(0);
  await fitsWindow(ben);

  await olga.getByText(operate.judge.again).click();
  await olga.getByText(operate.judge.acts.ban, { exact: true }).click();
  await olga.getByRole("button", { name: operate.judge.go }).click();
  await expect(ben.getByRole("heading", { name: company.notices.banned.title })).toBeVisible();
  await ben.goto("/people");
  await expect(ben.getByRole("heading", { name: company.notices.banned.title })).toBeVisible();
});

/** Somebody becomes an operator: at night by the command for it, by day without a process of its own. */
async function makeOperator(name: string, database: string): Promise<void> {
  if (isNightly) {
    const errand = [SOFALA, "admin", "operator", name, "--database", database];
    const env = { ...process.env, NODE_OPTIONS: "" };
    await promisify(execFile)(process.execPath, errand, { env });
  } else {
    const file = new DatabaseSync(database);
    file.prepare("update people set role = 'operator' where name = ?").run(name);
    file.close();
  }
}

/** Opens the menu of somebody at their seat, or beside what they said. */
async function openMenu(page: Page, name: string, where: "seat" | "chat" = "seat"): Promise<void> {
  const part = page.locator(where === "seat" ? ".seats" : ".chat-panel");
  await part.getByRole("button", { name: company.menu.button(name) }).click();
  await expect(page.getByRole("link", { name: company.menu.profile })).toBeVisible();
}
