import type { Questions } from "./requests.ts";
import { thinkerIn } from "../../../workers/worker-client.ts";

/** Thinks about Zimbabwe. */
export const think = thinkerIn<Questions>(
  () => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }),
);
