import { once } from "node:events";
import { text } from "node:stream/consumers";
import { openLines, type Lines } from "./line-input.ts";
import { paintFor, type Paint } from "./paint.ts";

/** What the commands know of the world around them. */
export interface Terminal {
  /** Somebody is looking: the output goes to a screen. */
  readonly isScreen: boolean;
  readonly columns: number;
  readonly paint: Paint;
  /** Prints a text and ends the line; waits where the reader is slow. */
  print(text: string): Promise<void>;
  /** Says something beside the output. */
  remark(text: string): void;
  /** Shows a line beside the output that the next one replaces; only on a screen. */
  flash(text: string): void;
  /** Wipes the screen and what has scrolled off it. */
  clear(): void;
  /** All of the standard input. */
  readAll(): Promise<string>;
  /** The standard input line by line. */
  openLines(): Lines;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  let input: Promise<string> | undefined;
  return {
    isScreen: stdout.isTTY,
    get columns() {
      return stdout.isTTY ? stdout.columns : 80;
    },
    paint: paintFor(stdout.isTTY, env),
    async print(line) {
      if (!stdout.write(`${line}\n`)) await once(stdout, "drain");
    },
    remark(line) {
      stderr.write(`${line}\n`);
    },
    flash(line) {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
    },
    clear() {
      if (stdout.isTTY) stdout.write("\u001b[2J\u001b[3J\u001b[H");
    },
    readAll() {
      return (input ??= text(stdin));
    },
    openLines: () => openLines(stdin, stdout),
  };
}
