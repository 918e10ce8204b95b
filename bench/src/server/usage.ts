/** What a process uses. */
export interface Usage {
  /** Bytes, with what is not needed thrown away. */
  readonly heap: number;
  readonly resident: number;
  /** Seconds of the processor so far, all threads. */
  readonly processor: number;
}

/** What this process uses, once its garbage is gone. */
export function usage(): Usage {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss, processor: processorSeconds() };
}

export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
