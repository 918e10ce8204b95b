import { once } from "node:events";
import { text } from "node:stream/consumers";
import { openLineInput, type LineInput } from "./line-input.ts";
import { choosePaint, type Paint } from "./paint.ts";

/** Input and output of the commands. */
export interface Terminal {
  /** True if the output goes to a screen. */
  readonly isTty: boolean;
  readonly columns: number;
  readonly paint: Paint;
  /** Prints a line; waits if the reader is slow. */
  print(text: string): Promise<void>;
  /** Prints a line to the standard error. */
  printError(text: string): void;
  /** Shows a line on the standard error that the next one replaces; only on a screen. */
  showProgress(text: string): void;
  /** Clears the screen and its scrollback. */
  clear(): void;
  /** All of the standard input. */
  readStandardInput(): Promise<string>;
  /** The standard input line by line. */
  openLineInput(): LineInput;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  let input: Promise<string> | undefined;
  return {
    isTty: stdout.isTTY,
    get columns() {
      return stdout.isTTY ? stdout.columns : 80;
    },
    paint: choosePaint(stdout.isTTY, env),
    async print(line) {
      if (!stdout.write(`${line}\n`)) await once(stdout, "drain");
    },
    printError(line) {
      stderr.write(`${line}\n`);
    },
    showProgress(line) {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
    },
    clear() {
      if (stdout.isTTY) stdout.write("\u001b[2J\u001b[3J\u001b[H");
    },
    readStandardInput() {
      return (input ??= text(stdin));
    },
    openLineInput: () => openLineInput(stdin, stdout),
  };
}
