/**
 * Runs any number of servers in one process, each with its own database and clock. One process for each would load the
 * same code again for every test.
 */
import { readConfig, serve, type RunningServer } from "@sofala/server";
import { siteHandler } from "../serve/site-handler.ts";
import { loadSite } from "../serve/site.ts";
import { pseudoSite } from "./pseudo-site.ts";

/** A request to the process; the response has the same number. */
export type ServerRequest = { readonly number: number; readonly server: number } & (
  | { readonly ask: "open"; readonly environment: Readonly<Record<string, string>> }
  | { readonly ask: "pass"; readonly milliseconds: number }
  | { readonly ask: "close" }
);

/** The response: the port of an opened server, or why the request failed. */
export interface ServerResponse {
  readonly number: number;
  readonly port?: number;
  readonly failure?: string;
}

interface OpenServer {
  readonly running: RunningServer;
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
}

const { SITE: folder = "", PSEUDO_LANGUAGE: isPseudo } = process.env;
const site = loadSite(folder);
const handler = siteHandler(isPseudo === undefined ? site : await pseudoSite(site));
const servers = new Map<number, Promise<OpenServer>>();

process.on("message", (request: ServerRequest) => {
  handle(request)
    .catch((error: unknown): ServerResponse => ({ number: request.number, failure: String(error) }))
    .then((response) => process.send?.(response))
    .catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit());

async function handle(request: ServerRequest): Promise<ServerResponse> {
  const { number, server } = request;
  if (request.ask === "open") {
    const opening = open(request.environment);
    servers.set(server, opening);
    const { running } = await opening;
    return { number, port: running.port };
  }
  const found = await servers.get(server);
  if (request.ask === "pass" && found !== undefined) found.ahead += request.milliseconds;
  if (request.ask === "close") {
    servers.delete(server);
    await found?.running.close();
  }
  return { number };
}

async function open(environment: Readonly<Record<string, string>>): Promise<OpenServer> {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  const clock = { ahead: 0 };
  const running = await serve(config.value, { site: handler, now: () => Date.now() + clock.ahead });
  return Object.assign(clock, { running });
}
