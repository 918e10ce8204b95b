import { join } from "node:path";
import { dice } from "@sofala/engine";
import type { Host } from "../host.ts";
import { Service, type Timeouts } from "../service.ts";
import { Proxy } from "./proxy.ts";
import { NodeFinder, type VersionRefusal } from "./node-finder.ts";

/** A database or bus process of all nodes. */
export interface SharedServer {
  readonly url: string;
}

export interface ClusterOptions {
  readonly nodes: number;
  readonly database: SharedServer;
  /** Without it, nodes communicate by the database. */
  readonly bus?: SharedServer;
  readonly seed: string;
  /** Milliseconds after which clients try another node. */
  readonly timeoutMs: number;
  readonly timeouts?: Timeouts;
  /** Protocol versions, if they differ. */
  readonly versions?: Versions;
}

export interface Versions {
  /** The version of each node. */
  readonly nodes: readonly number[];
  /** The versions of the clients, in turn. */
  readonly clients: readonly number[];
}

/** A server and its proxies to the database and the bus. */
export interface Node {
  readonly service: Service;
  readonly databaseProxy: Proxy;
  readonly busProxy: Proxy | undefined;
}

/** Several servers on one database, with connections that can be disturbed. */
export class Cluster {
  readonly nodes: readonly Node[];
  readonly failure: Promise<never>;
  readonly #options: ClusterOptions;
  readonly #visitors: NodeFinder[] = [];

  static async start(options: ClusterOptions): Promise<Cluster> {
    const { database, bus, timeouts, versions } = options;
    const nodes: Node[] = [];
    for (let n = 0; n < options.nodes; n++) {
      const databaseProxy = await Proxy.open(database.url);
      const busProxy = bus && (await Proxy.open(bus.url));
      const more = {
        ...(bus === undefined ? {} : { BUS_URL: busProxy?.urlFor(bus.url) ?? "" }),
        ...(versions === undefined ? {} : environmentFor(versions.nodes[n])),
      };
      nodes.push({
        service: new Service(databaseProxy.urlFor(database.url), more, timeouts),
        databaseProxy,
        busProxy,
      });
    }
    const cluster = new Cluster(options, nodes);
    await Promise.all(nodes.map(({ service }) => service.start()));
    return cluster;
  }

  private constructor(options: ClusterOptions, nodes: readonly Node[]) {
    this.#options = options;
    this.nodes = nodes;
    this.failure = Promise.race(nodes.map(({ service }) => service.failure));
    this.failure.catch(() => {});
  }

  /** A new host that finds any node. */
  host(): Host {
    const { seed, timeoutMs, versions } = this.#options;
    const services = this.nodes.map(({ service }) => service);
    const { length: number } = this.#visitors;
    const protocol = versions?.clients[number % versions.clients.length];
    const visitor = new NodeFinder(services, dice(`${seed} ${number}`), timeoutMs, protocol);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** How often a client changed the node. */
  get nodeChanges(): number {
    return this.#visitors.reduce((sum, { starts }) => sum + Math.max(0, starts - 1), 0);
  }

  /** Refusals as too old, with their nodes. */
  get tooOld(): readonly VersionRefusal[] {
    return this.#visitors.flatMap((visitor) => visitor.tooOld);
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map(({ service }) => service.end()));
    for (const { databaseProxy, busProxy } of this.nodes) {
      await databaseProxy.close();
      await busProxy?.close();
    }
  }
}

/** Environment of a node with a protocol version. */
const environmentFor = (version: number | undefined): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "override-protocol-version.ts")}`,
  PROTOCOL_VERSION: String(version),
});
