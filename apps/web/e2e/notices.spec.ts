import type { CDPSession, Page } from "@playwright/test";
import type { TableInfo } from "@sofala/protocol";
import { loadLetterText, loadNoticesText } from "@sofala/text/online";
import { MailServer } from "../../server/test/support/mail-server.ts";
import { DEVICES } from "./looks.ts";
import { NIGHTLY } from "./nightly.ts";
import {
  TWO,
  becomeGuest,
  enter,
  joinAtOnce,
  openAtOnce,
  startAtOnce,
  tableIn,
} from "./online-people.ts";
import { expect, online, test as plain } from "./online-test.ts";
import { followTo } from "./screen.ts";
import { fitsWindow, isSound } from "./sound.ts";

const text = await loadNoticesText("en");
const letter = await loadLetterText("en");
const PASSWORD = "four cows and a throne";

/** A server that sends mail, to a mail server of the test's. */
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

/** A guest becomes an account, and follows the link that came by e-mail. */
async function confirmMail(page: Page, mail: MailServer, email: string): Promise<void> {
  const { request } = page;
  const good = async (answer: Awaited<ReturnType<typeof request.get>>) =>
    expect(answer.ok(), await answer.text()).toBe(true);
  await good(await request.post("/api/account", { data: { password: PASSWORD } }));
  const reauthentication = { password: PASSWORD };
  await good(await request.put("/api/account/email", { data: { email, reauthentication } }));
  await expect.poll(() => mail.mails.length).toBeGreaterThan(0);
  const [, token = ""] = /token=(\S+)/u.exec(mail.mails.at(-1)?.text ?? "") ?? [];
  await good(await request.post("/api/account/email/confirm", { data: { token } }));
  mail.mails.length = 0;
}

/** Whoever is to act plays by the API, until it has come to a seat that was not. */
async function playToTurnOf(seat: number, table: string, people: readonly Page[]): Promise<void> {
  const [first] = people;
  if (first === undefined) throw new Error("nobody is there");
  let wasElsewhere = false;
  for (let n = 0; ; n++) {
    const answer = await first.request.get(`/api/tables/${table}`);
    const { toAct } = ((await answer.json()) as { readonly table: TableInfo }).table;
    if (wasElsewhere && toAct.includes(seat)) return;
    wasElsewhere ||= !toAct.includes(seat);
    const page = people[toAct[0] ?? 0] ?? first;
    const standing = await page.request.get(`/api/tables/${table}/snapshot?legal=true`);
    const { legal } = (await standing.json()) as { readonly legal: readonly object[] };
    await page.request.post(`/api/tables/${table}/move`, {
      data: { key: `move-${n}`, move: legal[0] },
    });
  }
}

