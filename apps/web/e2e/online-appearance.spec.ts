import { NIGHTLY } from "./nightly.ts";
import { TWO_FRIENDS, createGuest, createTable, startByButton } from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { inSmallWindow } from "./appearance.ts";
import { navigateTo, appText } from "./screen.ts";
import { expectFitsWindow, expectAccessible, expectAccessibleInBothThemes } from "./page-checks.ts";

test(
  "every stage of a table passes the page checks in large and small windows",
  NIGHTLY,
  async ({ visit }) => {
    const { page: ann } = await visit("desktop");
    const { page: ben } = await visit("desktop");
    await ann.goto("/");
    await ann.getByRole("link", { name: appText.home.playFriends }).click();
    await expectAccessibleInBothThemes(ann);
    await ann.getByRole("link", { name: onlineText.lobby.openTable }).click();
    await ann.getByText(onlineText.newTable.paces.mail).click();
    await expectFitsWindow(ann);
    await ann.getByText(onlineText.newTable.paces.live).click();
    const map = ann.getByRole("group", { name: appText.online.map.legend, exact: true });
    await map.getByText(appText.online.map.chosenMap, { exact: true }).click();
    await expectAccessibleInBothThemes(ann);
    await createGuest(ann, "Ann");
    const link = await createTable(ann, { ...TWO_FRIENDS, visibility: "public" });
    await expectAccessibleInBothThemes(ann);
    await ben.goto(link);
    await expectAccessibleInBothThemes(ben);
    await ben.getByLabel(onlineText.nickname.label).fill("Ben");
    await ben.getByRole("button", { name: onlineText.waitingRoom.takeAnySeat }).click();
    await expect(ben.getByRole("button", { name: onlineText.waitingRoom.leave })).toBeVisible();
    await expectFitsWindow(ben);
    await navigateTo(ann, "/online");
    await expect(ann.getByRole("link", { name: "Ann and Ben" })).toBeVisible();
    await expectAccessibleInBothThemes(ann);
    await ann.getByRole("link", { name: "Ann and Ben" }).click();
    await startByButton(ann, ben);
    await expectFitsWindow(ben);
    await ann.getByRole("tab", { name: onlineText.onlineTable.chat.title }).click();
    await expectFitsWindow(ann);
    // On a phone the chat is in the sheet.
    await inSmallWindow(ann, async () => {
      await ann.getByRole("button", { name: appText.table.sheet.peek, exact: true }).click();
      await ann.getByRole("tab", { name: onlineText.onlineTable.chat.title }).click();
      await expectAccessible(ann);
    });
    await navigateTo(ann, "/table/nowhere");
    await expectAccessibleInBothThemes(ann);
  },
);
