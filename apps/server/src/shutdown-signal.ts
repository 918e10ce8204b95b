const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** One Ctrl-C may arrive several times, from the terminal and from the programs that started this one. */
const REPEATED_SIGNAL_MS = 500;

type Emitter = Pick<NodeJS.EventEmitter, "on" | "off">;

/** Resolves when the process is told to end. Who tells it again a little later ends it at once. */
export function waitForShutdownSignal(process: Emitter): Promise<void> {
  return new Promise((resolve) => {
    const told = (): void => {
      resolve();
      setTimeout(() => {
        for (const signal of SIGNALS) process.off(signal, told);
      }, REPEATED_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, told);
  });
}
