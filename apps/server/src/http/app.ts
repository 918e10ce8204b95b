import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import { PROTOCOL_VERSION, PROTOCOL_HEADER, problem } from "@sofala/protocol";
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { clientAddressOf } from "./client-address.ts";
import type { MetricsOptions } from "./health-routes.ts";
import {
  MAX_BODY_BYTES,
  REQUEST_TIMEOUT_CHECK_MS,
  REQUEST_TIMEOUT_MS,
  STALLED_CONNECTION_TIMEOUT_MS,
} from "./limits.ts";
import { linkPreviewTags } from "./link-preview-tags.ts";
import { replyProblem, toProblem, writeRawProblem } from "./problem-reply.ts";
import { registerRoute } from "./register-route.ts";
import type { HttpServices } from "./route.ts";
import { ROUTES } from "./routes.ts";
import { SECURE_HEADERS } from "./secure-headers.ts";
import { registerServerMetrics, type MetricsDeps } from "./server-metrics.ts";
import { createRateLimitStore, SharedRateCounter } from "./shared-rate-limits.ts";
import { SlowReaders } from "./slow-readers.ts";
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from "./table-socket.ts";
import { registerWebSockets } from "./websocket-server.ts";

export interface AppOptions extends MetricsOptions {
  readonly logger: FastifyBaseLogger;
  /** Origins of this server's pages, besides its own address. */
  readonly origins: readonly string[];
  /** The number of proxies in front of the server, or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** For one address; 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly socketLimits?: SocketLimits;
  readonly site?: SiteHandler;
}

/** Serves the web app: everything outside the API. `head` is inserted into the head of the page. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  head?: string,
) => void;

/** Builds the HTTP server: the routes of the API, and the web app. */
export async function buildApp(
  services: HttpServices & MetricsDeps,
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
      // Not longer than requestTimeout: Node would swap the two, and a slow body would get 60 seconds.
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
  // Accept only JSON bodies, and charge the time that parsing takes to the address.
  app.removeContentTypeParser("text/plain");
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      const address = clientAddressOf(request.ip);
      request.bodyBytes = Buffer.byteLength(body);
      services.cpuLimiter.runCharged(address, () => void parseJson(request, body, done));
    },
  );
  app.setErrorHandler((error, request, reply) =>
    replyProblem(reply, toProblem(error as Parameters<typeof toProblem>[0], request)),
  );
  let isRateExceeded = async (_request: FastifyRequest): Promise<boolean> => false;
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const methods = allowedMethods(path);
    if (methods.length > 0) {
      void reply.header("allow", methods.join(", "));
      return replyProblem(reply, problem("request/wrong-method"));
    }
    const isApi = path === "/api" || path.startsWith("/api/") || site === undefined;
    if (isApi) return replyProblem(reply, problem("request/unknown"));
    const { cpuLimiter } = services;
    const address = clientAddressOf(request.ip);
    // The preview needs a database query, so it counts towards the limits. Beyond them, the page is served without it.
    const hasPreview = path.startsWith("/table/") && !(await isRateExceeded(request));
    if (hasPreview && !(await cpuLimiter.waitForTurn(address))) {
      return replyProblem(reply, problem("request/too-many"));
    }
    const preview = () => linkPreviewTags(services, request.url);
    const head = hasPreview ? await cpuLimiter.runCharged(address, preview) : undefined;
    reply.hijack();
    site(request.raw, reply.raw, head);
    return reply;
  });
  app.decorateRequest("arrival", 0);
  app.decorateRequest("bodyBytes", 0);
  app.addHook("onRequest", async (request, reply) => {
    request.arrival = services.stallDetector.arrivalStamp();
    void reply.headers(SECURE_HEADERS).header(PROTOCOL_HEADER, PROTOCOL_VERSION);
  });
  app.addHook("onResponse", async (_request, reply) => {
    if (reply.statusCode >= 500) services.errorCounts.failedResponses++;
  });
  await app.register(cookie);
  if (requestsPerMinute > 0) {
    const counter = services.bus.isShared ? new SharedRateCounter(services) : undefined;
    app.addHook("onClose", async () => counter?.close());
    await app.register(rateLimit, {
      ...(counter === undefined ? {} : { store: createRateLimitStore(counter) }),
      max: requestsPerMinute,
      timeWindow: "1 minute",
      keyGenerator: ({ ip }) => clientAddressOf(ip),
    });
    // The limit applies by itself only to requests that have a route.
    const countRequest = app.createRateLimit();
    isRateExceeded = async (request) => {
      const counted = await countRequest(request);
      return !counted.isAllowed && counted.isExceeded;
    };
  }
  await registerWebSockets(app, socketLimits);
  const slowReaders = new SlowReaders(socketLimits.slowReaders);
  const checkTimer = setInterval(
    () => slowReaders.check(),
    socketLimits.slowReaders.checkIntervalMs,
  );
  app.addHook("onClose", async () => clearInterval(checkTimer));
  const context = { services, origins, metrics, metricsAccess, slowReaders };
  for (const route of ROUTES) registerRoute(app, context, route, socketLimits);
  registerServerMetrics(metrics.registry, services, () => app.websocketServer.clients.size);
  return app;
}

const ROUTE_PATTERNS = ROUTES.map(({ method, path, kind = "request" }) => ({
  // Streams and sockets do not support HEAD.
  methods: method === "GET" && kind === "request" ? ["GET", "HEAD"] : [method],
  pattern: new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+").replaceAll(".", "\\.")}$`, "u"),
}));

/** The methods that a path supports; empty if no route has it. */
const allowedMethods = (path: string): readonly string[] =>
  ROUTE_PATTERNS.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);

/** The trusted proxies, in the form that Fastify expects. */
function trustedProxies(
  proxies: AppOptions["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : [...proxies];
}
