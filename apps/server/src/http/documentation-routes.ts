import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ok, type Game } from "@sofala/engine";
import { renderDocumentation } from "./documentation.ts";
import { buildOpenApi, type OpenApiDocument } from "./openapi.ts";
import { route, type Route, type RouteGroup } from "./route.ts";

/** The page loads its style sheet and a script that sends requests to this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The documentation of the API, for people and for programs. */
export function documentationRoutes(groups: () => readonly RouteGroup[]): readonly Route[] {
  const documents = new WeakMap<readonly Game[], OpenApiDocument>();
  const documentFor = (games: readonly Game[]): OpenApiDocument => {
    const document = documents.get(games) ?? buildOpenApi(groups(), games);
    documents.set(games, document);
    return document;
  };
  return [
    route({
      name: "documentation",
      method: "GET",
      path: "/api",
      summary: "Read the documentation as a page",
      access: "public",
      response: z.string(),
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": CONTENT_SECURITY_POLICY },
      handle: async ({ services }) => ok(renderDocumentation(documentFor(services.games))),
    }),
    route({
      name: "documentationStyle",
      method: "GET",
      path: "/api/documentation.css",
      summary: "Read the style sheet of the page",
      access: "public",
      response: z.string(),
      contentType: "text/css; charset=utf-8",
      handle: async () => ok(STYLESHEET),
    }),
    route({
      name: "documentationScript",
      method: "GET",
      path: "/api/documentation.js",
      summary: "Read the script of the page, which sends requests",
      access: "public",
      response: z.string(),
      contentType: "text/javascript; charset=utf-8",
      handle: async () => ok(SCRIPT),
    }),
    route({
      name: "openapi",
      method: "GET",
      path: "/api/openapi.json",
      summary: "Read the API description as OpenAPI 3.1",
      access: "public",
      response: z.looseObject({ openapi: z.string() }),
      handle: async ({ services }) => ok({ ...documentFor(services.games) }),
    }),
  ];
}

const STYLESHEET = readFileSync(new URL("documentation.css", import.meta.url), "utf8");
const SCRIPT = readFileSync(new URL("documentation.js", import.meta.url), "utf8");
