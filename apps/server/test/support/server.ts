import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Config } from "../../src/config.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../../src/nodes/stall-detector.ts";
import { isPostgresUrl } from "../../src/store/database.ts";
import { serve, type RunningServer, type ServeDeps } from "../../src/serve.ts";
import { openFastDatabase } from "./fast-database.ts";

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly folder: string;
}

/** A clock that a test sets. */
export class ManualClock {
  time = Date.UTC(2026, 0, 1);
  now = (): number => this.time;
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export const testConfig = (folder: string): Config => ({
  host: "127.0.0.1",
  port: 0,
  database: join(folder, "sofala.sqlite"),
  bus: undefined,
  origins: [],
  publicUrl: undefined,
  mail: undefined,
  canReachPrivateNetworks: false,
  trustProxy: 0,
  requestsPerMinute: 0,
  logLevel: "error",
  metrics: "loopback",
  botThreads: 1,
  botMilliseconds: 1000,
  botPauseFactor: 0,
  hasExhibitions: false,
  backups: undefined,
  warnings: [],
});

/** A server on its own database, in a folder that `endServer` removes. */
export async function startServer(
  change: Partial<Config> = {},
  deps: ServeDeps = {},
  folder = mkdtempSync(join(tmpdir(), "sofala-")),
): Promise<TestServer> {
  const { database } = change;
  // As without BUS_URL.
  const bus = database !== undefined && isPostgresUrl(database) ? database : undefined;
  const config = { ...testConfig(folder), bus, ...change };
  const logger = pino({ level: config.logLevel });
  // Test and server share a process, which may be busy for a long time.
  const stallDetector = SINGLE_NODE_STALL_DETECTOR;
  const defaults = { logger, stallDetector, openDatabase: openFastDatabase };
  const running = await serve(config, { ...defaults, ...deps });
  return { ...running, folder, url: `http://127.0.0.1:${running.port}` };
}

export async function endServer(server: TestServer): Promise<void> {
  await server.close();
  rmSync(server.folder, { recursive: true, force: true });
}
