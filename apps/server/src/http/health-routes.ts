import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import type { Config } from "../config.ts";
import type { TableMetrics } from "../tables/table-metrics.ts";
import type { Route } from "./route.ts";

export interface MetricsOptions {
  readonly metrics: TableMetrics;
  readonly metricsAccess: Config["metrics"];
}

/** What watches the server asks: is it well, and how busy? */
export const healthRoutes: readonly Route[] = [
  {
    name: "health",
    method: "GET",
    path: "/healthz",
    summary: "Is the server ready, and its database?",
    description:
      "A balancer sends nobody to a server that answers with a problem. `damaged`: the server is ready, but a part of its database cannot be read, and tables that stand there take no moves. Its log says what to do.",
    access: "everybody",
    response: z.strictObject({ status: z.enum(["ok", "damaged"]) }),
    problems: ["server/busy"],
    // Signs of life are kept every second: whoever asks does not have to wait for the database.
    handle: async ({ liveTables: { services } }) =>
      services.heartbeat.isHealthy
        ? ok({ status: services.database.damage === undefined ? "ok" : "damaged" })
        : { ok: false, error: problem("server/busy", { detail: "the database does not answer" }) },
  },
  {
    name: "metrics",
    method: "GET",
    path: "/metrics",
    summary: "The figures of the server, for Prometheus",
    description: "By default only programs on the same machine are answered.",
    access: "everybody",
    response: z.string(),
    contentType: "text/plain; version=0.0.4; charset=utf-8",
    problems: ["request/unknown"],
    async handle({ readMetrics }) {
      if (readMetrics === undefined) return { ok: false, error: problem("request/unknown") };
      return ok(await readMetrics());
    },
  },
];

/** May whoever asks see the figures of the server? */
export const canReadMetrics = (metrics: Config["metrics"], request: IncomingMessage): boolean =>
  metrics === "all" || (metrics === "loopback" && isLocalRequest(request));

const LOOPBACK_PATTERN = /^(?:::ffff:)?127\.|^::1$/u;
/** What proxies add: behind one, everybody seems to be on this machine. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Does a program on this machine ask, and not a proxy for somebody else? */
export function isLocalRequest({
  socket,
  headers,
}: {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  readonly headers: IncomingMessage["headers"];
}): boolean {
  const isProxied = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return !isProxied && LOOPBACK_PATTERN.test(socket.remoteAddress ?? "");
}
