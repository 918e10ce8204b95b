import type { Page } from "@playwright/test";
import { LEVELS } from "@sofala/bots";
import { loadResultsText } from "@sofala/text/online";
import { becomeGuest, choose, follow, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { followTo, words } from "./screen.ts";
import { fitsWindow, isSound, isSoundInBothThemes } from "./page-checks.ts";

const { live } = online;
const text = await loadResultsText("en");

/** A table of a deal that nobody knows, and therefore rated. */
async function openTable(page: Page): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const data = { game: "zimbabwe", visibility: "public", seats };
  const answer = await page.request.post("/api/tables", { data });
  const { table } = (await answer.json()) as { readonly table: { readonly id: string } };
  await page.goto(`/table/${table.id}`);
  return page.url();
}

test("a game shows on the pages of who played it, and in the list of ratings", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("phone");
  await becomeGuest(ann, "Ann");
  const link = await openTable(ann);
  await follow(ben, link, "Ben");
  await ann.getByRole("link", { name: "Ann" }).click();
  await expect(ann.getByText(text.profile.newcomerMe)).toBeVisible();
  await ann.goBack();
  await start(ann, ben);
  await choose(ben, live.menu.resign);
  await ben.getByRole("button", { name: live.ask.resign.go }).click();

  const people = ann.getByRole("list", { name: words.common.people });
  await people.getByRole("link", { name: "Ben" }).click();
  await expect(ann.getByRole("heading", { name: "Ben", level: 1 })).toBeVisible();
  await followTo(ben, "/ratings");
  const listed = ben.getByRole("table", { name: text.lists.provisional });
  await expect(listed.getByRole("row")).toHaveCount(3);
  await fitsWindow(ben);
  await listed.getByRole("link", { name: "Ann" }).click();
  for (const page of [ann, ben]) {
    await page.reload();
    await expect(page.getByRole("img", { name: /give or take 4\d\d$/u })).toHaveCount(1);
  }
  await isSoundInBothThemes(ann);
  await fitsWindow(ben);
  await expect(ben.getByText("1st of 2")).toBeVisible();
  await expect(ben.getByText(text.profile.against(["Ben"]))).toBeVisible();
  const empires = ben.getByRole("table", { name: text.profile.topic("empire") });
  await expect(empires.getByRole("row", { name: /Kilwa/u })).toContainText("100%");
  await ben.getByRole("link", { name: "1st of 2" }).click();
  await expect(ben).toHaveURL(link);
  await followTo(ben, "/player/nobody");
  await expect(ben.getByRole("heading", { name: text.profile.none.title })).toBeVisible();
});

test("a token is made for a bot, works, and is taken away", async ({ visit }) => {
  const { page } = await visit("desktop");
  const { bots } = text;
  const { tokens } = bots;
  await page.goto("/bots");
  await expect(page.getByText(bots.comeIn)).toBeVisible();
  await page.getByLabel(online.name.label).fill("Robot");
  await page.getByRole("button", { name: online.name.go }).click();
  await expect(page.getByText(tokens.none)).toBeVisible();
  await page.getByLabel(tokens.label).fill("my bot");
  await page.getByRole("button", { name: tokens.make }).click();
  const token = await page.getByLabel(tokens.token, { exact: true }).inputValue();
  await page.getByRole("button", { name: tokens.done }).click();
  await expect(page.getByText("my bot", { exact: true })).toBeVisible();
  await isSound(page);
  const me = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get("/api/me", { headers });
    return answer.status();
  };
  expect(await me()).toBe(200);
  await expect(page.getByRole("table", { name: bots.ladder }).getByRole("row")).toHaveCount(
    1 + LEVELS.length,
  );
  await expect(page.getByRole("region", { name: bots.example })).toContainText("Put your bot here");
  await page.getByRole("button", { name: tokens.dropNamed("my bot") }).click();
  await page.getByRole("button", { name: tokens.drop, exact: true }).click();
  await expect(page.getByText(tokens.none)).toBeVisible();
  expect(await me()).toBe(401);
  await fitsWindow(page);
});
