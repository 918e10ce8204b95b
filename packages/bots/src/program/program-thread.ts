/** The thread that minds an outside program, while the one that asks it sleeps. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { workerData } from "node:worker_threads";
import type { Charge, Errand, Report } from "./program-bridge.ts";

/** Milliseconds between asking a program to end and ending it. */
const GRACE = 300;
/** Characters of its complaints that are told. */
const COMPLAINT = 300;

const { words, port, bell } = workerData as Charge;
const [command = "", ...args] = words;
// A group of its own, so that what it started ends with it.
const child = spawn(command, args, { stdio: "pipe", detached: true });
let complaint = "";
let isOver = false;

function report(said: Report): void {
  if (isOver) return;
  isOver = said.kind === "over";
  port.postMessage(said);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

createInterface({ input: child.stdout }).on("line", (line) => {
  if (line.trim() !== "") report({ kind: "line", line });
});
child.stderr.setEncoding("utf8").on("data", (text: string) => {
  complaint = `${complaint}${text}`.slice(-COMPLAINT);
});
// A program that is gone is reported by its end, not by the pipe.
child.stdin.on("error", () => undefined);
child.on("error", ({ message }) => {
  report({ kind: "over", reason: "start", detail: message });
});
child.on("close", (code, signal) => {
  const last = complaint.trim().split("\n").at(-1) ?? "";
  const how = code === null ? `it was ended by ${signal}` : `it ended with exit code ${code}`;
  report({ kind: "over", reason: "crash", detail: last === "" ? how : `${how}: ${last}` });
});

port.on("message", (errand: Errand) => {
  if (errand.kind === "write") {
    child.stdin.write(`${errand.line}\n`);
    return;
  }
  child.stdin.end();
  end("SIGTERM");
  setTimeout(() => end("SIGKILL"), GRACE);
});

function end(signal: "SIGTERM" | "SIGKILL"): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch {
    child.kill(signal);
  }
}
