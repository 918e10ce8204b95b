/** A table whose players replay recorded moves. */
export interface Match {
  /** Resolves when the next player has seen the move before; nobody can move earlier. */
  isSeen(): Promise<void>;
  /** Makes the next move; true once it is acknowledged, false if there is none. */
  move(): Promise<boolean>;
}

/** The time until each move was acknowledged, in milliseconds, and the duration of the run in seconds. */
export interface Run {
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Every table has a move in progress at all times or waits until its next player has seen the last one, until the time is up or the first game has no more moves. */
export async function saturate(matches: readonly Match[], seconds: number): Promise<Run> {
  const latencies: number[] = [];
  const start = performance.now();
  let end = start + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      for (;;) {
        await match.isSeen();
        const sent = performance.now();
        if (sent >= end) return;
        const isMade = await match.move();
        const now = performance.now();
        if (isMade && now <= end) latencies.push(now - sent);
        if (!isMade) end = Math.min(end, now);
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
        await match.isSeen();
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
