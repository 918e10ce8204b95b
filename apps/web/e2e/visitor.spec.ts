import { createTable, openLobby, TWO_FRIENDS } from "./online-people.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { expectAccessibleInBothThemes, expectFitsWindow } from "./page-checks.ts";
import { appText } from "./screen.ts";

const { lobby, matchmaking, nickname, newTable, waitingRoom } = onlineText;

test("a visitor looks around without a name or an error, and is asked for one to sit down", async ({
  visit,
}) => {
  const { page: ann } = await visit("desktop");
  await openLobby(ann, "Ann");
  await createTable(ann, { ...TWO_FRIENDS, visibility: "public" });

  const { page: eve } = await visit("phone");
  const complaints: string[] = [];
  eve.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const name = eve.getByLabel(nickname.label);
  for (const path of ["/", "/ratings", "/account", "/people", "/account/notifications", "/bots"]) {
    await eve.goto(path);
    await expect(eve.getByRole("link", { name: appText.common.signIn }).first()).toBeVisible();
  }
  await eve.goto("/watch");
  await expect(eve.getByRole("heading", { name: lobby.exhibitions })).toBeVisible();
  const { title } = appText.home.games.zimbabwe;
  await expect(eve.getByRole("img", { name: matchmaking.boardLabel([title]) })).toBeVisible();
  await expectAccessibleInBothThemes(eve);
  await eve.goto("/online");
  await expect(eve.getByRole("link", { name: "Ann's table" })).toBeVisible();
  await expect(name).toHaveCount(0);
  await expectFitsWindow(eve);
  expect(complaints).toEqual([]);
  expect((await eve.request.get("/api/me")).status()).toBe(401);

  await eve.getByRole("link", { name: lobby.openTable }).click();
  await eve.getByRole("button", { name: newTable.submit }).click();
  await expect(name).toBeFocused();
  await name.fill("Eve");
  await eve.getByRole("button", { name: nickname.submit, exact: true }).click();
  await expect(eve.getByRole("textbox", { name: waitingRoom.link })).toBeVisible();
  // The header knows the new person at once.
  await expect(eve.getByRole("link", { name: "Eve" }).first()).toBeVisible();
});
