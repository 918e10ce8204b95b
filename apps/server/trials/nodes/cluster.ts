import { join } from "node:path";
import { dice } from "@sofala/engine";
import type { Host } from "../host.ts";
import { Service, type Waits } from "../service.ts";
import { Proxy } from "./proxy.ts";
import { Visitor, type TooOld } from "./visitor.ts";

/** A database or bus process of all nodes. */
export interface Shared {
  readonly url: string;
}

export interface ClusterPlan {
  readonly nodes: number;
  readonly database: Shared;
  /** Without it, nodes communicate by the database. */
  readonly bus?: Shared;
  readonly seed: string;
  /** Milliseconds after which clients try another node. */
  readonly patience: number;
  readonly waits?: Waits;
  /** Protocol versions, if they differ. */
  readonly versions?: Versions;
}

export interface Versions {
  /** The version of each node. */
  readonly nodes: readonly number[];
  /** The versions of the clients, in turn. */
  readonly people: readonly number[];
}

/** A server and its proxies to the database and the bus. */
export interface Node {
  readonly service: Service;
  readonly line: Proxy;
  readonly wire: Proxy | undefined;
}

/** Several servers on one database, with connections that can be disturbed. */
export class Cluster {
  readonly nodes: readonly Node[];
  readonly failure: Promise<never>;
  readonly #plan: ClusterPlan;
  readonly #visitors: Visitor[] = [];

  static async start(plan: ClusterPlan): Promise<Cluster> {
    const { database, bus, waits, versions } = plan;
    const nodes: Node[] = [];
    for (let n = 0; n < plan.nodes; n++) {
      const line = await Proxy.open(database.url);
      const wire = bus && (await Proxy.open(bus.url));
      const more = {
        ...(bus === undefined ? {} : { BUS_URL: wire?.through(bus.url) ?? "" }),
        ...(versions === undefined ? {} : speaking(versions.nodes[n])),
      };
      nodes.push({ service: new Service(line.through(database.url), more, waits), line, wire });
    }
    const cluster = new Cluster(plan, nodes);
    await Promise.all(nodes.map(({ service }) => service.start()));
    return cluster;
  }

  private constructor(plan: ClusterPlan, nodes: readonly Node[]) {
    this.#plan = plan;
    this.nodes = nodes;
    this.failure = Promise.race(nodes.map(({ service }) => service.failure));
    this.failure.catch(() => {});
  }

  /** A new host that finds any node. */
  host(): Host {
    const { seed, patience, versions } = this.#plan;
    const services = this.nodes.map(({ service }) => service);
    const { length: number } = this.#visitors;
    const protocol = versions?.people[number % versions.people.length];
    const visitor = new Visitor(services, dice(`${seed} ${number}`), patience, protocol);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** How often a client changed the node. */
  get changes(): number {
    return this.#visitors.reduce((sum, { starts }) => sum + Math.max(0, starts - 1), 0);
  }

  /** Refusals as too old, with their nodes. */
  get tooOld(): readonly TooOld[] {
    return this.#visitors.flatMap((visitor) => visitor.tooOld);
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map(({ service }) => service.end()));
    for (const { line, wire } of this.nodes) {
      await line.close();
      await wire?.close();
    }
  }
}

/** Environment of a node with a protocol version. */
const speaking = (version: number | undefined): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "override-protocol-version.ts")}`,
  PROTOCOL_VERSION: String(version),
});
