import type { CDPSession, Page } from "@playwright/test";
import type { TableInfo } from "@sofala/protocol";
import { loadNotificationMessageText } from "@sofala/text/mail";
import { loadNotificationsText } from "@sofala/text/online";
import { MailServer } from "../../server/test/support/mail-server.ts";
import { DEVICES } from "./appearance.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  BY_MAIL,
  TWO_FRIENDS,
  createGuest,
  openLobby,
  joinTable,
  createTable,
  startGame,
  tableIdOf,
} from "./online-people.ts";
import { expect, onlineText, test as plain } from "./online-test.ts";
import { navigateTo } from "./screen.ts";
import { expectFitsWindow, expectAccessible } from "./page-checks.ts";

const text = await loadNotificationsText("en");
const letter = await loadNotificationMessageText("en");
const PASSWORD = "four cows and a throne";

/** A server that sends mail to a mail server of the test. */
const test = plain.extend<{ readonly mail: MailServer }>({
  mail: async ({}, use) => {
    const mail = await MailServer.open();
    await use(mail);
    await mail.close();
  },
  environment: async ({ mail }, use) => {
    await use({ SMTP_URL: mail.url, MAIL_FROM: "Sofala <games@sofala.test>" });
  },
});

/** Turns a guest into an account, and opens the link in the mail. */
async function confirmMail(page: Page, mail: MailServer, email: string): Promise<void> {
  const { request } = page;
  const good = async (response: Awaited<ReturnType<typeof request.get>>) =>
    expect(response.ok(), await response.text()).toBe(true);
  await good(await request.post("/api/account", { data: { password: PASSWORD } }));
  const reauthentication = { password: PASSWORD };
  await good(await request.put("/api/account/email", { data: { email, reauthentication } }));
  await expect.poll(() => mail.mails.length).toBeGreaterThan(0);
  const [, token = ""] = /token=(\S+)/u.exec(mail.mails.at(-1)?.text ?? "") ?? [];
  await good(await request.post("/api/account/email/confirm", { data: { token } }));
  mail.mails.length = 0;
}

/** Plays by the API until it is the turn of this seat. */
async function playToTurnOf(seat: number, table: string, people: readonly Page[]): Promise<void> {
  const [first] = people;
  if (first === undefined) throw new Error("nobody is there");
  let wasElsewhere = false;
  for (let n = 0; ; n++) {
    const response = await first.request.get(`/api/tables/${table}`);
    const { toAct } = ((await response.json()) as { readonly table: TableInfo }).table;
    if (wasElsewhere && toAct.includes(seat)) return;
    wasElsewhere ||= !toAct.includes(seat);
    const page = people[toAct[0] ?? 0] ?? first;
    const snapshot = await page.request.get(`/api/tables/${table}/snapshot?legal=true`);
    const { legal } = (await snapshot.json()) as { readonly legal: readonly object[] };
    await page.request.post(`/api/tables/${table}/move`, {
      data: { key: `move-${n}`, move: legal[0] },
    });
  }
}

