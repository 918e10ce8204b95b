import { join } from "node:path";
import { describeLayers } from "@sofala/engine/testing/layers";

/** Games know nothing of screens, and tables nothing of games. */
describeLayers(join(import.meta.dirname, "../src"), [
  ["main.tsx"],
  ["app.tsx"],
  ["routes.ts"],
  ["screens"],
  ["games", "service-worker"],
  ["table"],
  ["frame", "people", "setup", "workers"],
  ["rules", "problem-report"],
  ["online"],
  ["local"],
  ["ui"],
  ["text"],
  ["settings"],
  ["store"],
  ["api-failure.ts", "match-path.ts", "router.ts", "use-loaded.ts", "version.ts"],
]);
