import type { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { Client } from "./client.ts";
import { BY_POST, confirmMail } from "./channels.ts";
import { MailServer } from "./mail-server.ts";
import { Receiver } from "./receiver.ts";
import { endServer, HandClock, startServer, type TestServer } from "./server.ts";
import { begin, meet, personAt, playOne, type Gathered } from "./tables.ts";

const DAY = 86_400_000;

/** A server with a manual clock, and receivers for all its notifications. */
export class Post {
  readonly clock: HandClock;
  readonly server: TestServer;
  /** Receivers of mail, and of push messages and webhooks. */
  readonly mail: MailServer;
  readonly mailbox: Receiver;
  private readers = 0;

  private constructor(clock: HandClock, server: TestServer, mail: MailServer, mailbox: Receiver) {
    this.clock = clock;
    this.server = server;
    this.mail = mail;
    this.mailbox = mailbox;
  }

  static async open(): Promise<Post> {
    const clock = new HandClock();
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
    return new Post(clock, server, mail, mailbox);
  }

  async close(): Promise<void> {
    await endServer(this.server);
    await this.mail.close();
    await this.mailbox.close();
  }

  /** Removes the channels of earlier tests and sets the clock to midnight UTC. */
  async clear(): Promise<void> {
    await this.server.services.database.query.deleteFrom("channels").execute();
    this.clock.time = (Math.floor(this.clock.time / DAY) + 2) * DAY;
    this.mail.letters.length = 0;
    this.mail.refusals = 0;
    this.mailbox.parcels.length = 0;
    this.mailbox.status = 201;
  }

  /** Runs one tick: finds and sends notifications. */
  async round(): Promise<void> {
    await tellAll(this.server.notifications);
  }

  /** A new account with a confirmed e-mail address. */
  async reader(name: string): Promise<{ readonly client: Client; readonly email: string }> {
    const client = await Client.guest(this.server.url, name);
    const email = `reader${++this.readers}@sofala.test`;
    await confirmMail(this.server, client, email);
    return { client, email };
  }

  /** A table of two; the deal decides who is first. */
  async table(ann: Client): Promise<Gathered> {
    const [ben] = await meet(this.server, "Ben");
    return begin(this.server, 2, BY_POST, [ann, ben]);
  }

  subjects(): readonly string[] {
    return this.mail.letters.map(({ subject }) => subject ?? "");
  }
}

/** Runs a tick of each worker and waits until everything has arrived. */
export async function tellAll(...all: readonly NotificationWorker[]): Promise<void> {
  await Promise.all(all.map((notices) => notices.tick()));
  await Promise.all(all.map((notices) => notices.whenIdle()));
}

/** Plays until the turn passes to a seat. */
export async function playToTurnOf(on: Gathered, seat: number): Promise<void> {
  const isToAct = async () => (await personAt(on, 0).info(on.id)).toAct.includes(seat);
  while (await isToAct()) await playOne(on);
  while (!(await isToAct())) await playOne(on);
}
