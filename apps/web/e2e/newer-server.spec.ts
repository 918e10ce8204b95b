import { problem } from "@sofala/protocol";
import { aging, toNewerServer } from "./newer-server.ts";
import {
  becomeGuest,
  Company,
  follow,
  goOnWithBots,
  openAtOnce,
  start,
  TWO,
} from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { words } from "./screen.ts";
import { NIGHTLY } from "./nightly.ts";
import { followViews, market } from "./mediterranean-driver.ts";

const { live } = online;

test("somebody plays both games against bots on a server that says more than the app knows", async ({
  visit,
}) => {
  const { page } = await toNewerServer(visit)("desktop");
  await page.goto("/online");
  // A reason that the app does not know is told in the server's own words.
  await page.getByLabel(online.name.label).fill("Operator");
  await page.getByRole("button", { name: online.name.go, exact: true }).click();
  const { code, title } = problem("person/name-reserved");
  await expect(page.getByText(online.problem({ code: `later/${code}`, title }))).toBeVisible();
  await page.getByLabel(online.name.label).fill("Ann");
  await page.getByRole("button", { name: online.name.go, exact: true }).click();
  await expect(page.getByRole("link", { name: online.lobby.open })).toBeVisible();

  const view = followViews(page);
  await goOnWithBots(page, "market-flips");
  const step = page.getByRole("region", { name: market.steps.bar });
  await step.getByRole("button", { name: market.steps.flips.keep, exact: true }).click();
  await expect.poll(() => view().part).toBe("trading");

  await goOnWithBots(page, "my-turn");
  await expect(page.getByRole("grid")).toBeVisible();
  const company = await Company.at([page]);
  for (let moves = 0; moves < 3; moves++) await company.play();
  // The turn goes on: no bot has moved since.
  expect(company.state.active).toBe(0);
  await company.expectFigures(page);
  // The stream of news has told that the other table waits.
  await expect(page.getByRole("button", { name: online.finding.next.go })).toBeVisible();
});

test(
  "two people sit down and move on a server that says more than the app knows",
  NIGHTLY,
  async ({ visit }) => {
    const visitNewer = toNewerServer(visit);
    const { page: ann } = await visitNewer("desktop");
    const { page: ben } = await visitNewer("phone");
    await becomeGuest(ann, "Ann");
    await follow(ben, await openAtOnce(ann, TWO), "Ben");
    await start(ann, ben);
    const company = await Company.at([ann, ben]);
    await company.play();
    for (const page of [ann, ben]) await company.expectFigures(page);
    await expect(ann.locator(".log-panel .line")).toHaveCount(1);
  },
);

test("an app that a table refuses as too old is replaced, and what was being put together is still there", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  const pages = [ann, ben];
  const ages = await Promise.all(pages.map(aging));
  await becomeGuest(ann, "Ann");
  await follow(ben, await openAtOnce(ann, TWO), "Ben");
  await start(ann, ben);
  const company = await Company.at(pages);
  while (company.view.phase !== "culture") await company.play();
  const { active } = company.state;
  const [mover, age] = [pages[active], ages[active]];
  if (mover === undefined || age === undefined) throw new Error("nobody is to move");

  await mover.getByRole("tab", { name: live.chat.title }).click();
  await mover.getByLabel(live.chat.write).fill("Nice monument");
  const bar = mover.getByRole("region", { name: words.turn.bar, exact: true });
  await bar.getByRole("button", { name: words.turn.card, exact: true }).click();
  await expect(bar.getByRole("button", { name: words.turn.cancel, exact: true })).toBeVisible();

  await Promise.all([mover.waitForEvent("load"), age.grow()]);
  await expect(mover.getByRole("grid")).toBeVisible();
  await expect(bar.getByRole("button", { name: words.turn.cancel, exact: true })).toBeVisible();
  await mover.getByRole("tab", { name: live.chat.title }).click();
  await expect(mover.getByLabel(live.chat.write)).toHaveValue("Nice monument");
  await bar.getByRole("button", { name: words.turn.cancel, exact: true }).click();
  await company.play();
});

test("what was chosen in the Mediterranean is still there when the app has been replaced", async ({
  visit,
}) => {
  const { page } = await visit("desktop");
  const age = await aging(page);
  await becomeGuest(page, "Ann");
  await goOnWithBots(page, "market-flips");
  const { bar, flips } = market.steps;
  const step = page.getByRole("region", { name: bar });
  await step.getByRole("button", { name: flips.board("government") }).click();
  const turnOver = step.getByRole("button", { name: flips.turn(["government"]), exact: true });
  await expect(turnOver).toBeVisible();

  await Promise.all([page.waitForEvent("load"), age.grow()]);
  await expect(step).toBeVisible();
  await expect(turnOver).toBeVisible();
});
