import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import type { AnyGame } from "../timeline/timeline.ts";
import { documentationPage } from "./documentation.ts";
import { openApi, type OpenApi } from "./openapi.ts";
import type { Route, RouteGroup } from "./route.ts";

/** The page brings its looks, and a script by which calls are tried on this server. */
const POLICY = [
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
  const documents = new WeakMap<readonly AnyGame[], OpenApi>();
  const documentFor = (games: readonly AnyGame[]): OpenApi => {
    const document = documents.get(games) ?? openApi(groups(), games);
    documents.set(games, document);
    return document;
  };
  return [
    {
      name: "documentation",
      method: "GET",
      path: "/api",
      summary: "The documentation, as a page",
      who: "everybody",
      answer: z.string(),
      type: "text/html; charset=utf-8",
      headers: { "content-security-policy": POLICY },
      run: async ({ rooms }) => ok(documentationPage(documentFor(rooms.services.games))),
    },
    {
      name: "documentationStyle",
      method: "GET",
      path: "/api/documentation.css",
      summary: "The looks of the page",
      who: "everybody",
      answer: z.string(),
      type: "text/css; charset=utf-8",
      run: async () => ok(STYLE),
    },
    {
      name: "documentationScript",
      method: "GET",
      path: "/api/documentation.js",
      summary: "Lets calls be tried on the page",
      who: "everybody",
      answer: z.string(),
      type: "text/javascript; charset=utf-8",
      run: async () => ok(SCRIPT),
    },
    {
      name: "openapi",
      method: "GET",
      path: "/api/openapi.json",
      summary: "The documentation as OpenAPI 3.1",
      who: "everybody",
      answer: z.looseObject({ openapi: z.string() }),
      run: async ({ rooms }) => ok(documentFor(rooms.services.games)),
    },
  ];
}

const fileBeside = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const STYLE = fileBeside("documentation.css");
const SCRIPT = fileBeside("documentation.js");
