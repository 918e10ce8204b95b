import { spawn } from "node:child_process";

/**
 * How a command ended, and the last signal this process received meanwhile.
 * @typedef {{
 *   readonly code: number | null,
 *   readonly signal: NodeJS.Signals | null,
 *   readonly received: NodeJS.Signals | undefined,
 * }} Ending
 */

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command to its end, passing on the signals this process receives meanwhile.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @param {(child: import("node:child_process").ChildProcess) => void} [started]
 * @returns {Promise<Ending>}
 */
export function launch(command, args, options, started = () => {}) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      // Ctrl-C at a terminal reaches the child by itself; twice would mean "hurry".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    const release = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };

    // Before the child starts, lest a signal find it without us.
    for (const signal of FORWARDED) process.on(signal, forward);
    const child = spawn(command, args, options);
    child.on("spawn", () => started(child));
    child.on("error", (error) => {
      release();
      reject(error);
    });
    child.on("close", (code, signal) => {
      release();
      resolve({ code, signal, received });
    });
  });
}

/**
 * Ends this process the way a command ended: same exit code, or same signal.
 * @param {Pick<Ending, "code" | "signal">} ending
 */
export function endLike({ code, signal }) {
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
}
