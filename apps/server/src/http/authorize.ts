import { jsonPath, ok, parseWith, type Result, type Schema } from "@sofala/engine";
import { PROTOCOL_HEADER, isTooOld, refuse, type Problem } from "@sofala/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LiveTable } from "../tables/live-table.ts";
import { clientAddressOf } from "./client-address.ts";
import { canReadMetrics, type MetricsOptions } from "./health-routes.ts";
import {
  clearSessionCookie,
  identify,
  isCrossSite,
  knownDeviceTokens,
  setSessionCookie,
  setKnownDeviceTokens,
  viewerOf,
  type Identity,
} from "./identity.ts";
import {
  isValidId,
  type HttpServices,
  type RequestContext,
  type Route,
  type TableRequestContext,
} from "./route.ts";
import type { SlowReaders } from "./slow-readers.ts";

const SAFE_METHODS = ["GET", "HEAD"];

/** The dependencies and settings for authorizing and serving requests. */
export interface AppContext extends MetricsOptions {
  readonly services: HttpServices;
  /** Origins of this server's pages, besides its own address. */
  readonly origins: readonly string[];
  readonly slowReaders: SlowReaders;
}

/** Identifies the client, checks its access and parses the input. */
export async function authorizeRequest(
  appContext: AppContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<RequestContext | TableRequestContext, Problem>> {
  const authorized = await checkAccess(appContext, route, request);
  if (!authorized.ok) return authorized;
  const query = parseInput(route.query, request.query, "query");
  if (!query.ok) return query;
  const body = parseInput("body" in route ? route.body : undefined, request.body, "body");
  if (!body.ok) return body;
  const { liveTable, person, requestToken } = authorized.value;
  const { headers } = request;
  const context: RequestContext = {
    services: appContext.services,
    ...(person === undefined ? {} : { person }),
    parameters: request.params as RequestContext["parameters"],
    query: query.value,
    body: body.value,
    ...(canReadMetrics(appContext.metricsAccess, request.raw)
      ? { readMetrics: () => appContext.metrics.registry.metrics() }
      : {}),
    ...(requestToken === undefined ? {} : { requestToken }),
    arrival: request.arrival,
    bodyBytes: request.bodyBytes,
    clientAddress: clientAddressOf(request.ip),
    origin: appContext.origins[0] ?? `${request.protocol}://${request.host}`,
    userAgent: headers["user-agent"] ?? "",
    acceptLanguage: headers["accept-language"] ?? "",
    setSessionCookie: (token) => setSessionCookie(request, reply, token),
    clearSessionCookie: () => clearSessionCookie(reply),
    knownDeviceTokens: knownDeviceTokens(request),
    setKnownDeviceTokens: (tokens) => setKnownDeviceTokens(request, reply, tokens),
  };
  if (liveTable === undefined) return ok(context);
  return ok({ ...context, liveTable, observer: liveTable.state.observerOf(person?.id) });
}

interface AuthorizedRequest extends Identity {
  readonly liveTable?: LiveTable;
}

async function checkAccess(
  { services, origins }: AppContext,
  { access, requiresPerson, allowsBanned }: Route,
  request: FastifyRequest,
): Promise<Result<AuthorizedRequest, Problem>> {
  const { tables } = services;
  if (tables.isShuttingDown) return refuse("server/closing");
  if (isTooOld(protocolVersionOf(request))) return refuse("request/too-old");
  const isChange = !SAFE_METHODS.includes(request.method) || request.ws;
  const isByCookie = request.headers.authorization === undefined;
  if (isChange && isByCookie && isCrossSite(request, origins))
    return refuse("request/foreign-origin");
  const identified = await identify(services, request);
  if (!identified.ok) return identified;
  const identity = identified.value;
  const { person, requestToken } = identity;
  const isBanned = person !== undefined && (person.bannedUntil ?? 0) > services.now();
  if (isBanned && allowsBanned !== true) return refuse("person/banned");
  if (access === "public") return ok(identity);
  if (access === "person")
    return person === undefined ? refuse("person/unauthenticated") : ok(identity);
  if (access === "operator") {
    if (person === undefined) return refuse("person/unauthenticated");
    if (person.role !== "operator") return refuse("person/not-operator");
    return requestToken?.kind === "device" ? ok(identity) : refuse("person/token-not-allowed");
  }
  const { tableId = "" } = request.params as { readonly tableId?: string };
  const { invite: queryInvite } = request.query as { readonly invite?: unknown };
  const bodyInvite = (request.body as { readonly invite?: unknown } | undefined)?.invite;
  const liveTable = isValidId(tableId)
    ? await tables.find(tableId, clientAddressOf(request.ip))
    : undefined;
  await liveTable?.replica.ensureCurrent();
  // If the node has started to shut down in the meantime, it no longer has any tables.
  if (liveTable === undefined && tables.isShuttingDown) return refuse("server/closing");
  const viewer = viewerOf(person, bodyInvite ?? queryInvite);
  if (liveTable?.state.canView(viewer) !== true) return refuse("table/unknown");
  if (access === "viewer" && requiresPerson !== true) return ok({ ...identity, liveTable });
  if (person === undefined) return refuse("person/unauthenticated");
  if (access === "seat" && liveTable.state.seatOf(person.id) === undefined)
    return refuse("seat/not-seated");
  if (access === "owner" && liveTable.state.table.owner !== person.id)
    return refuse("table/not-owner");
  return ok({ ...identity, liveTable });
}

/** The protocol version that the client sends. */
function protocolVersionOf({ headers }: FastifyRequest): number | undefined {
  const version = headers[PROTOCOL_HEADER];
  return version === undefined ? undefined : Number(version);
}

function parseInput(
  schema: Schema<unknown> | undefined,
  input: unknown,
  where: "query" | "body",
): Result<unknown, Problem> {
  if (schema === undefined) {
    const isEmpty = input === undefined || input === null || Object.keys(input).length === 0;
    return isEmpty
      ? ok(undefined)
      : refuse("request/malformed", { detail: `${where}: expected none` });
  }
  const parsed = parseWith(schema, input ?? {});
  if (parsed.ok) return parsed;
  const { path, reason } = parsed.error;
  return refuse("request/malformed", { detail: `${where} ${jsonPath(path)}: ${reason}` });
}
