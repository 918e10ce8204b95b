import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { backupStatus, refuse, siteStatus } from "@sofala/protocol";
import { locationText } from "../backup-config.ts";
import type { Config } from "../config.ts";
import { loadSiteStatus } from "../monitoring/site-status.ts";
import { backupProblem, loadBackupStatus } from "../store/backup-status.ts";
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
    summary: "Read the server's metrics in Prometheus format",
    description: "By default only for programs on the same machine.",
    access: "public",
    response: z.string(),
    contentType: "text/plain; version=0.0.4; charset=utf-8",
    problems: ["request/unknown"],
    handle: async ({ readMetrics }) =>
      readMetrics === undefined ? refuse("request/unknown") : ok(await readMetrics()),
  }),
  route({
    name: "backupStatus",
    method: "GET",
    path: "/api/backups",
    summary: "Read the status of the server's daily backups",
    access: "operator",
    response: backupStatus,
    async handle({ services: { backups, database, now } }) {
      if (backups === undefined) return ok({ isEnabled: false });
      const status = await loadBackupStatus(database);
      const { newest, failure } = status;
      const problem = backupProblem(status, now());
      return ok({
        isEnabled: true,
        location: locationText(backups.to),
        isEncrypted: backups.key !== undefined,
        ...(newest && { newest: { createdAt: newest.createdAt, bytes: newest.bytes } }),
        ...(failure && { failure: { at: failure.at, message: failure.message } }),
        ...(problem && { problem }),
      });
    },
  }),
  route({
    name: "siteStatus",
    method: "GET",
    path: "/api/site-status",
    summary: "Read the servers of the site, and figures over a day or a month",
    description:
      "`day`: by five minutes; `month`: by the hour. Operators see the same figures in `/metrics`.",
    access: "operator",
    query: z.strictObject({ over: z._default(z.enum(["day", "month"]), "day") }),
    response: siteStatus,
    async handle({ services: { siteSampler, database, now }, query }) {
      await siteSampler.refresh();
      return ok(await loadSiteStatus(database, now(), query.over));
    },
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
