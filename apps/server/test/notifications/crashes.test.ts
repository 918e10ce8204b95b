import { isNightly } from "@sofala/engine/testing/trials";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { loadChannels } from "../../src/notifications/channels.ts";
import { claimItems, loadDueItems } from "../../src/notifications/outbox.ts";
import { ChangeScanner } from "../../src/notifications/change-scanner.ts";
import { describePostgres } from "../store/with-postgres.ts";
import { Client } from "../support/client.ts";
import { addChannel, CORRESPONDENCE } from "../support/channels.ts";
import { sendAll } from "../support/notification-fixture.ts";
import { Program } from "../support/programs.ts";
import { Receiver } from "../support/receiver.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { startTable, createGuests } from "../support/tables.ts";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
});
afterAll(() => receiver.close());

const alone = fileURLToPath(new URL("../support/server-process.ts", import.meta.url));

/** A person with a push channel, and a function that starts a game with them. */
async function player(server: Pick<TestServer, "url">, device: string) {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const push = { kind: "push", label: device, ...receiver.subscribe(device) } as const;
  await addChannel(ann, push, { kinds: ["begin"] });
  return { ann, ben, play: () => startTable(server, 2, CORRESPONDENCE, [ann, ben]) };
}

// exactly-once.test.ts simulates kills without ending a process, which is faster.
if (isNightly) {
  describe("a server that is killed", () => {
    const folder = mkdtempSync(join(tmpdir(), "sofala-notices-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const env = {
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: join(folder, "sofala.sqlite"),
      WEBHOOK_ALLOW_PRIVATE: "yes",
      LOG_LEVEL: "silent",
      RATE_LIMIT: "0",
    };
    const start = async () => {
      const program = new Program([process.execPath, alone], env);
      return { program, url: `http://127.0.0.1:${await program.firstLine()}` };
    };

    test("between sending and storing that it was sent, sends the same notification again, with the same id", async () => {
      const first = await start();
      const reached = new Promise<void>((resolve) => {
        receiver.onRequest = async () => {
          await first.program.kill();
          resolve();
        };
      });
      const { play } = await player(first, "killed");
      await play();
      await reached;
      const again = new Promise<void>((resolve) => {
        receiver.onRequest = () => resolve();
      });
      const second = await start();
      await again;
      receiver.onRequest = () => {};
      const received = receiver.pushMessages("killed");
      expect(received).toHaveLength(2);
      expect(new Set(received.map(({ id }) => id)).size).toBe(1);
      await second.program.kill();
    });
  });
}

describe("a server that stops", () => {
  const clock = new ManualClock();
  const settings = { canReachPrivateNetworks: true };
  /** The test starts ticks itself. */
  const BY_HAND = { now: clock.now, tickMs: 86_400_000 };

  test("before it sends a notification that it took: the next server sends it once", async () => {
    const server = await startServer(settings, BY_HAND);
    const { ann, play } = await player(server, "claimed");
    await server.notifications.close();
    await play();
    const { services } = server;
    await new ChangeScanner(server.notifications.deps).scan();
    const { person } = await ann.get<{ person: { id: string } }>("/api/me");
    const [channel] = await loadChannels(services, [person.id]);
    if (channel === undefined) throw new Error("no channel");
    const items = await loadDueItems(services.database, channel.id, clock.now());
    expect(items).toHaveLength(1);
    expect(await claimItems(services.database, channel, items, "letter", clock.now())).toBe(true);
    await server.close();
    expect(receiver.pushMessages("claimed")).toEqual([]);

    const next = await startServer(settings, BY_HAND, server.folder);
    for (let round = 0; round < 3; round++) await sendAll(next.notifications);
    expect(receiver.pushMessages("claimed")).toMatchObject([{ id: "letter" }]);
    await endServer(next);
  });

  test("before a scan: the next server finds the changes", async () => {
    const server = await startServer(settings, BY_HAND);
    const { play } = await player(server, "unseen");
    await sendAll(server.notifications);
    await server.notifications.close();
    const first = await play();
    await server.close();
    clock.advance(30 * 86_400_000);
    const next = await startServer(settings, BY_HAND, server.folder);
    await sendAll(next.notifications);
    await sendAll(next.notifications);
    const url = `${next.url}/table/${first.id}`;
    expect(receiver.pushMessages("unseen")).toMatchObject([{ url }]);
    await endServer(next);
  });
});

test("a table that cannot be read is retried, and delays no other table", async () => {
  const logger = pino({ level: "silent" });
  const clock = new ManualClock();
  const settings = { logger, now: clock.now, tickMs: 86_400_000 };
  const server = await startServer({ canReachPrivateNetworks: true }, settings);
  const { play } = await player(server, "unreadable");
  await server.notifications.close();
  const { id } = await play();
  let [tries, isReadable] = [0, false];
  const find = async (table: string) => {
    if (table === id) {
      tries++;
      if (!isReadable) throw new Error("rules that this version does not know");
    }
    return server.tables.find(table);
  };
  const { services } = server;
  const watch = new ChangeScanner({ ...server.notifications.deps, tables: { find } });
  const written = async () => {
    const rows = await services.database.query.selectFrom("outbox").select("table_id").execute();
    return rows.map((row) => row.table_id);
  };
  /** A minute of ticks, one a second. */
  const minute = async () => {
    for (let round = 0; round < 60; round++) {
      await watch.scan();
      clock.advance(1000);
    }
  };
  await minute();
  // At once, and after 5, 10 and 20 more seconds.
  expect(tries).toBe(4);
  const other = await play();
  await watch.scan();
  expect(await written()).toEqual([other.id]);
  for (let minutes = 1; minutes < 30; minutes++) await minute();
  expect(tries).toBeLessThan(12);
  isReadable = true;
  for (let minutes = 0; minutes < 10; minutes++) await minute();
  expect(await written()).toContain(id);
  await endServer(server);
});

test.each(["found", "sent"])(
  "what is being %s while the server shuts down is not lost",
  async (step) => {
    const server = await startServer({ canReachPrivateNetworks: true }, { tickMs: 86_400_000 });
    const { play } = await player(server, `closing-${step}`);
    await play();
    const { deps } = server.notifications;
    if (step === "sent") await new ChangeScanner(deps).scan();
    // The tables are closed while the worker looks for one.
    const find = async () => {
      void worker.close();
      return undefined;
    };
    const logger = pino({ level: "silent" });
    const worker = new NotificationWorker({ ...deps, logger, tables: { find } });
    await sendAll(worker);
    await sendAll(server.notifications);
    expect(receiver.pushMessages(`closing-${step}`)).toHaveLength(1);
    await endServer(server);
  },
);

describe("two senders", () => {
  test("on one database send everything once", async () => {
    const server = await startServer({ canReachPrivateNetworks: true });
    const { play } = await player(server, "both");
    const other = new NotificationWorker(server.notifications.deps);
    for (let n = 0; n < 5; n++) {
      await play();
      await sendAll(server.notifications, other);
    }
    await sendAll(server.notifications, other);
    await other.close();
    const urls = receiver.pushMessages("both").map(({ url }) => url);
    expect(urls).toHaveLength(5);
    expect(new Set(urls).size).toBe(5);
    await endServer(server);
  });
});

await describePostgres("two servers on one PostgreSQL", (fresh) => {
  test("send everything once", async () => {
    const database = await fresh();
    const one = await startServer({ canReachPrivateNetworks: true, database });
    const two = await startServer({ canReachPrivateNetworks: true, database });
    const { ann, ben, play } = await player(one, "twice");
    const there = [ann, ben].map(({ cookie = "" }) => new Client(two.url, { cookie }));
    const tables: string[] = [];
    for (let n = 0; n < 4; n++) {
      tables.push((await (n % 2 === 0 ? play() : startTable(two, 2, CORRESPONDENCE, there))).id);
      await sendAll(one.notifications, two.notifications);
    }
    const isSent = () => receiver.pushMessages("twice").length >= tables.length;
    while (!isSent()) await sendAll(one.notifications, two.notifications);
    await sendAll(one.notifications, two.notifications);
    const received = receiver.pushMessages("twice").map(({ url }) => url.split("/").at(-1) ?? "");
    expect(received.toSorted()).toEqual(tables.toSorted());
    await endServer(one);
    await endServer(two);
  });
});
