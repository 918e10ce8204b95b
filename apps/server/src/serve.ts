import type { AddressInfo } from "node:net";
import { gameAt, games } from "@sofala/catalog";
import type { Logger } from "pino";
import { BotDesk } from "./bots/desk.ts";
import { CardDesk } from "./cards/card-desk.ts";
import { databaseTrouble, listenTrouble } from "./cannot-start.ts";
import { Apart } from "./company/apart.ts";
import type { Config } from "./config.ts";
import { buildApp, type Site } from "./http/app.ts";
import type { SocketLimits } from "./http/socket.ts";
import { newLogger } from "./log.ts";
import { openMailer } from "./mail/mailer.ts";
import { Meter } from "./meter.ts";
import { Notices } from "./notices/notices.ts";
import { Keeper } from "./results/keeper.ts";
import { Rooms } from "./rooms/rooms.ts";
import type { Services } from "./rooms/services.ts";
import type { Database } from "./store/database.ts";
import { openDatabase } from "./store/open-database.ts";
import { Vigil } from "./vigil.ts";

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly rooms: Rooms;
  readonly keeper: Keeper;
  readonly notices: Notices;
  /** Takes leave of everybody, keeps everything, and ends. */
  close(): Promise<void>;
}

/** What is handed to a server beside its settings. */
export interface Surroundings {
  readonly site?: Site;
  readonly logger?: Logger;
  readonly games?: Pick<Services, "games" | "gameAt">;
  readonly socketLimits?: SocketLimits;
  /** Milliseconds between two rounds, in which what is due is looked for; left out, a second. */
  readonly round?: number;
  openDatabase?(where: string): Promise<Database>;
  now?(): number;
}

const FIRST_PORT = 8080;
const LAST_PORT = 8999;
/** So often tables whose time has come are looked for. */
const ROUND = 1000;
/** A thread that is silent so much longer than a bot may think is ended. */
const GRACE = 3000;

/** Starts a server on its database; rejects with `CannotStart` where an operator can mend what is wrong. */
export async function serve(config: Config, around: Surroundings = {}): Promise<Running> {
  const logger = around.logger ?? newLogger(config.logLevel);
  const now = around.now?.bind(around) ?? Date.now;
  const meter = new Meter();
  const open = around.openDatabase?.bind(around) ?? openDatabase;
  const database = await open(config.database).catch((error: unknown) => {
    throw databaseTrouble(config.database, error);
  });
  const vigil = new Vigil(database, now);
  const { botThreads: threads, botMilliseconds: milliseconds } = config;
  const desk = new BotDesk({ threads, milliseconds, grace: GRACE, log: logger });
  const mailer = config.mail === undefined ? undefined : openMailer(config.mail);
  const rules = around.games ?? { games, gameAt };
  const keeper = new Keeper({ database, now, log: logger, gameAt: rules.gameAt });
  const cards = new CardDesk(logger);
  let listensAt = "";
  const rooms = new Rooms({
    database,
    apart: await Apart.read(database),
    ...(mailer === undefined ? {} : { mailer }),
    mayReachPrivate: config.webhookPrivate,
    address: () => config.publicUrl ?? listensAt,
    desk,
    cards,
    now,
    meter,
    log: logger,
    botPace: config.botPace,
    keeper,
    ...rules,
    pauses: () => vigil.pauses,
  });
  const app = await buildApp(rooms, {
    logger,
    origins: config.origins,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    metrics: config.metrics,
    meter,
    ...(around.socketLimits === undefined ? {} : { socketLimits: around.socketLimits }),
    ...(around.site === undefined ? {} : { site: around.site }),
  });
  const notices = new Notices(rooms);
  const shut = async () => {
    await notices.close();
    await rooms.close();
    await keeper.close();
    await app.close();
    await desk.close();
    await cards.close();
    mailer?.close();
  };
  try {
    await vigil.start((error) => logger.error({ err: error }, "no sign of life could be kept"));
    await listen(app, config);
  } catch (error) {
    await shut();
    await vigil.stop().catch(() => {});
    await database.close();
    throw listenTrouble(config, `${FIRST_PORT} to ${LAST_PORT}`, error);
  }
  const rounds = setInterval(() => {
    rooms.round().catch((error: unknown) => logger.error({ err: error }, "a round failed"));
    notices.round().catch((error: unknown) => logger.error({ err: error }, "nobody was told"));
    keeper.hurry();
  }, around.round ?? ROUND);
  const { port } = app.server.address() as AddressInfo;
  listensAt = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  return {
    port,
    rooms,
    keeper,
    notices,
    async close() {
      clearInterval(rounds);
      await shut();
      await vigil.stop();
      await database.close();
    },
  };
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { host, port }: Config,
): Promise<void> {
  if (port !== undefined) {
    await app.listen({ host, port });
    return;
  }
  for (let free = FIRST_PORT; ; free++) {
    try {
      await app.listen({ host, port: free });
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || free === LAST_PORT) throw error;
    }
  }
}
