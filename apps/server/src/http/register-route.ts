import { problem } from "@sofala/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { asTableRequest, authorizeRequest, type AppContext } from "./authorize.ts";
import type { ConnectionHolder } from "../connections.ts";
import { replyProblem } from "./problem-reply.ts";
import type {
  RequestRoute,
  RequestContext,
  Route,
  SocketRoute,
  StreamRoute,
  TableRequestContext,
} from "./route.ts";
import { responseReader } from "./slow-readers.ts";
import { clientAddressOf } from "./client-address.ts";
import { CLOSE_CODES, CLOSE_TIMEOUT_MS, type SocketLimits } from "./table-socket.ts";
import { LineStream, replyLines } from "./line-stream.ts";

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Lets Fastify answer a route of the table. */
export function registerRoute(
  app: FastifyInstance,
  house: AppContext,
  route: Route,
  limits: SocketLimits,
): void {
  if (route.kind === "socket") registerSocketRoute(app, house, route, limits);
  else if (route.kind === "stream") registerStreamRoute(app, house, route, limits);
  else if ("acceptsForms" in route) {
    // In a room of its own: what is no JSON is refused everywhere else.
    void app.register(async (own) => {
      own.addContentTypeParser(FORM_CONTENT_TYPES, { parseAs: "buffer" }, async () => undefined);
      registerRequestRoute(own, house, route);
    });
  } else registerRequestRoute(app, house, route);
}

function registerRequestRoute(app: FastifyInstance, house: AppContext, route: RequestRoute): void {
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
    async handler(request, reply) {
      const { cpuLimiter } = house.liveTables.services;
      if (!(await waitForTurn(house, request))) return replyTooMany(reply);
      const call = await authorizeRequest(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      const { clientAddress } = call.value;
      const isOfServer =
        route.access === "everybody" || route.access === "person" || route.access === "operator";
      const outcome = await cpuLimiter.runCharged(clientAddress, () =>
        isOfServer ? route.handle(call.value) : route.handle(asTableRequest(call.value)),
      );
      if (!outcome.ok) return replyProblem(reply, outcome.error);
      void reply.headers({ "cache-control": "no-store", ...headers });
      trackReader(house, call.value, reply);
      return cpuLimiter.runCharged(clientAddress, () => {
        if (isNdjson === true) return replyLines(reply, outcome.value as readonly unknown[]);
        return (contentType === undefined ? reply : reply.type(contentType)).send(outcome.value);
      });
    },
  });
}

function registerStreamRoute(
  app: FastifyInstance,
  house: AppContext,
  route: StreamRoute,
  { maxBacklogBytes }: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (!(await waitForTurn(house, request))) return replyTooMany(reply);
      const call = await authorizeRequest(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      let lines: LineStream | undefined;
      const hangUp = house.connections.add(connectionHolderOf(call.value), () => lines?.end());
      if (hangUp === undefined) return replyTooMany(reply);
      let isOver = false;
      let leave = () => {};
      trackReader(house, call.value, reply);
      lines = new LineStream(reply, maxBacklogBytes, () => {
        isOver = true;
        hangUp();
        leave();
      });
      const isOfServer =
        route.access === "everybody" || route.access === "person" || route.access === "operator";
      try {
        leave = await (isOfServer
          ? route.subscribe(call.value, lines)
          : route.subscribe(asTableRequest(call.value), lines));
      } catch (error) {
        request.log.error({ err: error }, "a stream failed");
        lines.end();
      }
      if (isOver) leave();
      return reply;
    },
  });
}

function registerSocketRoute(
  app: FastifyInstance,
  house: AppContext,
  route: SocketRoute,
  limits: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async preHandler(request, reply) {
      if (!(await waitForTurn(house, request))) return replyTooMany(reply);
      const call = await authorizeRequest(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      request.caller = asTableRequest(call.value);
      return undefined;
    },
    handler: (_request, reply) =>
      replyProblem(reply, problem("request/malformed", { detail: "expected a WebSocket" })),
    wsHandler(socket, { caller, raw }) {
      if (caller === undefined) return socket.terminate();
      const hangUp = house.connections.add(connectionHolderOf(caller), () =>
        rejectSocket(socket, "signedOut"),
      );
      if (hangUp === undefined) return rejectSocket(socket, "tooMany");
      const forget = house.slowReaders.add({
        table: caller.liveTable.id,
        pendingBytes: () => socket.bufferedAmount,
        disconnect: () => socket.terminate(),
      });
      socket.on("close", () => {
        forget();
        hangUp();
      });
      return route.handleSocket(caller, socket, raw.socket, limits);
    },
  });
}

/** Waits until it is the address's turn. Only then it is found out who asks and what they may: that can change. */
const waitForTurn = ({ liveTables }: AppContext, { ip }: FastifyRequest): Promise<boolean> =>
  liveTables.services.cpuLimiter.waitForTurn(clientAddressOf(ip));

const replyTooMany = (reply: FastifyReply): Promise<FastifyReply> =>
  replyProblem(reply, problem("request/too-many"));

/** Bounds what waits in memory until an answer is read. */
function trackReader(
  { slowReaders }: AppContext,
  call: RequestContext | TableRequestContext,
  { raw }: FastifyReply,
): void {
  const forget = slowReaders.add(
    responseReader(raw, "liveTable" in call ? call.liveTable.id : undefined),
  );
  raw.once("close", forget);
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

/** There are too many already, or whoever it is has signed out. */
function rejectSocket(socket: WebSocket, why: "tooMany" | "signedOut"): void {
  socket.on("error", () => {});
  socket.close(CLOSE_CODES[why], why);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

declare module "fastify" {
  interface FastifyRequest {
    /** Of a socket: who was let in before it was opened. */
    caller?: TableRequestContext;
    /** When it arrived, as `Standstill` counts. */
    arrival: number;
  }
}
