import type { ServerMessage } from "@sofala/protocol";

/** Somebody at a table, and what they have to show where it is for invited people. */
export interface Viewer {
  /** Who it is, where that is known. */
  readonly person?: string;
  /** The invitation that they came with. */
  readonly invite?: string;
  readonly isOperator?: boolean;
}

/** Somebody who follows a table, over a socket or a stream. */
export interface Subscriber extends Viewer {
  /** Does it want the whole view with every entry, and the legal moves of its seat? */
  readonly views: boolean;
  readonly legal: boolean;
  /** A message as JSON, in memory that others may share; must not throw. */
  receive(message: string | Buffer): void;
  /** The table has no more to tell, or no more to them. */
  end(why: "leaving" | "notAdmitted"): void;
}

/** People, as far as one may ask who is among them. */
export type PersonSet = Pick<ReadonlySet<string>, "has">;

/** All who follow a table. */
export class SubscriberList {
  readonly #subscribers = new Set<Subscriber>();
  /** How many listeners each person has here. */
  readonly #connections = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#subscribers.size === 0;
  }

  get all(): readonly Subscriber[] {
    return [...this.#subscribers];
  }

  /** Who is there. */
  get people(): PersonSet {
    return this.#connections;
  }

  add(listener: Subscriber): void {
    const { person } = listener;
    this.#subscribers.add(listener);
    if (person !== undefined)
      this.#connections.set(person, (this.#connections.get(person) ?? 0) + 1);
  }

  /** Is this the last that is heard of a person here? */
  remove(listener: Subscriber): boolean {
    const { person } = listener;
    if (!this.#subscribers.delete(listener) || person === undefined) return true;
    const visits = (this.#connections.get(person) ?? 0) - 1;
    if (visits > 0) this.#connections.set(person, visits);
    else this.#connections.delete(person);
    return visits <= 0;
  }

  /** Tells everybody who is of some kind, all of one kind in the same words. */
  broadcast(
    kindOf: (listener: Subscriber) => string | undefined,
    write: (listener: Subscriber) => ServerMessage,
  ): void {
    const written = new Map<string, Buffer>();
    for (const listener of this.#subscribers) {
      const kind = kindOf(listener);
      if (kind === undefined) continue;
      const bytes = written.get(kind) ?? Buffer.from(JSON.stringify(write(listener)));
      written.set(kind, bytes);
      listener.receive(bytes);
    }
  }

  /** Tells one alone. */
  sendTo(listener: Subscriber, message: ServerMessage): void {
    listener.receive(JSON.stringify(message));
  }

  /** Sends away who is of some kind. */
  endWhere(concerns: (listener: Subscriber) => boolean): void {
    for (const listener of this.#subscribers) {
      if (concerns(listener)) listener.end("notAdmitted");
    }
  }

  endAll(): void {
    for (const listener of this.#subscribers) listener.end("leaving");
    this.#subscribers.clear();
    this.#connections.clear();
  }
}
