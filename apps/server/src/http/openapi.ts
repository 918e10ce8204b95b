import type { Game } from "@sofala/engine";
import {
  COMMAND_NAMES,
  COMMANDS,
  PROTOCOL_VERSION,
  hello,
  ping,
  problem,
  problemSchema,
  serverMessage,
  type ProblemCode,
} from "@sofala/protocol";
import { SESSION_COOKIE } from "./identity.ts";
import { addGameSchemas, refTo, SchemaRegistry, type JsonSchema } from "./openapi-schemas.ts";
import { problemCodesOf } from "./problem-codes.ts";
import type { Route, RouteGroup, Access } from "./route.ts";
import { CLOSE_CODES } from "./table-socket.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: object;
  /** The schema of a line, if the content is lines of JSON. */
  readonly "x-line"?: JsonSchema;
}

interface ResponseObject {
  readonly description: string;
  readonly content?: { readonly [type: string]: MediaType };
}

/** The messages of a socket, and why it is closed. */
export interface SocketDescription {
  readonly firstMessage: JsonSchema;
  /** All later messages of the client. */
  readonly clientMessage: JsonSchema;
  readonly serverMessage: JsonSchema;
  readonly closeCodes: { readonly [code: string]: string };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly security: readonly { readonly [scheme: string]: readonly never[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly [type: string]: MediaType };
  };
  readonly responses: { readonly [status: string]: ResponseObject };
  readonly "x-access": Access;
  readonly "x-problems": readonly ProblemCode[];
  readonly "x-socket"?: SocketDescription;
}

/** The API description, for programs and for the documentation page. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly securitySchemes: object;
  };
}

/** OpenAPI 3.1 of the routes. */
export function buildOpenApi(
  groups: readonly RouteGroup[],
  games: readonly Game[],
): OpenApiDocument {
  const registry = new SchemaRegistry();
  registry.output(problemSchema);
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const { name, routes } of groups) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/gu, "{$1}");
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operationOf(registry, name, route),
      };
    }
  }
  addGameSchemas(registry, games);
  return {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(registry.components).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const INFO = {
  title: "Sofala",
  version: String(PROTOCOL_VERSION),
  summary: "Create, join, play and watch tables on a Sofala server",
  license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
};

const SECURITY_SCHEMES = {
  device: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "The session cookie of a device, from POST /api/guests or POST /api/session",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description: "An API token, from POST /api/tokens",
  },
};

