import { jsonPath, ok, parseScenario, runScenario, type Result } from "@sofala/engine";
import {
  reportError,
  parseCommandLine,
  type Command,
  type Context,
  type ExitCode,
  type CommandError,
} from "../command.ts";
import { gameOfDocument, malformedDocument, readDocument } from "../documents.ts";
import { sanitizeLine } from "../paint.ts";

export const scenario: Command = {
  name: "scenario",
  summary: "run scenarios: rule examples, puzzles, bug reports",
  help: `Usage: sofala scenario FILE…

Runs each scenario and prints one line for it: ✓ and its name when it passes,
or ✗, its name, and the first step that fails.
FILE can be - for standard input.

Exit code: 0 when all pass, 1 when one fails, 2 when a file is malformed.`,

  async run(args, context) {
    const line = parseCommandLine(args, {});
    if (!line.ok) return reportError(context, line.error);
    const files = line.value.positionals;
    if (files.length === 0) {
      const message = '"sofala scenario" takes at least one FILE, or - for standard input.';
      return reportError(context, { exitCode: 2, message });
    }
    let worst: ExitCode = 0;
    for (const file of files) {
      const exit = await runAndReport(file, context);
      if (exit > worst) worst = exit;
    }
    return worst;
  },
};

async function runAndReport(file: string, context: Context): Promise<ExitCode> {
  const outcome = await runFile(file, context);
  if (!outcome.ok) return reportError(context, outcome.error);
  const { terminal } = context;
  const { name, failure } = outcome.value;
  const mark =
    failure === undefined
      ? terminal.paint("✓", { foreground: 34 })
      : terminal.paint("✗", { foreground: 160 });
  await terminal.print(
    `${mark} ${sanitizeLine(name)}${failure === undefined ? "" : `: ${sanitizeLine(failure)}`}`,
  );
  return failure === undefined ? 0 : 1;
}

interface ScenarioOutcome {
  readonly name: string;
  /** The first step that does not hold. */
  readonly failure?: string;
}

async function runFile(
  file: string,
  context: Context,
): Promise<Result<ScenarioOutcome, CommandError>> {
  const document = await readDocument(file, context);
  if (!document.ok) return document;
  const game = gameOfDocument(document.value, context);
  if (!game.ok) return game;
  const parsed = parseScenario(game.value, document.value.content);
  if (!parsed.ok) return malformedDocument(document.value, parsed.error);
  const verdict = runScenario(game.value, parsed.value);
  if (!verdict.ok) return malformedDocument(document.value, verdict.error);
  const { name } = parsed.value;
  if (verdict.value.holds) return ok({ name });
  const { path, reason } = verdict.value.fault;
  return ok({ name, failure: `${jsonPath(path)}: ${reason}` });
}
