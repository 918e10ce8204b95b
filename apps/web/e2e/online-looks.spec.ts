import { enter, follow, openTable, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { inSmallWindow } from "./looks.ts";
import { words } from "./screen.ts";
import { fitsWindow, isSound, isSoundInBothThemes } from "./sound.ts";

test("every stage of a table is sound in large and small windows", async ({ visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  await ann.goto("/online");
  await isSoundInBothThemes(ann);
  await enter(ann, "Ann");
  await isSoundInBothThemes(ann);
  await ann.goto("/online?new");
  await ann.getByText(online.opening.paces.live).click();
  await ann.getByText(online.sitting.map.chosen, { exact: true }).click();
  await isSoundInBothThemes(ann);
  await ann.goto("/online");
  const link = await openTable(ann, { visibility: "public" });
  await isSoundInBothThemes(ann);
  await ben.goto(link);
  await isSoundInBothThemes(ben);
  await follow(ben, link, "Ben");
  await isSoundInBothThemes(ben);
  await ann.goto("/online");
  await expect(ann.getByRole("link", { name: "Ann and Ben" })).toBeVisible();
  await isSoundInBothThemes(ann);
  await ann.getByRole("link", { name: "Ann and Ben" }).click();
  await start(ann, ben);
  // Its colours and sizes are looked at with the chat open.
  await fitsWindow(ann);
  await ann.getByRole("tab", { name: online.live.chat.title }).click();
  await isSound(ann);
  // There the chat is in the sheet, which is its own part of the screen.
  await inSmallWindow(ann, async () => {
    await ann.getByRole("button", { name: words.table.sheet.peek, exact: true }).click();
    await ann.getByRole("tab", { name: online.live.chat.title }).click();
    await isSound(ann);
  });
  await ann.goto("/table/nowhere");
  await isSoundInBothThemes(ann);
});
