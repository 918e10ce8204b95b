import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { loadAccountText } from "@sofala/text/online";
import { NIGHTLY } from "./nightly.ts";
import { expect, onlineText, test } from "./online-test.ts";
import { navigateTo, appText } from "./screen.ts";
import { expectFitsWindow, expectAccessibleInBothThemes } from "./page-checks.ts";

const text = await loadAccountText("en");
const SOFALA = join(import.meta.dirname, "../../cli/src/main.ts");
const GOLDEN_GAME = join(
  import.meta.dirname,
  "../../../games/tsoro/test/golden/line-by-moving.json",
);
const PASSWORD = "four cows and a throne";
/** A name that no page may take for markup. */
const NAME = '<img src=x onerror="alert(1)">';

test("a guest with a game makes an account, finds it on another device, and signs out everywhere", async ({
  games,
  visit,
}) => {
  // Passkeys need a host name.
  const site = `http://localhost:${games.port}`;
  const { page: laptop } = await visit("desktop");
  const { page: phone } = await visit("phone");
  await holdPasskeys(laptop);
  await laptop.goto(`${site}/people`);
  await laptop.getByLabel(onlineText.nickname.label).fill(NAME);
  await laptop.getByRole("button", { name: onlineText.nickname.submit }).click();
  await navigateTo(laptop, "/online");
  const account = laptop.getByRole("link", { name: appText.common.account });
  await expect(laptop.getByRole("link", { name: onlineText.lobby.openTable })).toBeVisible();
  await beginGame(laptop, site);

  await account.click();
  await expect(laptop.getByText(text.guest.youAre(NAME))).toBeVisible();
  await expectFitsWindow(laptop);
  await laptop.getByRole("button", { name: text.signUp.passkey }).click();
  await expect(laptop.getByRole("heading", { name: text.overview.title })).toBeVisible();
  await expect(laptop.getByText(text.overview.youAre(NAME))).toBeVisible();
  await expect(laptop.locator("main img")).toHaveCount(0);
  await laptop.getByRole("button", { name: text.signInMethods.setPassword }).click();
  await laptop.getByLabel(text.signInMethods.newPassword).fill(PASSWORD);
  await laptop.getByRole("button", { name: text.signInMethods.setPassword }).last().click();
  await expect(laptop.getByText(text.signInMethods.done)).toBeVisible();
  await expectAccessibleInBothThemes(laptop);

  await phone.goto(`${site}/online`);
  await phone.getByRole("link", { name: appText.common.signIn }).click();
  await expectFitsWindow(phone);
  await phone.getByLabel(text.signIn.name).fill(NAME.toUpperCase());
  await phone.getByLabel(text.signIn.password).fill("not this one");
  await phone.getByRole("button", { name: text.signIn.submit, exact: true }).click();
  await expect(
    phone.getByText(onlineText.problem({ code: "person/wrong-credentials" })),
  ).toBeVisible();
  await phone.getByLabel(text.signIn.password).fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await phone.getByRole("link", { name: "A game of mine" }).click();
  await expect(phone.getByRole("grid")).toBeVisible();
  await phone.getByRole("button", { name: appText.table.sheet.peek, exact: true }).click();
  await phone.getByRole("tab", { name: onlineText.onlineTable.chat.title }).click();
  await expect(phone.locator(".message .words")).toHaveText(NAME);
  await expect(phone.locator("img[src=x]")).toHaveCount(0);

  await navigateTo(phone, "/account");
  await expect(phone.getByRole("heading", { name: text.overview.title })).toBeVisible();
  await expectFitsWindow(phone);
  await phone.getByRole("button", { name: text.sessions.signOutEverywhere }).click();
  await expectFitsWindow(phone);
  await phone
    .getByRole("dialog")
    .getByRole("button", { name: text.sessions.signOutEverywhere })
    .click();
  await expect(phone.getByRole("heading", { name: text.signIn.title, exact: true })).toBeVisible();
  expect((await laptop.request.get(`${site}/api/me`)).status()).toBe(401);
  // The browser suggests the passkey in the fields; here it is accepted at once.
  await laptop.reload();
  await expect(laptop.getByText(text.overview.youAre(NAME))).toBeVisible();

  let password = PASSWORD;
  if (isNightly) {
    // An operator creates a link for a new password: it is valid once, and signs all devices out.
    await phone.goto(await resetLink(games, site));
    password = "five cows and a throne";
    await phone.getByLabel(text.resetPassword.password).fill(password);
    await phone.getByRole("button", { name: text.resetPassword.submit }).click();
    await expect(phone.getByText(text.resetPassword.done(NAME))).toBeVisible();
    await laptop.reload();
    await expect(laptop.getByText(text.overview.youAre(NAME))).toBeVisible();
  }

  await laptop.getByRole("button", { name: text.data.delete }).click();
  await laptop.getByLabel(text.data.typeToConfirm(NAME)).fill(NAME);
  await laptop.getByRole("button", { name: text.data.submit, exact: true }).click();
  await laptop.getByLabel(text.reauthenticate.password).fill(password);
  await laptop.getByRole("button", { name: text.reauthenticate.submit }).click();
  await expect(laptop.getByRole("link", { name: appText.common.signIn })).toBeVisible();
});

