import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "../serve/site.ts";

export const DIST = join(import.meta.dirname, "../dist");

/** The built app: read and compressed once for all tests of a worker. */
export const builtSite = lazily(() => {
  if (!existsSync(DIST)) throw new Error("the app is not built: npm run e2e builds it");
  return loadSite(DIST);
});

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
