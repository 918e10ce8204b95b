/** Work that can be repeated for as long as one likes. */
export interface Workload {
  /** Does some of it; says how many operations that were. */
  run(): number;
}

/** How long a workload is warmed up, and how often for how long it is then measured. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * Operations per second of several workloads, each the median of its rounds. The workloads take
 * turns, so that whatever else the machine is doing hits all of them. Seconds are those that the
 * processor spends on this thread: time given to other jobs is not ours.
 */
export function rates(workloads: readonly Workload[], pace: Pace): readonly number[] {
  for (const workload of workloads) rate(workload, pace.warmUp);
  const rounds = Array.from({ length: pace.rounds }, () =>
    workloads.map((workload) => rate(workload, pace.seconds)),
  );
  return workloads.map((_, index) => median(rounds.map((round) => round[index] ?? 0)));
}

function rate(workload: Workload, seconds: number): number {
  const end = performance.now() + seconds * 1000;
  const start = processorSeconds();
  let operations = 0;
  do operations += workload.run();
  while (performance.now() < end);
  return operations / (processorSeconds() - start);
}

function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

const REPEATS = 5;
const LONG_MS = 300;

/**
 * Milliseconds that one waits for a call: the median of some repeats, of fewer where it takes long.
 * What it works on is prepared anew each time, off the clock.
 */
export function latency<T>(prepare: () => T, call: (input: T) => unknown): number {
  const times: number[] = [];
  let total = 0;
  while (times.length < REPEATS && total < LONG_MS) {
    const input = prepare();
    const start = performance.now();
    call(input);
    const time = performance.now() - start;
    times.push(time);
    total += time;
  }
  return median(times);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
