import { setTimeout as sleep } from "node:timers/promises";
import { addChannel } from "../../../test/support/channels.ts";
import { Receiver } from "../../../test/support/receiver.ts";
import type { Visitor } from "./visitor.ts";

/** The number of channels that a person may have. */
export const MAX_CHANNELS = 10;

/** The part of a notification that is compared. */
interface ReceivedNotification {
  readonly kind: string;
  readonly tableId: string;
}

/** Webhooks on this machine: some respond at once, others never; each slow one has its own host. */
export class Webhooks {
  readonly #receiver: Receiver;
  #slow = 0;

  private constructor(receiver: Receiver) {
    this.#receiver = receiver;
    // The server gives up on slow ones.
    receiver.onRequest = ({ path }) => (path === "/slow" ? new Promise(() => {}) : undefined);
  }

  static async open(): Promise<Webhooks> {
    return new Webhooks(await Receiver.open("0.0.0.0"));
  }

  /** Adds this many webhooks that never respond. */
  async addSlow(owner: Visitor, count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      this.#slow++;
      const host = `127.1.${this.#slow >> 8}.${this.#slow & 255}`;
      await this.#add(owner, `${this.#receiver.urlAt(host)}/slow`);
    }
  }

  /** Adds a webhook that responds at once. */
  async addFast(owner: Visitor, name: string): Promise<void> {
    await this.#add(owner, `${this.#receiver.url}/${name}`);
  }

  /** The number of messages sent to slow webhooks. */
  get slowMessages(): number {
    return this.#receiver.webhookBodies("/slow").length;
  }

  /** `kind tableId` of each notification that a fast webhook has received. */
  received(name: string): readonly string[] {
    const messages = this.#receiver.webhookBodies(`/${name}`) as readonly {
      readonly notifications: readonly ReceivedNotification[];
    }[];
    return messages.flatMap(({ notifications }) =>
      notifications.map(({ kind, tableId }) => `${kind} ${tableId}`),
    );
  }

  /** Waits until a condition holds; false if it takes longer than the timeout. */
  async waitFor(isSo: () => boolean, most: number): Promise<boolean> {
    const end = performance.now() + most;
    while (!isSo() && performance.now() < end) await sleep(50);
    return isSo();
  }

  close(): Promise<void> {
    return this.#receiver.close();
  }

  async #add(owner: Visitor, url: string): Promise<void> {
    const preferences = { kinds: ["begin", "chat"] } as const;
    await addChannel(owner, { kind: "webhook", label: "webhook", url }, preferences);
  }
}
