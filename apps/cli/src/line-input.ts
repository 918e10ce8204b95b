import { createInterface } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";

/** Reads lines in answer to prompts. */
export interface LineInput {
  /** True if a person is typing and can answer further questions. */
  readonly isInteractive: boolean;
  /** The next line, or undefined at the end; `words` are completions. */
  readLine(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  close(): void;
}

/**
 * Reads lines from a keyboard, with editing and completion, or from a pipe, echoed so that the
 * output reads well.
 */
export function openLineInput(
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream,
  output: Pick<WriteStream, "isTTY"> & NodeJS.WritableStream,
): LineInput {
  const isInteractive = input.isTTY && output.isTTY;
  let words: readonly string[] = [];
  const reader = createInterface({
    input,
    ...(isInteractive ? { output } : {}),
    terminal: isInteractive,
    completer: (typed: string) => completions(typed, words),
  });
  const buffered: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let isOver = false;
  reader.on("line", (line) => {
    const answer = waiting.shift();
    if (answer === undefined) buffered.push(line);
    else answer(line);
  });
  // Ctrl-C ends the current question without an answer; another one may follow.
  reader.on("SIGINT", () => {
    reader.write("", { ctrl: true, name: "u" });
    waiting.shift()?.(undefined);
  });
  reader.on("close", () => {
    isOver = true;
    for (const answer of waiting.splice(0)) answer(undefined);
  });

  return {
    isInteractive,
    async readLine(prompt, offered = []) {
      words = offered;
      if (isInteractive && !isOver) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line =
        buffered.length > 0 || isOver
          ? buffered.shift()
          : await new Promise<string | undefined>((resolve) => {
              waiting.push(resolve);
            });
      if (!isInteractive) output.write(`${prompt}${line ?? ""}\n`);
      else if (line === undefined) output.write("\n");
      return line;
    },
    close() {
      reader.close();
    },
  };
}

/** The completions of the last word typed. */
export function completions(typed: string, words: readonly string[]): [string[], string] {
  const last = /\S*$/u.exec(typed)?.[0] ?? "";
  return [words.filter((word) => word.startsWith(last)).map((word) => `${word} `), last];
}
