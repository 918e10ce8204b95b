import { games } from "@sofala/catalog";
import { run } from "../src/cli.ts";
import type { AnyGame } from "../src/command.ts";
import { plain } from "../src/paint.ts";

export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

interface FakeEnvironment {
  /** The standard input. */
  readonly input?: string;
  readonly isTty?: boolean;
  readonly games?: readonly AnyGame[];
}

/** Marks in the output that the screen was cleared. */
export const SCREEN_CLEARED = "(wiped)\n";

/** Runs a command line inside this process. */
export async function runSofala(
  args: readonly string[],
  environment: FakeEnvironment = {},
): Promise<Outcome> {
  const { input = "", isTty = false } = environment;
  const out: string[] = [];
  const err: string[] = [];
  const waiting = input === "" ? [] : input.replace(/\n$/u, "").split("\n");
  const terminal = {
    isTty,
    columns: 120,
    paint: plain,
    print: (text: string) => {
      out.push(`${text}\n`);
      return Promise.resolve();
    },
    printError: (text: string) => {
      err.push(`${text}\n`);
    },
    showProgress: () => {},
    clear: () => {
      out.push(SCREEN_CLEARED);
    },
    readStandardInput: () => Promise.resolve(input),
    openLineInput: () => ({
      isInteractive: isTty,
      readLine: (prompt: string) => {
        out.push(`${prompt}${waiting[0] ?? ""}\n`);
        return Promise.resolve(waiting.shift());
      },
      close: () => {},
    }),
  };
  const exit = await run(args, { terminal, games: environment.games ?? games });
  return { exit, out: out.join(""), err: err.join("") };
}
