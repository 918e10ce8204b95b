import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import type { AnyGame } from "../timeline/timeline.ts";
import { renderDocumentation } from "./documentation.ts";
import { buildOpenApi, type OpenApiDocument } from "./openapi.ts";
import type { Route, RouteGroup } from "./route.ts";

/** The page brings its looks, and a script by which calls are tried on this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What the API says of itself, for people and for programs. */
export function documentationRoutes(groups: () => readonly RouteGroup[]): readonly Route[] {
  const documents = new WeakMap<readonly AnyGame[], OpenApiDocument>();
  const documentFor = (games: readonly AnyGame[]): OpenApiDocument => {
    const document = documents.get(games) ?? buildOpenApi(groups(), games);
    documents.set(games, document);
    return document;
  };
  return [
    {
      name: "documentation",
      method: "GET",
      path: "/api",
      summary: "The documentation, as a page",
      access: "everybody",
      response: z.string(),
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": CONTENT_SECURITY_POLICY },
      handle: async ({ liveTables }) =>
        ok(renderDocumentation(documentFor(liveTables.services.games))),
    },
    {
      name: "documentationStyle",
      method: "GET",
      path: "/api/documentation.css",
      summary: "The looks of the page",
      access: "everybody",
      response: z.string(),
      contentType: "text/css; charset=utf-8",
      handle: async () => ok(STYLESHEET),
    },
    {
      name: "documentationScript",
      method: "GET",
      path: "/api/documentation.js",
      summary: "Lets calls be tried on the page",
      access: "everybody",
      response: z.string(),
      contentType: "text/javascript; charset=utf-8",
      handle: async () => ok(SCRIPT),
    },
    {
      name: "openapi",
      method: "GET",
      path: "/api/openapi.json",
      summary: "The documentation as OpenAPI 3.1",
      access: "everybody",
      response: z.looseObject({ openapi: z.string() }),
      handle: async ({ liveTables }) => ok(documentFor(liveTables.services.games)),
    },
  ];
}

const readSibling = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const STYLESHEET = readSibling("documentation.css");
const SCRIPT = readSibling("documentation.js");
