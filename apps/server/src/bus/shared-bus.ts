import type { Logger } from "../logger.ts";
import type { Bus, Subscription } from "./bus.ts";
import type { MessageCipher } from "./encrypt-message.ts";
import type { OpenTransport, Transport } from "./transport.ts";

/** How often a node sends a message to itself; the echo shows that the bus works. */
const ECHO_INTERVAL_MS = 1000;
const MAX_MISSING_ECHOES = 3;
/** Older messages are rejected as replays. */
const MAX_MESSAGE_AGE_MS = 60_000;
/** How long `Subscription.ready` waits for the transport. */
const SUBSCRIBE_TIMEOUT_MS = 500;

/** A bus over Redis, NATS or PostgreSQL. It counts as up while a node receives its own echo. */
export class SharedBus implements Bus {
  readonly isShared = true;
  readonly #node: string;
  readonly #cipher: MessageCipher;
  readonly #transport: Transport;
  readonly #logger: Pick<Logger, "info" | "warn">;
  readonly #handlers = new Map<string, Set<(text: string) => void>>();
  readonly #gapHandlers: (() => void)[] = [];
  readonly #echoTopic: string;
  readonly #now: () => number;
  /** The number of the last message received, by topic and node. */
  readonly #lastSequences = new Map<string, Map<string, number>>();
  readonly #echoTimer: NodeJS.Timeout;
  #missingEchoes = 0;
  #isConnected = false;
  #isUp = false;

  constructor(
    node: string,
    logger: Pick<Logger, "info" | "warn">,
    cipher: MessageCipher,
    openTransport: OpenTransport,
    now: () => number,
  ) {
    this.#node = node;
    this.#now = now;
    this.#cipher = cipher;
    this.#logger = logger;
    this.#echoTopic = `echo.${node}`;
    this.#transport = openTransport({
      onMessage: (topic, text) => this.#receive(topic, text),
      onConnected: () => this.#handleConnected(),
      onDisconnected: (reason) => this.#markDown(reason),
    });
    void this.#transport.subscribe(this.#echoTopic).catch(() => {});
    this.#echoTimer = setInterval(() => this.#sendEcho(), ECHO_INTERVAL_MS);
    this.#echoTimer.unref();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  publish(topic: string, text: string): void {
    this.#transport.send(topic, `${this.#node} ${this.#cipher.encrypt(this.#node, topic, text)}`);
  }

  subscribe(topic: string, receive: (text: string) => void): Subscription {
    const handlers = this.#handlers.get(topic) ?? new Set();
    this.#handlers.set(topic, handlers.add(receive));
    return {
      ready: this.#isUp
        ? settleWithin(this.#transport.subscribe(topic))
        : settleWithin(this.#transport.subscribe(topic), 0),
      stop: () => {
        handlers.delete(receive);
        if (handlers.size > 0 || this.#handlers.get(topic) !== handlers) return;
        this.#handlers.delete(topic);
        this.#lastSequences.delete(topic);
        this.#transport.unsubscribe(topic);
      },
    };
  }

  onGap(handler: () => void): void {
    this.#gapHandlers.push(handler);
  }

  async close(): Promise<void> {
    clearInterval(this.#echoTimer);
    this.#handlers.clear();
    this.#gapHandlers.length = 0;
    await this.#transport.close();
  }

  #receive(topic: string, message: string): void {
    const space = message.indexOf(" ");
    const node = message.slice(0, space);
    // Skip this node's own messages, and do not decrypt what nobody here subscribes to.
    const handlers = node === this.#node ? undefined : this.#handlers.get(topic);
    if (handlers === undefined && topic !== this.#echoTopic) return;
    const decrypted = this.#cipher.decrypt(node, topic, message.slice(space + 1));
    if (decrypted === undefined || this.#isReplayed(node, topic, decrypted.sequence)) return;
    if (node === this.#node) this.#markUp();
    else for (const receive of handlers ?? []) receive(decrypted.text);
  }

  /** True for a message that was received before or is too old: somebody may replay it. Records other messages as the newest. */
  #isReplayed(node: string, topic: string, sequence: number): boolean {
    const newest = this.#lastSequences.get(topic) ?? new Map<string, number>();
    this.#lastSequences.set(topic, newest);
    if (sequence <= (newest.get(node) ?? 0) || sequence < this.#now() - MAX_MESSAGE_AGE_MS)
      return true;
    newest.set(node, sequence);
    return false;
  }

  /** Called when the echo arrives. If it was missing before, subscribers may have missed messages. */
  #markUp(): void {
    this.#missingEchoes = 0;
    if (this.#isUp) return;
    this.#isUp = true;
    this.#logger.info({}, "the message bus is connected");
    for (const handler of this.#gapHandlers) handler();
  }

  #handleConnected(): void {
    this.#isConnected = true;
    this.#missingEchoes = 0;
    this.publish(this.#echoTopic, "");
  }

  #sendEcho(): void {
    // The transport has its own timeout while it connects.
    if (!this.#isConnected) return;
    if (++this.#missingEchoes <= MAX_MISSING_ECHOES) {
      this.publish(this.#echoTopic, "");
      return;
    }
    this.#markDown(new Error("no echo came back"));
    this.#transport.reconnect();
  }

  #markDown(reason: unknown): void {
    this.#isConnected = false;
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#logger.warn(
      { err: reason },
      "the message bus is disconnected; tables are polled every second until it is back",
    );
  }
}

/** Waits until a promise settles or a timeout is over; never rejects. */
async function settleWithin(
  promise: Promise<unknown>,
  timeoutMs = SUBSCRIBE_TIMEOUT_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([promise.catch(() => {}), timeout]);
  clearTimeout(timer);
}
