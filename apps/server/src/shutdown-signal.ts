const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** One Ctrl-C may arrive several times: from the terminal and from parent processes. */
const REPEATED_SIGNAL_MS = 500;

type Emitter = Pick<NodeJS.EventEmitter, "on" | "off">;

/** Resolves at the first signal to end the process; a second one a little later ends it at once. */
export function waitForShutdownSignal(process: Emitter): Promise<void> {
  return new Promise((resolve) => {
    const handleSignal = (): void => {
      resolve();
      setTimeout(() => {
        for (const signal of SIGNALS) process.off(signal, handleSignal);
      }, REPEATED_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, handleSignal);
  });
}
