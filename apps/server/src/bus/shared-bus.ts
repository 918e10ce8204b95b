import type { Bus, Subscription } from "./bus.ts";
import type { MessageCipher } from "./encrypt-message.ts";
import type { OpenTransport, Transport } from "./transport.ts";

/** So often a node says something to itself, in milliseconds: what comes back shows that the bus works. */
const ECHO_INTERVAL_MS = 1000;
/** So many echoes may be missing. */
const MAX_MISSING_ECHOES = 3;
/** A message that is older, in milliseconds, is one that somebody sends again. */
const MAX_MESSAGE_AGE_MS = 60_000;
/** Milliseconds for which a new listener waits until it is sure to hear. */
const SUBSCRIBE_TIMEOUT_MS = 500;

interface Log {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
}

/** A bus over some wire. It is up for as long as a node hears its own echo. */
export class SharedBus implements Bus {
  readonly isShared = true;
  readonly #node: string;
  readonly #cipher: MessageCipher;
  readonly #transport: Transport;
  readonly #log: Log;
  readonly #handlers = new Map<string, Set<(text: string) => void>>();
  readonly #gapHandlers: (() => void)[] = [];
  readonly #echoTopic: string;
  readonly #now: () => number;
  /** By topic and node: the number of the last message that was heard. */
  readonly #lastSequences = new Map<string, Map<string, number>>();
  readonly #echoTimer: NodeJS.Timeout;
  #missingEchoes = 0;
  #isConnected = false;
  #isUp = false;

  constructor(node: string, log: Log, seal: MessageCipher, open: OpenTransport, now: () => number) {
    this.#node = node;
    this.#now = now;
    this.#cipher = seal;
    this.#log = log;
    this.#echoTopic = `echo.${node}`;
    this.#transport = open({
      onMessage: (topic, text) => this.#receive(topic, text),
      onConnected: () => this.#handleConnected(),
      onDisconnected: (why) => this.#markDown(why),
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

  subscribe(topic: string, hear: (text: string) => void): Subscription {
    const listeners = this.#handlers.get(topic) ?? new Set();
    this.#handlers.set(topic, listeners.add(hear));
    return {
      ready: this.#isUp
        ? settleWithin(this.#transport.subscribe(topic))
        : settleWithin(this.#transport.subscribe(topic), 0),
      stop: () => {
        listeners.delete(hear);
        if (listeners.size > 0 || this.#handlers.get(topic) !== listeners) return;
        this.#handlers.delete(topic);
        this.#lastSequences.delete(topic);
        this.#transport.unsubscribe(topic);
      },
    };
  }

  onGap(again: () => void): void {
    this.#gapHandlers.push(again);
  }

  async close(): Promise<void> {
    clearInterval(this.#echoTimer);
    this.#handlers.clear();
    this.#gapHandlers.length = 0;
    await this.#transport.close();
  }

  #receive(topic: string, said: string): void {
    const space = said.indexOf(" ");
    const node = said.slice(0, space);
    // What this node said itself it knows; what nobody listens to need not be opened.
    const listeners = node === this.#node ? undefined : this.#handlers.get(topic);
    if (listeners === undefined && topic !== this.#echoTopic) return;
    const opened = this.#cipher.decrypt(node, topic, said.slice(space + 1));
    if (opened === undefined || !this.#isNotReplayed(node, topic, opened.sequence)) return;
    const { text } = opened;
    if (node === this.#node) this.#markUp();
    else for (const hear of listeners ?? []) hear(text);
  }

  /** True if the message is not one of before that somebody who controls the bus sends again. */
  #isNotReplayed(node: string, topic: string, number: number): boolean {
    const newest = this.#lastSequences.get(topic) ?? new Map<string, number>();
    this.#lastSequences.set(topic, newest);
    if (number <= (newest.get(node) ?? 0) || number < this.#now() - MAX_MESSAGE_AGE_MS)
      return false;
    newest.set(node, number);
    return true;
  }

  /** The echo is back: whoever listens may have missed something before. */
  #markUp(): void {
    this.#missingEchoes = 0;
    if (this.#isUp) return;
    this.#isUp = true;
    this.#log.info({}, "the bus carries messages");
    for (const again of this.#gapHandlers) again();
  }

  #handleConnected(): void {
    this.#isConnected = true;
    this.#missingEchoes = 0;
    this.publish(this.#echoTopic, "");
  }

  #sendEcho(): void {
    // A line that is being opened has time of its own.
    if (!this.#isConnected) return;
    if (++this.#missingEchoes <= MAX_MISSING_ECHOES) {
      this.publish(this.#echoTopic, "");
      return;
    }
    this.#markDown(new Error("no echo came back"));
    this.#transport.reconnect();
  }

  #markDown(why: unknown): void {
    this.#isConnected = false;
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#log.warn({ err: why }, "the bus is lost; tables are looked at every second meanwhile");
  }
}

/** Waits for something, but not for long, and whatever becomes of it. */
async function settleWithin(
  promise: Promise<unknown>,
  patience = SUBSCRIBE_TIMEOUT_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([promise.catch(() => {}), enough]);
  clearTimeout(timer);
}
