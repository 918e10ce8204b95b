import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { findGameVersion, games } from "@sofala/catalog";
import type { Game } from "@sofala/engine";
import type { Logger } from "pino";
import manifest from "../package.json" with { type: "json" };
import { syncPeople } from "./accounts/people-sync.ts";
import { BackupScheduler } from "./backups/backup-scheduler.ts";
import { BotPool } from "./bots/bot-pool.ts";
import { openBus } from "./bus/open-bus.ts";
import { PreviewRenderer } from "./link-preview/preview-renderer.ts";
import { databaseStartupError, listenStartupError } from "./startup-error.ts";
import { Blocks } from "./social/blocks.ts";
import type { Config } from "./config.ts";
import { Connections } from "./connections.ts";
import { buildApp, type SiteHandler } from "./http/app.ts";
import type { HttpServices } from "./http/route.ts";
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from "./http/table-socket.ts";
import { deleteOldReports } from "./moderation/reports.ts";
import { createLogger, withDamageLimit } from "./logger.ts";
import { openMailer } from "./mail/mailer.ts";
import { ErrorCounts } from "./monitoring/error-counts.ts";
import { loadSiteGauges } from "./monitoring/site-gauges.ts";
import { SiteSampler } from "./monitoring/site-sampler.ts";
import { TableMetrics } from "./tables/table-metrics.ts";
import { SINGLE_NODE_LEASES, SharedLeases, type Leases } from "./nodes/leases.ts";
import {
  SINGLE_NODE_STALL_DETECTOR,
  EventLoopStallDetector,
  type StallDetector,
} from "./nodes/stall-detector.ts";
import { Presence } from "./nodes/presence.ts";
import { NotificationWorker } from "./notifications/notification-worker.ts";
import { newId } from "./tokens.ts";
import { RatingWorker } from "./ratings/rating-worker.ts";
import type { GameVersions } from "./tables/table-state.ts";
import { LiveTables, type LiveTablesDeps } from "./tables/live-tables.ts";
import { TableCreator } from "./tables/table-creator.ts";
import { CPU_LIMITS, CpuLimiter } from "./fairness/cpu-limiter.ts";
import { TimeSlicer } from "./fairness/time-slicer.ts";
import type { Database } from "./store/database.ts";
import { openDatabase } from "./store/open-database.ts";
import { MACHINE_CLOCKS, ServiceClock, type MachineClocks } from "./nodes/service-clock.ts";
import { Heartbeat } from "./nodes/heartbeat.ts";

export interface RunningServer {
  readonly port: number;
  /** The parts of the server, for tests. */
  readonly services: ServerServices;
  readonly tables: LiveTables;
  readonly tableCreator: TableCreator;
  readonly ratingWorker: RatingWorker;
  readonly notifications: NotificationWorker;
  readonly siteSampler: SiteSampler;
  /** Undefined if the server makes no backups. */
  readonly backups: BackupScheduler | undefined;
  /** Disconnects all clients, writes what is pending and stops. */
  close(): Promise<void>;
}

type ServerServices = LiveTablesDeps &
  Omit<HttpServices, "tables" | "tableCreator" | "connections" | "siteSampler"> & {
    readonly botPool: BotPool;
    readonly leases: Leases;
  };

/** The dependencies of a server besides its settings; the defaults are for production. */
export interface ServeDeps {
  readonly site?: SiteHandler;
  readonly logger?: Logger;
  readonly games?: GameVersions & { readonly games: readonly Game[] };
  readonly socketLimits?: SocketLimits;
  /** The interval between two ticks, each of which runs due work; by default a second. */
  readonly tickMs?: number;
  /** Divides the interval and the timeouts of heartbeats. */
  readonly speedup?: number;
  readonly stallDetector?: StallDetector;
  openDatabase?(location: string): Promise<Database>;
  readonly clocks?: MachineClocks;
  /** Replaces the time of the service in tests; the machine's clocks are then not read. */
  now?(): number;
}

const FIRST_PORT = 8080;
const LAST_PORT = 8999;
const TICK_MS = 1000;
/** How often what has been kept long enough is deleted. */
const CLEAN_UP_MS = 86_400_000;
/** How long the last writes before the shutdown may take. */
const SHUTDOWN_WRITE_TIMEOUT_MS = 3000;
/** A bot's thread is terminated if it exceeds its think time by this much. */
const BOT_GRACE_MS = 3000;

const CLOCK_BEHIND_WARNING =
  "the machine's clock is behind the last time in the database: the server continues from that time, and its clock runs 1% slower until both agree";

