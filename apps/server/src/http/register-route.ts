import type { ServerResponse } from "node:http";
import { problem, refuse } from "@sofala/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { ConnectionHolder } from "../connections.ts";
import { authorizeRequest, type AppContext } from "./authorize.ts";
import { clientAddressOf } from "./client-address.ts";
import { LineStream, replyLines, type ResponseItems } from "./line-stream.ts";
import { replyProblem } from "./problem-reply.ts";
import type {
  RequestContext,
  RequestRoute,
  Route,
  SocketRoute,
  StreamRoute,
  TableRequestContext,
} from "./route.ts";
import { responseReader } from "./slow-readers.ts";
import { CLOSE_CODES, CLOSE_TIMEOUT_MS, type SocketLimits } from "./table-socket.ts";
import { releaseRequest } from "./websocket-server.ts";

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Adds a route to Fastify. */
export function registerRoute(
  app: FastifyInstance,
  context: AppContext,
  route: Route,
  limits: SocketLimits,
): void {
  if (route.kind === "socket") registerSocketRoute(app, context, route, limits);
  else if (route.kind === "stream") registerStreamRoute(app, context, route, limits);
  else if ("acceptsForms" in route) {
    // In a Fastify scope of its own: other routes refuse everything that is not JSON.
    void app.register(async (scope) => {
      scope.addContentTypeParser(FORM_CONTENT_TYPES, { parseAs: "buffer" }, async () => undefined);
      registerRequestRoute(scope, context, route);
    });
  } else registerRequestRoute(app, context, route);
}

function registerRequestRoute(
  app: FastifyInstance,
  context: AppContext,
  route: RequestRoute,
): void {
  const {
    method,
    path: url,
    maxBodyBytes,
    maxPerHour,
    headers = {},
    isNdjson,
    contentType,
  } = route;
  app.route({
    method,
    url,
    ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
    ...(maxPerHour === undefined
      ? {}
      : { config: { rateLimit: { max: maxPerHour, timeWindow: "1 hour" } } }),
    preParsing: waitBeforeBody(context),
    async handler(request, reply) {
      const { cpuLimiter } = context.services;
      const authorized = await authorizeInTurn(context, route, request, reply);
      if (!authorized.ok) return replyProblem(reply, authorized.error);
      const { clientAddress } = authorized.value;
      const response = await cpuLimiter.runCharged(clientAddress, () =>
        route.handle(authorized.value),
      );
      if (!response.ok) return replyProblem(reply, response.error);
      void reply.headers({ "cache-control": "no-store", ...headers });
      trackReader(context, authorized.value, reply);
      return cpuLimiter.runCharged(clientAddress, () => {
        if (isNdjson === true) return replyLines(reply, response.value as ResponseItems);
        return (contentType === undefined ? reply : reply.type(contentType)).send(response.value);
      });
    },
  });
}

function registerStreamRoute(
  app: FastifyInstance,
  context: AppContext,
  route: StreamRoute,
  { maxBacklogBytes }: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const authorized = await authorizeInTurn(context, route, request, reply);
      if (!authorized.ok) return replyProblem(reply, authorized.error);
      let lines: LineStream | undefined;
      const releaseConnection = context.services.connections.add(
        connectionHolderOf(authorized.value),
        () => lines?.end(),
      );
      if (releaseConnection === undefined) return replyTooMany(reply);
      let hasEnded = false;
      let unsubscribe = () => {};
      trackReader(context, authorized.value, reply);
      lines = new LineStream(reply, maxBacklogBytes, () => {
        hasEnded = true;
        releaseConnection();
        unsubscribe();
      });
      try {
        unsubscribe = await route.subscribe(authorized.value, lines);
      } catch (error) {
        request.log.error({ err: error }, "a stream failed");
        lines.end();
      }
      if (hasEnded) unsubscribe();
      return reply;
    },
  });
}