test(
  "a person who lost the password gets back into the account with a recovery code",
  NIGHTLY,
  async ({ games, visit }) => {
    const { page: laptop } = await visit("desktop");
    await createAccount(laptop, games.url, "Ann");
    await laptop.goto(`${games.url}/account`);
    const { recoveryCodes, recover } = text;
    await laptop.getByRole("button", { name: recoveryCodes.create }).click();
    await laptop.getByLabel(text.reauthenticate.password).fill(PASSWORD);
    await laptop.getByRole("button", { name: text.reauthenticate.submit }).click();
    const codes = laptop.getByRole("dialog").locator("code");
    await expect(codes).toHaveCount(10);
    const code = await codes.first().innerText();
    await expectAccessibleInBothThemes(laptop);
    await expectFitsWindow(laptop);
    const download = laptop.waitForEvent("download");
    await laptop.getByRole("button", { name: recoveryCodes.download }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(code);
    await laptop.getByRole("button", { name: recoveryCodes.done }).click();
    await expect(laptop.getByText(/^10 left/u)).toBeVisible();

    const { page: phone } = await visit("phone");
    await phone.goto(`${games.url}/account?sign-in`);
    await phone.getByRole("button", { name: text.signIn.forgotPassword }).click();
    await phone.getByRole("button", { name: text.forgotPassword.useCode }).click();
    await phone.getByLabel(recover.name).fill("ann");
    await phone.getByLabel(recover.password).fill("a new throne for Ann");
    await phone.getByLabel(recover.code).fill("0000-0000-0000-0000");
    await phone.getByRole("button", { name: recover.submit }).click();
    await expect(
      phone.getByText(onlineText.problem({ code: "recovery-code/invalid" })),
    ).toBeVisible();
    await expectFitsWindow(phone);
    await phone.getByLabel(recover.code).fill(code.toUpperCase());
    await phone.getByRole("button", { name: recover.submit }).click();
    await expect(phone.getByText(recover.left(9))).toBeVisible();
    await expect(phone.getByText(text.overview.youAre("Ann"))).toBeVisible();
    expect((await laptop.request.get(`${games.url}/api/me`)).status()).toBe(401);
  },
);

test(
  "a person brings their games along in a signed archive, and watches one",
  NIGHTLY,
  async ({ games, visit }) => {
    const { imports, data } = text;
    const { page: there } = await visit("desktop");
    await createAccount(there, games.url, "Ann");
    const record: unknown = JSON.parse(await readFile(GOLDEN_GAME, "utf8"));
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    await there.request.post(`${games.url}/api/tables`, { data: { game: "tsoro", seats, record } });
    await there.goto(`${games.url}/account`);
    const download = there.waitForEvent("download");
    await there.getByRole("link", { name: data.archive }).click();
    const archive = await readFile(await (await download).path());

    // The same server stands for another one: it does not look at the key, only whether it is that of every line.
    const { page: here } = await visit("phone");
    await createAccount(here, games.url, "Ann of here");
    await here.goto(`${games.url}/account`);
    const file = (buffer: Buffer) => ({
      name: "sofala-archive.ndjson",
      mimeType: "application/x-ndjson",
      buffer,
    });
    const choose = here.getByLabel(imports.choose);
    await choose.setInputFiles(file(Buffer.from("{}")));
    await expect(here.getByText(imports.notAnArchive)).toBeVisible();
    await choose.setInputFiles(file(archive));
    await expect(here.getByText(imports.done(1))).toBeVisible();
    await choose.setInputFiles(file(archive));
    await expect(here.getByText(imports.done(0))).toBeVisible();
    await here.getByText(imports.summary("Ann", games.url, 1)).click();
    await expectFitsWindow(here);
    await expectAccessibleInBothThemes(here);
    await here.getByRole("button", { name: imports.watch }).click();
    await expect(here).toHaveURL(/\/game\/import-.*\/replay$/u);
    await expect(here.getByRole("slider", { name: appText.replay.slider })).toBeVisible();
  },
);

/** Makes the page's browser an account. */
async function createAccount({ request }: Page, url: string, name: string): Promise<void> {
  await request.post(`${url}/api/guests`, { data: { name } });
  await request.post(`${url}/api/account`, { data: { password: PASSWORD } });
}

async function resetLink({ folder }: { readonly folder: string }, site: string): Promise<string> {
  const where = ["--database", join(folder, "sofala.sqlite")];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SOFALA, "admin", "reset", NAME, ...where],
    { env: { ...process.env, NODE_OPTIONS: "", PUBLIC_URL: site } },
  );
  return stdout.trim();
}

/** A browser with virtual passkeys, which it presents without asking. */
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

/** Starts a game against a bot by the API, with a chat message. */
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
