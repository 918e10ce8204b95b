/** Our server in its own process, with a clock that we can set. */
import { serve, type RunningServer } from "@sofala/server";
import { answer } from "./aide.ts";
import { processorSeconds, usage } from "./usage.ts";

/** Longer than a table without clients stays in memory. */
const HOUR = 3_600_000;
/** Bytes and milliseconds, so large that nobody is disconnected. */
const BACKLOG = 64_000_000;
const PATIENCE = 60_000;

/** The database, and the bus if there are other nodes. */
interface Place {
  readonly database: string;
  readonly bus?: string | undefined;
}

let running: RunningServer | undefined;
let ahead = 0;

const skills = {
  /** Starts on an SQLite file or a PostgreSQL and returns the port. */
  async start({ database, bus }: Place): Promise<number> {
    running = await serve(
      {
        host: "127.0.0.1",
        port: 0,
        database,
        bus,
        origins: [],
        publicUrl: undefined,
        mail: undefined,
        allowPrivateWebhooks: false,
        trustProxy: 0,
        warnings: [],
        requestsPerMinute: 0,
        logLevel: "error",
        metrics: "off",
        botThreads: 1,
        botMilliseconds: 1000,
        botPauseFactor: 0,
      },
      {
        now: () => Date.now() + ahead,
        socketLimits: {
          messagesPerSecond: 0,
          messageBurst: 0,
          maxBacklogBytes: BACKLOG,
          helloTimeoutMs: PATIENCE,
          heartbeatMs: PATIENCE,
          perAddress: 0,
          perPerson: 0,
          slowReaders: { perTable: Infinity, total: Infinity, checkIntervalMs: PATIENCE },
        },
      },
    );
    return running.port;
  },
  /** Removes all idle tables from memory and returns how many are left. */
  async forget(): Promise<number> {
    ahead += HOUR;
    await running?.tables.tick();
    return running?.tables.size ?? 0;
  },
  usage,
  processorSeconds,
  stop: async (): Promise<void> => running?.close(),
};

export type OurServer = typeof skills;

answer(skills);
