import type { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { Client } from "./client.ts";
import { CORRESPONDENCE, confirmMail } from "./channels.ts";
import { MailServer } from "./mail-server.ts";
import { Receiver } from "./receiver.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./server.ts";
import { startTable, createGuests, personAt, playOne, type TestTable } from "./tables.ts";

const DAY = 86_400_000;

/** A server with a manual clock, and receivers for all its notifications. */
export class NotificationFixture {
  readonly clock: ManualClock;
  readonly server: TestServer;
  /** Receivers of mail, and of push messages and webhooks. */
  readonly mailServer: MailServer;
  readonly receiver: Receiver;
  private accountCount = 0;

  private constructor(clock: ManualClock, server: TestServer, mail: MailServer, mailbox: Receiver) {
    this.clock = clock;
    this.server = server;
    this.mailServer = mail;
    this.receiver = mailbox;
  }

  static async open(): Promise<NotificationFixture> {
    const clock = new ManualClock();
    const mail = await MailServer.open();
    const mailbox = await Receiver.open();
    const server = await startServer(
      {
        mail: { url: mail.url, from: "Sofala <games@sofala.test>" },
        canReachPrivateNetworks: true,
      },
      // Tests start ticks themselves, so that runs are deterministic.
      { now: clock.now, tickMs: DAY },
    );
    return new NotificationFixture(clock, server, mail, mailbox);
  }

  async close(): Promise<void> {
    await endServer(this.server);
    await this.mailServer.close();
    await this.receiver.close();
  }

  /** Removes the channels of earlier tests and sets the clock to midnight UTC. */
  async reset(): Promise<void> {
    await this.server.services.database.query.deleteFrom("channels").execute();
    this.clock.time = (Math.floor(this.clock.time / DAY) + 2) * DAY;
    this.mailServer.mails.length = 0;
    this.mailServer.refusalsLeft = 0;
    this.receiver.requests.length = 0;
    this.receiver.status = 201;
  }

  /** Runs one tick: finds and sends notifications. */
  async tick(): Promise<void> {
    await sendAll(this.server.notifications);
  }

  /** A new account with a confirmed e-mail address. */
  async createAccount(name: string): Promise<{ readonly client: Client; readonly email: string }> {
    const client = await Client.guest(this.server.url, name);
    const email = `reader${++this.accountCount}@sofala.test`;
    await confirmMail(this.server, client, email);
    return { client, email };
  }

  /** A table of two; the deal decides who is first. */
  async startTable(ann: Client): Promise<TestTable> {
    const [ben] = await createGuests(this.server, "Ben");
    return startTable(this.server, 2, CORRESPONDENCE, [ann, ben]);
  }

  subjects(): readonly string[] {
    return this.mailServer.mails.map(({ subject }) => subject ?? "");
  }
}

/** Runs a tick of each worker and waits until everything has arrived. */
export async function sendAll(...all: readonly NotificationWorker[]): Promise<void> {
  await Promise.all(all.map((worker) => worker.tick()));
  await Promise.all(all.map((worker) => worker.whenIdle()));
}

/** Plays until the turn passes to a seat. */
export async function playToTurnOf(table: TestTable, seat: number): Promise<void> {
  const isToAct = async () => (await personAt(table, 0).info(table.id)).toAct.includes(seat);
  while (await isToAct()) await playOne(table);
  while (!(await isToAct())) await playOne(table);
}
