import manifest from "../package.json" with { type: "json" };
import { reportError, type Command, type Context } from "./command.ts";
import { admin } from "./commands/admin.ts";
import { doctor } from "./commands/doctor.ts";
import { health } from "./commands/health.ts";
import { ladder } from "./commands/ladder.ts";
import { legal } from "./commands/legal.ts";
import { match } from "./commands/match.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { review } from "./commands/review.ts";
import { scenario } from "./commands/scenario.ts";
import { serve } from "./commands/serve.ts";
import { show } from "./commands/show.ts";
import { simulate } from "./commands/simulate.ts";
import { rollback, upgrade } from "./commands/upgrade.ts";
import { verify } from "./commands/verify.ts";

const GAME_COMMANDS: readonly Command[] = [play, show, replay, legal, scenario];
const BOT_COMMANDS: readonly Command[] = [simulate, ladder, match, review];
const SERVER_COMMANDS: readonly Command[] = [
  serve,
  admin,
  doctor,
  health,
  upgrade,
  rollback,
  verify,
];
const COMMANDS = [...GAME_COMMANDS, ...BOT_COMMANDS, ...SERVER_COMMANDS];

/** The exit code of an internal error, EX_SOFTWARE of sysexits.h. */
export const INTERNAL_ERROR_EXIT_CODE = 70;

/** Runs one command line. Never throws. */
export async function run(args: readonly string[], context: Context): Promise<number> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    context.terminal.printError(internalErrorText(error));
    return INTERNAL_ERROR_EXIT_CODE;
  }
}

/** Reports a bug in one sentence; the stack trace only on request. */
export function internalErrorText(error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error);
  const sentence = `This is a bug in Sofala, not a mistake in your input: ${detail}`;
  const isTraced = (process.env["SOFALA_DEBUG"] ?? "") !== "" && error instanceof Error;
  return isTraced ? `${sentence}\n${error.stack}` : sentence;
}

async function dispatch(args: readonly string[], context: Context): Promise<number> {
  const [name = "help", ...rest] = args;
  const { terminal } = context;
  if (name === "--version" || name === "-V") {
    await terminal.print(versionText(context));
    return 0;
  }
  if (name === "help" || name === "--help" || name === "-h") {
    const [about] = rest;
    const asked = COMMANDS.find((command) => command.name === about);
    if (about !== undefined && asked === undefined) return unknownCommand(about, context);
    await terminal.print(asked?.help ?? usageText(context));
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return unknownCommand(name, context);
  if (wantsHelp(rest)) {
    await terminal.print(command.help);
    return 0;
  }
  return command.run(rest, context);
}

function unknownCommand(name: string, context: Context): number {
  const what = name.startsWith("-") ? "option" : "command";
  const message = `There is no ${what} "${name}"; "sofala help" lists all of them.`;
  return reportError(context, { exitCode: 2, message });
}

/** Stops at `--`: after it everything is a file. */
function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

const versionText = ({ games }: Context): string =>
  `sofala ${manifest.version} (${games.map(({ id, rulesVersion }) => `${id}: rules ${rulesVersion}`).join(", ")})`;

function usageText({ games }: Context): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    "Usage: sofala COMMAND …",
    "",
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    `Games: ${games.map(({ id }) => id).join(", ")}.`,
    "",
    'Run "sofala COMMAND --help" for details. A FILE of - is standard input.',
    "Exit codes: 0 success, 1 the answer is no, 2 bad input.",
  ].join("\n");
}
