import type { Hints } from "@sofala/bots/tsoro";
import type { Move, Tsoro, View } from "@sofala/tsoro";
import type { BotRequests } from "../../../local/bot-request.ts";
import { workerClient } from "../../../workers/worker-client.ts";

/** The requests of the worker, with their responses. */
interface TsoroRequests extends BotRequests<Tsoro> {
  /** The strong bot's evaluation of a position. */
  readonly hints: {
    readonly request: { readonly view: View };
    readonly response: Hints<Move>;
  };
}

/** Sends a request to the worker. */
export const requestWorker = workerClient<TsoroRequests>(
  () => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }),
);
