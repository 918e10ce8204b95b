import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadChannels } from "../../src/notifications/channels.ts";
import { deliver } from "../../src/notifications/deliver.ts";
import { composeTestMessage } from "../../src/notifications/message.ts";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import type { Client } from "../support/client.ts";
import { addChannel, CORRESPONDENCE } from "../support/channels.ts";
import { NotificationFixture } from "../support/notification-fixture.ts";
import { startTable, createGuests } from "../support/tables.ts";

const MINUTE = 60_000;

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await NotificationFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

const addWebhook = (client: Client, url: string) =>
  addChannel(client, { kind: "webhook", label: "webhook", url }, { kinds: ["begin"] });

test("a hundred webhooks that do not respond delay no other channel", async () => {
  const guests = await createGuests(
    fixture.server,
    ...Array.from({ length: 10 }, (_, n) => `Guest ${n}`),
  );
  const slow = new Set<string>();
  for (const [n, guest] of guests.entries()) {
    for (let m = 0; m < 10; m++) {
      slow.add((await addWebhook(guest, `http://slow${n}-${m}.test`)).id);
    }
  }
  const [ann, ben] = await createGuests(fixture.server, "Ann", "Ben");
  await addWebhook(ann, "http://quick.test");

  const answers = Promise.withResolvers<"sent">();
  let waiting = 0;
  let notifyAnn = () => {};
  const worker = new NotificationWorker(
    fixture.server.notifications.deps,
    async (_deps, { id }) => {
      if (slow.has(id)) {
        waiting++;
        return answers.promise;
      }
      notifyAnn();
      return "sent";
    },
  );
  for (let n = 0; n < guests.length; n += 2) {
    await startTable(fixture.server, 2, CORRESPONDENCE, guests.slice(n, n + 2));
  }
  await worker.tick();
  for (let times = 0; times < 2; times++) {
    const received = new Promise<void>((resolve) => {
      notifyAnn = resolve;
    });
    await startTable(fixture.server, 2, CORRESPONDENCE, [ann, ben]);
    await worker.tick();
    await received;
  }
  expect(waiting).toBeLessThanOrEqual(2 * guests.length);

  answers.resolve("sent");
  await worker.whenIdle();
  await worker.tick();
  await worker.whenIdle();
  expect(waiting).toBe(slow.size);
  await worker.close();
});

test("a timeout counts as a failure of the channel, an abort does not", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addWebhook(ann, fixture.receiver.url);
  const { services } = fixture.server;
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  const [channel] = await loadChannels(services, [person.id]);
  if (channel === undefined) throw new Error("no channel");
  const message = await composeTestMessage("m1", "en", "");
  const deliverUntil = (reason?: Error) => {
    const stop = new AbortController();
    fixture.receiver.onRequest = () => stop.abort(reason);
    return deliver(fixture.server.notifications.deps, channel, message, stop.signal);
  };
  expect(await deliverUntil(new DOMException("too late", "TimeoutError"))).toBe("refused");
  expect(await deliverUntil()).toBe("unreachable");
  fixture.receiver.onRequest = () => {};
});

test("after a failure nothing is sent through the channel until the backoff is over", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addWebhook(ann, `${fixture.receiver.url}/ill`);
  fixture.receiver.status = 500;
  await fixture.startTable(ann);
  await fixture.tick();
  await fixture.startTable(ann);
  await fixture.tick();
  expect(fixture.receiver.requests).toHaveLength(1);
  fixture.receiver.status = 200;
  fixture.clock.advance(MINUTE / 2);
  for (let round = 0; round < 2; round++) await fixture.tick();
  expect(fixture.receiver.requests).toHaveLength(3);
});
