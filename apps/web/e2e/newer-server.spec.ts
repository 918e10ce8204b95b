import { problem } from "@sofala/protocol";
import { outdatedApp, visitNewerServer } from "./newer-server.ts";
import {
  createGuest,
  PagesAtTable,
  joinByLink,
  continueWithBots,
  createTable,
  startByButton,
  TWO_FRIENDS,
} from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { appText } from "./screen.ts";
import { NIGHTLY } from "./nightly.ts";
import { latestView, mediterraneanText } from "./mediterranean-driver.ts";

const { onlineTable: live } = onlineText;

test("somebody plays both games against bots on a server of a newer version", async ({ visit }) => {
  const { page } = await visitNewerServer(visit)("desktop");
  await page.goto("/people");
  // A problem with an unknown code is shown with the server's title.
  await page.getByLabel(onlineText.nickname.label).fill("Operator");
  await page.getByRole("button", { name: onlineText.nickname.submit, exact: true }).click();
  const { code, title } = problem("person/name-reserved");
  await expect(page.getByText(onlineText.problem({ code: `later/${code}`, title }))).toBeVisible();
  await page.getByLabel(onlineText.nickname.label).fill("Ann");
  await page.getByRole("button", { name: onlineText.nickname.submit, exact: true }).click();
  await expect(page.getByLabel(onlineText.nickname.label)).toHaveCount(0);

  const view = latestView(page);
  await continueWithBots(page, "market-flips");
  const step = page.getByRole("region", { name: mediterraneanText.steps.label });
  await step.getByRole("button", { name: mediterraneanText.steps.flips.keep, exact: true }).click();
  await expect.poll(() => view().part).toBe("trading");

  await continueWithBots(page, "my-turn");
  await expect(page.getByRole("grid")).toBeVisible();
  const players = await PagesAtTable.at([page]);
  for (let moves = 0; moves < 3; moves++) await players.play();
  // The turn goes on: no bot has moved since.
  expect(players.state.active).toBe(0);
  await players.expectFigures(page);
  // The stream of turns has sent that the other table waits.
  await expect(
    page.getByRole("button", { name: onlineText.matchmaking.nextTable.link }),
  ).toBeVisible();
});

test("two people sit down and move on a server of a newer version", NIGHTLY, async ({ visit }) => {
  const visitNewer = visitNewerServer(visit);
  const { page: ann } = await visitNewer("desktop");
  const { page: ben } = await visitNewer("phone");
  await createGuest(ann, "Ann");
  await joinByLink(ben, await createTable(ann, TWO_FRIENDS), "Ben");
  await startByButton(ann, ben);
  const players = await PagesAtTable.at([ann, ben]);
  await players.play();
  for (const page of [ann, ben]) await players.expectFigures(page);
  await expect(ann.locator(".log-panel .line")).toHaveCount(1);
});

test("an app that is refused as too old is replaced, and the draft move is restored", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  const pages = [ann, ben];
  const ages = await Promise.all(pages.map(outdatedApp));
  await createGuest(ann, "Ann");
  await joinByLink(ben, await createTable(ann, TWO_FRIENDS), "Ben");
  await startByButton(ann, ben);
  const players = await PagesAtTable.at(pages);
  while (players.view.phase !== "culture") await players.play();
  const { active } = players.state;
  const [mover, age] = [pages[active], ages[active]];
  if (mover === undefined || age === undefined) throw new Error("nobody is to move");

  await mover.getByRole("tab", { name: live.chat.title }).click();
  await mover.getByLabel(live.chat.write).fill("Nice monument");
  const bar = mover.getByRole("region", { name: appText.table.yourTurn, exact: true });
  await bar.getByRole("button", { name: appText.turn.card, exact: true }).click();
  await expect(bar.getByRole("button", { name: appText.turn.cancel, exact: true })).toBeVisible();

  await Promise.all([mover.waitForEvent("load"), age.grow()]);
  await expect(mover.getByRole("grid")).toBeVisible();
  await expect(bar.getByRole("button", { name: appText.turn.cancel, exact: true })).toBeVisible();
  await mover.getByRole("tab", { name: live.chat.title }).click();
  await expect(mover.getByLabel(live.chat.write)).toHaveValue("Nice monument");
  await bar.getByRole("button", { name: appText.turn.cancel, exact: true }).click();
  await players.play();
});

test("the draft of the Mediterranean is restored after the app was replaced", async ({ visit }) => {
  const { page } = await visit("desktop");
  const age = await outdatedApp(page);
  await createGuest(page, "Ann");
  await continueWithBots(page, "market-flips");
  const { label, flips } = mediterraneanText.steps;
  const step = page.getByRole("region", { name: label });
  await step.getByRole("button", { name: flips.board("government") }).click();
  const turnOver = step.getByRole("button", { name: flips.confirm(["government"]), exact: true });
  await expect(turnOver).toBeVisible();

  await Promise.all([page.waitForEvent("load"), age.grow()]);
  await expect(step).toBeVisible();
  await expect(turnOver).toBeVisible();
});
