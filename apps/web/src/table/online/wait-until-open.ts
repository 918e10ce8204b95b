import { effect, type ReadonlySignal } from "@preact/signals";
import type { ConnectionState } from "../../online/failover-socket.ts";

/** How long a command waits for the connection. */
const TIMEOUT_MS = 6000;

/** Resolves when the connection is open, or after a timeout. */
export function waitUntilOpen(
  connection: ReadonlySignal<ConnectionState>,
  patience = TIMEOUT_MS,
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
