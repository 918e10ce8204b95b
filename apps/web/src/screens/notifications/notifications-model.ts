import { signal, type ReadonlySignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Absences, NewChannel, ChannelPreferences } from "@sofala/protocol";
import type { LanguageTag } from "@sofala/text/languages";
import { notificationApi, type NotificationChannels } from "../../online/notification-api.ts";
import {
  browserName,
  pushState,
  subscribe,
  unsubscribeBrowser,
  type PushState,
} from "../../online/push.ts";
import type { Failure } from "../../api-failure.ts";

/** The notification channels and absences of the person, as the server has them. */
export class NotificationsModel {
  readonly #channels = signal<NotificationChannels | undefined>(undefined);
  readonly #absences = signal<Absences | undefined>(undefined);
  readonly #device = signal<{ readonly state: PushState; readonly endpoint?: string } | undefined>(
    undefined,
  );
  readonly #failure = signal<Failure | undefined>(undefined);
  readonly #isBusy = signal(false);
  #queue: Promise<unknown> = Promise.resolve();
  /** The time zone of this device. */
  readonly timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  get channels(): ReadonlySignal<NotificationChannels | undefined> {
    return this.#channels;
  }
  get absences(): ReadonlySignal<Absences | undefined> {
    return this.#absences;
  }
  get device(): ReadonlySignal<
    { readonly state: PushState; readonly endpoint?: string } | undefined
  > {
    return this.#device;
  }
  /** Why the last request failed. */
  get failure(): ReadonlySignal<Failure | undefined> {
    return this.#failure;
  }
  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }

  /** Loads everything, and sends the server the language and time zone. */
  async load(language: LanguageTag): Promise<void> {
    this.#device.value = await pushState();
    await notificationApi.writeLocale({
      language,
      timeZone: this.timeZone,
    });
    await this.#reload();
  }

  addChannel(channel: NewChannel): Promise<boolean> {
    return this.#enqueue(() => notificationApi.addChannel(channel));
  }

  /** Shows the new preferences at once, and saves them. */
  changeChannel(id: string, preferences: ChannelPreferences): Promise<boolean> {
    const channelList = this.#channels.peek();
    if (channelList !== undefined) {
      const channels = channelList.channels.map((each) =>
        each.id === id ? { ...each, preferences } : each,
      );
      this.#channels.value = { ...channelList, channels };
    }
    return this.#enqueue(() => notificationApi.changeChannel(id, preferences));
  }

  testChannel(id: string): Promise<boolean> {
    return this.#enqueue(() => notificationApi.testChannel(id));
  }

  /** Removes a channel; if it is this browser's, ends its push subscription too. */
  async removeChannel(id: string, address: string): Promise<void> {
    if (address === this.#device.peek()?.endpoint) await unsubscribeBrowser();
    await this.#enqueue(() => notificationApi.removeChannel(id));
    this.#device.value = await pushState();
  }

  /** Subscribes at the browser, then adds the channel on the server; false if either refused. */
  async subscribeThisBrowser(): Promise<boolean> {
    const key = await notificationApi.pushKey();
    if (!key.ok) {
      this.#failure.value = key.error;
      return false;
    }
    const channel = await subscribe(key.value, browserName());
    this.#device.value = await pushState();
    return channel !== undefined && this.addChannel(channel);
  }

  /** Shows the absences at once, and saves them. */
  saveAbsences(absences: Absences): Promise<boolean> {
    this.#absences.value = absences;
    return this.#enqueue(() => notificationApi.writeAbsences(absences));
  }

  /** Sends one request after the other; after the last one, loads the present state. */
  #enqueue(send: () => Promise<Result<unknown, Failure>>): Promise<boolean> {
    this.#isBusy.value = true;
    const done = this.#queue.then(async () => {
      const result = await send();
      this.#failure.value = result.ok ? undefined : result.error;
      await this.#reload(() => this.#queue === done);
      return result.ok;
    });
    this.#queue = done;
    return done;
  }

  /** Loads the present state, unless another change was made meanwhile. */
  async #reload(isLast: () => boolean = () => true): Promise<void> {
    if (!isLast()) return;
    const [channelList, absences] = await Promise.all([
      notificationApi.listChannels(),
      notificationApi.readAbsences(),
    ]);
    if (!isLast()) return;
    this.#isBusy.value = false;
    if (absences.ok) this.#absences.value = absences.value;
    if (channelList.ok) this.#channels.value = channelList.value;
    else this.#failure.value = channelList.error;
  }
}
