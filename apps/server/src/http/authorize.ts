import { jsonPath, ok, read, type Result, type Schema } from "@sofala/engine";
import { PROTOCOL_HEADER, isTooOld, problem, type Problem } from "@sofala/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import type { Connections } from "../connections.ts";
import { mayMeasure, type HealthOptions } from "./health-routes.ts";
import {
  dropDevice,
  identify,
  isForeign,
  knownDeviceTokens,
  setDevice,
  setKnownDeviceTokens,
  visitorOf,
  type Identity,
} from "./identity.ts";
import type { Call, Route, TableCall } from "./route.ts";
import type { SlowReaders } from "./slow-readers.ts";
import { sourceOf } from "./client-address.ts";

const SAFE = ["GET", "HEAD"];
/** What a table can be called; not every database looks for everything. */
const TABLE_ID = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

/** What it takes to judge who may what. */
export interface House extends HealthOptions {
  readonly rooms: Rooms;
  /** Origins of pages that belong to this server, beyond its own address. */
  readonly origins: readonly string[];
  readonly connections: Connections;
  readonly slowReaders: SlowReaders;
}

/** Finds out who asks and whether they may, and parses what they send. */
export async function called(
  house: House,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<Call | TableCall, Problem>> {
  const admitted = await admit(house, route, request);
  if (!admitted.ok) return admitted;
  const query = parsed(route.query, request.query, "query");
  if (!query.ok) return query;
  const body = parsed("body" in route ? route.body : undefined, request.body, "body");
  if (!body.ok) return body;
  const { room, person, session } = admitted.value;
  const { headers } = request;
  const call: Call = {
    rooms: house.rooms,
    ...(person === undefined ? {} : { person }),
    params: request.params as Call["params"],
    query: query.value,
    body: body.value,
    ...(mayMeasure(house.metrics, request.raw)
      ? { measure: () => house.meter.registry.metrics() }
      : {}),
    ...(session === undefined ? {} : { session }),
    arrival: request.arrival,
    source: sourceOf(request.ip),
    origin: house.origins[0] ?? `${request.protocol}://${request.host}`,
    agent: headers["user-agent"] ?? "",
    languages: headers["accept-language"] ?? "",
    connections: house.connections,
    setDevice: (token) => setDevice(request, reply, token),
    dropDevice: () => dropDevice(reply),
    knownDeviceTokens: knownDeviceTokens(request),
    setKnownDeviceTokens: (tokens) => setKnownDeviceTokens(request, reply, tokens),
  };
  if (room === undefined) return ok(call);
  return ok({ ...call, room, observer: room.seatOf(person?.id) ?? "spectator" });
}

/** A call of a route that only tables have. */
export function atTable(call: Call | TableCall): TableCall {
  if (!("room" in call)) throw new Error("a route of a table was let in without one");
  return call;
}

/** Who was let in, and to which table. */
interface Admitted extends Identity {
  readonly room?: Room;
}

/** Lets in who may come: strangers, people, or those whom a table knows. */
async function admit(
  { rooms, origins }: House,
  { who, isForPeople, isForBanned }: Route,
  request: FastifyRequest,
): Promise<Result<Admitted, Problem>> {
  if (rooms.isLeaving) return no("server/closing");
  if (isTooOld(protocolOf(request))) return no("request/too-old");
  const isChange = !SAFE.includes(request.method) || request.ws;
  const isByCookie = request.headers.authorization === undefined;
  if (isChange && isByCookie && isForeign(request, origins)) return no("request/foreign-origin");
  const identity = await identify(rooms.services, request);
  if ("code" in identity) return { ok: false, error: identity };
  const { person, session } = identity;
  const isBanned = person !== undefined && (person.banned ?? 0) > rooms.services.now();
  if (isBanned && isForBanned !== true) return no("person/banned");
  if (who === "everybody") return ok(identity);
  if (who === "person") return person === undefined ? no("person/unknown") : ok(identity);
  if (who === "operator") {
    if (person === undefined) return no("person/unknown");
    if (person.role !== "operator") return no("person/not-operator");
    return session?.kind === "device" ? ok(identity) : no("person/not-a-device");
  }
  const { id = "" } = request.params as { readonly id?: string };
  const { invite } = request.query as { readonly invite?: unknown };
  const offered = (request.body as { readonly invite?: unknown } | undefined)?.invite ?? invite;
  const found = TABLE_ID.test(id) ? await rooms.find(id, sourceOf(request.ip)) : undefined;
  const room = await found?.catchUp();
  // A node that closed in the meantime has no tables any more.
  if (room === undefined && rooms.isLeaving) return no("server/closing");
  const visitor = visitorOf(person, offered);
  if (room?.admits(visitor) !== true) return no("table/unknown");
  if (who === "watcher" && isForPeople !== true) return ok({ ...identity, room });
  if (person === undefined) return no("person/unknown");
  if (who === "seat" && room.seatOf(person.id) === undefined) return no("seat/none");
  if (who === "owner" && room.table.owner !== person.id) return no("table/not-yours");
  return ok({ ...identity, room });
}

/** The version that a client says it speaks. */
function protocolOf({ headers }: FastifyRequest): number | undefined {
  const said = headers[PROTOCOL_HEADER];
  return said === undefined ? undefined : Number(said);
}

function parsed(
  schema: Schema<unknown> | undefined,
  input: unknown,
  where: string,
): Result<unknown, Problem> {
  if (schema === undefined) {
    const isEmpty = input === undefined || input === null || Object.keys(input).length === 0;
    return isEmpty ? ok(undefined) : no("request/malformed", `${where}: expected none`);
  }
  const result = read(schema, input ?? {});
  if (result.ok) return result;
  const { path, reason } = result.error;
  return no("request/malformed", `${where} ${jsonPath(path)}: ${reason}`);
}

const no = (
  code: Parameters<typeof problem>[0],
  detail?: string,
): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error: problem(code, detail === undefined ? {} : { detail }),
});
