import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { refuse } from "@sofala/protocol";
import type { Config } from "../config.ts";
import type { TableMetrics } from "../tables/table-metrics.ts";
import { route, type Route } from "./route.ts";

export interface MetricsOptions {
  readonly metrics: TableMetrics;
  readonly metricsAccess: Config["metrics"];
}

/** For load balancers and monitoring. */
export const healthRoutes: readonly Route[] = [
  route({
    name: "health",
    method: "GET",
    path: "/healthz",
    summary: "Check whether the server and its database are ready",
    description:
      "A load balancer sends no clients to a server that answers with a problem. `damaged` means that the server is ready, but a part of its database cannot be read, and the tables there accept no moves; the log says what to do.",
    access: "public",
    response: z.strictObject({ status: z.enum(["ok", "damaged"]) }),
    problems: ["server/busy"],
    // The heartbeat is written every second, so no database query is needed.
    async handle({ services: { heartbeat, database } }) {
      if (!heartbeat.isHealthy)
        return refuse("server/busy", { detail: "the database does not answer" });
      return ok({ status: database.damage === undefined ? ("ok" as const) : ("damaged" as const) });
    },
  }),
  route({
    name: "metrics",
    method: "GET",
    path: "/metrics",
    summary: "Read the server's metrics in the format of Prometheus",
    description: "By default only for programs on the same machine.",
    access: "public",
    response: z.string(),
    contentType: "text/plain; version=0.0.4; charset=utf-8",
    problems: ["request/unknown"],
    handle: async ({ readMetrics }) =>
      readMetrics === undefined ? refuse("request/unknown") : ok(await readMetrics()),
  }),
];

/** True if the client may see the server's metrics. */
export const canReadMetrics = (metrics: Config["metrics"], request: IncomingMessage): boolean =>
  metrics === "all" || (metrics === "loopback" && isLocalRequest(request));

const LOOPBACK_PATTERN = /^(?:::ffff:)?127\.|^::1$/u;
/** Headers that proxies add: behind a proxy on this machine, every client has a local address. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-real-ip",
];

/** True for a program on this machine that is not a proxy. */
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
