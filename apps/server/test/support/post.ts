import type { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import { Client } from "./client.ts";
import { BY_POST, confirmMail } from "./club.ts";
import { MailServer } from "./mail-server.ts";
import { Receiver } from "./receiver.ts";
import { endServer, HandClock, startServer, type TestServer } from "./server.ts";
import { begin, meet, personAt, playOne, type Gathered } from "./tables.ts";

const DAY = 86_400_000;

/** A server with a clock that is set by hand, and all that it sends. */
export class Post {
  readonly clock: HandClock;
  readonly server: TestServer;
  /** What came by e-mail, and what by push and webhook. */
  readonly mail: MailServer;
  readonly office: Receiver;
  private readers = 0;

  private constructor(clock: HandClock, server: TestServer, mail: MailServer, office: Receiver) {
    this.clock = clock;
    this.server = server;
    this.mail = mail;
    this.office = office;
  }

  static async open(): Promise<Post> {
    const clock = new HandClock();
    const mail = await MailServer.open();
    const office = await Receiver.open();
    const server = await startServer(
      { mail: { url: mail.url, from: "Sofala <games@sofala.test>" }, allowPrivateWebhooks: true },
      // Rounds are made by hand, so that every run tells the same.
      { now: clock.now, tickMs: DAY },
    );
    return new Post(clock, server, mail, office);
  }

  async close(): Promise<void> {
    await endServer(this.server);
    await this.mail.close();
    await this.office.close();
  }

  /** Nobody of the tests before is told anything, and it is midnight in Greenwich. */
  async clear(): Promise<void> {
    await this.server.tables.services.database.query.deleteFrom("channels").execute();
    this.clock.time = (Math.floor(this.clock.time / DAY) + 2) * DAY;
    this.mail.letters.length = 0;
    this.mail.refusals = 0;
    this.office.parcels.length = 0;
    this.office.status = 201;
  }

  /** Looks once for what is to be told, and sends it. */
  async round(): Promise<void> {
    await tellAll(this.server.notifications);
  }

  /** Somebody whose e-mail address is theirs. */
  async reader(name: string): Promise<{ readonly client: Client; readonly email: string }> {
    const client = await Client.guest(this.server.url, name);
    const email = `reader${++this.readers}@sofala.test`;
    await confirmMail(this.server, client, email);
    return { client, email };
  }

  /** Ann and Ben play; it is Ann's turn first in this deal, or Ben's. */
  async table(ann: Client): Promise<Gathered> {
    const [ben] = await meet(this.server, "Ben");
    return begin(this.server, 2, BY_POST, [ann, ben]);
  }

  subjects(): readonly string[] {
    return this.mail.letters.map(({ subject }) => subject ?? "");
  }
}

/** A round, and everything that was sent in it has arrived. */
export async function tellAll(...all: readonly NotificationWorker[]): Promise<void> {
  await Promise.all(all.map((notices) => notices.tick()));
  await Promise.all(all.map((notices) => notices.whenIdle()));
}

/** They play until it is somebody's turn who was not to act just before. */
export async function playToTurnOf(on: Gathered, seat: number): Promise<void> {
  const isToAct = async () => (await personAt(on, 0).info(on.id)).toAct.includes(seat);
  while (await isToAct()) await playOne(on);
  while (!(await isToAct())) await playOne(on);
}
