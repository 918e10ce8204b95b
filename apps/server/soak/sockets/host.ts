/**
 * A server in its own process, with the folder and settings of its arguments. It sends its port, and its memory and CPU
 * time on request.
 */
import { pino } from "pino";
import type { Config } from "../../src/config.ts";
import { serve } from "../../src/serve.ts";
import { MACHINE_CLOCKS } from "../../src/nodes/service-clock.ts";
import { testConfig } from "../../test/support/server.ts";

/** Bytes after garbage collection, and milliseconds of CPU time so far. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
  readonly cpu: number;
  /** The longest time that the main thread was busy without a break since the last request. */
  readonly longest: number;
}

/**
 * Requests the usage; the second first returns all memory to the system that it can, as V8 does in idle times; the third
 * sets the wall clock forward by this many milliseconds first.
 */
export type HostQuestion = "memory" | "least-memory" | { readonly setClock: number };

const [, , folder = "", change = "{}"] = process.argv;
const config = { ...testConfig(folder), ...(JSON.parse(change) as Partial<Config>) };
/** How many milliseconds the wall clock was set forward. */
let set = 0;
const clocks = { ...MACHINE_CLOCKS, wall: () => MACHINE_CLOCKS.wall() + set };
const running = await serve(config, { logger: pino({ level: "error" }), clocks });

let longest = 0;
let used = mainThread();
setInterval(() => {
  const now = mainThread();
  longest = Math.max(longest, now - used);
  used = now;
}, 5).unref();

process.on("message", (message: HostQuestion) => {
  if (typeof message === "object") set += message.setClock;
  if (message === "least-memory")
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.send?.(memory());
});
process.on("disconnect", () => void running.close().then(() => process.exit()));
process.send?.(running.port);

/** Milliseconds of CPU time that the main thread has used. */
function mainThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function memory(): Memory {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const taken = { heap: heapUsed + external, resident: rss, cpu: (user + system) / 1000, longest };
  longest = 0;
  // The garbage collection is not counted.
  used = mainThread();
  return taken;
}
