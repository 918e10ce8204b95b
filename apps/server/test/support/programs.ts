import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Runs a program and kills it with its children when standard input closes, so that nothing outlives a test. */
const WRAPPER =
  'exec 3<&0; { read -r _ <&3; kill -9 0; } >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

/** A child process of a test. */
export class Program {
  /** Its output so far. */
  output = "";
  errorOutput = "";
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;

  constructor(
    command: readonly string[],
    env: Readonly<Record<string, string>>,
    folder: string = root,
  ) {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
    this.#child = spawn("sh", ["-c", WRAPPER, "sh", ...command], {
      cwd: folder,
      env: { PATH, NODE_COMPILE_CACHE, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    this.#child.on("exit", () => this.#child.stdin.end());
    this.#child.stdin.on("error", () => {});
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.output += text;
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.errorOutput += text;
    });
  }

  /** Waits for a whole line of output. */
  async firstLine(): Promise<string> {
    const output = await this.until((written) => written.includes("\n"));
    return output.slice(0, output.indexOf("\n"));
  }

  /** Waits until the output meets a condition. */
  async until(holds: (output: string) => boolean): Promise<string> {
    while (!holds(this.output)) {
      if (this.#hasEnded) throw new Error(`the program ended: ${this.errorOutput}`);
      await Promise.race([once(this.#child.stdout, "data"), once(this.#child, "close")]);
    }
    return this.output;
  }

  /** Sends a signal to this process only. */
  tell(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits for the exit code and the end of the output. */
  async ended(): Promise<number | null> {
    if (!this.#hasEnded) await once(this.#child, "close");
    return this.#child.exitCode;
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined || this.#hasEnded) return;
    const closed = once(this.#child, "close");
    process.kill(-pid, "SIGKILL");
    await closed;
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}
