/** A table whose players replay recorded moves. */
export interface Match {
  /** Makes the next move; true once it is acknowledged, false if there is none. */
  move(): Promise<boolean>;
}

/** The time until each move was acknowledged, in milliseconds, and the duration of the run in seconds. */
export interface Run {
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Every table has a move in progress at all times, until the time is up or the first game has no more moves. */
export async function saturate(matches: readonly Match[], seconds: number): Promise<Run> {
  const latencies: number[] = [];
  const start = performance.now();
  let end = start + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      for (let sent = performance.now(); sent < end;) {
        const isMade = await match.move();
        const now = performance.now();
        if (isMade && now <= end) latencies.push(now - sent);
        if (!isMade) end = Math.min(end, now);
        sent = now;
      }
    }),
  );
  return { latencies, seconds: (end - start) / 1000 };
}

/**
 * Every table makes this many moves a second, at fixed times of its own; latency is measured from the time at which a
 * move is due.
 */
export async function pace(
  matches: readonly Match[],
  perSecond: number,
  seconds: number,
): Promise<Run> {
  const latencies: number[] = [];
  const interval = 1000 / perSecond;
  const start = performance.now();
  await Promise.all(
    matches.map(async (match, index) => {
      const first = start + (interval * index) / matches.length;
      for (let beat = 0; beat < perSecond * seconds; beat++) {
        const due = first + beat * interval;
        await sleep(due - performance.now());
        if (!(await match.move())) return;
        latencies.push(performance.now() - due);
      }
    }),
  );
  return { latencies, seconds: (performance.now() - start) / 1000 };
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
