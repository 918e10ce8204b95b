import { problem } from "@sofala/protocol";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { atTable, called, type House } from "./calling.ts";
import type { Holder } from "./connections.ts";
import { replyProblem } from "./problem-reply.ts";
import type { AnswerRoute, Call, Route, SocketRoute, StreamRoute, TableCall } from "./route.ts";
import { readerOf } from "./slow-readers.ts";
import { CLOSED, FAREWELL, type SocketLimits } from "./socket.ts";
import { LineStream, replyLines } from "./stream.ts";

const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Lets Fastify answer a route of the table. */
export function wire(app: FastifyInstance, house: House, route: Route, limits: SocketLimits): void {
  if (route.kind === "socket") wireSocket(app, house, route, limits);
  else if (route.kind === "stream") wireStream(app, house, route, limits);
  else if ("takesForms" in route) {
    // In a room of its own: what is no JSON is refused everywhere else.
    void app.register(async (own) => {
      own.addContentTypeParser(FORMS, { parseAs: "buffer" }, async () => undefined);
      wireAnswer(own, house, route);
    });
  } else wireAnswer(app, house, route);
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
      const { source } = call.value;
      const { share } = house.rooms.services;
      if (!(await share.turn(source))) return replyProblem(reply, problem("request/too-many"));
      const isOfServer =
        route.who === "everybody" || route.who === "person" || route.who === "operator";
      const outcome = await share.spend(source, () =>
        isOfServer ? route.run(call.value) : route.run(atTable(call.value)),
      );
      if (!outcome.ok) return replyProblem(reply, outcome.error);
      void reply.headers({ "cache-control": "no-store", ...headers });
      return share.spend(source, () => {
        if (lines === true) return replyLines(reply, outcome.value as readonly unknown[]);
        return (type === undefined ? reply : reply.type(type)).send(outcome.value);
      });
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
      const isTurn = await house.rooms.services.share.turn(call.value.source);
      if (!isTurn) return replyProblem(reply, problem("request/too-many"));
      let lines: LineStream | undefined;
      const hangUp = house.connections.enter(holderOf(call.value), () => lines?.end());
      if (hangUp === undefined) return replyProblem(reply, problem("request/too-many"));
      let isOver = false;
      let leave = () => {};
      const table = "room" in call.value ? call.value.room.id : undefined;
      const forget = house.slowReaders.add(readerOf(reply.raw, table));
      lines = new LineStream(reply, backlog, () => {
        isOver = true;
        forget();
        hangUp();
        leave();
      });
      const isOfServer =
        route.who === "everybody" || route.who === "person" || route.who === "operator";
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
      const isTurn = await house.rooms.services.share.turn(call.value.source);
      if (!isTurn) return replyProblem(reply, problem("request/too-many"));
      request.caller = atTable(call.value);
      return undefined;
    },
    handler: (_request, reply) =>
      replyProblem(reply, problem("request/malformed", { detail: "expected a WebSocket" })),
    wsHandler(socket, { caller, raw }) {
      if (caller === undefined) return socket.terminate();
      const hangUp = house.connections.enter(holderOf(caller), () => turnAway(socket, "signedOut"));
      if (hangUp === undefined) return turnAway(socket, "tooMany");
      const forget = house.slowReaders.add({
        table: caller.room.id,
        waiting: () => socket.bufferedAmount,
        cutOff: () => socket.terminate(),
      });
      socket.on("close", () => {
        forget();
        hangUp();
      });
      return route.converse(caller, socket, raw.socket, limits);
    },
  });
}

const holderOf = ({ source: address, person, session }: Call): Holder => ({
  address,
  person: person?.id,
  session: session?.hash,
});

/** There are too many already, or whoever it is has signed out. */
function turnAway(socket: WebSocket, why: "tooMany" | "signedOut"): void {
  socket.on("error", () => {});
  socket.close(CLOSED[why], why);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

declare module "fastify" {
  interface FastifyRequest {
    /** Of a socket: who was let in before it was opened. */
    caller?: TableCall;
    /** When it arrived, as `Standstill` counts. */
    arrival: number;
  }
}
