import type { Answered, Question, Questions } from "./messages.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Asks the worker; it thinks about one thing at a time, in order. */
export function think<Q extends Question>(
  question: Q,
  ask: Questions[Q]["ask"],
): Promise<Questions[Q]["answer"]> {
  worker ??= start();
  const id = ++asked;
  const answer = new Promise<Questions[Q]["answer"]>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  worker.postMessage({ id, question, ask });
  return answer;
}

function start(): Worker {
  const started = new Worker(new URL("worker.ts", import.meta.url), { type: "module" });
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
}
