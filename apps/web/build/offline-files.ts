import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { LICENSES_FILE } from "../src/screens/about/package-licenses.ts";

const NAME = "service-worker.js";
const NOT_FOR_OFFLINE_USE = [NAME, LICENSES_FILE];

/** Writes the service worker with the list of all files of the build and one version for them. */
export function offlineFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "offline-files",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = filesIn(folder);
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const version = hash.digest("hex").slice(0, 16);
      writeFileSync(join(folder, NAME), await workerCode(config, version, files));
    },
  };
}

/** The files that a browser may need offline; source maps and licenses are not needed. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !NOT_FOR_OFFLINE_USE.includes(name) && !name.endsWith(".map"))
    .sort();
}

/** A separate build, because a service worker is one classic script. */
async function workerCode(
  { root, build: { target } }: ResolvedConfig,
  version: string,
  files: readonly string[],
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root,
    publicDir: false,
    define: {
      VERSION: JSON.stringify(version),
      FILES: JSON.stringify(files.map((name) => `/${name}`)),
    },
    build: {
      write: false,
      target,
      rolldownOptions: {
        input: join(root, "src/service-worker/service-worker.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("no service worker was built");
  return output.output[0].code;
}
