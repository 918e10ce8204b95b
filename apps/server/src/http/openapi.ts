import { problem, problemSchema, type ProblemCode } from "@sofala/protocol";
import type { AnyGame } from "../timeline/timeline.ts";
import { SESSION_COOKIE } from "./identity.ts";
import { addGameSchemas, refTo, SchemaRegistry, type JsonSchema } from "./openapi-schemas.ts";
import { describeSocket, type SocketDescription } from "./openapi-socket.ts";
import { problemCodesOf } from "./problem-codes.ts";
import type { Route, RouteGroup, Access } from "./route.ts";

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
  /** Of a text of many lines: what each of them is. */
  readonly "x-line"?: JsonSchema;
}

interface ResponseObject {
  readonly description: string;
  readonly content?: { readonly [type: string]: MediaType };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly { readonly [scheme: string]: readonly never[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly [type: string]: MediaType };
  };
  readonly responses: { readonly [status: string]: ResponseObject };
  /** Who may ask, in a word. */
  readonly "x-who": Access;
  readonly "x-problems": readonly ProblemCode[];
  readonly "x-socket"?: SocketDescription;
}

/** The API for programs and for the page that shows it. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: object;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly securitySchemes: object;
  };
}

/** OpenAPI 3.1 of all that the routes say of themselves. */
export function buildOpenApi(
  groups: readonly RouteGroup[],
  games: readonly AnyGame[],
): OpenApiDocument {
  const book = new SchemaRegistry();
  book.output(problemSchema);
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const { name, routes } of groups) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/gu, "{$1}");
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operationOf(book, name, route),
      };
    }
  }
  addGameSchemas(book, games);
  return {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(book.components).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const INFO = {
  title: "Sofala",
  version: "1",
  summary: "Tables of a Sofala server: open, join, play, watch",
  license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
};

const SECURITY_SCHEMES = {
  device: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "The cookie of a device, from POST /api/guests",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description: "A token of a program, from POST /api/tokens",
  },
};

function operationOf(book: SchemaRegistry, group: string, route: Route): Operation {
  const { name, summary, description, access } = route;
  const isForAll =
    (access === "everybody" || access === "watcher") && route.requiresPerson !== true;
  const parameters = [...pathParameters(route), ...queryParameters(book, route)];
  const codes = problemCodesOf(route);
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(description === undefined ? {} : { description }),
    security: [...(isForAll ? [{}] : []), { device: [] }, { token: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(book, route),
    responses: { ...successResponse(book, route), ...problemResponses(codes) },
    "x-who": access,
    "x-problems": codes,
    ...(route.kind === "socket" ? { "x-socket": describeSocket(book) } : {}),
  };
}

/** The parts of addresses, by name. */
const PATH_PARAMETERS: { readonly [name: string]: Omit<Parameter, "name" | "in" | "required"> } = {
  id: { description: "The id of the table or the person", schema: { type: "string" } },
  entries: { description: "How many entries of the log", schema: { type: "integer", minimum: 0 } },
  token: { description: "The id of the token", schema: { type: "string" } },
  session: { description: "The id of the session", schema: { type: "string" } },
  passkey: { description: "The id of the passkey", schema: { type: "string" } },
  channel: { description: "The id of the channel", schema: { type: "string" } },
};

function pathParameters({ path }: Route): readonly Parameter[] {
  return [...path.matchAll(/:(?<name>\w+)/gu)].map(({ groups: { name = "" } = {} }) => {
    const about = PATH_PARAMETERS[name];
    if (about === undefined) throw new Error(`nobody knows what :${name} is in ${path}`);
    return { name, in: "path", required: true, ...about };
  });
}

function queryParameters(book: SchemaRegistry, { query }: Route): readonly Parameter[] {
  if (query === undefined) return [];
  const { required = [] } = book.input(query);
  return Object.entries(book.output(query).properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema;
    return {
      name,
      in: "query",
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function requestBodyOf(book: SchemaRegistry, route: Route): Pick<Operation, "requestBody"> {
  if (!("body" in route) || route.body === undefined) return {};
  const { body, example } = route;
  const media = { schema: book.input(body), ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: true, content: { "application/json": media } } };
}

const NDJSON = "application/x-ndjson";
const NDJSON_SCHEMA: JsonSchema = { type: "string", description: "Lines of JSON" };

function successResponse(book: SchemaRegistry, route: Route): Operation["responses"] {
  if (route.kind === "socket") return { 101: { description: "The socket is open" } };
  if (route.kind === "stream") {
    const media = { schema: NDJSON_SCHEMA, "x-line": book.output(route.lineSchema) };
    return { 200: { description: "Lines, as they come", content: { [NDJSON]: media } } };
  }
  const { response, isNdjson, contentType = "application/json" } = route;
  const media =
    isNdjson === true
      ? { [NDJSON]: { schema: NDJSON_SCHEMA, "x-line": book.output(response) } }
      : { [contentType.replace(/;.*$/u, "")]: { schema: book.output(response) } };
  return { 200: { description: "Done", content: media } };
}

/** For every status the codes that come with it. */
function problemResponses(codes: readonly ProblemCode[]): Operation["responses"] {
  const byStatus = Map.groupBy(codes, (code) => problem(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => {
      const schema = {
        allOf: [refTo("Problem"), { type: "object", properties: { code: { enum: own } } }],
      };
      return [
        String(status),
        { description: own.join(", "), content: { "application/problem+json": { schema } } },
      ];
    }),
  );
}
