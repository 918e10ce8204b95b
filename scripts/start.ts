/** `npm start`: builds the web app and the server if they changed, starts the server and prints its address. */
import { join, relative } from "node:path";
import { readConfig } from "../apps/server/src/config.ts";
import { siteHandler } from "../apps/web/serve/site-handler.ts";
import { loadSite } from "../apps/web/serve/site.ts";
import { buildServer, importServer } from "./src/build-server.ts";
import { BuildError } from "./src/bundle.ts";

const ROOT = join(import.meta.dirname, "..");
const STANDARD_ERROR = 2;

/** The server cannot start, for a reason that the message explains. */
class StartError extends Error {}

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
  if (!config.ok) throw new StartError(config.error);
  const { host, database, logLevel } = config.value;
  const folder = await buildServer(ROOT);
  const { StartupError, createLogger, serve, waitForShutdownSignal } = await importServer(folder);
  const ended = waitForShutdownSignal(process);
  const logger = createLogger(logLevel, STANDARD_ERROR);
  const site = siteHandler(loadSite(join(folder, "web")));
  const server = await serve(config.value, { site, logger }).catch((error: unknown) => {
    throw error instanceof StartupError ? new StartError(error.message) : error;
  });
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
  if (error instanceof BuildError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) throw error;
  if ("syscall" in error && error.syscall === "symlink") {
    return `The server must be built, but this folder is not writable: ${error.message}.`;
  }
  throw error;
}
