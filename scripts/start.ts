/** `npm start`: builds the web app if it changed, starts the server and prints its address. */
import { join, relative } from "node:path";
import {
  StartupError,
  createLogger,
  readConfig,
  serve,
  waitForShutdownSignal,
} from "../apps/server/src/index.ts";
import { siteHandler } from "../apps/web/serve/site-handler.ts";
import { loadSite } from "../apps/web/serve/site.ts";
import { BuildError, buildWeb } from "./src/build-web.ts";

const ROOT = join(import.meta.dirname, "..");
const STANDARD_ERROR = 2;

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

async function start(): Promise<void> {
  // Logs warnings and errors only, unless LOG_LEVEL is set.
  const { LOG_LEVEL: level = "" } = process.env;
  const config = readConfig({ ...process.env, LOG_LEVEL: level === "" ? "warn" : level }, ROOT);
  if (!config.ok) throw new StartupError(config.error);
  const { host, database, logLevel } = config.value;
  const site = siteHandler(loadSite(await buildWeb(ROOT)));
  const ended = waitForShutdownSignal(process);
  const logger = createLogger(logLevel, STANDARD_ERROR);
  const server = await serve(config.value, { site, logger });
  console.log(`Sofala is at ${addressOf(host, server.port)}`);
  console.log(`Tables are stored in ${placeOf(database)}. Press Ctrl-C to stop.`);
  await ended;
  await server.close();
}

/** The address to open in a browser; `localhost` if the server listens on all addresses. */
function addressOf(host: string, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/** The path of the database file. URLs are not shown, because they may contain passwords. */
function placeOf(database: string): string {
  if (database.includes("://")) return "PostgreSQL";
  const inside = relative(ROOT, database);
  return inside.startsWith("..") ? database : inside;
}

function sentenceOf(error: unknown): string {
  if (error instanceof BuildError || error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) throw error;
  if ("syscall" in error && error.syscall === "symlink") {
    return `The web app must be built, but this folder is not writable: ${error.message}.`;
  }
  throw error;
}
