import { jsonPath, ok, parseScenario, runScenario, type Result } from "@sofala/engine";
import {
  complain,
  parseCommandLine,
  type Command,
  type Context,
  type ExitCode,
  type Trouble,
} from "../command.ts";
import { gameOf, malformed, readDocument } from "../documents.ts";
import { oneLine } from "../paint.ts";

export const scenario: Command = {
  name: "scenario",
  summary: "run scenarios: rule examples, puzzles, bug reports",
  help: `Usage: sofala scenario FILE…

Runs each scenario and prints one line for it: ✓ and its name when all of it
holds, else ✗, its name, and the first step that does not hold.
FILE may be - for the standard input.

Exit code: 0 when all hold, 1 when one fails, 2 when a file is malformed.`,

  async run(args, context) {
    const line = parseCommandLine(args, {});
    if (!line.ok) return complain(context, line.error);
    const files = line.value.positionals;
    if (files.length === 0) {
      const sentence = '"sofala scenario" takes at least one FILE, or - for the standard input.';
      return complain(context, { exit: 2, sentence });
    }
    let worst: ExitCode = 0;
    for (const file of files) {
      const exit = await report(file, context);
      if (exit > worst) worst = exit;
    }
    return worst;
  },
};

async function report(file: string, context: Context): Promise<ExitCode> {
  const outcome = await runFile(file, context);
  if (!outcome.ok) return complain(context, outcome.error);
  const { terminal } = context;
  const { name, complaint } = outcome.value;
  const mark =
    complaint === undefined ? terminal.paint("✓", { ink: 34 }) : terminal.paint("✗", { ink: 160 });
  await terminal.print(
    `${mark} ${oneLine(name)}${complaint === undefined ? "" : `: ${oneLine(complaint)}`}`,
  );
  return complaint === undefined ? 0 : 1;
}

interface Outcome {
  readonly name: string;
  /** The first step that does not hold. */
  readonly complaint?: string;
}

async function runFile(file: string, context: Context): Promise<Result<Outcome, Trouble>> {
  const document = await readDocument(file, context);
  if (!document.ok) return document;
  const game = gameOf(document.value, context);
  if (!game.ok) return game;
  const parsed = parseScenario(game.value, document.value.content);
  if (!parsed.ok) return malformed(document.value, parsed.error);
  const verdict = runScenario(game.value, parsed.value);
  if (!verdict.ok) return malformed(document.value, verdict.error);
  const { name } = parsed.value;
  if (verdict.value.holds) return ok({ name });
  const { path, reason } = verdict.value.fault;
  return ok({ name, complaint: `${jsonPath(path)}: ${reason}` });
}