function operationOf(registry: SchemaRegistry, group: string, route: Route): Operation {
  const { name, summary, description, isDeprecated, access, requiresPerson } = route;
  const isPublic = (access === "public" || access === "viewer") && requiresPerson !== true;
  const parameters = [...pathParameters(route), ...queryParameters(registry, route)];
  const codes = problemCodesOf(route);
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(isDeprecated === undefined ? {} : { deprecated: isDeprecated }),
    security: [...(isPublic ? [{}] : []), { device: [] }, { token: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(registry, route),
    responses: { ...successResponse(registry, route), ...problemResponses(codes) },
    "x-access": access,
    "x-problems": codes,
    ...(route.kind === "socket" ? { "x-socket": describeSocket(registry) } : {}),
  };
}

/** The parameters in paths, by name. */
const PATH_PARAMETERS: { readonly [name: string]: Omit<Parameter, "name" | "in" | "required"> } = {
  tableId: { description: "The id of the table", schema: { type: "string" } },
  personId: { description: "The id of the person", schema: { type: "string" } },
  entryCount: { description: "A number of log entries", schema: { type: "integer", minimum: 0 } },
  tokenId: { description: "The id of the API token", schema: { type: "string" } },
  sessionId: { description: "The id of the session", schema: { type: "string" } },
  passkeyId: { description: "The id of the passkey", schema: { type: "string" } },
  importId: { description: "The id of the import", schema: { type: "string" } },
  gameId: {
    description: "The id that the table has on the other server",
    schema: { type: "string" },
  },
  channelId: { description: "The id of the channel", schema: { type: "string" } },
};

function pathParameters({ path }: Route): readonly Parameter[] {
  return [...path.matchAll(/:(?<name>\w+)/gu)].map(({ groups: { name = "" } = {} }) => {
    const description = PATH_PARAMETERS[name];
    if (description === undefined) throw new Error(`:${name} in ${path} is not documented`);
    return { name, in: "path", required: true, ...description };
  });
}

function queryParameters(registry: SchemaRegistry, { query }: Route): readonly Parameter[] {
  if (query === undefined) return [];
  const { required = [] } = registry.input(query);
  return Object.entries(registry.output(query).properties ?? {}).map(([name, property]) => {
    const { description, ...schema } = property;
    return {
      name,
      in: "query",
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}

function requestBodyOf(registry: SchemaRegistry, route: Route): Pick<Operation, "requestBody"> {
  if (!("body" in route) || route.body === undefined) return {};
  const { body, example } = route;
  const media = { schema: registry.input(body), ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: true, content: { "application/json": media } } };
}

const NDJSON = "application/x-ndjson";
const NDJSON_SCHEMA: JsonSchema = { type: "string", description: "Lines of JSON" };

function successResponse(registry: SchemaRegistry, route: Route): Operation["responses"] {
  if (route.kind === "socket") return { 101: { description: "The socket is open" } };
  if (route.kind === "stream") {
    const media = { schema: NDJSON_SCHEMA, "x-line": registry.output(route.lineSchema) };
    return { 200: { description: "A stream of lines", content: { [NDJSON]: media } } };
  }
  const { response, isNdjson, contentType = "application/json" } = route;
  const media =
    isNdjson === true
      ? { [NDJSON]: { schema: NDJSON_SCHEMA, "x-line": registry.output(response) } }
      : { [contentType.replace(/;.*$/u, "")]: { schema: registry.output(response) } };
  return { 200: { description: "Success", content: media } };
}

/** The problem codes of each status. */
function problemResponses(codes: readonly ProblemCode[]): Operation["responses"] {
  const byStatus = Map.groupBy(codes, (code) => problem(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, ownCodes]) => {
      const schema = {
        allOf: [refTo("Problem"), { type: "object", properties: { code: { enum: ownCodes } } }],
      };
      return [
        String(status),
        { description: ownCodes.join(", "), content: { "application/problem+json": { schema } } },
      ];
    }),
  );
}

const CLOSE_DESCRIPTIONS: { readonly [Reason in keyof typeof CLOSE_CODES]: string } = {
  malformed: "The first message was not a hello, or a message was not JSON",
  signedOut: "The session ended, or the person was banned or deleted",
  accessRevoked: "The client may no longer see the table",
  helloTimeout: "No hello came in time",
  tooOld: "The server no longer supports the client's protocol version",
  tooMany: "Too many messages in a short time, or too many open connections",
  tooSlow: "The client did not read its messages fast enough",
  shuttingDown: "The server is about to restart: connect again in a moment",
};

function describeSocket(registry: SchemaRegistry): SocketDescription {
  const commands = COMMAND_NAMES.map((name) =>
    withProperties(registry.input(COMMANDS[name]), {
      command: { const: name },
      id: { type: "integer", minimum: 0 },
    }),
  );
  const description = "A command. The client chooses the id; the answer repeats it.";
  const oneOf = [...commands, registry.input(ping)];
  return {
    firstMessage: registry.input(hello),
    clientMessage: registry.define("SocketCommand", { description, oneOf }),
    serverMessage: registry.output(serverMessage),
    closeCodes: Object.fromEntries(
      Object.entries(CLOSE_CODES).map(([reason, code]) => [
        code,
        CLOSE_DESCRIPTIONS[reason as keyof typeof CLOSE_CODES],
      ]),
    ),
  };
}

/** Adds the properties of the envelope to the body of a command. */
function withProperties(
  schema: JsonSchema,
  added: { readonly command: JsonSchema; readonly id: JsonSchema },
): JsonSchema {
  const { oneOf = schema.anyOf, properties, required = [] } = schema;
  if (oneOf !== undefined) return { oneOf: oneOf.map((each) => withProperties(each, added)) };
  return {
    ...schema,
    properties: { ...added, ...properties },
    required: ["command", ...required],
  };
}
