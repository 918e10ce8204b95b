import type { Logger } from "../logger.ts";
import { newId } from "../tokens.ts";
import {
  findChannel,
  loadDueChannels,
  recordFailure,
  MAX_FAILURES,
  type Channel,
} from "./channels.ts";
import type { deliver, DeliverDeps } from "./deliver.ts";
import { FairPool } from "./fair-pool.ts";
import { recheckItem, type RecheckDeps, type RecheckResult } from "./recheck.ts";
import { composeMessage, type MessageLine } from "./message.ts";
import {
  claimItems,
  loadDueItems,
  markSent,
  markFailed,
  rescheduleItems,
  type OutboxItem,
} from "./outbox.ts";

const DELIVERY_TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;
/** Delays before each retry; after the last one a message is given up. */
const RETRY_DELAYS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];
/** An item whose table cannot be read is checked again after this time. */
const UNREADABLE_RETRY_MS = 10 * MINUTE_MS;

interface ReadyItem {
  readonly item: OutboxItem;
  readonly line: MessageLine;
}

export interface SenderDeps extends DeliverDeps, RecheckDeps {
  readonly logger: Pick<Logger, "info" | "error">;
}

/** Sends due notifications, all of a channel in one message. */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #deliver: typeof deliver;
  readonly #pool: FairPool;
  readonly #abortController = new AbortController();

  constructor(deps: SenderDeps, send: typeof deliver) {
    this.#deps = deps;
    this.#deliver = send;
    this.#pool = new FairPool(deps.now);
  }

  /** Starts to send what is due, as far as the limits of the pool allow; the rest follows as those messages finish. */
  async sendDue(): Promise<void> {
    const channels = await loadDueChannels(this.#deps, this.#deps.now());
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

  /** Resolves when no message is being sent. */
  whenIdle(): Promise<void> {
    return this.#pool.whenIdle();
  }

  /** Aborts all messages. Another node or the next start sends them again with the same id. */
  stop(): void {
    this.#abortController.abort();
    this.#pool.replaceWaiting([]);
  }

  async #processChannel(id: string): Promise<void> {
    try {
      const channel = await findChannel(this.#deps, id);
      if (channel !== undefined) await this.#sendDueItems(channel);
    } catch (error) {
      // A failing channel must not stop the others.
      this.#deps.logger.error(
        { err: error, channel: id },
        "a channel's notifications could not be sent",
      );
    }
  }

  async #sendDueItems(channel: Channel): Promise<void> {
    const { database, now } = this.#deps;
    const ready: ReadyItem[] = [];
    for (const item of await loadDueItems(database, channel.id, now())) {
      const checked = await this.#recheck(channel, item);
      if ("line" in checked) ready.push({ item, line: checked.line });
      else await rescheduleItems(database, [item], "retryAt" in checked ? checked.retryAt : null);
    }
    if (ready.length === 0) return;
    // One message at a time. A message that was claimed before but not sent comes first and keeps its id.
    const retriedId = ready.find(({ item }) => item.message_id !== null)?.item.message_id ?? null;
    const parts = ready.filter(({ item }) => item.message_id === retriedId);
    const sendAt = nextSendAt(channel, retriedId === null);
    if (sendAt > now()) {
      const items = parts.map(({ item }) => item);
      await rescheduleItems(database, items, sendAt);
    } else await this.#sendMessage(channel, retriedId ?? newId(), parts);
  }

  /** Checks an item. A table that cannot be read must not stop the notifications of others. */
  async #recheck(channel: Channel, item: OutboxItem): Promise<RecheckResult> {
    try {
      return await recheckItem(this.#deps, channel, item);
    } catch (error) {
      // The next sender checks it.
      if (this.#abortController.signal.aborted) throw error;
      const { logger, now } = this.#deps;
      logger.error({ err: error, table: item.table_id }, "a notification could not be checked");
      return { retryAt: now() + UNREADABLE_RETRY_MS };
    }
  }

  /** Sends a message, unless another node has claimed it, and stores the outcome. */
  async #sendMessage(channel: Channel, id: string, parts: readonly ReadyItem[]): Promise<void> {
    const { database, now, publicUrl } = this.#deps;
    const items = parts.map(({ item }) => item);
    if (!(await claimItems(database, channel, items, id, now()))) return;
    const lines = parts.map(({ line }) => line);
    const message = await composeMessage(id, lines, channel.language, publicUrl());
    const stop = AbortSignal.any([
      this.#abortController.signal,
      AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    ]);
    const outcome = await this.#deliver(this.#deps, channel, message, stop);
    if (this.#abortController.signal.aborted && outcome !== "sent") return;
    if (outcome === "sent") return markSent(database, channel.id, items, now());
    if (outcome === "gone") return this.#disable(channel);
    const attempts = Math.max(...items.map((item) => item.attempts));
    const delayMs = RETRY_DELAYS_MS[attempts];
    await markFailed(database, items, delayMs === undefined ? null : now() + delayMs);
    if (outcome === "refused") await recordFailure(this.#deps, channel);
  }

  /** Disables a channel whose receiver is gone; it is kept so that a new push subscription can replace it. */
  async #disable(channel: Channel): Promise<void> {
    await recordFailure(this.#deps, { ...channel, failures: MAX_FAILURES });
  }
}

/** The earliest time for the next message: after the owner's pause between messages, and after the delay of a retry. */
function nextSendAt({ lastSentAt, failures, preferences }: Channel, isNew: boolean): number {
  if (lastSentAt === null) return -Infinity;
  const retryDelayMs = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 0;
  return lastSentAt + Math.max(retryDelayMs, isNew ? preferences.minutesBetween * MINUTE_MS : 0);
}

/** The host that receives the messages of a channel. */
function hostOf({ address }: Channel): string {
  if (address.kind === "mail") return "mail";
  return URL.parse(address.kind === "push" ? address.endpoint : address.url)?.host ?? "";
}
