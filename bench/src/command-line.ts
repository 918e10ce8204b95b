import { parseArgs } from "node:util";
import { fail, ok, type Result } from "@sofala/engine";
import type { Effort, Group } from "./group.ts";
import { GROUPS } from "./groups.ts";

export interface BenchOptions {
  readonly groups: readonly Group[];
  readonly effort: Effort;
  readonly format: "text" | "json" | "markdown";
  /** The release whose figures these are, if they are to be kept. */
  readonly release: string | undefined;
  readonly isHelp: boolean;
}

export const HELP = `Usage: npm run -s bench -- [options]

Measures speed and prints a table of figures, each the median of several rounds.

  --only GROUP   measure only this group; may be given several times
  --quick        fewer and shorter rounds, for a first look
  --json         print one object: {"name": {"value", "unit"}}
  --markdown     print the table as docs/performance.md shows it
  --release NAME keep the figures as those of this release in docs/performance, and draw the plots again
  --help         print this

Groups:
${GROUPS.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`).join("\n")}

Exit code: 0, or 2 for bad arguments.`;

/** The options of a command line, or a sentence that says what is wrong with it. */
export function parseOptions(args: readonly string[]): Result<BenchOptions, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { only = [], quick, json, markdown, release, help } = parsed.value;
  const unknown = only.find((name) => !GROUPS.some((group) => group.name === name));
  if (unknown !== undefined) {
    const known = GROUPS.map(({ name }) => name).join(", ");
    return fail(`There is no group "${unknown}", only ${known}.`);
  }
  if (quick === true && release !== undefined)
    return fail("--quick is not precise enough for --release.");
  if (json === true && markdown === true) return fail("--json and --markdown exclude each other.");
  return ok({
    groups: GROUPS.filter(({ name }) => only.length === 0 || only.includes(name)),
    effort: quick === true ? "quick" : "full",
    format: json === true ? "json" : markdown === true ? "markdown" : "text",
    release,
    isHelp: help === true,
  });
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: "string", multiple: true },
        quick: { type: "boolean" },
        json: { type: "boolean" },
        markdown: { type: "boolean" },
        release: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    return ok(values);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The message of node:util, without its advice on arguments that begin with a dash.
    const [reason = ""] = error.message.split(/\. |\n/u);
    return fail(`${reason.replace(/\.$/u, "")}.`);
  }
}
