import { existsSync } from "node:fs";
import { join } from "node:path";

/** From `src` as well as from the build, `dist`. */
const CHECKOUT = join(import.meta.dirname, "../../..");

/** Where relative paths in settings start: this checkout, or for a build that was copied elsewhere the working directory. */
export const ROOT = existsSync(join(CHECKOUT, "apps/cli/package.json")) ? CHECKOUT : process.cwd();
