import { createInterface } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";

/** A conversation: a question, a line in answer. */
export interface Lines {
  /** Somebody is typing, and can be asked back. */
  readonly isKeyboard: boolean;
  /** The next line, or nothing if there is none; `words` complete what is typed. */
  next(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  close(): void;
}

/** Lines of a keyboard, with editing and completion, or of a pipe, echoed so that the output reads well. */
export function openLines(
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream,
  output: Pick<WriteStream, "isTTY"> & NodeJS.WritableStream,
): Lines {
  const isKeyboard = input.isTTY && output.isTTY;
  let words: readonly string[] = [];
  const reader = createInterface({
    input,
    ...(isKeyboard ? { output } : {}),
    terminal: isKeyboard,
    completer: (typed: string) => completions(typed, words),
  });
  const came: string[] = [];
  const wanted: ((line: string | undefined) => void)[] = [];
  let isOver = false;
  reader.on("line", (line) => {
    const answer = wanted.shift();
    if (answer === undefined) came.push(line);
    else answer(line);
  });
  // Ctrl-C declines to answer; there may be one more question before the end.
  reader.on("SIGINT", () => {
    reader.write("", { ctrl: true, name: "u" });
    wanted.shift()?.(undefined);
  });
  reader.on("close", () => {
    isOver = true;
    for (const answer of wanted.splice(0)) answer(undefined);
  });

  return {
    isKeyboard,
    async next(prompt, offered = []) {
      words = offered;
      if (isKeyboard && !isOver) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line =
        came.length > 0 || isOver
          ? came.shift()
          : await new Promise<string | undefined>((resolve) => {
              wanted.push(resolve);
            });
      if (!isKeyboard) output.write(`${prompt}${line ?? ""}\n`);
      else if (line === undefined) output.write("\n");
      return line;
    },
    close() {
      reader.close();
    },
  };
}

/** The words that the last one typed may become. */
export function completions(typed: string, words: readonly string[]): [string[], string] {
  const last = /\S*$/u.exec(typed)?.[0] ?? "";
  return [words.filter((word) => word.startsWith(last)).map((word) => `${word} `), last];
}
