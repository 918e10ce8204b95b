import type { Page } from "@playwright/test";
import { violations } from "./faults.ts";
import { enter, follow, openTable, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { standing, words } from "./screen.ts";

for (const device of ["desktop", "phone"] as const) {
  test(`every stage of a table is sound on a ${device}, light and dark`, async ({ visit }) => {
    const { page: ann } = await visit(device);
    const { page: ben } = await visit(device);
    await ann.goto("/online");
    await isSound(ann);
    await enter(ann, "Ann");
    await isSound(ann);
    await ann.goto("/online?new");
    await ann.getByText(online.opening.paces.live).click();
    await isSound(ann);
    await ann.goto("/online");
    const link = await openTable(ann, { visibility: "public" });
    await isSound(ann);
    await ben.goto(link);
    await isSound(ben);
    await follow(ben, link, "Ben");
    await isSound(ben);
    await ann.goto("/online");
    await expect(ann.getByRole("link", { name: "Ann and Ben" })).toBeVisible();
    await isSound(ann);
    await ann.getByRole("link", { name: "Ann and Ben" }).click();
    await start(ann, ben);
    await isSound(ann);
    if (device === "phone") {
      await ann.getByRole("button", { name: words.table.sheet.peek, exact: true }).click();
    }
    await ann.getByRole("tab", { name: online.live.chat.title }).click();
    await isSound(ann);
    await ann.goto("/table/nowhere");
    await isSound(ann);
  });
}

async function isSound(page: Page): Promise<void> {
  await standing(page);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await standing(page);
  expect(await violations(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
