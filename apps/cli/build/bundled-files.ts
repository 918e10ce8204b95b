import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A file beside a module: the script of a worker thread, or something that is read. */
const SIBLING = /new URL\(\s*"(?<path>[^"]+)",\s*import\.meta\.url,?\s*\)/gu;
/** A file of a package. */
const PACKAGE_FILE = /import\.meta\s*\.resolve\(\s*"(?<name>[^"]+)",?\s*\)/gu;
const ANY_FILE = /import\.meta\s*\.(?:url|resolve)/u;

/** Puts the files that our modules find by `import.meta` into the build, where the same expressions find them. */
export function bundledFiles(): Plugin {
  /** By their names in the build. */
  const files = new Map<string, string>();
  return {
    name: "bundled-files",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.ts$/u, exclude: /node_modules/u }, code: ANY_FILE },
      handler(code, id) {
        const addressOf = (file: string): string => {
          const isScript = file.endsWith(".ts");
          const fileName = isScript ? threadName(file) : basename(file);
          if ((files.get(fileName) ?? file) !== file)
            this.error(`two files are called ${fileName}`);
          files.set(fileName, file);
          if (isScript) this.emitFile({ type: "chunk", id: file, fileName });
          else {
            const source = readFileSync(file);
            this.emitFile({ type: "asset", fileName, originalFileName: file, source });
          }
          return `new URL("${fileName}", import.meta.url)`;
        };
        const addresses = code
          .replaceAll(SIBLING, (_, path: string) => addressOf(join(dirname(id), path)))
          .replaceAll(PACKAGE_FILE, (_, name: string) =>
            addressOf(fileURLToPath(import.meta.resolve(name))),
          );
        if (ANY_FILE.test(addresses.replaceAll(SIBLING, "")))
          this.error("a file that is found by `import.meta` in another way would be missing");
        return { code: addresses, map: null };
      },
    },
  };
}

/** With the name of its folder, because several are called `worker`. */
const threadName = (file: string): string =>
  `${basename(dirname(file))}-${basename(file, ".ts")}.mjs`;
