import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import type { Channel, TableInfo } from "@sofala/protocol";
import { pseudoLanguage } from "@sofala/text/testing/pseudo-language";
import { MailServer } from "../../server/test/support/mail-server.ts";
import type { NewTableRequest } from "../src/online/api-client.ts";
import { inSmallWindow } from "./appearance.ts";
import { BY_MAIL, createGuest, joinTable, startGame } from "./online-people.ts";
import { expect, test as plain } from "./online-test.ts";
import { expectTranslated } from "./pseudo-checks.ts";
import { sampleGame } from "./sample-games.ts";
import { samples } from "./samples.ts";
import { ServerProcess, TestServer } from "./test-servers.ts";

const { confirmEmail, resetPassword } = await pseudoLanguage.load.account();
const { unsubscribed } = await pseudoLanguage.load.notifications();

/** A server that serves the app in the pseudo-language, at its own port: browsers keep the scripts of a port. */
const test = plain.extend<{ readonly mail: MailServer }>({
  mail: async ({}, use) => {
    const mail = await MailServer.open();
    await use(mail);
    await mail.close();
  },
  games: async ({ mail }, use) => {
    const process = new ServerProcess({ PSEUDO_LANGUAGE: "yes" });
    const server = new TestServer(process, {
      SMTP_URL: mail.url,
      MAIL_FROM: "Sofala <games@sofala.test>",
    });
    await server.start();
    await use(server);
    await server.close();
    await process.kill();
  },
});

/** The number of players in a sample of each game. */
const PLAYERS = new Map(
  samples.flatMap(({ game: name }) => {
    if (name === undefined) return [];
    const { game, players } = sampleGame(name);
    return [[game, players.length] as const];
  }),
);

/** What people write is not translated. */
const WRITTEN = "Καλημέρα";
const PASSWORD = "four cows and a throne";
const EMAIL = "ann@sofala.test";