function registerSocketRoute(
  app: FastifyInstance,
  context: AppContext,
  route: SocketRoute,
  limits: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async preHandler(request, reply) {
      const authorized = await authorizeInTurn(context, route, request, reply);
      if (!authorized.ok) return replyProblem(reply, authorized.error);
      if (!("liveTable" in authorized.value))
        throw new Error("a table route was authorized without a table");
      request.tableContext = authorized.value;
      request.response = reply.raw;
      return undefined;
    },
    handler: (_request, reply) =>
      replyProblem(reply, problem("request/malformed", { detail: "expected a WebSocket" })),
    wsHandler(socket, { tableContext, raw, response }) {
      releaseRequest(socket, response, app.log);
      if (tableContext === undefined) return socket.terminate();
      const releaseConnection = context.services.connections.add(
        connectionHolderOf(tableContext),
        () => rejectSocket(socket, "signedOut"),
      );
      if (releaseConnection === undefined) return rejectSocket(socket, "tooMany");
      const stopTracking = context.slowReaders.add({
        table: tableContext.liveTable.id,
        pendingBytes: () => socket.bufferedAmount,
        disconnect: () => socket.terminate(),
      });
      socket.on("close", () => {
        stopTracking();
        releaseConnection();
      });
      return route.handleSocket(tableContext, socket, raw.socket, limits);
    },
  });
}

/**
 * Reads a body only when the address may use the CPU again, because parsing takes time. Holds no reservation, because
 * the body may come slowly.
 */
const waitBeforeBody =
  ({ services: { cpuLimiter } }: AppContext) =>
  async ({ ip, method }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (method === "GET") return;
    if (!(await cpuLimiter.waitForTurn(clientAddressOf(ip)))) await replyTooMany(reply);
  };

/** Waits until the address may use the CPU again, then checks access, which may have changed meanwhile. */
async function authorizeInTurn(
  context: AppContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<typeof authorizeRequest> {
  const endReservation = await context.services.cpuLimiter.reserveTurn(clientAddressOf(request.ip));
  if (endReservation === undefined) return refuse("request/too-many");
  try {
    return await authorizeRequest(context, route, request, reply);
  } finally {
    endReservation();
  }
}

const replyTooMany = (reply: FastifyReply): Promise<FastifyReply> =>
  replyProblem(reply, problem("request/too-many"));

/** Limits the memory used by responses that clients read slowly. */
function trackReader(
  { slowReaders }: AppContext,
  request: RequestContext | TableRequestContext,
  { raw }: FastifyReply,
): void {
  const stopTracking = slowReaders.add(
    responseReader(raw, "liveTable" in request ? request.liveTable.id : undefined),
  );
  raw.once("close", stopTracking);
}

const connectionHolderOf = ({
  clientAddress: address,
  person,
  requestToken,
}: RequestContext): ConnectionHolder => ({
  address,
  person: person?.id,
  tokenHash: requestToken?.hash,
  isOperator: person?.role === "operator",
});

/** How many frames are read from a socket that is being closed; browsers send a few before they notice. */
export const MAX_FRAMES_AFTER_CLOSE = 100;

/** Closes a socket that no table listens to, or whose session has ended. */
export function rejectSocket(socket: WebSocket, reason: "tooMany" | "signedOut"): void {
  socket.on("error", () => {});
  let frameCount = 0;
  const countFrame = () => {
    frameCount++;
    if (frameCount > MAX_FRAMES_AFTER_CLOSE) socket.pause();
  };
  for (const frame of ["message", "ping", "pong"] as const) socket.on(frame, countFrame);
  socket.close(CLOSE_CODES[reason], reason);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

declare module "fastify" {
  interface FastifyRequest {
    /** The authorized request of a socket, set before the socket is opened. */
    tableContext?: TableRequestContext;
    /** The response to it, which is not needed once the socket is open. */
    response?: ServerResponse;
    /** When the request arrived, by the stall detector's counter. */
    arrival: number;
    /** The size of a JSON body. */
    bodyBytes: number;
  }
}
