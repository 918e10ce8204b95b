import type { Answered } from "../games/zimbabwe/workers/requests.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** What can be asked, and what is answered, by the name of the question. */
type Subjects<S> = { readonly [Q in keyof S]: { readonly ask: unknown; readonly answer: unknown } };

/** Asks a worker; it thinks about one thing at a time, in order. */
export type Think<S extends Subjects<S>> = <Q extends keyof S>(
  question: Q,
  ask: S[Q]["ask"],
) => Promise<S[Q]["answer"]>;

/** Somebody to ask who thinks in a worker, which is started when it is first wanted. */
export function thinkerIn<S extends Subjects<S>>(start: () => Worker): Think<S> {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const listenTo = (started: Worker): Worker => {
    started.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      const found = waiting.get(data.id);
      waiting.delete(data.id);
      if ("error" in data) found?.reject(new Error(data.error));
      else found?.resolve(data.answer as never);
    });
    // It could not be loaded, or broke down: who waits is told, the next question starts another.
    started.addEventListener("error", (event) => {
      started.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error(event.message || "no worker"));
      waiting.clear();
    });
    return started;
  };

  return (question, ask) => {
    worker ??= listenTo(start());
    const id = ++asked;
    const answer = new Promise<never>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    worker.postMessage({ id, question, ask });
    return answer;
  };
}
