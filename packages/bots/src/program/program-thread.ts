/** The thread that runs an outside program, while the asking thread sleeps. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { workerData } from "node:worker_threads";
import type { ThreadData, ThreadCommand, ThreadMessage } from "./program-bridge.ts";

/** Milliseconds between SIGTERM and SIGKILL. */
const KILL_DELAY_MS = 300;
/** The last characters of its standard error that are reported. */
const MAX_STDERR_CHARS = 300;

const { commandWords, port, signal: reportCount } = workerData as ThreadData;
const [program = "", ...args] = commandWords;
// A process group of its own, so that its children end with it.
const child = spawn(program, args, { stdio: "pipe", detached: true });
let stderrTail = "";
let hasEnded = false;

function send(message: ThreadMessage): void {
  if (hasEnded) return;
  hasEnded = message.kind === "over";
  port.postMessage(message);
  Atomics.add(reportCount, 0, 1);
  Atomics.notify(reportCount, 0);
}

createInterface({ input: child.stdout }).on("line", (line) => {
  if (line.trim() !== "") send({ kind: "line", line });
});
child.stderr.setEncoding("utf8").on("data", (text: string) => {
  stderrTail = `${stderrTail}${text}`.slice(-MAX_STDERR_CHARS);
});
// The exit of the program is reported, not the broken pipe.
child.stdin.on("error", () => undefined);
child.on("error", ({ message }) => {
  send({ kind: "over", reason: "start", detail: message });
});
child.on("close", (code, signal) => {
  const last = stderrTail.trim().split("\n").at(-1) ?? "";
  const how = code === null ? `it was ended by ${signal}` : `it ended with exit code ${code}`;
  send({ kind: "over", reason: "crash", detail: last === "" ? how : `${how}: ${last}` });
});

port.on("message", (command: ThreadCommand) => {
  if (command.kind === "write") {
    child.stdin.write(`${command.line}\n`);
    return;
  }
  child.stdin.end();
  kill("SIGTERM");
  setTimeout(() => kill("SIGKILL"), KILL_DELAY_MS);
});

function kill(signal: "SIGTERM" | "SIGKILL"): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch {
    child.kill(signal);
  }
}
