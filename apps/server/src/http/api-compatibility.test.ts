import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "@sofala/catalog";
import { breakingChanges } from "./api-compatibility.ts";
import { buildOpenApi, type OpenApiDocument } from "./openapi.ts";
import { ROUTE_GROUPS } from "./routes.ts";

const STORED_COPY = new URL("../../openapi.json", import.meta.url);
const document = buildOpenApi(ROUTE_GROUPS, games);

test("the stored API description is current, and every breaking change raises the version", async () => {
  const stored = JSON.parse(readFileSync(STORED_COPY, "utf8")) as OpenApiDocument;
  if (stored.info.version === document.info.version) {
    const advice = "these changes break clients: raise PROTOCOL_VERSION in packages/protocol";
    expect(breakingChanges(stored, document), advice).toEqual([]);
  }
  await expect(
    format(document),
    "apps/server/openapi.json is not current: run `npm run openapi` to update it",
  ).toMatchFileSnapshot(STORED_COPY.pathname);
});

/** JSON with a line for each operation and schema; problem responses are left out, since `x-problems` has them. */
function format({ paths, components, ...rest }: OpenApiDocument): string {
  const lines = (items: object) =>
    Object.entries(items)
      .map(([name, item]) => `${JSON.stringify(name)}: ${JSON.stringify(item)}`)
      .join(",\n");
  const operations = Object.entries(paths).map(([path, methods]) => {
    const shortened = Object.entries(methods).map(([method, operation]) => {
      const { 200: ok, 101: upgrade } = operation.responses;
      return [method, { ...operation, responses: { 200: ok, 101: upgrade } }] as const;
    });
    return `${JSON.stringify(path)}: {\n${lines(Object.fromEntries(shortened))}\n}`;
  });
  const { schemas, securitySchemes } = components;
  return `{
${lines(rest)},
"components": {
"securitySchemes": ${JSON.stringify(securitySchemes)},
"schemas": {\n${lines(schemas)}\n}
},
"paths": {\n${operations.join(",\n")}\n}
}
`;
}

interface JsonNode {
  [key: string]: unknown;
}

/** A copy of the document with another value at a path; undefined removes the value. */
function edited(path: string, change: (value: unknown) => unknown): OpenApiDocument {
  const copy = structuredClone(document);
  const keys = path.split(" ");
  const parent = keys
    .slice(0, -1)
    .reduce<JsonNode>((node, key) => node[key] as JsonNode, copy as unknown as JsonNode);
  const last = keys.at(-1) ?? "";
  const value = change(parent[last]);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const remove = (): undefined => undefined;
const setTo = (value: unknown) => (): unknown => value;
const without = (item: unknown) => (list: unknown) =>
  (list as readonly unknown[]).filter((each) => each !== item);
const withItem = (item: unknown) => (list: unknown) => [...(list as readonly unknown[]), item];
const dropFirst = (list: unknown): unknown => (list as readonly unknown[]).slice(1);

test.each([
  ["a removed operation", "paths /api/games", remove, "GET /api/games: removed"],
  [
    "a removed parameter",
    "paths /api/tables get parameters",
    dropFirst,
    "GET /api/tables: parameter status removed",
  ],
  [
    "a removed response field",
    "components schemas Table properties toAct",
    remove,
    "Table.toAct: removed",
  ],
  [
    "a response field that becomes optional",
    "components schemas Table required",
    without("toAct"),
    "Table.toAct: is now optional",
  ],
  [
    "a request field that becomes required",
    "components schemas NewTable required",
    withItem("title"),
    "NewTable.title: is now required",
  ],
  [
    "a changed type",
    "components schemas Table properties createdAt type",
    setTo("string"),
    "Table.createdAt: integer is now string",
  ],
  [
    "a removed command",
    "components schemas SocketCommand oneOf",
    dropFirst,
    'SocketCommand: variant object command "join" removed',
  ],
])("%s breaks clients", (_, path, change, expected) => {
  expect(breakingChanges(document, edited(path, change)).join("\n")).toContain(expected);
});

test.each([
  ["a new operation", "paths /api/weather", setTo(document.paths["/api/games"])],
  ["an optional request field", "components schemas NewTable properties colour", setTo({})],
  ["a new response field", "components schemas Table properties colour", setTo({})],
])("%s breaks nobody", (_, path, change) => {
  expect(breakingChanges(document, edited(path, change))).toEqual([]);
});
