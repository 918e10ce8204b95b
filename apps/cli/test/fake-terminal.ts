import { games } from "@sofala/catalog";
import { run } from "../src/cli.ts";
import type { AnyGame } from "../src/command.ts";
import { plain } from "../src/paint.ts";

export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  /** The standard input. */
  readonly input?: string;
  readonly isScreen?: boolean;
  readonly games?: readonly AnyGame[];
}

/** Stands in the output where the screen was wiped. */
export const CLEARED = "(wiped)\n";

/** Runs a command line inside this process. */
export async function sofala(args: readonly string[], world: World = {}): Promise<Outcome> {
  const { input = "", isScreen = false } = world;
  const out: string[] = [];
  const err: string[] = [];
  const waiting = input === "" ? [] : input.replace(/\n$/u, "").split("\n");
  const terminal = {
    isScreen,
    columns: 120,
    paint: plain,
    print: (text: string) => {
      out.push(`${text}\n`);
      return Promise.resolve();
    },
    remark: (text: string) => {
      err.push(`${text}\n`);
    },
    flash: () => {},
    clear: () => {
      out.push(CLEARED);
    },
    readAll: () => Promise.resolve(input),
    openLines: () => ({
      isKeyboard: isScreen,
      next: (prompt: string) => {
        out.push(`${prompt}${waiting[0] ?? ""}\n`);
        return Promise.resolve(waiting.shift());
      },
      close: () => {},
    }),
  };
  const exit = await run(args, { terminal, games: world.games ?? games });
  return { exit, out: out.join(""), err: err.join("") };
}
