/** `npm start`: builds the web app if it changed, serves it and says where. */
import { join } from "node:path";
import { loadSite, type Site } from "../apps/web/serve/site.ts";
import { serveSite, type StaticServer } from "../apps/web/serve/static-server.ts";
import { BuildError, buildWeb } from "./src/build-web.ts";

const FIRST_PORT = 8080;
const LAST_PORT = 8999;

try {
  const { HOST: host = "127.0.0.1", PORT: port } = process.env;
  const site = loadSite(await buildWeb(join(import.meta.dirname, "..")));
  const server = await (port === undefined || port === ""
    ? firstFree(site, host)
    : serveSite(site, host, Number(port)));
  console.log(`Sofala is at ${addressOf(host, server)}\nCtrl-C ends it.`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void server.close());
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

async function firstFree(site: Site, host: string): Promise<StaticServer> {
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await serveSite(site, host, port);
    } catch (error) {
      if (codeOf(error) !== "EADDRINUSE" || port === LAST_PORT) throw error;
    }
  }
}

/** What to type into a browser; where everybody may come, this machine's own name for itself. */
function addressOf(host: string, { port }: StaticServer): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

function sentenceOf(error: unknown): string {
  if (error instanceof BuildError) return error.message;
  if (!(error instanceof Error)) throw error;
  // The system has the same codes for files, which are no matter of ports.
  if ("syscall" in error && error.syscall === "symlink") {
    return `The web app must be built, but nothing may be written here: ${error.message}.`;
  }
  const { HOST: host = "127.0.0.1", PORT: port = `${FIRST_PORT} to ${LAST_PORT}` } = process.env;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Something else is listening at ${host}, port ${port}; PORT names another.`;
    case "EACCES":
      return `This user may not listen at port ${port}; PORT names another.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}; HOST names another.`;
    case "ERR_SOCKET_BAD_PORT":
      return `PORT must be a number up to 65535, not "${port}".`;
    default:
      throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
