const BAR_WIDTH = 30;
/** Milliseconds between two updates. */
const MIN_INTERVAL_MS = 100;

/** A progress bar, updated at most ten times a second. */
export function progressBar(
  total: number,
  show: (text: string) => void,
  now: () => number,
): (done: number) => void {
  const began = now();
  let shown = began;
  return (done) => {
    const time = now();
    if (time - shown < MIN_INTERVAL_MS && done < total) return;
    shown = time;
    show(done >= total ? "" : progressLine(done, total, (time - began) / 1000));
  };
}

export function progressLine(done: number, total: number, seconds: number): string {
  const part = done / total;
  const filled = Math.round(part * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  const left = done === 0 ? "" : `, ${Math.ceil((seconds / done) * (total - done))} s left`;
  return `${bar} ${done} of ${total} games${left}`;
}
