import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadChannels } from "../../src/notifications/channels.ts";
import { deliver } from "../../src/notifications/deliver.ts";
import { composeTestMessage } from "../../src/notifications/message.ts";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import type { Client } from "../support/client.ts";
import { addChannel, BY_POST } from "../support/channels.ts";
import { Post } from "../support/notification-fixture.ts";
import { begin, meet } from "../support/tables.ts";

const MINUTE = 60_000;

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

const addWebhook = (client: Client, url: string) =>
  addChannel(client, { kind: "webhook", label: "webhook", url }, { kinds: ["begin"] });

test("a hundred webhooks that do not respond delay no other channel", async () => {
  const guests = await meet(post.server, ...Array.from({ length: 10 }, (_, n) => `Guest ${n}`));
  const slow = new Set<string>();
  for (const [n, guest] of guests.entries()) {
    for (let m = 0; m < 10; m++) {
      slow.add((await addWebhook(guest, `http://slow${n}-${m}.test`)).id);
    }
  }
  const [ann, ben] = await meet(post.server, "Ann", "Ben");
  await addWebhook(ann, "http://quick.test");

  const answers = Promise.withResolvers<"sent">();
  let waiting = 0;
  let tellAnn = () => {};
  const notices = new NotificationWorker(post.server.notifications.deps, async (_deps, { id }) => {
    if (slow.has(id)) {
      waiting++;
      return answers.promise;
    }
    tellAnn();
    return "sent";
  });
  for (let n = 0; n < guests.length; n += 2) {
    await begin(post.server, 2, BY_POST, guests.slice(n, n + 2));
  }
  await notices.tick();
  for (let times = 0; times < 2; times++) {
    const told = new Promise<void>((resolve) => {
      tellAnn = resolve;
    });
    await begin(post.server, 2, BY_POST, [ann, ben]);
    await notices.tick();
    await told;
  }
  expect(waiting).toBeLessThanOrEqual(2 * guests.length);

  answers.resolve("sent");
  await notices.whenIdle();
  await notices.tick();
  await notices.whenIdle();
  expect(waiting).toBe(slow.size);
  await notices.close();
});

test("a timeout counts as a failure of the channel, an abort does not", async () => {
  const { client: ann } = await post.reader("Ann");
  await addWebhook(ann, post.mailbox.url);
  const { services } = post.server;
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  const [channel] = await loadChannels(services, [person.id]);
  if (channel === undefined) throw new Error("no channel");
  const message = await composeTestMessage("m1", "en", "");
  const deliverUntil = (reason?: Error) => {
    const stop = new AbortController();
    post.mailbox.onParcel = () => stop.abort(reason);
    return deliver(post.server.notifications.deps, channel, message, stop.signal);
  };
  expect(await deliverUntil(new DOMException("too late", "TimeoutError"))).toBe("refused");
  expect(await deliverUntil()).toBe("unreachable");
  post.mailbox.onParcel = () => {};
});

test("after a failure nothing is sent through the channel until the backoff is over", async () => {
  const { client: ann } = await post.reader("Ann");
  await addWebhook(ann, `${post.mailbox.url}/ill`);
  post.mailbox.status = 500;
  await post.table(ann);
  await post.round();
  await post.table(ann);
  await post.round();
  expect(post.mailbox.parcels).toHaveLength(1);
  post.mailbox.status = 200;
  post.clock.forward(MINUTE / 2);
  for (let round = 0; round < 2; round++) await post.round();
  expect(post.mailbox.parcels).toHaveLength(3);
});
