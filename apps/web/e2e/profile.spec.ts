import type { Page } from "@playwright/test";
import { LEVELS } from "@sofala/bots";
import { loadResultsText } from "@sofala/text/online";
import { createGuest, chooseFromMenu, joinByLink, startByButton } from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { navigateTo, appText } from "./screen.ts";
import { expectFitsWindow, expectAccessible, expectAccessibleInBothThemes } from "./page-checks.ts";

const { onlineTable: live } = onlineText;
const text = await loadResultsText("en");

/** A table with a random seed, so that it is rated. */
async function openTable(page: Page): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const data = { game: "zimbabwe", visibility: "public", seats };
  const response = await page.request.post("/api/tables", { data });
  const { table } = (await response.json()) as { readonly table: { readonly id: string } };
  await page.goto(`/table/${table.id}`);
  return page.url();
}

test("a game is on the profiles of its players, and in the leaderboard", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await createGuest(ann, "Ann");
  const link = await openTable(ann);
  await joinByLink(ben, link, "Ben");
  await ann.locator("#content").getByRole("link", { name: "Ann" }).click();
  await expect(ann.getByText(text.profile.noRatedGamesOfMine)).toBeVisible();
  await ann.goBack();
  await startByButton(ann, ben);
  await chooseFromMenu(ben, live.menu.resign);
  await ben.getByRole("button", { name: live.confirmDialogs.resign.confirm }).click();

  const people = ann.getByRole("list", { name: appText.common.people });
  await people.getByRole("link", { name: "Ben" }).click();
  await expect(ann.getByRole("heading", { name: "Ben", level: 1 })).toBeVisible();
  await navigateTo(ben, "/ratings");
  const listed = ben.getByRole("table", { name: text.leaderboards.provisional });
  await expect(listed.getByRole("row")).toHaveCount(3);
  await expectFitsWindow(ben);
  await listed.getByRole("link", { name: "Ann" }).click();
  for (const page of [ann, ben]) {
    await page.reload();
    await expect(page.getByRole("img", { name: /± 4\d\d$/u })).toHaveCount(1);
  }
  await expectAccessibleInBothThemes(ann);
  await expectFitsWindow(ben);
  await expect(ben.getByText("1st of 2")).toBeVisible();
  await expect(ben.getByText(text.profile.against(["Ben"]))).toBeVisible();
  const empires = ben.getByRole("table", { name: appText.facts.topic.empire });
  await expect(empires.getByRole("row", { name: /Kilwa/u })).toContainText("100%");
  await ben.getByRole("link", { name: "1st of 2" }).click();
  await expect(ben).toHaveURL(link);
  await navigateTo(ben, "/player/nobody");
  await expect(ben.getByRole("heading", { name: text.profile.notFound.title })).toBeVisible();
});

test("a token for a bot is created, works, and is revoked", async ({ visit }) => {
  const { page } = await visit("desktop");
  const { botPage } = text;
  const { tokens } = botPage;
  await page.goto("/bots");
  await expect(page.getByText(botPage.nicknameNeeded)).toBeVisible();
  await page.getByLabel(onlineText.nickname.label).fill("Robot");
  await page.getByRole("button", { name: onlineText.nickname.submit }).click();
  await expect(page.getByText(tokens.noTokens)).toBeVisible();
  await page.getByLabel(tokens.label).fill("my bot");
  await page.getByRole("button", { name: tokens.create }).click();
  const token = await page.getByLabel(tokens.token, { exact: true }).inputValue();
  await page.getByRole("button", { name: tokens.done }).click();
  await expect(page.getByText("my bot", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const me = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.get("/api/me", { headers });
    return response.status();
  };
  expect(await me()).toBe(200);
  await expect(page.getByRole("table", { name: botPage.ladder }).getByRole("row")).toHaveCount(
    1 + LEVELS.length,
  );
  await expect(page.getByRole("region", { name: botPage.example })).toContainText(
    "Put your bot here",
  );
  await page.getByRole("button", { name: tokens.revokeNamed("my bot") }).click();
  await page.getByRole("button", { name: tokens.revoke, exact: true }).click();
  await expect(page.getByText(tokens.noTokens)).toBeVisible();
  expect(await me()).toBe(401);
  await expectFitsWindow(page);
});
