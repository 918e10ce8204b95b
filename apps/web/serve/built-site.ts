import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteHandler } from "./site-handler.ts";
import { loadSite } from "./site.ts";

/** The folder of the last build: beside the built server, or in this package. */
const FOLDERS = [join(import.meta.dirname, "web"), join(import.meta.dirname, "../dist")];

/** A handler that serves the app as it was last built; undefined if it was not built. */
export function builtSite(folders = FOLDERS): ReturnType<typeof siteHandler> | undefined {
  const folder = folders.find((each) => existsSync(join(each, "index.html")));
  return folder === undefined ? undefined : siteHandler(loadSite(folder));
}
