/**
 * Tells the other nodes of a site what happened, as well as it can. What is said may be lost, late, doubled or in
 * another order: whoever missed something finds out by reading. It is said by nodes of this site and heard by no one else.
 */
export interface Bus {
  /** Are there other nodes that could be told? */
  readonly isShared: boolean;
  /** Does it carry messages, as far as is known? */
  readonly isUp: boolean;
  /** Tells all other nodes; never waits and never fails. A topic has no spaces, and not every bus carries long texts. */
  publish(topic: string, text: string): void;
  /** Hears what other nodes say about a topic. */
  subscribe(topic: string, hear: (text: string) => void): Subscription;
  /** Is called whenever messages come again after some may have been lost. */
  onGap(again: () => void): void;
  close(): Promise<void>;
}

export interface Subscription {
  /** From then on everything is heard, unless the bus is down; does not wait for long. */
  readonly ready: Promise<void>;
  stop(): void;
}

/** A process that is alone has nobody to tell. */
export const SINGLE_NODE_BUS: Bus = {
  isShared: false,
  isUp: true,
  publish() {},
  subscribe: () => ({ ready: Promise.resolve(), stop() {} }),
  onGap() {},
  async close() {},
};
