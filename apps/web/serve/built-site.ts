import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteHandler } from "./site-handler.ts";
import { loadSite } from "./site.ts";

const DIST = join(import.meta.dirname, "../dist");

/** A handler that serves the app as it was last built; undefined if it was not built. */
export function builtSite(folder = DIST): ReturnType<typeof siteHandler> | undefined {
  return existsSync(join(folder, "index.html")) ? siteHandler(loadSite(folder)) : undefined;
}
