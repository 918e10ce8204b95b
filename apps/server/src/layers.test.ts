import { describeLayers } from "@sofala/engine/testing/layers";

/** Only the start-up code imports `http`. */
describeLayers(import.meta.dirname, [
  ["index.ts"],
  ["serve.ts"],
  ["http"],
  ["doctor"],
  ["backups"],
  ["admin"],
  ["accounts"],
  ["notifications", "ratings", "moderation", "monitoring", "social", "link-preview"],
  ["connections.ts"],
  ["tables"],
  ["people", "bots", "nodes", "fairness", "signing", "games"],
  ["startup-error.ts"],
  ["config.ts"],
  ["bus", "clocks", "mail"],
  ["logger.ts"],
  ["store"],
  [
    "backoff.ts",
    "backup-config.ts",
    "colour-tokens.ts",
    "lookalikes.ts",
    "shutdown-signal.ts",
    "thread-environment.ts",
    "tokens.ts",
  ],
]);
