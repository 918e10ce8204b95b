import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail, ok, type Game, type Result } from "@sofala/engine";
import { oneLine } from "./paint.ts";
import type { Terminal } from "./terminal.ts";

export type AnyGame = Game;

/** What every command is given. */
export interface Context {
  readonly terminal: Terminal;
  readonly games: readonly AnyGame[];
}

/** 0: fine; 1: the answer is no; 2: bad input. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** All that `--help` says. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}

/** Why a command cannot do what it was asked. */
export interface Trouble {
  readonly exit: 1 | 2;
  readonly sentence: string;
}

export const badInput = (sentence: string): Result<never, Trouble> => fail({ exit: 2, sentence });
export const answerNo = (sentence: string): Result<never, Trouble> => fail({ exit: 1, sentence });

/** Says what is wrong and gives the exit code for it. */
export function complain({ terminal }: Context, { exit, sentence }: Trouble): ExitCode {
  terminal.remark(oneLine(sentence));
  return exit;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Options and arguments of a command line. */
export function parseCommandLine<O extends Options>(
  args: readonly string[],
  options: O,
): Result<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>>,
  Trouble
> {
  try {
    return ok(parseArgs({ args: withKeys(args), options, allowPositionals: true }));
  } catch (error) {
    // The words of node:util, less its advice on how to pass an argument that begins with a dash.
    const [reason = ""] =
      error instanceof TypeError ? error.message.split(/\. |\n/u) : [String(error)];
    const isAmbiguous = /^Option '(?<name>[^']+)' argument is ambiguous/u.exec(reason);
    if (isAmbiguous !== null) {
      return badInput(`${isAmbiguous.groups?.["name"] ?? "An option"} needs a value.`);
    }
    return badInput(`${reason.replace(/\.$/u, "")}.`);
  }
}

/** One public key of 64 begins with a dash, which `node:util` takes for an option: `--key -…` becomes `--key=-…`. */
function withKeys(args: readonly string[]): string[] {
  const isKey = (text = "") => /^-[\w-]{42}$/u.test(text);
  const isOption = (text = "") => /^--[a-z-]+$/u.test(text) && !isKey(text);
  return args.flatMap((each, index) => {
    if (isOption(each) && isKey(args[index + 1])) return [`${each}=${args[index + 1]}`];
    return isKey(each) && isOption(args[index - 1]) ? [] : [each];
  });
}

/** A whole number from the command line. */
export function wholeNumber(
  text: string,
  option: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Result<number, Trouble> {
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return ok(number);
  const range =
    most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return badInput(`${option} is a whole number ${range}, not "${text}".`);
}

/** The one file that a command is about. */
export function onlyFile(command: string, positionals: readonly string[]): Result<string, Trouble> {
  const [file, second] = positionals;
  if (file !== undefined && second === undefined) return ok(file);
  return badInput(`"sofala ${command}" takes one FILE, or - for the standard input.`);
}

/** The game that a command names. */
export function onlyGame(
  command: string,
  { games }: Context,
  positionals: readonly string[],
): Result<AnyGame, Trouble> {
  const [id, second] = positionals;
  const known = games.map((game) => game.id).join(", ");
  if (id === undefined || second !== undefined) {
    return badInput(`"sofala ${command}" takes one GAME: ${known}.`);
  }
  const game = games.find((candidate) => candidate.id === id);
  return game === undefined ? badInput(`There is no game "${id}", only ${known}.`) : ok(game);
}
