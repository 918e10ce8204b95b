import type { Tsoro } from "@sofala/tsoro";
import type { AdvisorRequests } from "../../../table/small-game/advisor-requests.ts";
import { workerClient } from "../../../workers/worker-client.ts";

/** Sends a request to the worker. */
export const requestWorker = workerClient<AdvisorRequests<Tsoro>>(
  () => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }),
);
