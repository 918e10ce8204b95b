import { spawn } from "node:child_process";

/** How a command ended. */
export interface Outcome {
  /** Undefined if it ran past its limit and was stopped. */
  readonly code: number | null | undefined;
  readonly output: string;
}

const running = new Set<number>();

/** Runs a command with its children; stops all of them after this many seconds. */
export function run(
  command: string,
  args: readonly string[],
  folder: string,
  seconds: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      // In its own process group, so that everything it starts can be stopped.
      detached: true,
      stdio: "pipe",
      // Only what `npm test` catches counts, even in the nightly run.
      env: { ...process.env, TRIALS: undefined, ...env },
    });
    const { pid } = child;
    let output = "";
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      stop(pid);
    }, seconds * 1000);
    if (pid !== undefined) running.add(pid);
    child.stdout.on("data", (data: Buffer) => (output += data.toString()));
    child.stderr.on("data", (data: Buffer) => (output += data.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
      resolve({ code: isLate ? undefined : code, output });
    });
  });
}

/** Stops everything that is still running. */
export function stopAll(): void {
  for (const pid of running) stop(pid);
}

function stop(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}
