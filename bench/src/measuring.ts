/** Work that can be repeated any number of times. */
export interface Workload {
  /** Does some of the work and returns the number of operations. */
  run(): number;
}

/** How many seconds a workload is warmed up, how many seconds a round takes, and how many rounds are measured. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * Operations per second of several workloads, each the median of its rounds. The workloads alternate, so that other
 * load on the machine affects all of them. Seconds are CPU time of this thread, so time spent on other processes does
 * not count.
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
const MAX_TOTAL_MS = 300;

/**
 * Milliseconds that a call takes: the median of a few repetitions, fewer if the call is slow. Its input is prepared
 * again each time, and the preparation is not counted.
 */
export function latency<T>(prepare: () => T, call: (input: T) => unknown): number {
  const times: number[] = [];
  let total = 0;
  while (times.length < REPEATS && total < MAX_TOTAL_MS) {
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

/** The smallest value that is not exceeded by this share of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
