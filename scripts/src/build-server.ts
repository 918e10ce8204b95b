import { cpSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWeb } from "./build-web.ts";
import { build, buildFolder, isFresh, type Program } from "./bundle.ts";

/** The command line with the server, and the web app that it serves. */
const SERVER: Program = {
  name: "the server",
  folder: "apps/cli",
  sources: [
    "package-lock.json",
    "apps/cli/{package.json,vite.config.ts}",
    "apps/cli/{build,src}/**",
    "apps/server/{package.json,src/**}",
    "apps/web/serve/**",
    "apps/web/dist/.sources",
    "{games,packages}/*/{package.json,src/**}",
  ],
};

/** The main program of a build from the present sources; undefined if there is none. */
export const builtProgram = (root: string): string | undefined =>
  isFresh(root, SERVER) ? join(buildFolder(root, SERVER), "main.mjs") : undefined;

/** Builds the web app and the server, unless their last builds are from the same sources; returns the folder of both. Throws `BuildError`. */
export async function buildServer(root: string): Promise<string> {
  const site = await buildWeb(root);
  return build(root, SERVER, (folder) => cpSync(site, join(folder, "web"), { recursive: true }));
}

/** The server in the folder of a build. */
export async function importServer(
  folder: string,
): Promise<typeof import("../../apps/server/src/index.ts")> {
  return import(pathToFileURL(join(folder, "server.mjs")).href);
}
