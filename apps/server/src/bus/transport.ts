/** Carries messages between nodes; connects by itself, and reconnects when the connection is lost. */
export interface Transport {
  /** Sends a message; drops it if there is no connection. */
  send(topic: string, text: string): void;
  /** Resolves once the topic is subscribed to; the subscription survives reconnects. */
  subscribe(topic: string): Promise<unknown>;
  unsubscribe(topic: string): void;
  /** Replaces a connection that seems dead. */
  reconnect(): void;
  close(): Promise<void>;
}

export interface TransportEvents {
  onMessage(topic: string, text: string): void;
  /** The connection is open and all topics are subscribed to. */
  onConnected(): void;
  onDisconnected(reason: unknown): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;

export const RECONNECT_DELAY_MS = 250;
export const CONNECT_TIMEOUT_MS = 5000;
