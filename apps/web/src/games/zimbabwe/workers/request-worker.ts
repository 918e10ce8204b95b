import type { ZimbabweRequests } from "./requests.ts";
import { workerClient } from "../../../workers/worker-client.ts";

/** Sends a request to Zimbabwe's worker. */
export const requestWorker = workerClient<ZimbabweRequests>(
  () => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }),
);
