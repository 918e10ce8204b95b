import type { Mediterranean } from "@sofala/mediterranean";
import type { BotRequests } from "../../../local/bot-request.ts";
import { workerClient } from "../../../workers/worker-client.ts";

/** Sends a request to the worker of the Mediterranean's bots. */
export const requestBot = workerClient<BotRequests<Mediterranean>>(
  () => new Worker(new URL("bot-worker.ts", import.meta.url), { type: "module" }),
);
