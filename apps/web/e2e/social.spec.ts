import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { loadPeopleText, loadOperateText } from "@sofala/text/online";
import { TWO_FRIENDS, createGuest, joinByLink, createTable } from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { navigateTo } from "./screen.ts";
import { expectFitsWindow, expectAccessibleInBothThemes } from "./page-checks.ts";

const peopleText = await loadPeopleText("en");
const operate = await loadOperateText("en");
const { onlineTable: live, waitingRoom: waiting } = onlineText;

const SOFALA = join(import.meta.dirname, "../../cli/src/main.ts");
const actionLabel = (action: keyof typeof peopleText.actions, name: string) =>
  `${peopleText.actions[action]}: ${name}`;
/** A name that no page may take for markup. */
const BEN = "Ben <img src=x onerror=alert(1)>";

test("friends, a block, a report, and an operator who mutes", async ({ games, visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await createGuest(ann, "Ann");
  const link = await createTable(ann, { ...TWO_FRIENDS, visibility: "public" });
  await joinByLink(ben, link, BEN);
  const sendMessage = async (text: string) => {
    await ben.getByLabel(live.chat.write).fill(text);
    await ben.getByRole("button", { name: live.chat.send }).click();
  };
  await sendMessage("You play like a tent pole");
  const message = ann.getByText("You play like a tent pole");
  await expect(message).toBeVisible();

  await openMenu(ann, BEN);
  await ann.getByRole("button", { name: peopleText.menu.sendRequest }).click();
  await expect(ann.getByText(peopleText.menu.requestSent(BEN))).toBeVisible();
  await navigateTo(ben, "/people");
  await expectFitsWindow(ben);
  await ben.getByRole("button", { name: actionLabel("accept", "Ann") }).click();
  await expect(ben.getByRole("button", { name: actionLabel("unfriend", "Ann") })).toBeVisible();
  await expect(ben.getByText(peopleText.friends.online)).toBeVisible();
  await ben
    .getByRole("link", { name: peopleText.friends.join(peopleText.friends.untitledTable) })
    .click();
  await expect(ben.getByRole("heading", { name: waiting.seats })).toBeVisible();

  await openMenu(ann, BEN, "chat");
  await ann.getByRole("button", { name: peopleText.menu.report }).click();
  await expectFitsWindow(ann);
  await ann.getByLabel(peopleText.report.comment).fill("He is rude.");
  await ann.getByRole("button", { name: peopleText.report.send }).click();
  await expect(ann.getByText(peopleText.report.done)).toBeVisible();
  await ann.keyboard.press("Escape");

  await openMenu(ann, BEN);
  await ann.getByRole("button", { name: peopleText.menu.block }).click();
  await expect(ann.getByRole("dialog")).toContainText(peopleText.block.text(BEN)[1] ?? "");
  await ann.getByRole("button", { name: peopleText.block.confirm, exact: true }).click();
  await expect(message).toBeHidden();
  // He is blocked by the owner of the table: he may watch, but not join.
  await ben.getByRole("button", { name: waiting.takeSeat, exact: true }).click();
  await expect(ben.getByText(onlineText.problem({ code: "seat/blocked" }))).toBeVisible();
  await navigateTo(ben, "/online");
  await expect(ben.getByRole("heading", { name: onlineText.lobby.joinableTables })).toBeVisible();
  await expect(ben.locator(`a[href^="${new URL(link).pathname}"]`)).toHaveCount(0);
  await navigateTo(ann, "/people");
  await expectAccessibleInBothThemes(ann);
  await expect(ann.getByRole("button", { name: actionLabel("unblock", BEN) })).toBeVisible();
  await expect(ann.getByText(peopleText.friends.noFriends)).toBeVisible();

  const { page: olga } = await visit("phone");
  await createGuest(olga, "Olga");
  if (isNightly) {
    await olga.goto("/operate");
    await expect(olga.getByRole("heading", { name: operate.noAccess.title })).toBeVisible();
  }
  await makeOperator("Olga", join(games.folder, "sofala.sqlite"));
  await olga.goto("/operate");
  await expect(olga.getByText(operate.backups.off)).toBeVisible();
  await expect(olga.getByRole("term").getByText(operate.site.figures.people)).toBeVisible();
  await olga.getByText(operate.site.month, { exact: true }).click();
  await expect(olga.getByText(operate.site.span.month)).toBeVisible();
  await expect(olga.locator("mark")).toHaveText("You play like a tent pole");
  await expect(olga.getByText("He is rude.")).toBeVisible();
  await olga.getByText(operate.sanctionForm.kinds.mute, { exact: true }).click();
  await olga.getByLabel(operate.sanctionForm.days).fill("2");
  await olga.getByLabel(operate.sanctionForm.explanation).fill("Be kind.");
  await expectFitsWindow(olga);
  await olga.getByRole("button", { name: operate.sanctionForm.submit }).click();
  await expect(olga.getByText(operate.noOpenReports)).toBeVisible();
  await expect(olga.getByText(operate.sanction.mute(2))).toBeVisible();
  const log = olga.locator("section.log li");
  await expect(log).toContainText("Be kind.");
  await expect(log).toContainText(BEN);
  await olga.getByLabel(operate.log.filter).fill("Nobody");
  await olga.getByRole("button", { name: operate.log.show, exact: true }).click();
  await expect(olga.getByText(operate.log.none)).toBeVisible();

  // The server's tests check the mute; here only the nightly run does.
  if (!isNightly) return;
  await ben.goto(link);
  await expect(ben.getByText(peopleText.moderationStatus.explanation("Be kind."))).toBeVisible();
  await expect(ben.getByText(/Until \d+ .* you cannot write/u)).toBeVisible();
  await expect(ben.getByLabel(live.chat.write)).toHaveCount(0);
  await expectFitsWindow(ben);

  await olga.getByText(operate.sanctionForm.decideAgain).click();
  await olga.getByText(operate.sanctionForm.kinds.ban, { exact: true }).click();
  await olga.getByRole("button", { name: operate.sanctionForm.submit }).click();
  await expect(
    ben.getByRole("heading", { name: peopleText.moderationStatus.banned.title }),
  ).toBeVisible();
  await ben.goto("/people");
  await expect(
    ben.getByRole("heading", { name: peopleText.moderationStatus.banned.title }),
  ).toBeVisible();
});

/** Makes somebody an operator: in the nightly run by the command line, otherwise directly in the database. */
async function makeOperator(name: string, database: string): Promise<void> {
  if (isNightly) {
    const args = [SOFALA, "admin", "operator", name, "--database", database];
    const env = { ...process.env, NODE_OPTIONS: "" };
    await promisify(execFile)(process.execPath, args, { env });
  } else {
    const file = new DatabaseSync(database);
    file.prepare("update people set role = 'operator' where name = ?").run(name);
    file.close();
  }
}

/** Opens the menu of a person at their seat, or beside their chat message. */
async function openMenu(page: Page, name: string, where: "seat" | "chat" = "seat"): Promise<void> {
  const part = page.locator(where === "seat" ? ".seats" : ".chat-panel");
  await part.getByRole("button", { name: peopleText.menu.button(name) }).click();
  await expect(page.getByRole("link", { name: peopleText.menu.profile })).toBeVisible();
}
