import websocket from "@fastify/websocket";
import { problem } from "@sofala/protocol";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { SOCKET_BYTES, SOCKET_FRAGMENTS } from "./limits.ts";
import { replyProblem, writeProblem } from "./problem-reply.ts";
import { ROUTES } from "./routes.ts";
import type { SocketLimits } from "./table-socket.ts";

const SOCKETS = ROUTES.flatMap(({ kind, path }) => (kind === "socket" ? [path] : []));

/** Lets the routes of sockets have them; everybody else who asks for one is told so. */
export async function takeSockets(
  app: FastifyInstance,
  limits: Pick<SocketLimits, "heartbeat">,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: SOCKET_BYTES, maxFragments: SOCKET_FRAGMENTS },
    errorHandler(error, socket, request) {
      // Frames that are none close the socket by themselves.
      if ("code" in error && String(error.code).startsWith("WS_ERR")) return;
      request.log.error({ err: error }, "a socket failed");
      socket.terminate();
    },
  });
  app.addHook("onRequest", async ({ ws, routeOptions }, reply) => {
    if (!ws || SOCKETS.includes(routeOptions.url ?? "")) return undefined;
    return replyProblem(reply, problem("request/malformed", { detail: "expected no WebSocket" }));
  });
  const { websocketServer } = app;
  websocketServer.on("wsClientError", writeProblem);
  const heartbeat = new Heartbeat();
  websocketServer.on("connection", (socket) => heartbeat.listen(socket));
  const beating = setInterval(() => heartbeat.beat(websocketServer.clients), limits.heartbeat);
  app.addHook("onClose", async () => clearInterval(beating));
}

/** Finds out who has gone without a word. */
export class Heartbeat {
  readonly #asked = new WeakSet<WebSocket>();

  listen(socket: WebSocket): void {
    socket.on("pong", () => this.#asked.delete(socket));
  }

  /** Cuts off who has not answered since the last time, and asks the others again. */
  beat(sockets: Iterable<WebSocket>): void {
    for (const socket of sockets) {
      if (this.#asked.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#asked.add(socket);
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
