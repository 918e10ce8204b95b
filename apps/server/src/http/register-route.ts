import { problem } from "@sofala/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { atTable, called, type House } from "./authorize.ts";
import type { Holder } from "../connections.ts";
import { replyProblem } from "./problem-reply.ts";
import type { AnswerRoute, Call, Route, SocketRoute, StreamRoute, TableCall } from "./route.ts";
import { readerOf } from "./slow-readers.ts";
import { sourceOf } from "./client-address.ts";
import { CLOSED, FAREWELL, type SocketLimits } from "./table-socket.ts";
import { LineStream, replyLines } from "./line-stream.ts";

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
      const { share } = house.rooms.services;
      if (!(await isTheirTurn(house, request))) return tooMany(reply);
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      const { source } = call.value;
      const isOfServer =
        route.who === "everybody" || route.who === "person" || route.who === "operator";
      const outcome = await share.spend(source, () =>
        isOfServer ? route.run(call.value) : route.run(atTable(call.value)),
      );
      if (!outcome.ok) return replyProblem(reply, outcome.error);
      void reply.headers({ "cache-control": "no-store", ...headers });
      watchReader(house, call.value, reply);
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
      if (!(await isTheirTurn(house, request))) return tooMany(reply);
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
      let lines: LineStream | undefined;
      const hangUp = house.connections.enter(holderOf(call.value), () => lines?.end());
      if (hangUp === undefined) return tooMany(reply);
      let isOver = false;
      let leave = () => {};
      watchReader(house, call.value, reply);
      lines = new LineStream(reply, backlog, () => {
        isOver = true;
        hangUp();
        leave();
      });
      const isOfServer =
        route.who === "everybody" || route.who === "person" || route.who === "operator";
      try {
        leave = await (isOfServer
          ? route.follow(call.value, lines)
          : route.follow(atTable(call.value), lines));
      } catch (error) {
        request.log.error({ err: error }, "a stream failed");
        lines.end();
      }
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
      if (!(await isTheirTurn(house, request))) return tooMany(reply);
      const call = await called(house, route, request, reply);
      if (!call.ok) return replyProblem(reply, call.error);
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

/** Waits until it is the address's turn. Only then it is found out who asks and what they may: that can change. */
const isTheirTurn = ({ rooms }: House, { ip }: FastifyRequest): Promise<boolean> =>
  rooms.services.share.turn(sourceOf(ip));

const tooMany = (reply: FastifyReply): Promise<FastifyReply> =>
  replyProblem(reply, problem("request/too-many"));

/** Bounds what waits in memory until an answer is read. */
function watchReader({ slowReaders }: House, call: Call | TableCall, { raw }: FastifyReply): void {
  const forget = slowReaders.add(readerOf(raw, "room" in call ? call.room.id : undefined));
  raw.once("close", forget);
}

const holderOf = ({ source: address, person, session }: Call): Holder => ({
  address,
  person: person?.id,
  session: session?.hash,
  isOperator: person?.role === "operator",
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
