import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import { PROTOCOL, PROTOCOL_HEADER, problem } from "@sofala/protocol";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Rooms } from "../tables/live-tables.ts";
import { Connections } from "../connections.ts";
import { gaugeServer } from "./server-metrics.ts";
import type { HealthOptions } from "./health-routes.ts";
import { BODY_BYTES, PATIENCE_CHECK, REQUEST_PATIENCE, STANDSTILL } from "./limits.ts";
import { methodsAt } from "./methods.ts";
import { heedPeople } from "../accounts/people-sync.ts";
import { previewAt } from "./link-preview-tags.ts";
import { replyProblem, problemOf, writeProblem } from "./problem-reply.ts";
import { ROUTES } from "./routes.ts";
import { SECURE_HEADERS } from "./secure-headers.ts";
import { limitStore, SharedCounts } from "./shared-rate-limits.ts";
import { SlowReaders } from "./slow-readers.ts";
import { sourceOf } from "./client-address.ts";
import { USUAL_LIMITS, type SocketLimits } from "./table-socket.ts";
import { takeSockets } from "./websocket-server.ts";
import { wire } from "./register-route.ts";

export interface AppOptions extends HealthOptions {
  readonly logger: FastifyBaseLogger;
  /** Origins of pages that belong to this server, beyond its own address. */
  readonly origins: readonly string[];
  /** How many proxies in front say who asks, or where they are. */
  readonly trustProxy: number | readonly string[];
  /** Requests that one address may make in a minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly socketLimits?: SocketLimits;
  readonly site?: Site;
}

/**
 * Hands out the files of the web app; answers everything that is not the API's. What is said in the
 * head of a page comes along where there is something.
 */
export type Site = (request: IncomingMessage, response: ServerResponse, head?: string) => void;

/** The server's HTTP side: the API from its table of routes, and the app's files. */
export async function buildApp(rooms: Rooms, options: AppOptions): Promise<FastifyInstance> {
  const { logger, origins, trustProxy, requestsPerMinute, site, meter, metrics } = options;
  const { socketLimits = USUAL_LIMITS } = options;
  const app = fastify({
    loggerInstance: logger,
    trustProxy: trusting(trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_PATIENCE,
    http: {
      // Node swaps the two limits if this one is longer: a slow body would then have 60 seconds.
      headersTimeout: REQUEST_PATIENCE,
      connectionsCheckingInterval: PATIENCE_CHECK,
    },
    connectionTimeout: STANDSTILL,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      void replyProblem(reply, problemOf(error, request));
    },
    clientErrorHandler: writeProblem,
  });
  // Bodies are JSON or nothing.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) =>
    replyProblem(reply, problemOf(error as Parameters<typeof problemOf>[0], request)),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const methods = methodsAt(path);
    if (methods.length > 0) {
      void reply.header("allow", methods.join(", "));
      return replyProblem(reply, problem("request/wrong-method"));
    }
    const isOurs = path === "/api" || path.startsWith("/api/") || site === undefined;
    if (isOurs) return replyProblem(reply, problem("request/unknown"));
    const { share } = rooms.services;
    const source = sourceOf(request.ip);
    // The database is read for it.
    const hasPreview = path.startsWith("/table/");
    if (hasPreview && !(await share.turn(source))) {
      return replyProblem(reply, problem("request/too-many"));
    }
    const preview = () => previewAt(rooms.services, request.url);
    const head = hasPreview ? await share.spend(source, preview) : undefined;
    reply.hijack();
    site(request.raw, reply.raw, head);
    return reply;
  });
  app.decorateRequest("arrival", 0);
  app.addHook("onRequest", async (request, reply) => {
    request.arrival = rooms.services.standstill.arrival();
    void reply.headers(SECURE_HEADERS).header(PROTOCOL_HEADER, PROTOCOL);
  });
  await app.register(cookie);
  if (requestsPerMinute > 0) {
    const { bus } = rooms.services;
    const counts = bus.isShared ? new SharedCounts(rooms.services) : undefined;
    app.addHook("onClose", async () => counts?.close());
    await app.register(rateLimit, {
      ...(counts === undefined ? {} : { store: limitStore(counts) }),
      max: requestsPerMinute,
      timeWindow: "1 minute",
      keyGenerator: ({ ip }) => sourceOf(ip),
    });
  }
  await takeSockets(app, socketLimits);
  // Without a limit on requests there is none on connections either.
  const isLimited = requestsPerMinute > 0;
  const connections = new Connections(
    isLimited ? socketLimits : { perAddress: 0, perPerson: 0 },
    rooms.services,
  );
  const stopHeeding = heedPeople(rooms, connections);
  app.addHook("onClose", async () => stopHeeding());
  const slowReaders = new SlowReaders(socketLimits.slowReaders);
  const checks = setInterval(() => slowReaders.check(), socketLimits.slowReaders.check);
  app.addHook("onClose", async () => clearInterval(checks));
  const house = { rooms, origins, meter, metrics, connections, slowReaders };
  for (const route of ROUTES) wire(app, house, route, socketLimits);
  gaugeServer(meter.registry, rooms, () => app.websocketServer.clients.size);
  return app;
}

/** Which proxies Fastify believes: the nearest ones, or those at some addresses. */
function trusting(
  proxies: AppOptions["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : [...proxies];
}
