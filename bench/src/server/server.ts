import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Group } from "../group.ts";
import { holding } from "./holding.ts";
import { playing } from "./playing.ts";

/** The server under load and at rest, its clients in processes of their own. */
export const server: Group = {
  name: "server",
  summary: "the server on SQLite and PostgreSQL, beside boardgame.io's: moves, waiting, memory",

  async measure(effort) {
    const folder = mkdtempSync(join(tmpdir(), "sofala-bench-"));
    try {
      return [...(await playing(folder, effort)), ...(await holding(folder, effort))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
