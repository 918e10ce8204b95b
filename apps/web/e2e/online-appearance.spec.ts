import { isNightly } from "@sofala/engine/testing/trials";
import { TWO, openAtOnce, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { inSmallWindow } from "./appearance.ts";
import { followTo, words } from "./screen.ts";
import { fitsWindow, isSound, isSoundInBothThemes } from "./page-checks.ts";

/** By day axe looks at three stages only. */
const isSoundAtNight = isNightly ? isSoundInBothThemes : fitsWindow;

test("every stage of a table is sound in large and small windows", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  await ann.goto("/");
  await ann.getByRole("link", { name: words.home.friends }).click();
  await isSoundAtNight(ann);
  await ann.getByLabel(online.name.label).fill("Ann");
  await ann.getByRole("button", { name: online.name.go }).click();
  await expect(ann.getByRole("link", { name: online.lobby.open })).toBeVisible();
  await fitsWindow(ann);
  await ann.getByRole("link", { name: online.lobby.open }).click();
  await ann.getByText(online.opening.paces.mail).click();
  await fitsWindow(ann);
  await ann.getByText(online.opening.paces.live).click();
  await ann.getByText(online.sitting.map.chosen, { exact: true }).click();
  await isSoundInBothThemes(ann);
  const link = await openAtOnce(ann, { ...TWO, visibility: "public" });
  await isSoundAtNight(ann);
  await ben.goto(link);
  await isSoundInBothThemes(ben);
  await ben.getByLabel(online.name.label).fill("Ben");
  await ben.getByRole("button", { name: online.waiting.sitDown }).click();
  await expect(ben.getByRole("button", { name: online.waiting.leave })).toBeVisible();
  await fitsWindow(ben);
  await followTo(ann, "/online");
  await expect(ann.getByRole("link", { name: "Ann and Ben" })).toBeVisible();
  await isSoundAtNight(ann);
  await ann.getByRole("link", { name: "Ann and Ben" }).click();
  await start(ann, ben);
  await fitsWindow(ben);
  await ann.getByRole("tab", { name: online.live.chat.title }).click();
  await fitsWindow(ann);
  // There the chat is in the sheet, which is its own part of the screen.
  await inSmallWindow(ann, async () => {
    await ann.getByRole("button", { name: words.table.sheet.peek, exact: true }).click();
    await ann.getByRole("tab", { name: online.live.chat.title }).click();
    await isSound(ann);
  });
  await followTo(ann, "/table/nowhere");
  await isSoundAtNight(ann);
});
