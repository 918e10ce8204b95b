import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const START = /new Worker\(\s*new URL\("([^"]+)", import\.meta\.url\)/gu;

/**
 * Lets workers share chunks with the page. By default the bundler builds each worker separately, and
 * a player against bots would download the rules twice.
 */
export function sharingWorkers(): Plugin {
  /** By their names. */
  const workers = new Map<string, string>();
  return {
    name: "sharing-workers",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("new Worker(")) return undefined;
      const shared = code.replace(START, (_, path: string) => {
        const worker = join(dirname(id), path);
        const name = nameOf(worker);
        // The bundler would make one worker of both.
        if ((workers.get(name) ?? worker) !== worker) this.error(`two workers are called ${name}`);
        workers.set(name, worker);
        // Without a name the reference, which is in the source maps, differs in every build.
        const file = this.emitFile({ type: "chunk", id: worker, name });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return { code: shared, map: null };
    },
    /** A worker that imported the page's script would start the page, and fail. */
    generateBundle(_options, bundle) {
      const files = new Set(workers.values());
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !files.has(chunk.facadeModuleId ?? "")) continue;
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

/** `<game>-worker` for `games/<game>/workers/worker.ts`. */
const nameOf = (worker: string): string =>
  `${basename(dirname(dirname(worker)))}-${basename(worker, ".ts")}`;