test("screens with a server's data are translated and whole", async ({ games, mail, visit }) => {
  const { page: ann } = await visit("desktop");
  const { page: ben } = await visit("desktop");
  await createGuest(ann, "Ann");
  await createGuest(ben, "Ben");
  const annId = await idOf(ann);
  const benId = await idOf(ben);

  const started = new Map<string, TableInfo>();
  for (const [game, players] of [...PLAYERS].slice(isNightly ? 0 : -1)) {
    const bots = Array.from({ length: players - 2 }, () => BOT);
    const table = await openTable(ann, {
      game,
      seats: [{ kind: "me" }, { kind: "open" }, ...bots],
    });
    await joinTable(ben, linkTo(table));
    await startGame(ann, linkTo(table));
    await post(ben, `/api/tables/${table.id}/chat`, { text: WRITTEN });
    started.set(game, table);
  }
  const waiting = await openTable(ben, { seats: [{ kind: "me" }, { kind: "open" }] });
  await check(ann, "/online", "the lobby");
  await check(ann, `/table/${waiting.id}`, "the waiting room of somebody else");
  for (const [game, { id }] of started) await check(ann, `/table/${id}`, `a table of ${game}`);
  if (!isNightly) return;

  for (const game of PLAYERS.keys()) {
    await check(ann, `/online?new&game=${game}`, `a new table of ${game}`);
  }
  await check(ben, `/table/${waiting.id}`, "one's own waiting room");
  const { page: cleo } = await visit("desktop");
  await check(cleo, "/online", "the first visit");
  await check(cleo, "/account", "signing in");
  await createGuest(cleo, "Cleo");
  await check(cleo, "/account", "the account of a guest");
  await check(cleo, "/people", "nobody yet");
  for (const [game, { id }] of started) await check(cleo, `/table/${id}`, `watching ${game}`);
  await check(cleo, "/watch", "games to watch");

  await post(ann, "/api/account", { password: PASSWORD });
  await check(ann, "/account", "an account");
  await ann.request.put("/api/account/email", {
    data: { email: EMAIL, reauthentication: { password: PASSWORD } },
  });
  await check(ann, await linkIn(mail, "/account/confirm"), "an address to confirm");
  await ann.getByRole("button", { name: confirmEmail.submit }).click();
  await expectTranslated(ann, "a confirmed address");
  await check(ann, "/account", "an account with an address");
  const { channel } = (await post(ann, "/api/channels", { kind: "mail" })) as {
    readonly channel: Channel;
  };
  expect((await ann.request.post(`/api/channels/${channel.id}/test`)).ok()).toBe(true);
  await post(ann, "/api/channels", {
    kind: "webhook",
    label: WRITTEN,
    url: "https://hooks.slack.com/services/T0/B0/x",
  });
  await ann.request.put("/api/absences", {
    data: { weekly: [0, 6], holidays: [{ first: "2099-08-01", last: "2099-08-14" }] },
  });
  await check(ann, "/account/notifications", "notifications");
  await post(ann, "/api/tokens", { label: WRITTEN });
  await check(ann, "/bots", "bots and tokens");

  await post(ann, `/api/relationships/${benId}`, { action: "request" });
  await check(ann, "/people", "a request");
  await check(ben, "/people", "a request of somebody else");
  await post(ben, `/api/relationships/${annId}`, { action: "accept" });
  await post(ann, `/api/relationships/${await idOf(cleo)}`, { action: "block" });
  await check(ann, "/people", "a friend, and somebody who is blocked");

  for (const [game, { id }] of started) {
    await post(ben, `/api/tables/${id}/resign`, { key: "resign" });
    await check(ann, `/table/${id}`, `the end of ${game}`);
  }
  await check(cleo, "/watch", "games to watch, and finished ones");
  await check(cleo, await linkIn(mail, "/unsubscribe"), "an unsubscribe link");
  await cleo.getByRole("button", { name: unsubscribed.undo }).click();
  await expectTranslated(cleo, "subscribed again");
  await check(ann, "/online", "the lobby, after games");
  await check(ann, `/player/${annId}`, "one's own profile");
  await check(ann, `/player/${benId}`, "somebody else's profile");
  await check(ann, "/ratings", "ratings");

  await post(ben, "/api/reports", { reportedPersonId: annId, reason: "other", text: WRITTEN });
  const database = new DatabaseSync(join(games.folder, "sofala.sqlite"));
  database.prepare("update people set role = 'operator' where id = ?").run(benId);
  database.close();
  await check(ben, "/operate", "a report");
  for (const sanction of [
    { kind: "mute", days: 2, explanation: WRITTEN },
    { kind: "rename", name: "Olga", explanation: WRITTEN },
    { kind: "ban", days: 2, explanation: WRITTEN },
  ]) {
    await post(ben, `/api/people/${annId}/sanctions`, { sanction });
    await check(ann, "/online", `after ${sanction.kind}`);
  }
  await check(ben, "/operate", "sanctions");

  await post(cleo, "/api/password-reset/request", { email: EMAIL });
  await check(cleo, await linkIn(mail, "/account/reset"), "a new password");
  await cleo.getByLabel(resetPassword.password).fill(PASSWORD);
  await cleo.getByRole("button", { name: resetPassword.submit }).click();
  await expectTranslated(cleo, "a password that was reset");
});

const BOT = { kind: "bot", level: "novice" } as const;

/** In a large window and in one as small as a phone. */
async function check(page: Page, path: string, name: string): Promise<void> {
  await test.step(name, async () => {
    await page.goto(path);
    await expectTranslated(page, name);
    await inSmallWindow(page, async () => {
      await page.goto(path);
      await expectTranslated(page, `${name}, small`);
    });
  });
}

/** The path of the newest link to a screen in the mails. */
async function linkIn(mail: MailServer, path: string): Promise<string> {
  const links = () => mail.mails.flatMap(({ text = "" }) => text.match(/\/\S+\?token=\S+/gu) ?? []);
  const find = () => links().findLast((link) => link.includes(`${path}?`)) ?? "";
  await expect.poll(find).not.toBe("");
  return find().slice(find().indexOf(path));
}

async function openTable(page: Page, request: Partial<NewTableRequest>): Promise<TableInfo> {
  const table = { game: "zimbabwe", visibility: "public", ...BY_MAIL, ...request };
  const response = await post(page, "/api/tables", table);
  return (response as { readonly table: TableInfo }).table;
}

const linkTo = ({ id, invite }: TableInfo): string => `/table/${id}?invite=${invite}`;

async function idOf(page: Page): Promise<string> {
  const response = await page.request.get("/api/me");
  const { person } = (await response.json()) as { readonly person: { readonly id: string } };
  return person.id;
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