test(
  "my turn is announced by one e-mail; I choose the rest, and one click unsubscribes",
  NIGHTLY,
  async ({ visit, mail }) => {
    const { page: ann } = await visit("phone");
    const { page: ben } = await visit("desktop");
    await createGuest(ann, "Ann");
    await confirmMail(ann, mail, "ann@sofala.test");

    // Without a service worker the page says so. This is its old path, which is in mails.
    await ann.goto("/account/notices");
    await expect(ann.getByText(text.noChannels)).toBeVisible();
    await expect(ann.getByText(text.device.unsupported)).toBeVisible();
    await ann.getByRole("button", { name: text.add.mail }).click();
    const card = ann.getByRole("article", { name: "Email: ann@sofala.test" });
    await card.getByRole("button", { name: text.sendTest }).click();
    await expect(card.getByRole("status")).toHaveText(text.testSent);
    expect(mail.mails.map(({ subject }) => subject)).toEqual([letter.testMessage.title]);
    mail.mails.length = 0;
    await card.getByText(text.preferences).click();
    await card.getByLabel(text.notificationKinds.begin).uncheck();
    await expect(card.getByRole("switch", { name: text.whilePresent })).not.toBeChecked();
    await card.getByLabel(text.digest).selectOption({ label: text.digestAt(8) });
    await card.getByLabel(text.digest).selectOption({ label: text.digestOff });

    // A webhook in a private network is refused, with a message.
    const hook = ann.getByRole("form", { name: text.add.webhook });
    await hook.getByLabel(text.add.label).fill("Club");
    await hook.getByLabel(text.add.url).fill("https://127.0.0.1/hook");
    await hook.getByRole("button", { name: text.add.submit }).click();
    await expect(ann.getByRole("alert").first()).toHaveText(
      onlineText.problem({ code: "channel/not-allowed" }),
    );
    await hook.getByLabel(text.add.url).fill("https://example.org/hook");
    await hook.getByRole("button", { name: text.add.submit }).click();
    await expect(ann.getByRole("article", { name: "Plain JSON: Club" })).toBeVisible();

    // Two days off a week, and a holiday.
    await ann.getByLabel("Saturday").check();
    await ann.getByLabel("Sunday").check();
    await expect(ann.getByLabel("Monday")).toBeDisabled();
    const holidays = ann.getByRole("form", { name: text.absences.holidays });
    await holidays.getByLabel(text.absences.firstDay).fill("2030-12-24");
    await holidays.getByLabel(text.absences.lastDay).fill("2031-01-02");
    await holidays.getByRole("button", { name: text.absences.addHoliday, exact: true }).click();
    await expect(holidays.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(ann);
    await ann.reload();
    await expect(ann.getByLabel("Saturday")).toBeChecked();
    await expect(ann.getByLabel(text.notificationKinds.begin).first()).not.toBeChecked();

    // A correspondence game: the absent player is notified once.
    await navigateTo(ann, "/online?new");
    await ann.getByText(onlineText.newTable.paces.mail).click();
    await expect(ann.getByLabel(onlineText.absences.holidays)).toHaveValue("14");
    await expectFitsWindow(ann);
    const link = await createTable(ann, { ...TWO_FRIENDS, ...BY_MAIL });
    await expect(
      ann.getByText(onlineText.absences.settingsSummary({ weekly: true, days: 14 })),
    ).toBeVisible();
    await expect(ann.getByRole("link", { name: onlineText.absences.notifyMe })).toBeVisible();
    await navigateTo(ann, "/account/notifications");
    await createGuest(ben, "Ben");
    await joinTable(ben, link);
    await startGame(ann, link);
    const table = tableIdOf(link);
    await playToTurnOf(0, table, [ann, ben]);
    const subjects = () => mail.mails.map(({ subject = "" }) => subject.split(":")[0]);
    await expect.poll(subjects).toEqual([letter.turn]);
    await ben.request.post(`/api/tables/${table}/resign`, { data: { key: "enough" } });
    await expect.poll(subjects).toEqual([letter.turn, letter.over]);

    // The link in it needs no sign-in.
    const [, unsubscribePath = ""] =
      /(\/unsubscribe\?token=\S+)/u.exec(mail.mails[0]?.text ?? "") ?? [];
    const { page: anybody, context } = await visit("phone");
    expect(await context.cookies()).toEqual([]);
    // Old mails call the token `slip`.
    await anybody.goto(unsubscribePath.replace("?token=", "?slip="));
    await expect(anybody.getByRole("heading", { name: text.unsubscribed.title })).toBeVisible();
    await anybody.goto(unsubscribePath);
    await expect(anybody.getByRole("heading", { name: text.unsubscribed.title })).toBeVisible();
    await expectFitsWindow(anybody);
    await ann.reload();
    const channel = ann.getByRole("switch", { name: "Email: ann@sofala.test" });
    await expect(channel).not.toBeChecked();
    await anybody.getByRole("button", { name: text.unsubscribed.undo }).click();
    await expect(anybody.getByText(text.unsubscribed.undone)).toBeVisible();
    await ann.reload();
    await expect(channel).toBeChecked();
  },
);

// The headless shell has no push messages: the nightly run uses the full Chromium. The service worker has unit tests.
test(
  "a push message is shown once, and of each table only the last",
  NIGHTLY,
  async ({ browser, games }) => {
    const context = await browser.newContext({
      ...DEVICES.desktop,
      baseURL: games.url,
      serviceWorkers: "allow",
    });
    await context.grantPermissions(["notifications"], { origin: games.url });
    const page = await context.newPage();
    await openLobby(page, "Ann");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("/account/notifications");
    // There is no push service here, so enabling it fails, and the page says so.
    await page.getByRole("button", { name: text.device.enable }).click();
    await expect(page.getByText(text.device.failed)).toBeVisible();

    const worker = await context.newCDPSession(page);
    const registration = await registrationOf(worker);
    const push = (id: string, table: string) =>
      worker.send("ServiceWorker.deliverPushMessage", {
        origin: games.url,
        registrationId: registration,
        data: JSON.stringify({ id, title: id, body: table, url: `${games.url}/table/${table}` }),
      });
    const shown = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.ready;
        return (await found.getNotifications()).map(({ title }) => title).toSorted();
      });
    await push("one", "a");
    await expect.poll(shown).toEqual(["one"]);
    await push("one", "a");
    await push("two", "b");
    await expect.poll(shown).toEqual(["one", "two"]);
    await push("three", "a");
    await expect.poll(shown).toEqual(["three", "two"]);
    await context.close();
  },
);

/** The id of the browser's registration of a page's worker. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return found;
}
