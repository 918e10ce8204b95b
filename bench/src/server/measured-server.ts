import { mkdirSync } from "node:fs";
import { HelperProcess } from "./helper-process.ts";
import type { Run } from "./load.ts";
import type { OurClients } from "./our-clients.ts";
import type { OurServer } from "./our-server.ts";
import type { TheirClients } from "./their-clients.ts";
import type { TheirServer } from "./their-server.ts";

/** A server with its clients, each in its own process. */
export interface MeasuredServer {
  /** Creates this many tables for two players. */
  createTables(count: number): Promise<void>;
  saturate(seconds: number): Promise<Run>;
  pace(perSecond: number, seconds: number): Promise<Run>;
  /** Disconnects everybody. */
  disconnect(): Promise<void>;
  /** Seconds of CPU time that the server has used so far. */
  processorSeconds(): Promise<number>;
  /** Bytes sent to clients since the tables were created, if they are counted. */
  receivedBytes(): Promise<number>;
  end(): Promise<void>;
}

/** Our server on a database. */
export async function startOurs(database: string): Promise<MeasuredServer> {
  const server = new HelperProcess<OurServer>("our-server.ts");
  const clients = new HelperProcess<OurClients>("our-clients.ts");
  const port = await server.call("start", { database });
  return {
    createTables: (count) => clients.call("createTables", { ports: [port], count }),
    saturate: (seconds) => clients.call("saturate", seconds),
    pace: (perSecond, seconds) => clients.call("pace", { perSecond, seconds }),
    disconnect: () => clients.call("disconnect"),
    processorSeconds: () => server.call("processorSeconds"),
    receivedBytes: () => clients.call("received"),
    async end() {
      await clients.end();
      await server.call("stop");
      await server.end();
    },
  };
}

/** boardgame.io's server, with its files in a folder. */
export async function startTheirs(
  folder: string,
  mode: "development" | "production",
): Promise<MeasuredServer> {
  mkdirSync(folder);
  const server = new HelperProcess<TheirServer>("their-server.ts", { NODE_ENV: mode });
  const clients = new HelperProcess<TheirClients>("their-clients.ts", { NODE_ENV: mode });
  const port = await server.call("start", folder);
  return {
    createTables: (count) => clients.call("createTables", { port, count }),
    saturate: (seconds) => clients.call("saturate", seconds),
    pace: (perSecond, seconds) => clients.call("pace", { perSecond, seconds }),
    disconnect: () => clients.call("disconnect"),
    processorSeconds: () => server.call("processorSeconds"),
    receivedBytes: async () => NaN,
    async end() {
      await clients.end();
      await server.end();
    },
  };
}
