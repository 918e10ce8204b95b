import { SINGLE_NODE_BUS, type Bus } from "./bus/bus.ts";
import type { Presence } from "./nodes/presence.ts";
import type { Database } from "./store/database.ts";
import { inBatches } from "./store/batches.ts";

/** Open sockets and streams per address and per person; 0 for no limit. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Who opened a connection. */
export interface ConnectionHolder {
  readonly address: string;
  readonly person?: string | undefined;
  /** The hash of the session or API token. */
  readonly tokenHash?: string | undefined;
  /** True if the person was an operator when the connection was opened. */
  readonly isOperator?: boolean;
}

/** What is shared with other nodes: the bus for disconnect messages, and presence. */
interface ClusterDeps {
  readonly bus: Pick<Bus, "publish">;
  readonly presence: Pick<Presence, "setPresent" | "remotePeople" | "countPeople">;
}

const SINGLE_NODE: ClusterDeps = {
  bus: SINGLE_NODE_BUS,
  presence: {
    setPresent() {},
    remotePeople: async () => new Set(),
    countPeople: async () => undefined,
  },
};

/** Bus topic for changes of sessions, bans and blocks; `syncPeople` handles its messages. */
export const PEOPLE_TOPIC = "people";

interface OpenConnection {
  readonly holder: ConnectionHolder;
  readonly close: () => void;
}

/** The open sockets and streams of this node: limits their number and closes those of revoked sessions. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #cluster: ClusterDeps;
  readonly #openConnections = new Set<OpenConnection>();
  readonly #counts = new Map<string, number>();

  constructor(limits: ConnectionLimits, cluster: ClusterDeps = SINGLE_NODE) {
    this.#limits = limits;
    this.#cluster = cluster;
  }

  /** Registers a connection and returns a function that removes it; undefined if a limit is reached. */
  add(holder: ConnectionHolder, close: () => void): (() => void) | undefined {
    const { address, person } = holder;
    const { perAddress, perPerson } = this.#limits;
    const addressKey = `address ${address}`;
    const personKeys = person === undefined ? [] : [`person ${person}`];
    const isFull =
      this.#isLimitReached(addressKey, perAddress) ||
      personKeys.some((key) => this.#isLimitReached(key, perPerson));
    if (isFull) return undefined;
    const keys = [addressKey, ...personKeys];
    const connection = { holder, close };
    this.#openConnections.add(connection);
    for (const key of keys) this.#addToCount(key, 1);
    this.#updatePresence(person);
    return () => {
      if (!this.#openConnections.delete(connection)) return;
      for (const key of keys) this.#addToCount(key, -1);
      this.#updatePresence(person);
    };
  }

  /** True if the person has a connection to this node. */
  isConnected(person: string): boolean {
    return this.#counts.has(`person ${person}`);
  }

  /** Those of these people who are connected to any node. */
  async onlineAmong(people: readonly string[]): Promise<ReadonlySet<string>> {
    const remote = await this.#cluster.presence.remotePeople(people);
    return new Set(people.filter((person) => this.isConnected(person) || remote.has(person)));
  }

  /** How many people are connected to any node. */
  async countPeople(): Promise<number> {
    const connectedHere = [...this.#openConnections].flatMap(({ holder }) => holder.person ?? []);
    return (await this.#cluster.presence.countPeople()) ?? new Set(connectedHere).size;
  }

  /** Closes all connections of a person, on every node. */
  disconnectEverywhere(person: string): void {
    this.disconnect(person);
    this.#cluster.bus.publish(PEOPLE_TOPIC, `disconnect ${person}`);
  }

  /** Closes the connections of a session, on every node. */
  endSessionEverywhere(tokenHash: string): void {
    this.closeSession(tokenHash);
    this.#cluster.bus.publish(PEOPLE_TOPIC, `session-ended ${tokenHash}`);
  }

  /** Closes the connections of deleted tokens, on every node. */
  async closeRevokedEverywhere(database: Database): Promise<void> {
    await this.closeRevoked(database);
    this.#cluster.bus.publish(PEOPLE_TOPIC, "sessions");
  }

  /** Closes all connections of a person to this node. */
  disconnect(person: string): void {
    this.#closeWhere((holder) => holder.person === person);
  }

  /** Closes the connections of a session to this node. */
  closeSession(tokenHash: string): void {
    this.#closeWhere((holder) => holder.tokenHash === tokenHash);
  }

  /** Closes the connections of deleted tokens and of people who are no longer operators. */
  async closeRevoked(database: Database): Promise<void> {
    await this.#closeFormerOperators(database);
    const { query } = database;
    const hashes = [...this.#openConnections].flatMap(
      ({ holder: { tokenHash } }) => tokenHash ?? [],
    );
    const openHashes = [...new Set(hashes)];
    const valid = new Set<string>();
    for (const batch of inBatches(openHashes)) {
      const rows = await query
        .selectFrom("tokens")
        .select("hash")
        .where("hash", "in", batch)
        .execute();
      for (const { hash } of rows) valid.add(hash);
    }
    const revoked = new Set(openHashes.filter((hash) => !valid.has(hash)));
    this.#closeWhere(({ tokenHash }) => tokenHash !== undefined && revoked.has(tokenHash));
  }

  async #closeFormerOperators({ query }: Database): Promise<void> {
    if (![...this.#openConnections].some(({ holder }) => holder.isOperator === true)) return;
    const rows = await query
      .selectFrom("people")
      .select("id")
      .where("role", "=", "operator")
      .execute();
    const operators = new Set(rows.map(({ id }) => id));
    this.#closeWhere(
      ({ isOperator, person = "" }) => isOperator === true && !operators.has(person),
    );
  }

  #updatePresence(person: string | undefined): void {
    if (person !== undefined)
      this.#cluster.presence.setPresent("", person, this.isConnected(person));
  }

  #closeWhere(matches: (holder: ConnectionHolder) => boolean): void {
    for (const { holder, close } of this.#openConnections) if (matches(holder)) close();
  }

  #isLimitReached(key: string, max: number): boolean {
    return max > 0 && (this.#counts.get(key) ?? 0) >= max;
  }

  #addToCount(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}
