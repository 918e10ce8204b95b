import { ALONE, type Bus } from "./bus/bus.ts";
import type { Visits } from "./nodes/presence.ts";
import type { Database } from "./store/database.ts";
import { inBatches } from "./store/batches.ts";

/** How many lines to this server may be open at the same time; 0 for no limit. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Who holds a line. */
export interface Holder {
  readonly address: string;
  readonly person?: string | undefined;
  /** The hash of the token by which they came. */
  readonly session?: string | undefined;
  /** Were they an operator when they came? */
  readonly isOperator?: boolean;
}

/** How other nodes learn who is here, and who must not be. */
interface Others {
  readonly bus: Pick<Bus, "publish">;
  readonly visits: Pick<Visits, "note">;
}

const NOBODY: Others = { bus: ALONE, visits: { note() {} } };

/** What nodes tell each other about people. */
export const PEOPLE = "people";

/** A line that is open, and how it is ended. */
interface Open {
  readonly holder: Holder;
  readonly close: () => void;
}

/** Sockets and streams that are open, by who holds them: nobody holds them all, and who is sent away loses theirs. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #others: Others;
  readonly #open = new Set<Open>();
  readonly #counts = new Map<string, number>();

  constructor(limits: ConnectionLimits, others: Others = NOBODY) {
    this.#limits = limits;
    this.#others = others;
  }

  /** Counts one more; returns how to take it off again, or nothing where there are too many. */
  enter(holder: Holder, close: () => void): (() => void) | undefined {
    const { address, person } = holder;
    const { perAddress, perPerson } = this.#limits;
    const isFull =
      this.#isFull(`from ${address}`, perAddress) ||
      (person !== undefined && this.#isFull(`of ${person}`, perPerson));
    if (isFull) return undefined;
    const names = [`from ${address}`, ...(person === undefined ? [] : [`of ${person}`])];
    const open = { holder, close };
    this.#open.add(open);
    for (const name of names) this.#count(name, 1);
    this.#note(person);
    return () => {
      if (!this.#open.delete(open)) return;
      for (const name of names) this.#count(name, -1);
      this.#note(person);
    };
  }

  /** Is somebody here? */
  has(person: string): boolean {
    return this.#counts.has(`of ${person}`);
  }

  /** Ends all lines of a person, on every node. */
  sendAway(person: string): void {
    this.closeAll(person);
    this.#others.bus.publish(PEOPLE, `away ${person}`);
  }

  /** Ends the lines that came by a token, on every node. */
  endSession(session: string): void {
    this.closeSession(session);
    this.#others.bus.publish(PEOPLE, `ended ${session}`);
  }

  /** Ends the lines whose tokens are gone, on every node. */
  async lookEverywhere(database: Database): Promise<void> {
    await this.look(database);
    this.#others.bus.publish(PEOPLE, "lines");
  }

  /** Ends all lines of a person here. */
  closeAll(person: string): void {
    this.#close((holder) => holder.person === person);
  }

  /** Ends the lines that came by a token, given by its hash. */
  closeSession(session: string): void {
    this.#close((holder) => holder.session === session);
  }

  /** Ends the lines whose tokens are gone, whoever took them away, and those of operators who are so no more. */
  async look(database: Database): Promise<void> {
    await this.#lookAtOperators(database);
    const { query } = database;
    const sessions = [...this.#open].flatMap(({ holder: { session } }) => session ?? []);
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
    this.#close(({ session }) => session !== undefined && gone.has(session));
  }

  async #lookAtOperators({ query }: Database): Promise<void> {
    if (![...this.#open].some(({ holder }) => holder.isOperator === true)) return;
    const rows = await query
      .selectFrom("people")
      .select("id")
      .where("role", "=", "operator")
      .execute();
    const operators = new Set(rows.map(({ id }) => id));
    this.#close(({ isOperator, person = "" }) => isOperator === true && !operators.has(person));
  }

  /** Other nodes know who is here. */
  #note(person: string | undefined): void {
    if (person !== undefined) this.#others.visits.note("", person, this.has(person));
  }

  #close(concerns: (holder: Holder) => boolean): void {
    for (const { holder, close } of this.#open) if (concerns(holder)) close();
  }

  #isFull(name: string, most: number): boolean {
    return most > 0 && (this.#counts.get(name) ?? 0) >= most;
  }

  #count(name: string, change: number): void {
    const count = (this.#counts.get(name) ?? 0) + change;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