/** Starts a server; rejects with `StartupError` if it cannot start for a reason that an operator can fix. */
export async function serve(config: Config, deps: ServeDeps = {}): Promise<RunningServer> {
  const logger = deps.logger ?? createLogger(config.logLevel);
  const errorCounts = new ErrorCounts();
  const log = withDamageLimit(errorCounts.countIn(logger));
  for (const warning of config.warnings) logger.warn(warning);
  const metrics = new TableMetrics();
  const open = deps.openDatabase?.bind(deps) ?? openDatabase;
  const database = await open(config.database).catch((error: unknown) => {
    throw databaseStartupError(config.database, error);
  });
  const clock =
    deps.now === undefined
      ? await openServiceClock(deps.clocks, database, config, logger)
      : undefined;
  const now = deps.now?.bind(deps) ?? clock?.now ?? Date.now;
  const node = newId();
  const elapsed = clock?.elapsed ?? (() => 0);
  const heartbeat = new Heartbeat(
    database,
    now,
    node,
    elapsed,
    deps.speedup,
    clock,
    manifest.version,
  );
  const bus = await openBus(config.bus, database, node, log, clock?.now);
  const { botThreads: threads, botMilliseconds: thinkTimeMs } = config;
  const botPool = new BotPool({ threads, thinkTimeMs, graceMs: BOT_GRACE_MS, logger: log });
  const mailer = config.mail === undefined ? undefined : openMailer(config.mail);
  const rules = deps.games ?? { games, findGameVersion };
  // RATE_LIMIT=0 also switches off the limit on CPU time.
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
    deps.stallDetector ??
    (bus.isShared ? new EventLoopStallDetector() : SINGLE_NODE_STALL_DETECTOR);
  const presence = new Presence({ database, bus, node, now, logger: log });
  const blocks = await Blocks.load(database);
  let listenUrl = "";
  const publicUrl = () => config.publicUrl ?? listenUrl;
  const services = {
    database,
    blocks,
    ...(mailer === undefined ? {} : { mailer }),
    canReachPrivateNetworks: config.canReachPrivateNetworks,
    publicUrl,
    botPool,
    linkPreviews,
    now,
    cpuLimiter,
    timeSlicer,
    metrics,
    logger: log,
    botPauseFactor: config.botPauseFactor,
    // RATE_LIMIT=0 also switches off quotas.
    hasQuotas: config.requestsPerMinute > 0,
    onTableOver: () => ratingWorker.trigger(),
    hasExhibitions: config.hasExhibitions,
    backups: config.backups,
    ...rules,
    heartbeat,
    bus,
    leases,
    presence,
    stallDetector,
  };
  const tables = new LiveTables(services);
  const tableCreator = new TableCreator({ ...services, tables });
  // RATE_LIMIT=0 also switches off the limit on connections.
  const { socketLimits = DEFAULT_SOCKET_LIMITS } = deps;
  const connectionLimits =
    config.requestsPerMinute > 0 ? socketLimits : { perAddress: 0, perPerson: 0 };
  const connections = new Connections(connectionLimits, services);
  const stopPeopleSync = syncPeople({ ...services, tables, connections });
  const gaugesDeps = { database, databaseLocation: config.database, connections, now };
  const monitoring = { errorCounts, loadGauges: () => loadSiteGauges(gaugesDeps) };
  const siteSampler = new SiteSampler({ ...services, ...monitoring, node });
  const { version } = manifest;
  const app = await buildApp(
    { ...services, ...monitoring, tables, tableCreator, connections, siteSampler, version },
    {
      logger,
      origins: config.origins,
      trustProxy: config.trustProxy,
      requestsPerMinute: config.requestsPerMinute,
      metricsAccess: config.metrics,
      metrics,
      socketLimits,
      ...(deps.site === undefined ? {} : { site: deps.site }),
    },
  );
  const notifications = new NotificationWorker({ ...services, tables });
  const backups =
    config.backups === undefined
      ? undefined
      : new BackupScheduler(services, { config: config.backups, location: config.database });
  const shutDown = async () => {
    // From now on the load balancer sends new connections to another node.
    app.server.close();
    presence.beginShutdown();
    stallDetector.stop();
    tables.beginShutdown();
    await backups?.close();
    await siteSampler.close();
    await notifications.close();
    await tables.close();
    await ratingWorker.close();
    await app.close();
    stopPeopleSync();
    await botPool.close();
    await linkPreviews.close();
    mailer?.close();
    // If these writes fail, other nodes notice the missing heartbeats.
    const lastWrites = [presence.close(), leases.releaseAll(), heartbeat.stop()];
    await Promise.race([
      Promise.allSettled(lastWrites),
      setTimeout(SHUTDOWN_WRITE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    await bus.close();
    await database.close();
  };
  try {
    await heartbeat
      .start((error) => log.error({ err: error }, "the heartbeat could not be written"))
      .catch((error: unknown) => {
        throw databaseStartupError(config.database, error);
      });
    await listen(app, config);
  } catch (error) {
    await shutDown();
    throw listenStartupError(config, `${FIRST_PORT} to ${LAST_PORT}`, error);
  }
  let cleanedUpAt = -Infinity;
  let isTicking = false;
  const tickTimer = setInterval(() => {
    if (bus.isShared && heartbeat.isCutOff) void tables.disconnectAll();
    // Do not start a tick while the previous one waits for the database.
    if (!isTicking) {
      isTicking = true;
      tables
        .tick()
        .catch((error: unknown) => log.error({ err: error }, "a tick failed"))
        .finally(() => {
          isTicking = false;
        });
    }
    cpuLimiter.forgetIdle();
    notifications
      .tick()
      .catch((error: unknown) => log.error({ err: error }, "notifications could not be sent"));
    ratingWorker.trigger();
    backups?.tick();
    siteSampler.tick();
    if (now() - cleanedUpAt < CLEAN_UP_MS) return;
    cleanedUpAt = now();
    deleteOldReports({ database, now }).catch((error: unknown) =>
      log.error({ err: error }, "old reports could not be deleted"),
    );
  }, deps.tickMs ?? TICK_MS);
  const { port } = app.server.address() as AddressInfo;
  listenUrl = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  return {
    port,
    services,
    tables,
    tableCreator,
    ratingWorker,
    notifications,
    siteSampler,
    backups,
    async close() {
      clearInterval(tickTimer);
      await shutDown();
    },
  };
}

/** The time of the service; logs a warning if the machine's clock was set back. */
async function openServiceClock(
  clocks: MachineClocks = MACHINE_CLOCKS,
  database: Database,
  { database: location }: Config,
  logger: Logger,
): Promise<ServiceClock> {
  const clock = await ServiceClock.open(clocks, database).catch((error: unknown) => {
    throw databaseStartupError(location, error);
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
  for (let candidate = FIRST_PORT; ; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || candidate === LAST_PORT) throw error;
    }
  }
}
