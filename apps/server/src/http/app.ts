import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import { PROTOCOL_VERSION, PROTOCOL_HEADER, problem } from "@sofala/protocol";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { LiveTables } from "../tables/live-tables.ts";
import { Connections } from "../connections.ts";
import { registerServerMetrics } from "./server-metrics.ts";
import type { MetricsOptions } from "./health-routes.ts";
import {
  MAX_BODY_BYTES,
  REQUEST_TIMEOUT_CHECK_MS,
  REQUEST_TIMEOUT_MS,
  STALLED_CONNECTION_TIMEOUT_MS,
} from "./limits.ts";
import { allowedMethods } from "./methods.ts";
import { syncPeople } from "../accounts/people-sync.ts";
import { linkPreviewTags } from "./link-preview-tags.ts";
import { replyProblem, toProblem, writeRawProblem } from "./problem-reply.ts";
import { ROUTES } from "./routes.ts";
import { SECURE_HEADERS } from "./secure-headers.ts";
import { createRateLimitStore, SharedRateCounter } from "./shared-rate-limits.ts";
import { SlowReaders } from "./slow-readers.ts";
import { clientAddressOf } from "./client-address.ts";
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from "./table-socket.ts";
import { registerWebSockets } from "./websocket-server.ts";
import { registerRoute } from "./register-route.ts";

export interface AppOptions extends MetricsOptions {
  readonly logger: FastifyBaseLogger;
  /** Origins of pages that belong to this server, beyond its own address. */
  readonly origins: readonly string[];
  /** How many proxies in front say who asks, or where they are. */
  readonly trustProxy: number | readonly string[];
  /** Requests that one address may make in a minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly socketLimits?: SocketLimits;
  readonly site?: SiteHandler;
}

/**
 * Hands out the files of the web app; answers everything that is not the API's. What is said in the
 * head of a page comes along where there is something.
 */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  head?: string,
) => void;

/** The server's HTTP side: the API from its table of routes, and the app's files. */
export async function buildApp(
  liveTables: LiveTables,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { logger, origins, trustProxy, requestsPerMinute, site, metrics, metricsAccess } = options;
  const { socketLimits = DEFAULT_SOCKET_LIMITS } = options;
  const app = fastify({
    loggerInstance: logger,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // Node swaps the two limits if this one is longer: a slow body would then have 60 seconds.
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: REQUEST_TIMEOUT_CHECK_MS,
    },
    connectionTimeout: STALLED_CONNECTION_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      void replyProblem(reply, toProblem(error, request));
    },
    clientErrorHandler: writeRawProblem,
  });
  // Bodies are JSON or nothing.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) =>
    replyProblem(reply, toProblem(error as Parameters<typeof toProblem>[0], request)),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const methods = allowedMethods(path);
    if (methods.length > 0) {
      void reply.header("allow", methods.join(", "));
      return replyProblem(reply, problem("request/wrong-method"));
    }
    const isOurs = path === "/api" || path.startsWith("/api/") || site === undefined;
    if (isOurs) return replyProblem(reply, problem("request/unknown"));
    const { cpuLimiter } = liveTables.services;
    const source = clientAddressOf(request.ip);
    // The database is read for it.
    const hasPreview = path.startsWith("/table/");
    if (hasPreview && !(await cpuLimiter.waitForTurn(source))) {
      return replyProblem(reply, problem("request/too-many"));
    }
    const preview = () => linkPreviewTags(liveTables.services, request.url);
    const head = hasPreview ? await cpuLimiter.runCharged(source, preview) : undefined;
    reply.hijack();
    site(request.raw, reply.raw, head);
    return reply;
  });
  app.decorateRequest("arrival", 0);
  app.addHook("onRequest", async (request, reply) => {
    request.arrival = liveTables.services.stallDetector.arrivalStamp();
    void reply.headers(SECURE_HEADERS).header(PROTOCOL_HEADER, PROTOCOL_VERSION);
  });
  await app.register(cookie);
  if (requestsPerMinute > 0) {
    const { bus } = liveTables.services;
    const counts = bus.isShared ? new SharedRateCounter(liveTables.services) : undefined;
    app.addHook("onClose", async () => counts?.close());
    await app.register(rateLimit, {
      ...(counts === undefined ? {} : { store: createRateLimitStore(counts) }),
      max: requestsPerMinute,
      timeWindow: "1 minute",
      keyGenerator: ({ ip }) => clientAddressOf(ip),
    });
  }
  await registerWebSockets(app, socketLimits);
  // Without a limit on requests there is none on connections either.
  const isLimited = requestsPerMinute > 0;
  const connections = new Connections(
    isLimited ? socketLimits : { perAddress: 0, perPerson: 0 },
    liveTables.services,
  );
  const stopHeeding = syncPeople(liveTables, connections);
  app.addHook("onClose", async () => stopHeeding());
  const slowReaders = new SlowReaders(socketLimits.slowReaders);
  const checks = setInterval(() => slowReaders.check(), socketLimits.slowReaders.checkIntervalMs);
  app.addHook("onClose", async () => clearInterval(checks));
  const context = { liveTables, origins, metrics, metricsAccess, connections, slowReaders };
  for (const route of ROUTES) registerRoute(app, context, route, socketLimits);
  registerServerMetrics(metrics.registry, liveTables, () => app.websocketServer.clients.size);
  return app;
}

/** Which proxies Fastify believes: the nearest ones, or those at some addresses. */
function trustedProxies(
  proxies: AppOptions["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : [...proxies];
}
