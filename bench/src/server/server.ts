import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Group } from "../group.ts";
import { measureIdleAndLoads } from "./idle-and-loads.ts";
import { measureMoves } from "./moves.ts";

/** The server under load and idle, with its clients in separate processes. */
export const server: Group = {
  name: "server",
  summary:
    "the server on SQLite and PostgreSQL, compared with boardgame.io's: moves, latency, memory",

  async measure(effort) {
    const folder = mkdtempSync(join(tmpdir(), "sofala-bench-"));
    try {
      return [
        ...(await measureMoves(folder, effort)),
        ...(await measureIdleAndLoads(folder, effort)),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
