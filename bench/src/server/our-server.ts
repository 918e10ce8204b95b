/** Our server in its own process, built as `npm start` runs it, with a clock that we can set. */
import { join } from "node:path";
import type { RunningServer } from "@sofala/server";
import { buildServer, importServer } from "../../../scripts/src/build-server.ts";
import { serveCalls } from "./helper-process.ts";
import { processorSeconds, usage } from "./usage.ts";

/** Longer than a table without clients stays in memory. */
const HOUR_MS = 3_600_000;
/** Bytes and milliseconds, so large that nobody is disconnected. */
const MAX_BACKLOG_BYTES = 64_000_000;
const LONG_TIMEOUT_MS = 60_000;

/** The database, and the bus if there are other nodes. */
interface ServerLocation {
  readonly database: string;
  readonly bus?: string | undefined;
}

const { serve } = await importServer(await buildServer(join(import.meta.dirname, "../../..")));

let running: RunningServer | undefined;
let clockOffset = 0;

const functions = {
  /** Starts on an SQLite file or a PostgreSQL and returns the port. */
  async start({ database, bus }: ServerLocation): Promise<number> {
    running = await serve(
      {
        host: "127.0.0.1",
        port: 0,
        database,
        bus,
        origins: [],
        publicUrl: undefined,
        mail: undefined,
        canReachPrivateNetworks: false,
        trustProxy: 0,
        warnings: [],
        requestsPerMinute: 0,
        logLevel: "error",
        metrics: "off",
        botThreads: 1,
        botMilliseconds: 1000,
        botPauseFactor: 0,
        hasExhibitions: false,
        backups: undefined,
      },
      {
        now: () => Date.now() + clockOffset,
        socketLimits: {
          messagesPerSecond: 0,
          messageBurst: 0,
          maxBacklogBytes: MAX_BACKLOG_BYTES,
          helloTimeoutMs: LONG_TIMEOUT_MS,
          heartbeatMs: LONG_TIMEOUT_MS,
          perAddress: 0,
          perPerson: 0,
          slowReaders: { perTable: Infinity, total: Infinity, checkIntervalMs: LONG_TIMEOUT_MS },
        },
      },
    );
    return running.port;
  },
  /** Removes all idle tables from memory and returns how many are left. */
  async unloadTables(): Promise<number> {
    clockOffset += HOUR_MS;
    await running?.tables.tick();
    return running?.tables.size ?? 0;
  },
  usage,
  processorSeconds,
  stop: async (): Promise<void> => running?.close(),
};

export type OurServer = typeof functions;

serveCalls(functions);
