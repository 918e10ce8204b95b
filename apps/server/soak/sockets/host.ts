/** A server in a process of its own, in a folder and with settings that its arguments give; says its port, and what it needs whenever it is asked. */
import { pino } from "pino";
import type { Config } from "../../src/config.ts";
import { serve } from "../../src/serve.ts";
import { MACHINE_CLOCKS } from "../../src/nodes/service-clock.ts";
import { testConfig } from "../../test/support/server.ts";

/** Bytes, with what is not needed thrown away; and the milliseconds of CPU time used so far. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
  readonly cpu: number;
  /** The most of it that the main thread used at a stretch since the last time. */
  readonly longest: number;
}

/** What it needs; and the same after its wall clock was set forward by so many milliseconds. */
export type HostQuestion = "memory" | { readonly setClock: number };

const [, , folder = "", change = "{}"] = process.argv;
const config = { ...testConfig(folder), ...(JSON.parse(change) as Partial<Config>) };
/** By how many milliseconds the wall clock was set forward. */
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

process.on("message", (question: HostQuestion) => {
  if (question !== "memory") set += question.setClock;
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
