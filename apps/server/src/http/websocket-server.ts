import type { ServerResponse } from "node:http";
import websocket from "@fastify/websocket";
import { problem } from "@sofala/protocol";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { MAX_SOCKET_MESSAGE_BYTES, MAX_SOCKET_FRAGMENTS } from "./limits.ts";
import { replyProblem, writeRawProblem } from "./problem-reply.ts";
import { ROUTES } from "./routes.ts";
import type { SocketLimits } from "./table-socket.ts";

const SOCKET_PATHS = ROUTES.flatMap(({ kind, path }) => (kind === "socket" ? [path] : []));

/** Accepts WebSockets on the routes that have them, and refuses them elsewhere. */
export async function registerWebSockets(
  app: FastifyInstance,
  limits: Pick<SocketLimits, "heartbeatMs">,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_SOCKET_MESSAGE_BYTES, maxFragments: MAX_SOCKET_FRAGMENTS },
    errorHandler: (error, socket, request) => handleError(error, socket, request.log),
  });
  app.addHook("onRequest", async ({ ws, routeOptions }, reply) => {
    if (!ws || SOCKET_PATHS.includes(routeOptions.url ?? "")) return undefined;
    return replyProblem(reply, problem("request/malformed", { detail: "expected no WebSocket" }));
  });
  const { websocketServer } = app;
  websocketServer.on("wsClientError", writeRawProblem);
  const heartbeat = new SocketHeartbeat();
  websocketServer.on("connection", (socket) => heartbeat.track(socket));
  const timer = setInterval(() => heartbeat.check(websocketServer.clients), limits.heartbeatMs);
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Drops the references to the request and its response, which would take as much memory as an idle socket itself. */
export function releaseRequest(
  socket: WebSocket,
  response: Pick<ServerResponse, "socket" | "detachSocket"> | undefined,
  log: ErrorLog,
): void {
  if (response?.socket) response.detachSocket(response.socket);
  // The library's listener refers to the request.
  socket.removeAllListeners("error");
  socket.on("error", (error) => handleError(error, socket, log));
}

type ErrorLog = Pick<FastifyBaseLogger, "error">;

function handleError(error: Error, socket: WebSocket, log: ErrorLog): void {
  // On invalid frames the library closes the socket itself.
  if ("code" in error && String(error.code).startsWith("WS_ERR")) return;
  log.error({ err: error }, "a socket failed");
  socket.terminate();
}

/** Pings the open sockets, and terminates those whose client does not answer. */
export class SocketHeartbeat {
  readonly #awaitingPong = new WeakSet<WebSocket>();

  track(socket: WebSocket): void {
    socket.on("pong", () => this.#awaitingPong.delete(socket));
  }

  /** Terminates the sockets that have not answered the last ping, and pings the others. */
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
