import { newId } from "../tokens.ts";
import type { Rooms } from "../tables/live-tables.ts";
import {
  channelCalled,
  channelsDue,
  countFailure,
  MOST_FAILURES,
  type Channel,
} from "./channels.ts";
import type { deliver } from "./deliver.ts";
import { FairPool } from "./fair-pool.ts";
import { judge } from "./recheck.ts";
import { messageOf, type Line } from "./message.ts";
import { claim, dueItems, markSent, markUnsent, putOff, type Item } from "./outbox.ts";

/** Milliseconds that an answer may take. */
const PATIENCE = 10_000;
const MINUTE = 60_000;
/** Pauses before something is tried again; after the last of them it is given up. */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE];

interface Ready {
  readonly item: Item;
  readonly line: Line;
}

/** Sends what is due, through each channel all of it in one message. */
export class Sender {
  readonly #rooms: Rooms;
  readonly #deliver: typeof deliver;
  readonly #pool: FairPool;
  readonly #stop = new AbortController();

  constructor(rooms: Rooms, send: typeof deliver) {
    this.#rooms = rooms;
    this.#deliver = send;
    this.#pool = new FairPool(rooms.services.now);
  }

  /** Begins to send what is due, as far as the limits of the pool allow; the rest follows as those messages arrive. */
  async send(): Promise<void> {
    const { services } = this.#rooms;
    const channels = await channelsDue(services, services.now());
    if (this.#stop.signal.aborted) return;
    const jobs = channels.map((channel) => ({
      key: channel.id,
      person: channel.person,
      host: hostOf(channel),
      hasFailed: channel.failures > 0,
      run: () => this.#tend(channel.id),
    }));
    this.#pool.offer(jobs);
  }

  /** Resolves when no message is on its way. */
  idle(): Promise<void> {
    return this.#pool.idle();
  }

  /** What is on its way is given up: it is sent by whoever comes next, and known again by its name. */
  stop(): void {
    this.#stop.abort();
    this.#pool.offer([]);
  }

  async #tend(id: string): Promise<void> {
    const { services } = this.#rooms;
    try {
      const channel = await channelCalled(services, id);
      if (channel !== undefined) await this.#sendThrough(channel);
    } catch (error) {
      // One channel must not keep the others from being told.
      services.log.error({ err: error, channel: id }, "a channel could not be looked after");
    }
  }

  async #sendThrough(channel: Channel): Promise<void> {
    const { database, now } = this.#rooms.services;
    const ready: Ready[] = [];
    for (const item of await dueItems(database, channel.id, now())) {
      const verdict = await judge(this.#rooms, channel, item);
      if ("line" in verdict) ready.push({ item, line: verdict.line });
      else await putOff(database, [item], "later" in verdict ? verdict.later : null);
    }
    if (ready.length === 0) return;
    // One message at a time: what was not taken before comes first, as the same message.
    const letter = ready.find(({ item }) => item.letter !== null)?.item.letter ?? null;
    const parts = ready.filter(({ item }) => item.letter === letter);
    const open = opensAt(channel, letter === null);
    if (open > now()) {
      const items = parts.map(({ item }) => item);
      await putOff(database, items, open);
    } else await this.#post(channel, letter ?? newId(), parts);
  }

  /** Sends a letter, if nobody else does, and keeps what became of it. */
  async #post(channel: Channel, letter: string, parts: readonly Ready[]): Promise<void> {
    const { services } = this.#rooms;
    const { database, now } = services;
    const items = parts.map(({ item }) => item);
    if (!(await claim(database, channel, items, letter, now()))) return;
    const lines = parts.map(({ line }) => line);
    const message = await messageOf(letter, lines, channel.language, services.address());
    const stop = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(PATIENCE)]);
    const delivery = await this.#deliver(services, channel, message, stop);
    if (this.#stop.signal.aborted && delivery !== "sent") return;
    if (delivery === "sent") return markSent(database, channel.id, items, now());
    if (delivery === "gone") return this.#close(channel);
    const tries = Math.max(...items.map((item) => item.tries));
    const pause = PAUSES[tries];
    await markUnsent(database, items, pause === undefined ? null : now() + pause);
    if (delivery === "refused") await countFailure(services, channel);
  }

  /** Nobody is there any more: it is switched off, so that a browser that gets another subscription can replace it. */
  async #close(channel: Channel): Promise<void> {
    await countFailure(this.#rooms.services, { ...channel, failures: MOST_FAILURES });
  }
}

/** When a channel may be used again: new messages as often as its owner wishes, and none soon after a failure. */
function opensAt({ told, failures, wishes }: Channel, isNew: boolean): number {
  if (told === null) return -Infinity;
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
  return told + Math.max(pause, isNew ? wishes.minutes * MINUTE : 0);
}

/** The server that takes the messages of a channel. */
function hostOf({ address }: Channel): string {
  if (address.kind === "mail") return "mail";
  return URL.parse(address.kind === "push" ? address.endpoint : address.url)?.host ?? "";
}
