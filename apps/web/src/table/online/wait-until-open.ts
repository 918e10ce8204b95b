import { effect, type ReadonlySignal } from "@preact/signals";
import type { ConnectionState } from "../../online/failover-socket.ts";

/** Milliseconds that somebody who asks something is let wait for the line. */
const PATIENCE = 6000;

/** Resolves when the line stands, or when waiting for it has been long enough. */
export function whenOpen(
  connection: ReadonlySignal<ConnectionState>,
  patience = PATIENCE,
): Promise<void> {
  if (connection.peek() === "open") return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, patience);
    const stop = effect(() => {
      if (connection.value === "open") queueMicrotask(end);
    });
  });
}
