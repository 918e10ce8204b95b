import { problem } from "@sofala/protocol";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { atTable, called, type House } from "./calling.ts";
import { replyProblem } from "./problem-reply.ts";
import type { AnswerRoute, Route, SocketRoute, StreamRoute, TableCall } from "./route.ts";
import { CLOSED, FAREWELL, type SocketLimits } from "./socket.ts";
import { sourceOf } from "./source.ts";
import { LineStream, replyLines } from "./stream.ts";

/** Lets Fastify answer a route of the table. */
export function wire(app: FastifyInstance, house: House, route: Route, limits: SocketLimits): void {
  if (route.kind === "socket") wireSocket(app, house, route, limits);
  else if (route.kind === "stream") wireStream(app, house, route, limits);
  else wireAnswer(app, house, route);
}

function wireAnswer(app: FastifyInstance, house: House, route: AnswerRoute): void {
  const { method, path: url, most, perHour, headers = {}, lines, type } = route;
  app.route({
    method,
    url,
    ...(most === undefined ? {} : { bodyLimit: most }),
    ...(perHour === undefined
      ? {}
      : { config: { rateLimit: { max: perHour, timeWindow: "1 hour" } } }),
    async handler(request, reply) {
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      const isOfServer = route.who === "everybody" || route.who === "person";
      const outcome = await (isOfServer ? route.run(call.value) : route.run(atTable(call.value)));
      if (!outcome.ok) return replyProblem(reply, outcome.error);
      void reply.headers({ "cache-control": "no-store", ...headers });
      if (lines === true) return replyLines(reply, outcome.value as readonly unknown[]);
      return (type === undefined ? reply : reply.type(type)).send(outcome.value);
    },
  });
}

function wireStream(
  app: FastifyInstance,
  house: House,
  route: StreamRoute,
  { backlog }: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      const hangUp = house.connections.enter(sourceOf(request.ip), call.value.person?.id);
      if (hangUp === undefined) return replyProblem(reply, problem("request/too-many"));
      let isOver = false;
      let leave = () => {};
      const lines = new LineStream(reply, backlog, () => {
        isOver = true;
        hangUp();
        leave();
      });
      const isOfServer = route.who === "everybody" || route.who === "person";
      leave = await (isOfServer
        ? route.follow(call.value, lines)
        : route.follow(atTable(call.value), lines));
      if (isOver) leave();
      return reply;
    },
  });
}

function wireSocket(
  app: FastifyInstance,
  house: House,
  route: SocketRoute,
  limits: SocketLimits,
): void {
  const { method, path: url } = route;
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    async preHandler(request, reply) {
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      request.caller = atTable(call.value);
      return undefined;
    },
    handler: (_request, reply) =>
      replyProblem(reply, problem("request/malformed", { detail: "expected a WebSocket" })),
    wsHandler(socket, { caller, ip, raw }) {
      if (caller === undefined) return socket.terminate();
      const hangUp = house.connections.enter(sourceOf(ip), caller.person?.id);
      if (hangUp === undefined) return turnAway(socket);
      socket.on("close", hangUp);
      return route.converse(caller, socket, raw.socket, limits);
    },
  });
}

/** There are too many already. */
function turnAway(socket: WebSocket): void {
  socket.on("error", () => {});
  socket.close(CLOSED.tooMany, "tooMany");
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

declare module "fastify" {
  interface FastifyRequest {
    /** Of a socket: who was let in before it was opened. */
    caller?: TableCall;
  }
}
