import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { games } from "@sofala/catalog";
import { COMMAND_NAMES, PROBLEM_CODES } from "@sofala/protocol";
import { resolvePointer, readerFor, within } from "../../test/support/document.ts";
import { buildOpenApi, type OpenApiDocument } from "./openapi.ts";
import { ROUTE_GROUPS, ROUTES } from "./routes.ts";

const document = buildOpenApi(ROUTE_GROUPS, games);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));

/** JSON Schema 2020-12: the keywords that we use, and no others. */
const schema: z.ZodMiniType = z.lazy(() =>
  z.strictObject({
    $ref: z.optional(z.string().check(z.regex(/^#\/components\/schemas\/\w+$/u))),
    type: z.optional(z.enum(["object", "array", "string", "integer", "number", "boolean", "null"])),
    description: z.optional(text),
    default: z.optional(z.unknown()),
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown()).check(z.minLength(1))),
    anyOf: z.optional(z.array(schema).check(z.minLength(1))),
    oneOf: z.optional(z.array(schema).check(z.minLength(1))),
    allOf: z.optional(z.array(schema).check(z.minLength(1))),
    properties: z.optional(z.record(z.string(), schema)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.boolean(), schema])),
    propertyNames: z.optional(schema),
    items: z.optional(z.union([z.boolean(), schema])),
    prefixItems: z.optional(z.array(schema).check(z.minLength(1))),
    minItems: z.optional(count),
    maxItems: z.optional(count),
    uniqueItems: z.optional(z.boolean()),
    minLength: z.optional(count),
    maxLength: z.optional(count),
    pattern: z.optional(
      z.string().check(z.refine((pattern) => new RegExp(pattern, "u") instanceof RegExp)),
    ),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
  }),
);

const content = z.record(
  z.string().check(z.regex(/^[a-z]+\/[a-z+-]+$/u)),
  z.strictObject({
    schema,
    example: z.optional(z.record(z.string(), z.unknown())),
    "x-line": z.optional(schema),
  }),
);
const operation = z.strictObject({
  operationId: z.string().check(z.regex(/^[a-z][A-Za-z]*$/u)),
  tags: z.tuple([text]),
  summary: text,
  description: z.optional(text),
  deprecated: z.optional(z.literal(true)),
  security: z.array(
    z.strictObject({
      device: z.optional(z.array(z.string())),
      token: z.optional(z.array(z.string())),
    }),
  ),
  parameters: z.optional(
    z.array(
      z.strictObject({
        name: text,
        in: z.enum(["path", "query"]),
        required: z.boolean(),
        description: z.optional(text),
        schema,
      }),
    ),
  ),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses: z.record(
    z.string().check(z.regex(/^[1-5]\d\d$/u)),
    z.strictObject({ description: text, content: z.optional(content) }),
  ),
  "x-access": z.enum(["public", "person", "operator", "viewer", "seat", "owner"]),
  "x-problems": z.array(z.enum(PROBLEM_CODES)),
  "x-socket": z.optional(
    z.strictObject({
      firstMessage: schema,
      clientMessage: schema,
      serverMessage: schema,
      closeCodes: z.record(z.string().check(z.regex(/^\d{4}$/u)), text),
    }),
  ),
});
/** OpenAPI 3.1: the parts that we use, and no others. */
const openapi = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d$/u)),
  info: z.strictObject({
    title: text,
    version: text,
    summary: text,
    license: z.strictObject({ name: text, identifier: text }),
  }),
  servers: z.array(z.strictObject({ url: text })),
  tags: z.array(z.strictObject({ name: text, description: text })),
  paths: z.record(
    z.string().check(z.startsWith("/")),
    z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[A-Za-z]+$/u)), schema),
    securitySchemes: z.record(
      z.string(),
      z.discriminatedUnion("type", [
        z.strictObject({
          type: z.literal("apiKey"),
          in: z.enum(["query", "header", "cookie"]),
          name: text,
          description: text,
        }),
        z.strictObject({ type: z.literal("http"), scheme: text, description: text }),
      ]),
    ),
  }),
});

