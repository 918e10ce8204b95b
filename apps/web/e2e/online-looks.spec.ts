import { enter, follow, openTable, start } from "./online-people.ts";
import { expect, online, test } from "./online-test.ts";
import { words } from "./screen.ts";
import { isSound } from "./sound.ts";

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
    await ann.getByText(online.sitting.map.chosen, { exact: true }).click();
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
