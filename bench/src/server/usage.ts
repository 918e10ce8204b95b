/** The resources that a process uses. */
export interface Usage {
  /** Bytes after garbage collection. */
  readonly heap: number;
  readonly resident: number;
  /** Seconds of CPU time so far, all threads. */
  readonly processor: number;
}

/** The resources that this process uses, after garbage collection. */
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
