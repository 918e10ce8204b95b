import { signal } from "@preact/signals";

/** The response to a request, or how far it is; undefined if it was not sent. */
export type RequestState<Response> = Response | "asking" | "failed" | undefined;

/** Responses by key. Each is requested once, and again only after a failure. */
export class RequestCache<Key, Response extends object> {
  readonly #states = new Map<Key, RequestState<Response>>();
  /** Incremented with every change, because a map is not a signal. */
  readonly #version = signal(0);

  /** Computed signals and effects that call it follow its changes. */
  get(key: Key): RequestState<Response> {
    void this.#version.value;
    return this.#states.get(key);
  }

  async request(key: Key, send: () => Promise<Response>): Promise<void> {
    const state = this.#states.get(key);
    if (state !== undefined && state !== "failed") return;
    this.#set(key, "asking");
    this.#set(key, await send().catch(() => "failed" as const));
  }

  #set(key: Key, state: RequestState<Response>): void {
    this.#states.set(key, state);
    this.#version.value++;
  }
}
