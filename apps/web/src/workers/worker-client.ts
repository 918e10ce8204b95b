import type { RequestMessage, ResponseMessage } from "./messages.ts";

interface PendingRequest {
  readonly resolve: (response: never) => void;
  readonly reject: (error: Error) => void;
}

/** The types of requests and responses, by the name of the request. */
type RequestTypes<S> = {
  readonly [Name in keyof S]: { readonly request: unknown; readonly response: unknown };
};

/** Sends a request to a worker, which handles one at a time, in order. */
export type SendRequest<S extends RequestTypes<S>> = <Name extends keyof S>(
  name: Name,
  request: S[Name]["request"],
) => Promise<S[Name]["response"]>;

/** A client of a worker, which is started with the first request. */
export function workerClient<S extends RequestTypes<S>>(start: () => Worker): SendRequest<S> {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingRequest>();

  const listenTo = (started: Worker): Worker => {
    started.addEventListener("message", ({ data }: MessageEvent<ResponseMessage>) => {
      const found = pending.get(data.id);
      pending.delete(data.id);
      if ("error" in data) found?.reject(new Error(data.error));
      else found?.resolve(data.response as never);
    });
    // It could not be loaded, or crashed: pending requests fail, and the next one starts another worker.
    started.addEventListener("error", (event) => {
      started.terminate();
      worker = undefined;
      for (const { reject } of pending.values()) reject(new Error(event.message || "no worker"));
      pending.clear();
    });
    return started;
  };

  return (name, request) => {
    worker ??= listenTo(start());
    const id = ++lastId;
    const response = new Promise<never>((resolve, reject) => {
      pending.set(id, { resolve, reject });
    });
    worker.postMessage({ id, name: String(name), request } satisfies RequestMessage);
    return response;
  };
}
