import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const START = /new Worker\(\s*new URL\("([^"]+)", import\.meta\.url\)/gu;

/**
 * Lets workers share chunks with the page. By default the bundler builds each worker separately, and
 * a player against bots would download the rules twice.
 */
export function sharingWorkers(): Plugin {
  const workers = new Set<string>();
  return {
    name: "sharing-workers",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("new Worker(")) return undefined;
      const shared = code.replace(START, (_, path: string) => {
        const worker = join(dirname(id), path);
        workers.add(worker);
        const file = this.emitFile({ type: "chunk", id: worker });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return { code: shared, map: null };
    },
    /** A worker that imported the page's script would start the page, and fail. */
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !workers.has(chunk.facadeModuleId ?? "")) continue;
        const loaded = new Set([chunk.fileName]);
        for (const name of loaded) {
          const each = bundle[name];
          for (const next of each?.type === "chunk" ? each.imports : []) loaded.add(next);
          if (each?.type === "chunk" && each.moduleIds.some((id) => id.endsWith("/src/main.tsx")))
            this.error(`${chunk.name} would load the page, with ${name}`);
        }
      }
    },
  };
}
