import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { findGameVersion, games } from "@sofala/catalog";
import type { Logger } from "pino";
import { BotPool } from "./bots/bot-pool.ts";
import { openBus } from "./bus/open-bus.ts";
import { PreviewRenderer } from "./link-preview/preview-renderer.ts";
import { databaseStartupError, listenStartupError } from "./startup-error.ts";
import { Blocks } from "./social/blocks.ts";
import type { Config } from "./config.ts";
import { buildApp, type SiteHandler } from "./http/app.ts";
import type { SocketLimits } from "./http/table-socket.ts";
import { withDamageLimit } from "./log-damage.ts";
import { createLogger } from "./logger.ts";
import { openMailer } from "./mail/mailer.ts";
import { TableMetrics } from "./tables/table-metrics.ts";
import { SINGLE_NODE_LEASES, SharedLeases } from "./nodes/leases.ts";
import {
  SINGLE_NODE_STALL_DETECTOR,
  EventLoopStallDetector,
  type StallDetector,
} from "./nodes/stall-detector.ts";
import { Presence } from "./nodes/presence.ts";
import { NotificationWorker } from "./notifications/notification-worker.ts";
import { newId } from "./tokens.ts";
import { RatingWorker } from "./ratings/rating-worker.ts";
import { LiveTables } from "./tables/live-tables.ts";
import type { Services } from "./tables/services.ts";
import { CPU_LIMITS, CpuLimiter } from "./fairness/cpu-limiter.ts";
import { TimeSlicer } from "./fairness/time-slicer.ts";
import type { Database } from "./store/database.ts";
import { openDatabase } from "./store/open-database.ts";
import { MACHINE_CLOCKS, ServiceClock, type MachineClocks } from "./nodes/service-clock.ts";
import { Heartbeat } from "./nodes/heartbeat.ts";

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  readonly tables: LiveTables;
  readonly ratingWorker: RatingWorker;
  readonly notifications: NotificationWorker;
  /** Takes leave of everybody, keeps everything, and ends. */
  close(): Promise<void>;
}

/** What is handed to a server beside its settings. */
export interface ServeDeps {
  readonly site?: SiteHandler;
  readonly logger?: Logger;
  readonly games?: Pick<Services, "games" | "findGameVersion">;
  readonly socketLimits?: SocketLimits;
  /** Milliseconds between two rounds, in which what is due is looked for; left out, a second. */
  readonly tickMs?: number;
  /** How many times as fast as usual nodes notice that one of them is gone. */
  readonly speedup?: number;
  /** Left out, it is noticed when the process stands still. */
  readonly stallDetector?: StallDetector;
  openDatabase?(where: string): Promise<Database>;
  /** The clocks of the machine. */
  readonly clocks?: MachineClocks;
  /** The time of the service, for tests that set it by hand: no clock of the machine is read. */
  now?(): number;
}

const FIRST_PORT = 8080;
const LAST_PORT = 8999;
/** So often tables whose time has come are looked for. */
const TICK_MS = 1000;
/** Milliseconds that a last word to the database may take. */
const SHUTDOWN_WRITE_TIMEOUT_MS = 3000;
/** A thread that is silent so much longer than a bot may think is ended. */
const BOT_GRACE_MS = 3000;

const CLOCK_BEHIND_WARNING =
  "the machine's clock is behind the last time in the database: the server goes on from that time and runs 1 % slower until both agree";

