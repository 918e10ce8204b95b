/** `./sofala`: the command line; the built one if it is from the present sources, because it starts sooner and runs faster. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtProgram } from "./src/build-server.ts";

const ROOT = join(import.meta.dirname, "..");

await import(pathToFileURL(builtProgram(ROOT) ?? join(ROOT, "apps/cli/src/main.ts")).href);
