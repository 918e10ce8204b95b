import { signal, type ReadonlySignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Absences, NewChannel, ChannelPreferences } from "@sofala/protocol";
import { notices, type Ways } from "../../online/notification-api.ts";
import {
  browserName,
  pushState,
  subscribe,
  unsubscribeHere,
  type PushState,
} from "../../online/push.ts";
import type { Failure } from "../../online/api-client.ts";

/** What the person is told, and when they do not play, as the server knows it. */
export class NoticesModel {
  readonly #ways = signal<Ways | undefined>(undefined);
  readonly #absences = signal<Absences | undefined>(undefined);
  readonly #device = signal<{ readonly state: PushState; readonly endpoint?: string } | undefined>(
    undefined,
  );
  readonly #failure = signal<Failure | undefined>(undefined);
  readonly #isBusy = signal(false);
  #queue: Promise<unknown> = Promise.resolve();
  /** The time zone that this device is in. */
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  get ways(): ReadonlySignal<Ways | undefined> {
    return this.#ways;
  }
  get absences(): ReadonlySignal<Absences | undefined> {
    return this.#absences;
  }
  get device(): ReadonlySignal<
    { readonly state: PushState; readonly endpoint?: string } | undefined
  > {
    return this.#device;
  }
  /** Why the last thing was not done. */
  get failure(): ReadonlySignal<Failure | undefined> {
    return this.#failure;
  }
  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }

  /** Asks for everything; the server learns in which language and time zone it is looked at. */
  async load(language: string): Promise<void> {
    this.#device.value = await pushState();
    await notices.writePlace({ language: language === "it" ? "it" : "en", timeZone: this.zone });
    await this.#read();
  }

  add(wish: NewChannel): Promise<boolean> {
    return this.#do(() => notices.add(wish));
  }

  /** Shows a wish at once, and keeps it. */
  change(id: string, preferences: ChannelPreferences): Promise<boolean> {
    const ways = this.#ways.peek();
    if (ways !== undefined) {
      const channels = ways.channels.map((each) =>
        each.id === id ? { ...each, preferences } : each,
      );
      this.#ways.value = { ...ways, channels };
    }
    return this.#do(() => notices.change(id, preferences));
  }

  test(id: string): Promise<boolean> {
    return this.#do(() => notices.test(id));
  }

  /** Removes a channel; where it is this browser's, the browser forgets it too. */
  async drop(id: string, address: string): Promise<void> {
    if (address === this.#device.peek()?.endpoint) await unsubscribeHere();
    await this.#do(() => notices.drop(id));
    this.#device.value = await pushState();
  }

  /** Lets the browser ask, then tells the server where; false where either refused. */
  async tellHere(): Promise<boolean> {
    const key = await notices.pushKey();
    if (!key.ok) {
      this.#failure.value = key.error;
      return false;
    }
    const wish = await subscribe(key.value, browserName());
    this.#device.value = await pushState();
    return wish !== undefined && this.add(wish);
  }

  /** Shows days off at once, and keeps them. */
  rest(wish: Absences): Promise<boolean> {
    this.#absences.value = wish;
    return this.#do(() => notices.writeAbsences(wish));
  }

  /** Does one thing after the other, and after the last of them reads how things stand. */
  #do(ask: () => Promise<Result<unknown, Failure>>): Promise<boolean> {
    this.#isBusy.value = true;
    const done = this.#queue.then(async () => {
      const answer = await ask();
      this.#failure.value = answer.ok ? undefined : answer.error;
      await this.#read(() => this.#queue === done);
      return answer.ok;
    });
    this.#queue = done;
    return done;
  }

  /** Reads how things stand; what was wished meanwhile is shown as it was wished. */
  async #read(isLast: () => boolean = () => true): Promise<void> {
    if (!isLast()) return;
    const [ways, absences] = await Promise.all([notices.ways(), notices.absences()]);
    if (!isLast()) return;
    this.#isBusy.value = false;
    if (absences.ok) this.#absences.value = absences.value;
    if (ways.ok) this.#ways.value = ways.value;
    else this.#failure.value = ways.error;
  }
}