/** Starts a server on its database; rejects with `CannotStart` where an operator can mend what is wrong. */
export async function serve(config: Config, around: ServeDeps = {}): Promise<RunningServer> {
  const logger = around.logger ?? createLogger(config.logLevel);
  const log = withDamageLimit(logger);
  for (const words of config.warnings) logger.warn(words);
  const metrics = new TableMetrics();
  const open = around.openDatabase?.bind(around) ?? openDatabase;
  const database = await open(config.database).catch((error: unknown) => {
    throw databaseStartupError(config.database, error);
  });
  const clock =
    around.now === undefined
      ? await openServiceClock(around.clocks, database, config, logger)
      : undefined;
  const now = around.now?.bind(around) ?? clock?.now ?? Date.now;
  const node = newId();
  const elapsed = clock?.elapsed ?? (() => 0);
  const heartbeat = new Heartbeat(database, now, node, elapsed, around.speedup, clock);
  const bus = await openBus(config.bus, database, node, log, clock?.now);
  const { botThreads: threads, botMilliseconds: thinkTimeMs } = config;
  const botPool = new BotPool({ threads, thinkTimeMs, graceMs: BOT_GRACE_MS, logger: log });
  const mailer = config.mail === undefined ? undefined : openMailer(config.mail);
  const rules = around.games ?? { games, findGameVersion };
  // Without a limit on requests there is none on their time either.
  const cpuLimiter = new CpuLimiter(config.requestsPerMinute > 0 ? CPU_LIMITS : undefined);
  const timeSlicer = new TimeSlicer((address, time) => cpuLimiter.charge(address, time));
  const ratingWorker = new RatingWorker({
    database,
    now,
    logger: log,
    findGameVersion: rules.findGameVersion,
    timeSlicer,
  });
  const linkPreviews = new PreviewRenderer(log);
  const leases = bus.isShared ? new SharedLeases(database, heartbeat, now) : SINGLE_NODE_LEASES;
  const stallDetector =
    around.stallDetector ??
    (bus.isShared ? new EventLoopStallDetector() : SINGLE_NODE_STALL_DETECTOR);
  const presence = new Presence({ database, bus, node, now, log });
  let listensAt = "";
  const tables = new LiveTables({
    database,
    blocks: await Blocks.load(database),
    ...(mailer === undefined ? {} : { mailer }),
    canReachPrivateNetworks: config.allowPrivateWebhooks,
    publicUrl: () => config.publicUrl ?? listensAt,
    botPool,
    linkPreviews,
    now,
    cpuLimiter,
    timeSlicer,
    metrics,
    logger: log,
    botPauseFactor: config.botPauseFactor,
    // Without a limit on requests there is none on what is stored either.
    hasQuotas: config.requestsPerMinute > 0,
    ratingWorker,
    ...rules,
    heartbeat,
    bus,
    leases,
    presence,
    stallDetector,
  });
  const app = await buildApp(tables, {
    logger,
    origins: config.origins,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    metricsAccess: config.metrics,
    metrics,
    ...(around.socketLimits === undefined ? {} : { socketLimits: around.socketLimits }),
    ...(around.site === undefined ? {} : { site: around.site }),
  });
  const notifications = new NotificationWorker(tables);
  const shut = async () => {
    // Whoever comes now is sent to another node by the balancer.
    app.server.close();
    presence.beginShutdown();
    stallDetector.stop();
    tables.beginShutdown();
    await notifications.close();
    await tables.close();
    await ratingWorker.close();
    await app.close();
    await botPool.close();
    await linkPreviews.close();
    mailer?.close();
    // A node that cannot say so has left all the same: others notice by its silence.
    const farewells = [presence.close(), leases.releaseAll(), heartbeat.stop()];
    await Promise.race([
      Promise.allSettled(farewells),
      setTimeout(SHUTDOWN_WRITE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    await bus.close();
    await database.close();
  };
  try {
    await heartbeat
      .start((error) => log.error({ err: error }, "no sign of life could be kept"))
      .catch((error: unknown) => {
        throw databaseStartupError(config.database, error);
      });
    await listen(app, config);
  } catch (error) {
    await shut();
    throw listenStartupError(config, `${FIRST_PORT} to ${LAST_PORT}`, error);
  }
  let isLooking = false;
  const rounds = setInterval(() => {
    if (bus.isShared && heartbeat.isCutOff) void tables.disconnectAll();
    // One that waits for the database is not overtaken by the next.
    if (!isLooking) {
      isLooking = true;
      tables
        .tick()
        .catch((error: unknown) => log.error({ err: error }, "a round failed"))
        .finally(() => {
          isLooking = false;
        });
    }
    cpuLimiter.forgetIdle();
    notifications.tick().catch((error: unknown) => log.error({ err: error }, "nobody was told"));
    ratingWorker.trigger();
  }, around.tickMs ?? TICK_MS);
  const { port } = app.server.address() as AddressInfo;
  listensAt = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  return {
    port,
    tables,
    ratingWorker,
    notifications,
    async close() {
      clearInterval(rounds);
      await shut();
    },
  };
}

/** The time of the service; the operator is told where the machine's clock was put back. */
async function openServiceClock(
  clocks: MachineClocks = MACHINE_CLOCKS,
  database: Database,
  { database: where }: Config,
  logger: Logger,
): Promise<ServiceClock> {
  const clock = await ServiceClock.open(clocks, database).catch((error: unknown) => {
    throw databaseStartupError(where, error);
  });
  const ahead = clock.now() - clocks.wall();
  if (ahead > 60_000) {
    logger.warn({ seconds: Math.round(ahead / 1000) }, CLOCK_BEHIND_WARNING);
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
