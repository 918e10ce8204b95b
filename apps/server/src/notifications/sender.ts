import { newId } from "../tokens.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import {
  findChannel,
  loadDueChannels,
  recordFailure,
  MAX_FAILURES,
  type Channel,
} from "./channels.ts";
import type { deliver } from "./deliver.ts";
import { FairPool } from "./fair-pool.ts";
import { recheckItem } from "./recheck.ts";
import { composeMessage, type MessageLine } from "./message.ts";
import {
  claimItems,
  loadDueItems,
  markSent,
  markFailed,
  rescheduleItems,
  type OutboxItem,
} from "./outbox.ts";

/** Milliseconds that an answer may take. */
const DELIVERY_TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;
/** Pauses before something is tried again; after the last of them it is given up. */
const RETRY_DELAYS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

interface ReadyItem {
  readonly item: OutboxItem;
  readonly line: MessageLine;
}

/** Sends what is due, through each channel all of it in one message. */
export class Sender {
  readonly #tables: LiveTables;
  readonly #deliver: typeof deliver;
  readonly #pool: FairPool;
  readonly #abortController = new AbortController();

  constructor(rooms: LiveTables, send: typeof deliver) {
    this.#tables = rooms;
    this.#deliver = send;
    this.#pool = new FairPool(rooms.services.now);
  }

  /** Begins to send what is due, as far as the limits of the pool allow; the rest follows as those messages arrive. */
  async sendDue(): Promise<void> {
    const { services } = this.#tables;
    const channels = await loadDueChannels(services, services.now());
    if (this.#abortController.signal.aborted) return;
    const jobs = channels.map((channel) => ({
      key: channel.id,
      person: channel.person,
      host: hostOf(channel),
      hasFailed: channel.failures > 0,
      run: () => this.#processChannel(channel.id),
    }));
    this.#pool.replaceWaiting(jobs);
  }

  /** Resolves when no message is on its way. */
  whenIdle(): Promise<void> {
    return this.#pool.whenIdle();
  }

  /** What is on its way is given up: it is sent by whoever comes next, and known again by its name. */
  stop(): void {
    this.#abortController.abort();
    this.#pool.replaceWaiting([]);
  }

  async #processChannel(id: string): Promise<void> {
    const { services } = this.#tables;
    try {
      const channel = await findChannel(services, id);
      if (channel !== undefined) await this.#sendDueItems(channel);
    } catch (error) {
      // One channel must not keep the others from being told.
      services.logger.error({ err: error, channel: id }, "a channel could not be looked after");
    }
  }

  async #sendDueItems(channel: Channel): Promise<void> {
    const { database, now } = this.#tables.services;
    const ready: ReadyItem[] = [];
    for (const item of await loadDueItems(database, channel.id, now())) {
      const verdict = await recheckItem(this.#tables, channel, item);
      if ("line" in verdict) ready.push({ item, line: verdict.line });
      else await rescheduleItems(database, [item], "retryAt" in verdict ? verdict.retryAt : null);
    }
    if (ready.length === 0) return;
    // One message at a time: what was not taken before comes first, as the same message.
    const letter = ready.find(({ item }) => item.letter !== null)?.item.letter ?? null;
    const parts = ready.filter(({ item }) => item.letter === letter);
    const open = nextSendAt(channel, letter === null);
    if (open > now()) {
      const items = parts.map(({ item }) => item);
      await rescheduleItems(database, items, open);
    } else await this.#sendMessage(channel, letter ?? newId(), parts);
  }

  /** Sends a letter, if nobody else does, and keeps what became of it. */
  async #sendMessage(channel: Channel, letter: string, parts: readonly ReadyItem[]): Promise<void> {
    const { services } = this.#tables;
    const { database, now } = services;
    const items = parts.map(({ item }) => item);
    if (!(await claimItems(database, channel, items, letter, now()))) return;
    const lines = parts.map(({ line }) => line);
    const message = await composeMessage(letter, lines, channel.language, services.publicUrl());
    const stop = AbortSignal.any([
      this.#abortController.signal,
      AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    ]);
    const delivery = await this.#deliver(services, channel, message, stop);
    if (this.#abortController.signal.aborted && delivery !== "sent") return;
    if (delivery === "sent") return markSent(database, channel.id, items, now());
    if (delivery === "gone") return this.#disable(channel);
    const tries = Math.max(...items.map((item) => item.tries));
    const pause = RETRY_DELAYS_MS[tries];
    await markFailed(database, items, pause === undefined ? null : now() + pause);
    if (delivery === "refused") await recordFailure(services, channel);
  }

  /** Nobody is there any more: it is switched off, so that a browser that gets another subscription can replace it. */
  async #disable(channel: Channel): Promise<void> {
    await recordFailure(this.#tables.services, { ...channel, failures: MAX_FAILURES });
  }
}

/** When a channel may be used again: new messages as often as its owner wishes, and none soon after a failure. */
function nextSendAt({ lastUsedAt, failures, preferences }: Channel, isNew: boolean): number {
  if (lastUsedAt === null) return -Infinity;
  const pause = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 0;
  return lastUsedAt + Math.max(pause, isNew ? preferences.minutes * MINUTE_MS : 0);
}

/** The server that takes the messages of a channel. */
function hostOf({ address }: Channel): string {
  if (address.kind === "mail") return "mail";
  return URL.parse(address.kind === "push" ? address.endpoint : address.url)?.host ?? "";
}
