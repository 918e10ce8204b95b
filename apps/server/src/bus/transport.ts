/** What carries messages between nodes; connects by itself, and again whenever it breaks. */
export interface Wire {
  /** Sends a message, or loses it. */
  send(topic: string, text: string): void;
  /** Resolves once the topic is listened to, here and after every break. */
  listen(topic: string): Promise<unknown>;
  forget(topic: string): void;
  /** The line seems dead: another one is opened. */
  renew(): void;
  close(): Promise<void>;
}

/** What a wire has to say. */
export interface WireEvents {
  heard(topic: string, text: string): void;
  /** A line is open and listens to every topic. */
  opened(): void;
  /** It broke. */
  broken(why: unknown): void;
}

export type OpenWire = (events: WireEvents) => Wire;

/** Milliseconds before another line is tried. */
export const PAUSE = 250;
/** Milliseconds that a line may take to open. */
export const CONNECTING = 5000;
