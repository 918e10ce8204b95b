import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail, ok, type Game, type Result } from "@sofala/engine";
import { sanitizeLine } from "./paint.ts";
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
  /** The whole text of `--help`. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}

/** Why a command failed. */
export interface CommandError {
  readonly exitCode: 1 | 2;
  readonly message: string;
}

export const badInput = (message: string): Result<never, CommandError> =>
  fail({ exitCode: 2, message });
export const checkFailed = (message: string): Result<never, CommandError> =>
  fail({ exitCode: 1, message });

/** Prints the error and returns its exit code. */
export function reportError({ terminal }: Context, { exitCode, message }: CommandError): ExitCode {
  terminal.printError(sanitizeLine(message));
  return exitCode;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Options and arguments of a command line. */
export function parseCommandLine<O extends Options>(
  args: readonly string[],
  options: O,
): Result<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>>,
  CommandError
> {
  try {
    return ok(parseArgs({ args: joinKeyArguments(args), options, allowPositionals: true }));
  } catch (error) {
    // The message of node:util, without its advice on arguments that begin with a dash.
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
function joinKeyArguments(args: readonly string[]): string[] {
  const isKey = (text = "") => /^-[\w-]{42}$/u.test(text);
  const isOption = (text = "") => /^--[a-z-]+$/u.test(text) && !isKey(text);
  return args.flatMap((each, index) => {
    if (isOption(each) && isKey(args[index + 1])) return [`${each}=${args[index + 1]}`];
    return isKey(each) && isOption(args[index - 1]) ? [] : [each];
  });
}

/** A whole number from the command line. */
export function parseInteger(
  text: string,
  option: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Result<number, CommandError> {
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return ok(number);
  const range =
    most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return badInput(`${option} must be a whole number ${range}, not "${text}".`);
}

/** The one file that a command is about. */
export function parseFileArgument(
  command: string,
  positionals: readonly string[],
): Result<string, CommandError> {
  const [file, second] = positionals;
  if (file !== undefined && second === undefined) return ok(file);
  return badInput(`"sofala ${command}" takes one FILE, or - for standard input.`);
}

/** The game that a command names. */
export function parseGameArgument(
  command: string,
  { games }: Context,
  positionals: readonly string[],
): Result<AnyGame, CommandError> {
  const [id, second] = positionals;
  const known = games.map((game) => game.id).join(", ");
  if (id === undefined || second !== undefined) {
    return badInput(`"sofala ${command}" takes one GAME: ${known}.`);
  }
  const game = games.find((candidate) => candidate.id === id);
  return game === undefined ? badInput(`There is no game "${id}", only ${known}.`) : ok(game);
}