test("it is my turn, says one e-mail; what else I am told I choose, and one click ends it", async ({
  visit,
  mail,
}) => {
  const { page: ann } = await visit("phone");
  const { page: ben } = await visit("desktop");
  await becomeGuest(ann, "Ann");
  await confirmMail(ann, mail, "ann@sofala.test");

  // The page says how things stand, and a browser without a worker says so.
  // The old path of the page, which is in mails.
  await ann.goto("/account/notices");
  await expect(ann.getByText(text.none)).toBeVisible();
  await expect(ann.getByText(text.device.unsupported)).toBeVisible();
  await ann.getByRole("button", { name: text.add.mail }).click();
  const card = ann.getByRole("article", { name: "E-mail: ann@sofala.test" });
  await card.getByRole("button", { name: text.test }).click();
  await expect(card.getByRole("status")).toHaveText(text.tested);
  expect(mail.mails.map(({ subject }) => subject)).toEqual([letter.test.title]);
  mail.mails.length = 0;
  await card.getByText(text.choose).click();
  await card.getByLabel(text.occasions.begin).uncheck();
  await expect(card.getByRole("switch", { name: text.present })).not.toBeChecked();
  await card.getByLabel(text.digest).selectOption({ label: text.digestAt(8) });
  await card.getByLabel(text.digest).selectOption({ label: text.digestNone });

  // A webhook of this machine's network is refused, with a sentence.
  const hook = ann.getByRole("form", { name: text.add.webhook });
  await hook.getByLabel(text.add.label).fill("Club");
  await hook.getByLabel(text.add.url).fill("https://127.0.0.1/hook");
  await hook.getByRole("button", { name: text.add.go }).click();
  await expect(ann.getByRole("alert").first()).toHaveText(
    online.problem({ code: "channel/not-allowed" }),
  );
  await hook.getByLabel(text.add.url).fill("https://example.org/hook");
  await hook.getByRole("button", { name: text.add.go }).click();
  await expect(ann.getByRole("article", { name: "Plain JSON: Club" })).toBeVisible();

  // Two days off a week, and a holiday.
  await ann.getByLabel("Saturday").check();
  await ann.getByLabel("Sunday").check();
  await expect(ann.getByLabel("Monday")).toBeDisabled();
  const holidays = ann.getByRole("form", { name: text.rest.holidays });
  await holidays.getByLabel(text.rest.first).fill("2030-12-24");
  await holidays.getByLabel(text.rest.last).fill("2031-01-02");
  await holidays.getByRole("button", { name: text.rest.addHoliday, exact: true }).click();
  await expect(holidays.getByRole("listitem")).toHaveCount(1);
  await isSound(ann);
  await ann.reload();
  await expect(ann.getByLabel("Saturday")).toBeChecked();
  await expect(ann.getByLabel(text.occasions.begin).first()).not.toBeChecked();

  // A game by correspondence: the one who is away is told once.
  await followTo(ann, "/online?new");
  await ann.getByText(online.opening.paces.mail).click();
  await expect(ann.getByLabel(online.rest.holidays)).toHaveValue("14");
  await fitsWindow(ann);
  const link = await openAtOnce(ann, { ...TWO, pace: "mail" });
  await expect(ann.getByText(online.rest.terms({ weekly: true, days: 14 }))).toBeVisible();
  await expect(ann.getByRole("link", { name: online.rest.tellMe })).toBeVisible();
  await followTo(ann, "/account/notifications");
  await becomeGuest(ben, "Ben");
  await joinAtOnce(ben, link);
  await startAtOnce(ann, link);
  const table = tableIn(link);
  await playToTurnOf(0, table, [ann, ben]);
  const subjects = () => mail.mails.map(({ subject = "" }) => subject.split(":")[0]);
  await expect.poll(subjects).toEqual([letter.turn]);
  await ben.request.post(`/api/tables/${table}/resign`, { data: { key: "enough" } });
  await expect.poll(subjects).toEqual([letter.turn, letter.over]);

  // The link in it needs no sign-in.
  const [, away = ""] = /(\/unsubscribe\?token=\S+)/u.exec(mail.mails[0]?.text ?? "") ?? [];
  const { page: anybody, context } = await visit("phone");
  expect(await context.cookies()).toEqual([]);
  // Mails from before the renaming call the token `slip`.
  await anybody.goto(away.replace("?token=", "?slip="));
  await expect(anybody.getByRole("heading", { name: text.unsubscribed.title })).toBeVisible();
  await anybody.goto(away);
  await expect(anybody.getByRole("heading", { name: text.unsubscribed.title })).toBeVisible();
  await fitsWindow(anybody);
  await ann.reload();
  const way = ann.getByRole("switch", { name: "E-mail: ann@sofala.test" });
  await expect(way).not.toBeChecked();
  await anybody.getByRole("button", { name: text.unsubscribed.undo }).click();
  await expect(anybody.getByText(text.unsubscribed.undone)).toBeVisible();
  await ann.reload();
  await expect(way).toBeChecked();
});

// The headless shell has no push messages: the nightly run uses the full Chromium. The service worker has unit tests.
test(
  "a push message is shown once, and of each table the last",
  NIGHTLY,
  async ({ browser, games }) => {
    const context = await browser.newContext({
      ...DEVICES.desktop,
      baseURL: games.url,
      serviceWorkers: "allow",
    });
    await context.grantPermissions(["notifications"], { origin: games.url });
    const page = await context.newPage();
    await enter(page, "Ann");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("/account/notifications");
    // There is no push service here, so turning it on fails, and the page says so.
    await page.getByRole("button", { name: text.device.turnOn }).click();
    await expect(page.getByText(text.device.failed)).toBeVisible();

    const worker = await context.newCDPSession(page);
    const registration = await registrationOf(worker);
    const tell = (id: string, table: string) =>
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
    await tell("one", "a");
    await expect.poll(shown).toEqual(["one"]);
    await tell("one", "a");
    await tell("two", "b");
    await expect.poll(shown).toEqual(["one", "two"]);
    await tell("three", "a");
    await expect.poll(shown).toEqual(["three", "two"]);
    await context.close();
  },
);

/** The name by which the browser knows the worker of a page. */
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
