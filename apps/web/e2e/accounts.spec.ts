import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { loadAccountText } from "@sofala/text/online";
import { expect, online, test } from "./online-test.ts";
import { followTo, words } from "./screen.ts";
import { fitsWindow, isSoundInBothThemes } from "./page-checks.ts";

const text = await loadAccountText("en");
const SOFALA = join(import.meta.dirname, "../../cli/src/main.ts");
const PASSWORD = "four cows and a throne";
/** What somebody may call themselves, and no page may take for its own. */
const NAME = '<img src=x onerror="alert(1)">';

test("a guest with a game makes an account, finds it on another device, and signs out everywhere", async ({
  games,
  visit,
}) => {
  // Passkeys are for sites with a name.
  const site = `http://localhost:${games.port}`;
  const { page: laptop } = await visit("desktop");
  const { page: phone } = await visit("phone");
  await holdPasskeys(laptop);
  await laptop.goto(`${site}/online`);
  await laptop.getByLabel(online.name.label).fill(NAME);
  await laptop.getByRole("button", { name: online.name.go }).click();
  const account = laptop.getByRole("link", { name: words.common.account });
  await expect(laptop.getByRole("link", { name: online.lobby.open })).toBeVisible();
  await beginGame(laptop, site);

  await account.click();
  await expect(laptop.getByText(text.guest.youAre(NAME))).toBeVisible();
  await fitsWindow(laptop);
  await laptop.getByRole("button", { name: text.make.passkey }).click();
  await expect(laptop.getByRole("heading", { name: text.own.title })).toBeVisible();
  await expect(laptop.getByText(text.own.youAre(NAME))).toBeVisible();
  await expect(laptop.locator("main img")).toHaveCount(0);
  await laptop.getByRole("button", { name: text.ways.setPassword }).click();
  await laptop.getByLabel(text.ways.newPassword).fill(PASSWORD);
  await laptop.getByRole("button", { name: text.ways.setPassword }).last().click();
  await expect(laptop.getByText(text.ways.done)).toBeVisible();
  await isSoundInBothThemes(laptop);

  await phone.goto(`${site}/online`);
  await phone.getByRole("link", { name: online.name.haveAccount }).click();
  await fitsWindow(phone);
  await phone.getByLabel(text.signIn.name).fill(NAME.toUpperCase());
  await phone.getByLabel(text.signIn.password).fill("not this one");
  await phone.getByRole("button", { name: text.signIn.go, exact: true }).click();
  await expect(phone.getByText(online.problem({ code: "person/wrong-credentials" }))).toBeVisible();
  await phone.getByLabel(text.signIn.password).fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await phone.getByRole("link", { name: "A game of mine" }).click();
  await expect(phone.getByRole("grid")).toBeVisible();
  await phone.getByRole("button", { name: words.table.sheet.peek, exact: true }).click();
  await phone.getByRole("tab", { name: online.live.chat.title }).click();
  await expect(phone.locator(".message .words")).toHaveText(NAME);
  await expect(phone.locator("img[src=x]")).toHaveCount(0);

  await followTo(phone, "/account");
  await expect(phone.getByRole("heading", { name: text.own.title })).toBeVisible();
  await fitsWindow(phone);
  await phone.getByRole("button", { name: text.sessions.everywhere }).click();
  await fitsWindow(phone);
  await phone.getByRole("dialog").getByRole("button", { name: text.sessions.everywhere }).click();
  await expect(phone.getByRole("heading", { name: text.signIn.title })).toBeVisible();
  expect((await laptop.request.get(`${site}/api/me`)).status()).toBe(401);
  // The browser offers the passkey beside the fields, and here it is taken at once.
  await laptop.reload();
  await expect(laptop.getByText(text.own.youAre(NAME))).toBeVisible();

  let password = PASSWORD;
  if (isNightly) {
    // An operator gives out a link for a new password: it is good once, and signs all devices out.
    await phone.goto(await resetLink(games, site));
    password = "five cows and a throne";
    await phone.getByLabel(text.reset.password).fill(password);
    await phone.getByRole("button", { name: text.reset.go }).click();
    await expect(phone.getByText(text.reset.done(NAME))).toBeVisible();
    await laptop.reload();
    await expect(laptop.getByText(text.own.youAre(NAME))).toBeVisible();
  }

  await laptop.getByRole("button", { name: text.data.delete }).click();
  await laptop.getByLabel(text.data.type(NAME)).fill(NAME);
  await laptop.getByRole("button", { name: text.data.go, exact: true }).click();
  await laptop.getByLabel(text.proof.password).fill(password);
  await laptop.getByRole("button", { name: text.proof.go }).click();
  await expect(laptop.getByLabel(online.name.label)).toBeVisible();
});

async function resetLink({ folder }: { readonly folder: string }, site: string): Promise<string> {
  const where = ["--database", join(folder, "sofala.sqlite")];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SOFALA, "admin", "reset", NAME, ...where],
    { env: { ...process.env, NODE_OPTIONS: "", PUBLIC_URL: site } },
  );
  return stdout.trim();
}

/** The browser keeps passkeys, and shows them without asking. */
async function holdPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A game against a bot, by the shortest way, with a word in its chat. */
async function beginGame(page: Page, site: string): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const data = { game: "zimbabwe", title: "A game of mine", seats };
  const opened = await page.request.post(`${site}/api/tables`, { data });
  const { table } = (await opened.json()) as { readonly table: { readonly id: string } };
  const ask = (what: string, body: object) =>
    page.request.post(`${site}/api/tables/${table.id}/${what}`, { data: body });
  await ask("start", {});
  await ask("chat", { text: NAME });
}
