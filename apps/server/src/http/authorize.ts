import { jsonPath, ok, parseWith, type Result, type Schema } from "@sofala/engine";
import { PROTOCOL_HEADER, isTooOld, problem, type Problem } from "@sofala/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Connections } from "../connections.ts";
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
import type { RequestContext, Route, TableRequestContext } from "./route.ts";
import type { SlowReaders } from "./slow-readers.ts";
import { clientAddressOf } from "./client-address.ts";

const SAFE_METHODS = ["GET", "HEAD"];
/** What a table can be called; not every database looks for everything. */
const TABLE_ID_PATTERN = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

/** What it takes to judge who may what. */
export interface AppContext extends MetricsOptions {
  readonly liveTables: LiveTables;
  /** Origins of pages that belong to this server, beyond its own address. */
  readonly origins: readonly string[];
  readonly connections: Connections;
  readonly slowReaders: SlowReaders;
}

/** Finds out who asks and whether they may, and parses what they send. */
export async function authorizeRequest(
  house: AppContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<RequestContext | TableRequestContext, Problem>> {
  const admitted = await checkAccess(house, route, request);
  if (!admitted.ok) return admitted;
  const query = parseInput(route.query, request.query, "query");
  if (!query.ok) return query;
  const body = parseInput("body" in route ? route.body : undefined, request.body, "body");
  if (!body.ok) return body;
  const { liveTable, person, requestToken } = admitted.value;
  const { headers } = request;
  const call: RequestContext = {
    liveTables: house.liveTables,
    ...(person === undefined ? {} : { person }),
    parameters: request.params as RequestContext["parameters"],
    query: query.value,
    body: body.value,
    ...(canReadMetrics(house.metricsAccess, request.raw)
      ? { readMetrics: () => house.metrics.registry.metrics() }
      : {}),
    ...(requestToken === undefined ? {} : { requestToken }),
    arrival: request.arrival,
    clientAddress: clientAddressOf(request.ip),
    origin: house.origins[0] ?? `${request.protocol}://${request.host}`,
    userAgent: headers["user-agent"] ?? "",
    acceptLanguage: headers["accept-language"] ?? "",
    connections: house.connections,
    setSessionCookie: (token) => setSessionCookie(request, reply, token),
    clearSessionCookie: () => clearSessionCookie(reply),
    knownDeviceTokens: knownDeviceTokens(request),
    setKnownDeviceTokens: (tokens) => setKnownDeviceTokens(request, reply, tokens),
  };
  if (liveTable === undefined) return ok(call);
  return ok({ ...call, liveTable, observer: liveTable.seatOf(person?.id) ?? "spectator" });
}

/** A call of a route that only tables have. */
export function asTableRequest(call: RequestContext | TableRequestContext): TableRequestContext {
  if (!("liveTable" in call)) throw new Error("a route of a table was let in without one");
  return call;
}

/** Who was let in, and to which table. */
interface AuthorizedRequest extends Identity {
  readonly liveTable?: LiveTable;
}

/** Lets in who may come: strangers, people, or those whom a table knows. */
async function checkAccess(
  { liveTables, origins }: AppContext,
  { access, requiresPerson, allowsBanned }: Route,
  request: FastifyRequest,
): Promise<Result<AuthorizedRequest, Problem>> {
  if (liveTables.isShuttingDown) return refuse("server/closing");
  if (isTooOld(protocolVersionOf(request))) return refuse("request/too-old");
  const isChange = !SAFE_METHODS.includes(request.method) || request.ws;
  const isByCookie = request.headers.authorization === undefined;
  if (isChange && isByCookie && isCrossSite(request, origins))
    return refuse("request/foreign-origin");
  const identity = await identify(liveTables.services, request);
  if ("code" in identity) return { ok: false, error: identity };
  const { person, requestToken } = identity;
  const isBanned = person !== undefined && (person.bannedUntil ?? 0) > liveTables.services.now();
  if (isBanned && allowsBanned !== true) return refuse("person/banned");
  if (access === "everybody") return ok(identity);
  if (access === "person") return person === undefined ? refuse("person/unknown") : ok(identity);
  if (access === "operator") {
    if (person === undefined) return refuse("person/unknown");
    if (person.role !== "operator") return refuse("person/not-operator");
    return requestToken?.kind === "device" ? ok(identity) : refuse("person/not-a-device");
  }
  const { id = "" } = request.params as { readonly id?: string };
  const { invite } = request.query as { readonly invite?: unknown };
  const offered = (request.body as { readonly invite?: unknown } | undefined)?.invite ?? invite;
  const found = TABLE_ID_PATTERN.test(id)
    ? await liveTables.find(id, clientAddressOf(request.ip))
    : undefined;
  const liveTable = await found?.ensureCurrent();
  // A node that closed in the meantime has no tables any more.
  if (liveTable === undefined && liveTables.isShuttingDown) return refuse("server/closing");
  const visitor = viewerOf(person, offered);
  if (liveTable?.canView(visitor) !== true) return refuse("table/unknown");
  if (access === "watcher" && requiresPerson !== true) return ok({ ...identity, liveTable });
  if (person === undefined) return refuse("person/unknown");
  if (access === "seat" && liveTable.seatOf(person.id) === undefined) return refuse("seat/none");
  if (access === "owner" && liveTable.table.owner !== person.id) return refuse("table/not-yours");
  return ok({ ...identity, liveTable });
}

/** The version that a client says it speaks. */
function protocolVersionOf({ headers }: FastifyRequest): number | undefined {
  const said = headers[PROTOCOL_HEADER];
  return said === undefined ? undefined : Number(said);
}

function parseInput(
  schema: Schema<unknown> | undefined,
  input: unknown,
  where: string,
): Result<unknown, Problem> {
  if (schema === undefined) {
    const isEmpty = input === undefined || input === null || Object.keys(input).length === 0;
    return isEmpty ? ok(undefined) : refuse("request/malformed", `${where}: expected none`);
  }
  const result = parseWith(schema, input ?? {});
  if (result.ok) return result;
  const { path, reason } = result.error;
  return refuse("request/malformed", `${where} ${jsonPath(path)}: ${reason}`);
}

const refuse = (
  code: Parameters<typeof problem>[0],
  detail?: string,
): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error: problem(code, detail === undefined ? {} : { detail }),
});
