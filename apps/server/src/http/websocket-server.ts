import websocket from "@fastify/websocket";
import { problem } from "@sofala/protocol";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { MAX_SOCKET_MESSAGE_BYTES, SOCKET_FRAGMENTS } from "./limits.ts";
import { replyProblem, writeRawProblem } from "./problem-reply.ts";
import { ROUTES } from "./routes.ts";
import type { SocketLimits } from "./table-socket.ts";

const SOCKET_PATHS = ROUTES.flatMap(({ kind, path }) => (kind === "socket" ? [path] : []));

/** Lets the routes of sockets have them; everybody else who asks for one is told so. */
export async function registerWebSockets(
  app: FastifyInstance,
  limits: Pick<SocketLimits, "heartbeatMs">,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_SOCKET_MESSAGE_BYTES, maxFragments: SOCKET_FRAGMENTS },
    errorHandler(error, socket, request) {
      // Frames that are none close the socket by themselves.
      if ("code" in error && String(error.code).startsWith("WS_ERR")) return;
      request.log.error({ err: error }, "a socket failed");
      socket.terminate();
    },
  });
  app.addHook("onRequest", async ({ ws, routeOptions }, reply) => {
    if (!ws || SOCKET_PATHS.includes(routeOptions.url ?? "")) return undefined;
    return replyProblem(reply, problem("request/malformed", { detail: "expected no WebSocket" }));
  });
  const { websocketServer } = app;
  websocketServer.on("wsClientError", writeRawProblem);
  const heartbeat = new Heartbeat();
  websocketServer.on("connection", (socket) => heartbeat.track(socket));
  const beating = setInterval(() => heartbeat.check(websocketServer.clients), limits.heartbeatMs);
  app.addHook("onClose", async () => clearInterval(beating));
}

/** Finds out who has gone without a word. */
export class Heartbeat {
  readonly #awaitingPong = new WeakSet<WebSocket>();

  track(socket: WebSocket): void {
    socket.on("pong", () => this.#awaitingPong.delete(socket));
  }

  /** Cuts off who has not answered since the last time, and asks the others again. */
  check(sockets: Iterable<WebSocket>): void {
    for (const socket of sockets) {
      if (this.#awaitingPong.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#awaitingPong.add(socket);
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
