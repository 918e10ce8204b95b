import { newId } from "../people/tokens.ts";
import type { Rooms } from "../rooms/rooms.ts";
import {
  channelCalled,
  countFailure,
  dropChannel,
  MOST_FAILURES,
  type Channel,
} from "./channels.ts";
import { deliver } from "./deliver.ts";
import { judge } from "./judging.ts";
import { messageOf, type Line } from "./message.ts";
import { claim, dueItems, markSent, markUnsent, putOff, type Item } from "./outbox.ts";

/** So many channels are written to at the same time. */
const AT_ONCE = 8;
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
  readonly #stop = new AbortController();

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  async send(): Promise<void> {
    const { database, now } = this.#rooms.services;
    const due = [...(await dueItems(database, now()))];
    const take = async () => {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        if (this.#stop.signal.aborted) return;
        await this.#tend(...next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  }

  /** What is on its way is given up: it is sent by whoever comes next, and known again by its name. */
  stop(): void {
    this.#stop.abort();
  }

  async #tend(id: string, items: readonly Item[]): Promise<void> {
    const { services } = this.#rooms;
    try {
      const channel = await channelCalled(services, id);
      if (channel === undefined) await putOff(services.database, items, null);
      else await this.#sendThrough(channel, items);
    } catch (error) {
      // One channel must not keep the others from being told.
      services.log.error({ err: error, channel: id }, "a channel could not be looked after");
    }
  }

  async #sendThrough(channel: Channel, items: readonly Item[]): Promise<void> {
    const { database, now } = this.#rooms.services;
    const ready: Ready[] = [];
    for (const item of items) {
      const verdict = await judge(this.#rooms, channel, item);
      if ("line" in verdict) ready.push({ item, line: verdict.line });
      else await putOff(database, [item], "later" in verdict ? verdict.later : null);
    }
    const letters = Map.groupBy(ready, ({ item }) => item.letter);
    for (const [letter, parts] of letters) {
      if (letter !== null) await this.#post(channel, letter, parts);
    }
    const fresh = letters.get(null) ?? [];
    if (fresh.length === 0) return;
    const open = (channel.told ?? -Infinity) + channel.wishes.minutes * MINUTE;
    const isHeld = open > now();
    if (isHeld)
      await putOff(
        database,
        fresh.map(({ item }) => item),
        open,
      );
    else await this.#post(channel, newId(), fresh);
  }

  /** Sends a letter, if nobody else does, and keeps what became of it. */
  async #post(channel: Channel, letter: string, parts: readonly Ready[]): Promise<void> {
    const { services } = this.#rooms;
    const { database, now } = services;
    const items = parts.map(({ item }) => item);
    if (!(await claim(database, channel, items, letter, now()))) return;
    const lines = parts.map(({ line }) => line);
    const message = await messageOf(letter, lines, channel.language, services.address());
    const delivery = await deliver(services, channel, message, this.#stop.signal);
    if (this.#stop.signal.aborted && delivery !== "sent") return;
    if (delivery === "sent") return markSent(database, channel.id, items, now());
    if (delivery === "gone") return this.#close(channel);
    const tries = Math.max(...items.map((item) => item.tries));
    const pause = PAUSES[tries];
    await markUnsent(database, items, pause === undefined ? null : now() + pause);
    if (delivery === "refused") await countFailure(services, channel);
  }

  /** Nobody is there any more: a browser is forgotten, a webhook waits switched off. */
  async #close(channel: Channel): Promise<void> {
    const { services } = this.#rooms;
    if (channel.address.kind === "push") return dropChannel(services, channel.id);
    await countFailure(services, { ...channel, failures: MOST_FAILURES });
  }
}
