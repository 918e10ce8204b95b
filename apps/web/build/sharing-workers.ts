import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const START = /new Worker\(\s*new URL\("([^"]+)", import\.meta\.url\)/gu;

/**
 * Workers are made of the same files as the page. By itself a bundler builds each of them alone, and
 * whoever plays against bots would fetch the rules twice.
 */
export function sharingWorkers(): Plugin {
  return {
    name: "sharing-workers",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("new Worker(")) return undefined;
      const shared = code.replace(START, (_, path: string) => {
        const file = this.emitFile({ type: "chunk", id: join(dirname(id), path) });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return { code: shared, map: null };
    },
  };
}
