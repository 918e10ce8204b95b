/** Our server in a process of its own, its clock in our hands. */
import { serve, type RunningServer } from "@sofala/server";
import { answer } from "./aide.ts";
import { processorSeconds, usage } from "./usage.ts";

/** Longer than a table is remembered that nobody is at. */
const HOUR = 3_600_000;
/** Bytes and milliseconds: nobody is dropped. */
const BACKLOG = 64_000_000;
const PATIENCE = 60_000;

/** Where it keeps everything, and meets other nodes if there are any. */
interface Place {
  readonly database: string;
  readonly bus?: string | undefined;
}

let running: RunningServer | undefined;
let ahead = 0;

const skills = {
  /** On a file of SQLite or a PostgreSQL; says its port. */
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
        canReachPrivateNetworks: false,
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
  /** Forgets all tables that nobody is at; says how many are left. */
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
