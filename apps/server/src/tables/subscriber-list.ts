import type { ServerMessage } from "@sofala/protocol";
import { EncodedMessage } from "./encoded-message.ts";

/** Somebody who wants to see a table, and everything that decides whether they may. */
export interface Viewer {
  /** Absent if they are not signed in. */
  readonly person?: string;
  /** The invitation code that they presented. */
  readonly invite?: string;
  readonly isOperator?: boolean;
}

/** A connection that follows a table, by socket or by stream. */
export interface Subscriber extends Viewer {
  /** True if every message about the game should contain the whole view. */
  readonly views: boolean;
  /** True if these messages should contain the legal moves of the subscriber's seat. */
  readonly legal: boolean;
  /** Sends a message, which is shared with other subscribers. Must not throw. */
  receive(message: EncodedMessage): void;
  end(reason: "shuttingDown" | "accessRevoked"): void;
}

/** A set of people that can only be asked whether it contains somebody. */
export type PersonSet = Pick<ReadonlySet<string>, "has">;

/** The subscribers of a table. */
export class SubscriberList {
  readonly #subscribers = new Set<Subscriber>();
  /** The number of subscribers of each person. */
  readonly #connections = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#subscribers.size === 0;
  }

  get all(): readonly Subscriber[] {
    return [...this.#subscribers];
  }

  /** Everybody who is connected. */
  get people(): PersonSet {
    return this.#connections;
  }

  add(subscriber: Subscriber): void {
    const { person } = subscriber;
    this.#subscribers.add(subscriber);
    if (person !== undefined)
      this.#connections.set(person, (this.#connections.get(person) ?? 0) + 1);
  }

  /** Removes a subscriber; returns true if it was the last one of its person. */
  remove(subscriber: Subscriber): boolean {
    const { person } = subscriber;
    if (!this.#subscribers.delete(subscriber) || person === undefined) return true;
    const remaining = (this.#connections.get(person) ?? 0) - 1;
    if (remaining > 0) this.#connections.set(person, remaining);
    else this.#connections.delete(person);
    return remaining <= 0;
  }

  /** Sends a message to every subscriber with a group key; each group shares one message, which is made once. */
  broadcast(
    groupKeyOf: (subscriber: Subscriber) => string | undefined,
    messageFor: (subscriber: Subscriber) => ServerMessage,
  ): void {
    const encoded = new Map<string, EncodedMessage>();
    for (const subscriber of this.#subscribers) {
      const groupKey = groupKeyOf(subscriber);
      if (groupKey === undefined) continue;
      const message = encoded.get(groupKey) ?? encode(messageFor(subscriber));
      encoded.set(groupKey, message);
      subscriber.receive(message);
    }
  }

  /** Sends a message to one subscriber. */
  sendTo(subscriber: Subscriber, message: ServerMessage): void {
    subscriber.receive(encode(message));
  }

  /** Ends the connections for which the condition is true, because they may not see the table any more. */
  endWhere(condition: (subscriber: Subscriber) => boolean): void {
    for (const subscriber of this.#subscribers) {
      if (condition(subscriber)) subscriber.end("accessRevoked");
    }
  }

  /** Ends all connections: the server is shutting down. */
  endAll(): void {
    for (const subscriber of this.#subscribers) subscriber.end("shuttingDown");
    this.#subscribers.clear();
    this.#connections.clear();
  }
}

const encode = (message: ServerMessage): EncodedMessage =>
  new EncodedMessage(JSON.stringify(message));
