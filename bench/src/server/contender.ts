import { mkdirSync } from "node:fs";
import { Aide } from "./aide.ts";
import type { Run } from "./load.ts";
import type { OurClients } from "./our-clients.ts";
import type { OurServer } from "./our-server.ts";
import type { TheirClients } from "./their-clients.ts";
import type { TheirServer } from "./their-server.ts";

/** A server with its clients, each in its own process. */
export interface Contender {
  /** Creates this many tables for two players. */
  gather(count: number): Promise<void>;
  saturate(seconds: number): Promise<Run>;
  pace(perSecond: number, seconds: number): Promise<Run>;
  /** Disconnects everybody. */
  leave(): Promise<void>;
  /** Seconds of CPU time that the server has used so far. */
  processorSeconds(): Promise<number>;
  /** Bytes sent to clients since the tables were created, if they are counted. */
  received(): Promise<number>;
  end(): Promise<void>;
}

/** Our server on a database. */
export async function ours(database: string): Promise<Contender> {
  const server = new Aide<OurServer>("our-server.ts");
  const clients = new Aide<OurClients>("our-clients.ts");
  const port = await server.ask("start", { database });
  return {
    gather: (count) => clients.ask("gather", { ports: [port], count }),
    saturate: (seconds) => clients.ask("saturate", seconds),
    pace: (perSecond, seconds) => clients.ask("pace", { perSecond, seconds }),
    leave: () => clients.ask("leave"),
    processorSeconds: () => server.ask("processorSeconds"),
    received: () => clients.ask("received"),
    async end() {
      await clients.end();
      await server.ask("stop");
      await server.end();
    },
  };
}

/** boardgame.io's server, with its files in a folder. */
export async function theirs(
  folder: string,
  mode: "development" | "production",
): Promise<Contender> {
  mkdirSync(folder);
  const server = new Aide<TheirServer>("their-server.ts", { NODE_ENV: mode });
  const clients = new Aide<TheirClients>("their-clients.ts", { NODE_ENV: mode });
  const port = await server.ask("start", folder);
  return {
    gather: (count) => clients.ask("gather", { port, count }),
    saturate: (seconds) => clients.ask("saturate", seconds),
    pace: (perSecond, seconds) => clients.ask("pace", { perSecond, seconds }),
    leave: () => clients.ask("leave"),
    processorSeconds: () => server.ask("processorSeconds"),
    received: async () => NaN,
    async end() {
      await clients.end();
      await server.end();
    },
  };
}
