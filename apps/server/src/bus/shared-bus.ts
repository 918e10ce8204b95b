import type { Bus, Subscription } from "./bus.ts";
import type { Seal } from "./encrypt-message.ts";
import type { OpenWire, Wire } from "./transport.ts";

/** So often a node says something to itself, in milliseconds: what comes back shows that the bus works. */
const ECHO = 1000;
/** So many echoes may be missing. */
const MISSING = 3;
/** A message that is older, in milliseconds, is one that somebody sends again. */
const OLD = 60_000;
/** Milliseconds for which a new listener waits until it is sure to hear. */
const PATIENCE = 500;

interface Log {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
}

/** A bus over some wire. It is up for as long as a node hears its own echo. */
export class SharedBus implements Bus {
  readonly isShared = true;
  readonly #node: string;
  readonly #seal: Seal;
  readonly #wire: Wire;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<(text: string) => void>>();
  readonly #gaps: (() => void)[] = [];
  readonly #echo: string;
  readonly #now: () => number;
  /** By topic and node: the number of the last message that was heard. */
  readonly #newest = new Map<string, Map<string, number>>();
  readonly #beating: NodeJS.Timeout;
  #missing = 0;
  #isOpen = false;
  #isUp = false;

  constructor(node: string, log: Log, seal: Seal, open: OpenWire, now: () => number) {
    this.#node = node;
    this.#now = now;
    this.#seal = seal;
    this.#log = log;
    this.#echo = `echo.${node}`;
    this.#wire = open({
      heard: (topic, text) => this.#hear(topic, text),
      opened: () => this.#open(),
      broken: (why) => this.#lose(why),
    });
    void this.#wire.listen(this.#echo).catch(() => {});
    this.#beating = setInterval(() => this.#beat(), ECHO);
    this.#beating.unref();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  publish(topic: string, text: string): void {
    this.#wire.send(topic, `${this.#node} ${this.#seal.close(this.#node, topic, text)}`);
  }

  subscribe(topic: string, hear: (text: string) => void): Subscription {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(hear));
    return {
      ready: this.#isUp ? soon(this.#wire.listen(topic)) : soon(this.#wire.listen(topic), 0),
      stop: () => {
        listeners.delete(hear);
        if (listeners.size > 0 || this.#listeners.get(topic) !== listeners) return;
        this.#listeners.delete(topic);
        this.#newest.delete(topic);
        this.#wire.forget(topic);
      },
    };
  }

  onGap(again: () => void): void {
    this.#gaps.push(again);
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.#listeners.clear();
    this.#gaps.length = 0;
    await this.#wire.close();
  }

  #hear(topic: string, said: string): void {
    const space = said.indexOf(" ");
    const node = said.slice(0, space);
    // What this node said itself it knows; what nobody listens to need not be opened.
    const listeners = node === this.#node ? undefined : this.#listeners.get(topic);
    if (listeners === undefined && topic !== this.#echo) return;
    const opened = this.#seal.open(node, topic, said.slice(space + 1));
    if (opened === undefined || !this.#isNew(node, topic, opened.number)) return;
    const { text } = opened;
    if (node === this.#node) this.#recover();
    else for (const hear of listeners ?? []) hear(text);
  }

  /** True if the message is not one of before that somebody who controls the bus sends again. */
  #isNew(node: string, topic: string, number: number): boolean {
    const newest = this.#newest.get(topic) ?? new Map<string, number>();
    this.#newest.set(topic, newest);
    if (number <= (newest.get(node) ?? 0) || number < this.#now() - OLD) return false;
    newest.set(node, number);
    return true;
  }

  /** The echo is back: whoever listens may have missed something before. */
  #recover(): void {
    this.#missing = 0;
    if (this.#isUp) return;
    this.#isUp = true;
    this.#log.info({}, "the bus carries messages");
    for (const again of this.#gaps) again();
  }

  #open(): void {
    this.#isOpen = true;
    this.#missing = 0;
    this.publish(this.#echo, "");
  }

  #beat(): void {
    // A line that is being opened has time of its own.
    if (!this.#isOpen) return;
    if (++this.#missing <= MISSING) {
      this.publish(this.#echo, "");
      return;
    }
    this.#lose(new Error("no echo came back"));
    this.#wire.renew();
  }

  #lose(why: unknown): void {
    this.#isOpen = false;
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#log.warn({ err: why }, "the bus is lost; tables are looked at every second meanwhile");
  }
}

/** Waits for something, but not for long, and whatever becomes of it. */
async function soon(promise: Promise<unknown>, patience = PATIENCE): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([promise.catch(() => {}), enough]);
  clearTimeout(timer);
}
