import type { Questions } from "./messages.ts";
import { thinkerIn } from "./thinker-in.ts";

/** Thinks about Zimbabwe. */
export const think = thinkerIn<Questions>(
  () => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }),
);
