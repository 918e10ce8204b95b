import { SINGLE_NODE_BUS, type Bus } from "./bus/bus.ts";
import type { Presence } from "./nodes/presence.ts";
import type { Database } from "./store/database.ts";
import { inBatches } from "./store/batches.ts";

/** How many lines to this server may be open at the same time; 0 for no limit. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Who holds a line. */
export interface ConnectionHolder {
  readonly address: string;
  readonly person?: string | undefined;
  /** The hash of the token by which they came. */
  readonly tokenHash?: string | undefined;
  /** Were they an operator when they came? */
  readonly isOperator?: boolean;
}

/** How other nodes learn who is here, and who must not be. */
interface ClusterDeps {
  readonly bus: Pick<Bus, "publish">;
  readonly presence: Pick<Presence, "setPresent">;
}

const SINGLE_NODE: ClusterDeps = { bus: SINGLE_NODE_BUS, presence: { setPresent() {} } };

/** What nodes tell each other about people. */
export const PEOPLE_TOPIC = "people";

/** A line that is open, and how it is ended. */
interface OpenConnection {
  readonly holder: ConnectionHolder;
  readonly close: () => void;
}

/** Sockets and streams that are open, by who holds them: nobody holds them all, and who is sent away loses theirs. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #cluster: ClusterDeps;
  readonly #openConnections = new Set<OpenConnection>();
  readonly #counts = new Map<string, number>();

  constructor(limits: ConnectionLimits, others: ClusterDeps = SINGLE_NODE) {
    this.#limits = limits;
    this.#cluster = others;
  }

  /** Counts one more; returns how to take it off again, or nothing where there are too many. */
  add(holder: ConnectionHolder, close: () => void): (() => void) | undefined {
    const { address, person } = holder;
    const { perAddress, perPerson } = this.#limits;
    const isFull =
      this.#isFull(`from ${address}`, perAddress) ||
      (person !== undefined && this.#isFull(`of ${person}`, perPerson));
    if (isFull) return undefined;
    const names = [`from ${address}`, ...(person === undefined ? [] : [`of ${person}`])];
    const open = { holder, close };
    this.#openConnections.add(open);
    for (const name of names) this.#addToCount(name, 1);
    this.#updatePresence(person);
    return () => {
      if (!this.#openConnections.delete(open)) return;
      for (const name of names) this.#addToCount(name, -1);
      this.#updatePresence(person);
    };
  }

  /** Is somebody here? */
  isConnected(person: string): boolean {
    return this.#counts.has(`of ${person}`);
  }

  /** Ends all lines of a person, on every node. */
  disconnectEverywhere(person: string): void {
    this.disconnect(person);
    this.#cluster.bus.publish(PEOPLE_TOPIC, `away ${person}`);
  }

  /** Ends the lines that came by a token, on every node. */
  endSessionEverywhere(session: string): void {
    this.closeSession(session);
    this.#cluster.bus.publish(PEOPLE_TOPIC, `ended ${session}`);
  }

  /** Ends the lines whose tokens are gone, on every node. */
  async closeRevokedEverywhere(database: Database): Promise<void> {
    await this.closeRevoked(database);
    this.#cluster.bus.publish(PEOPLE_TOPIC, "lines");
  }

  /** Ends all lines of a person here. */
  disconnect(person: string): void {
    this.#closeWhere((holder) => holder.person === person);
  }

  /** Ends the lines that came by a token, given by its hash. */
  closeSession(session: string): void {
    this.#closeWhere((holder) => holder.tokenHash === session);
  }

  /** Ends the lines whose tokens are gone, whoever took them away, and those of operators who are so no more. */
  async closeRevoked(database: Database): Promise<void> {
    await this.#closeFormerOperators(database);
    const { query } = database;
    const sessions = [...this.#openConnections].flatMap(
      ({ holder: { tokenHash } }) => tokenHash ?? [],
    );
    const asked = [...new Set(sessions)];
    const known = new Set<string>();
    for (const some of inBatches(asked)) {
      const rows = await query
        .selectFrom("tokens")
        .select("hash")
        .where("hash", "in", some)
        .execute();
      for (const { hash } of rows) known.add(hash);
    }
    const gone = new Set(asked.filter((session) => !known.has(session)));
    this.#closeWhere(({ tokenHash }) => tokenHash !== undefined && gone.has(tokenHash));
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

  /** Other nodes know who is here. */
  #updatePresence(person: string | undefined): void {
    if (person !== undefined)
      this.#cluster.presence.setPresent("", person, this.isConnected(person));
  }

  #closeWhere(concerns: (holder: ConnectionHolder) => boolean): void {
    for (const { holder, close } of this.#openConnections) if (concerns(holder)) close();
  }

  #isFull(name: string, most: number): boolean {
    return most > 0 && (this.#counts.get(name) ?? 0) >= most;
  }

  #addToCount(name: string, change: number): void {
    const count = (this.#counts.get(name) ?? 0) + change;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
