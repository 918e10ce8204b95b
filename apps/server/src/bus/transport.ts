/** What carries messages between nodes; connects by itself, and again whenever it breaks. */
export interface Transport {
  /** Sends a message, or loses it. */
  send(topic: string, text: string): void;
  /** Resolves once the topic is listened to, here and after every break. */
  subscribe(topic: string): Promise<unknown>;
  unsubscribe(topic: string): void;
  /** The line seems dead: another one is opened. */
  reconnect(): void;
  close(): Promise<void>;
}

/** What a wire has to say. */
export interface TransportEvents {
  onMessage(topic: string, text: string): void;
  /** A line is open and listens to every topic. */
  onConnected(): void;
  /** It broke. */
  onDisconnected(why: unknown): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;

/** Milliseconds before another line is tried. */
export const RECONNECT_DELAY_MS = 250;
/** Milliseconds that a line may take to open. */
export const CONNECT_TIMEOUT_MS = 5000;