describe("the document", () => {
  test("is OpenAPI 3.1", () => {
    expect(openapi.safeParse(document)).toMatchObject({ success: true });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test("has no dangling references and no unused schemas", () => {
    const refs = [...within(document)].flatMap((part) =>
      "$ref" in part ? [String(part.$ref)] : [],
    );
    for (const ref of refs) expect(resolvePointer(document, ref), ref).toBeTypeOf("object");
    const named = Object.keys(document.components.schemas);
    expect(named.filter((name) => !refs.includes(`#/components/schemas/${name}`))).toEqual([]);
  });

  test("has exactly the routes of the route table", () => {
    const documented = operations.map(
      ({ path, method, operation: { operationId } }) =>
        `${operationId}: ${method.toUpperCase()} ${path}`,
    );
    const routes = ROUTES.map(
      ({ name, method, path }) => `${name}: ${method} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`,
    );
    expect(documented.toSorted()).toEqual(routes.toSorted());
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
  });

  test("documents every path parameter", () => {
    for (const {
      path,
      operation: { parameters = [] },
    } of operations) {
      const named = parameters.filter(({ in: place }) => place === "path").map(({ name }) => name);
      expect(named).toEqual([...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name));
    }
  });

  test("lists every problem code at some route, except those of no route", () => {
    const documented = new Set(
      operations.flatMap(({ operation: { "x-problems": codes } }) => codes),
    );
    const missing = PROBLEM_CODES.filter((code) => !documented.has(code));
    expect(missing).toEqual(["request/wrong-method"]);
  });

  test("lists all problem codes in the schema Problem", () => {
    const { Problem } = document.components.schemas;
    expect(Problem?.properties?.["code"]?.enum).toEqual(PROBLEM_CODES);
  });
});

describe("examples", () => {
  const examples = operations.flatMap(({ operation: { operationId, requestBody } }) => {
    const media = requestBody?.content["application/json"];
    return media === undefined ? [] : [{ name: operationId, ...media }];
  });

  test.each(examples)("the example of $name is valid", ({ schema: body, example }) => {
    expect(readerFor(document, body).safeParse(example)).toMatchObject({ success: true });
  });

  test("every route with a body has an example", () => {
    expect(examples.filter(({ example }) => example === undefined)).toEqual([]);
  });
});

describe("moves", () => {
  const body = bodyOf(document, "move");

  test.each([
    ["a gift", { kind: "give", cattle: 3 }],
    ["a vote", { kind: "vote", victim: 1 }],
  ])("a move of a game is valid: %s", (_, move) => {
    expect(body.safeParse({ key: "k", move }).success).toBe(true);
  });

  test("a move that no game has is invalid", () => {
    expect(body.safeParse({ key: "k", move: { kind: "castle" } }).success).toBe(false);
    expect(body.safeParse({ key: "k", move: { kind: "give" } }).success).toBe(false);
  });

  test("the socket has all commands", () => {
    const socket = operations.flatMap(({ operation: { "x-socket": part } }) => part ?? []);
    expect(socket).toHaveLength(1);
    const [{ clientMessage, firstMessage } = { clientMessage: {}, firstMessage: {} }] = socket;
    const command = readerFor(document, clientMessage);
    for (const move of [{ kind: "pass" }]) {
      expect(command.safeParse({ command: "move", id: 1, key: "k", move }).success).toBe(true);
    }
    expect(command.safeParse({ command: "chat", text: "Hello" }).success).toBe(true);
    expect(command.safeParse({ command: "castle" }).success).toBe(false);
    expect(
      readerFor(document, firstMessage).safeParse({ command: "hello", after: 3 }).success,
    ).toBe(true);
    const { oneOf = [] } = document.components.schemas["SocketCommand"] ?? {};
    // All commands and the ping.
    expect(oneOf).toHaveLength(COMMAND_NAMES.length + 1);
  });
});

function bodyOf(whole: OpenApiDocument, name: string) {
  const found = operations.find(({ operation: { operationId } }) => operationId === name);
  const { schema: body = {} } = found?.operation.requestBody?.content["application/json"] ?? {};
  return readerFor(whole, body);
}
