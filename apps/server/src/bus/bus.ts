/**
 * Publishes messages to the other nodes of a site, without guarantees: a message may be lost, late, duplicated or out of
 * order, and a node that missed one finds out from the database. Only nodes of this site can send or read messages.
 */
export interface Bus {
  /** True if there may be other nodes. */
  readonly isShared: boolean;
  /** True if messages currently reach other nodes, as far as this node knows. */
  readonly isUp: boolean;
  /** Sends to all other nodes; never waits or throws. A topic has no spaces; some transports limit the length of a text. */
  publish(topic: string, text: string): void;
  /** Receives what other nodes publish on a topic. */
  subscribe(topic: string, receive: (text: string) => void): Subscription;
  /** Registers a callback for when messages arrive again after some may have been lost. */
  onGap(handler: () => void): void;
  close(): Promise<void>;
}

export interface Subscription {
  /** Resolves when messages arrive from now on, or after a short timeout if the bus is down. */
  readonly ready: Promise<void>;
  stop(): void;
}

/** The bus of a single node: does nothing. */
export const SINGLE_NODE_BUS: Bus = {
  isShared: false,
  isUp: true,
  publish() {},
  subscribe: () => ({ ready: Promise.resolve(), stop() {} }),
  onGap() {},
  async close() {},
};
