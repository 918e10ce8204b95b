import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gameAt, games } from "@sofala/catalog";
import type { Logger } from "pino";
import { BotDesk } from "./bots/bot-pool.ts";
import { openBus } from "./bus/open-bus.ts";
import { CardDesk } from "./link-preview/preview-renderer.ts";
import { databaseTrouble, listenTrouble } from "./startup-error.ts";
import { Apart } from "./social/blocks.ts";
import type { Config } from "./config.ts";
import { buildApp, type Site } from "./http/app.ts";
import type { SocketLimits } from "./http/table-socket.ts";
import { damageOnce } from "./log-damage.ts";
import { newLogger } from "./logger.ts";
import { openMailer } from "./mail/mailer.ts";
import { Meter } from "./tables/table-metrics.ts";
import { EVERYTHING, SharedClaims } from "./nodes/leases.ts";
import { ONE_NODE, StandstillWatch, type Standstill } from "./nodes/stall-detector.ts";
import { Visits } from "./nodes/presence.ts";
import { Notices } from "./notifications/notification-worker.ts";
import { newId } from "./tokens.ts";
import { Keeper } from "./ratings/rating-worker.ts";
import { Rooms } from "./tables/live-tables.ts";
import type { Services } from "./tables/services.ts";
import { ADDRESS_SHARE, AddressShare } from "./fairness/cpu-limiter.ts";
import { Slices } from "./fairness/time-slicer.ts";
import type { Database } from "./store/database.ts";
import { openDatabase } from "./store/open-database.ts";
import { MACHINE, ServiceClock, type Clocks } from "./nodes/service-clock.ts";
import { Vigil } from "./nodes/heartbeat.ts";

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
  /** How many times as fast as usual nodes notice that one of them is gone. */
  readonly haste?: number;
  /** Left out, it is noticed when the process stands still. */
  readonly standstill?: Standstill;
  openDatabase?(where: string): Promise<Database>;
  /** The clocks of the machine. */
  readonly clocks?: Clocks;
  /** The time of the service, for tests that set it by hand: no clock of the machine is read. */
  now?(): number;
}

const FIRST_PORT = 8080;
const LAST_PORT = 8999;
/** So often tables whose time has come are looked for. */
const ROUND = 1000;
/** Milliseconds that a last word to the database may take. */
const FAREWELL = 3000;
/** A thread that is silent so much longer than a bot may think is ended. */
const GRACE = 3000;

const CLOCK_PUT_BACK =
  "the machine's clock is behind the last time in the database: the server goes on from that time and runs 1 % slower until both agree";

/** Starts a server on its database; rejects with `CannotStart` where an operator can mend what is wrong. */
export async function serve(config: Config, around: Surroundings = {}): Promise<Running> {
  const logger = around.logger ?? newLogger(config.logLevel);
  const log = damageOnce(logger);
  for (const words of config.warnings) logger.warn(words);
  const meter = new Meter();
  const open = around.openDatabase?.bind(around) ?? openDatabase;
  const database = await open(config.database).catch((error: unknown) => {
    throw databaseTrouble(config.database, error);
  });
  const clock =
    around.now === undefined ? await openClock(around.clocks, database, config, logger) : undefined;
  const now = around.now?.bind(around) ?? clock?.now ?? Date.now;
  const node = newId();
  const elapsed = clock?.elapsed ?? (() => 0);
  const vigil = new Vigil(database, now, node, elapsed, around.haste, clock);
  const bus = await openBus(config.bus, database, node, log, clock?.now);
  const { botThreads: threads, botMilliseconds: milliseconds } = config;
  const desk = new BotDesk({ threads, milliseconds, grace: GRACE, log });
  const mailer = config.mail === undefined ? undefined : openMailer(config.mail);
  const rules = around.games ?? { games, gameAt };
  // Without a limit on requests there is none on their time either.
  const share = new AddressShare(config.requestsPerMinute > 0 ? ADDRESS_SHARE : undefined);
  const slices = new Slices((address, time) => share.charge(address, time));
  const keeper = new Keeper({ database, now, log, gameAt: rules.gameAt, slices });
  const cards = new CardDesk(log);
  const claims = bus.isShared ? new SharedClaims(database, vigil, now) : EVERYTHING;
  const standstill = around.standstill ?? (bus.isShared ? new StandstillWatch() : ONE_NODE);
  const visits = new Visits({ database, bus, node, now, log });
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
    share,
    slices,
    meter,
    log,
    botPace: config.botPace,
    // Without a limit on requests there is none on what is stored either.
    hasQuotas: config.requestsPerMinute > 0,
    keeper,
    ...rules,
    vigil,
    bus,
    claims,
    visits,
    standstill,
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
    // Whoever comes now is sent to another node by the balancer.
    app.server.close();
    visits.takeLeave();
    standstill.stop();
    rooms.takeLeave();
    await notices.close();
    await rooms.close();
    await keeper.close();
    await app.close();
    await desk.close();
    await cards.close();
    mailer?.close();
    // A node that cannot say so has left all the same: others notice by its silence.
    const farewells = [visits.close(), claims.close(), vigil.stop()];
    await Promise.race([
      Promise.allSettled(farewells),
      setTimeout(FAREWELL, undefined, { ref: false }),
    ]);
    await bus.close();
    await database.close();
  };
  try {
    await vigil
      .start((error) => log.error({ err: error }, "no sign of life could be kept"))
      .catch((error: unknown) => {
        throw databaseTrouble(config.database, error);
      });
    await listen(app, config);
  } catch (error) {
    await shut();
    throw listenTrouble(config, `${FIRST_PORT} to ${LAST_PORT}`, error);
  }
  let isLooking = false;
  const rounds = setInterval(() => {
    if (bus.isShared && vigil.isCutOff) void rooms.sendAway();
    // One that waits for the database is not overtaken by the next.
    if (!isLooking) {
      isLooking = true;
      rooms
        .round()
        .catch((error: unknown) => log.error({ err: error }, "a round failed"))
        .finally(() => {
          isLooking = false;
        });
    }
    share.tidy();
    notices.round().catch((error: unknown) => log.error({ err: error }, "nobody was told"));
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
    },
  };
}

/** The time of the service; the operator is told where the machine's clock was put back. */
async function openClock(
  clocks: Clocks = MACHINE,
  database: Database,
  { database: where }: Config,
  logger: Logger,
): Promise<ServiceClock> {
  const clock = await ServiceClock.open(clocks, database).catch((error: unknown) => {
    throw databaseTrouble(where, error);
  });
  const ahead = clock.now() - clocks.wall();
  if (ahead > 60_000) {
    logger.warn({ seconds: Math.round(ahead / 1000) }, CLOCK_PUT_BACK);
  }
  return clock;
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
