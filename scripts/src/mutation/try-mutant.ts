import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { apply } from "./copies.ts";
import type { Change } from "./locate.ts";
import { run } from "./process.ts";
import type { Result } from "./results.ts";
import type { Verdict } from "./run-scenarios.ts";
import { filesIn, type Subject } from "./subjects.ts";
import {
  failsAgain,
  failsAgainInBrowser,
  failuresIn,
  firstBrowserFailure,
  TIME_LIMIT,
  type Failure,
} from "./tests.ts";

/** A mutant whose code is found, or one that was generated. */
export interface Candidate {
  readonly breaks: string;
  readonly what: string;
  readonly isGenerated: boolean;
  readonly change: Change;
}

const SCENARIO_SECONDS = 60;
const SURVIVED: Result = { end: "survived" };

/** A mutant that is to be tried. */
interface Task {
  readonly subject: Subject;
  readonly copy: string;
  readonly candidate: Candidate;
  /** True if only scenarios or unit tests run. */
  readonly isQuick: boolean;
  /** The test file that is run first, because it caught this mutant before. */
  readonly first: string | undefined;
}

/** Tries one mutant in a copy. */
export async function tryMutant(task: Task): Promise<Result> {
  const { subject, copy, candidate } = task;
  const restore = apply(copy, candidate.change);
  try {
    const trial = { ...task, restore };
    const early = await tryFirst(trial);
    if (early.end !== "survived") return early;
    return subject.isGame ? await tryInGame(trial) : await tryInPrograms(trial);
  } finally {
    restore();
  }
}

/** Why the subject cannot be mutated: its own scenarios fail. */
export async function faultWithoutMutant(
  subject: Subject,
  copy: string,
): Promise<string | undefined> {
  if (!subject.isGame) return undefined;
  const verdict = await runScenarios(subject, copy, "");
  return verdict?.verdict === "holds" ? undefined : JSON.stringify(verdict);
}

interface Trial extends Task {
  /** Removes the mutant from the copy. */
  readonly restore: () => void;
}

async function tryFirst(trial: Trial): Promise<Result> {
  const { copy, first, isQuick } = trial;
  if (first === undefined || isQuick || !existsSync(join(copy, first))) return SURVIVED;
  if (first.endsWith(".spec.ts")) return await tryInBrowser(trial, basename(first));
  return await tryTests(trial, "the same test as last time", ["run", first]);
}

/** The scenarios, then the other tests of the game. */
async function tryInGame(trial: Trial): Promise<Result> {
  const { subject, copy, isQuick } = trial;
  const result = await tryScenarios(trial);
  if (result.end !== "survived" || isQuick) return result;
  for (const file of testFiles(subject, copy)) {
    const found = await tryTests(trial, file, ["run", file]);
    if (found.end !== "survived") return found;
  }
  return SURVIVED;
}

async function tryScenarios({ subject, copy, candidate }: Trial): Promise<Result> {
  const topic = candidate.breaks.toLowerCase().replaceAll(" ", "-");
  const verdict = await runScenarios(subject, copy, topic);
  switch (verdict?.verdict) {
    case "holds":
      return SURVIVED;
    case "fails": {
      const { scenario, why } = verdict;
      if (isOwnFault(candidate, why)) return { end: "broken", why };
      return { end: "caught", by: "a scenario", test: scenario, why };
    }
    case "does not load": {
      const { why } = verdict;
      if (!candidate.isGenerated) return { end: "broken", why };
      return { end: "caught", by: "loading the game", test: "", why };
    }
    case undefined:
      return { end: "caught", by: TIME_LIMIT, test: "a scenario", why: "" };
  }
}

/** Undefined if the scenarios do not end. */
async function runScenarios(
  { name }: Subject,
  copy: string,
  topic: string,
): Promise<Verdict | undefined> {
  const script = join(import.meta.dirname, "run-scenarios.ts");
  const { output } = await run(process.execPath, [script, name, topic], copy, SCENARIO_SECONDS);
  try {
    return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Verdict;
  } catch {
    return undefined;
  }
}

/** A mutant that uses a name that does not exist proves nothing. */
const isOwnFault = ({ isGenerated }: Candidate, why: string): boolean =>
  !isGenerated && /ReferenceError|SyntaxError|is not defined/u.test(why);

/** The tests of a game: first the named ones, then all others. */
function testFiles({ name, firstTests }: Subject, copy: string): readonly string[] {
  const folder = `games/${name}`;
  const first = firstTests
    .map((test) => `${folder}/test/${test}.test.ts`)
    .filter((file) => existsSync(join(copy, file)));
  const others = filesIn(join(copy, folder))
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".nightly.test.ts"))
    // The scenarios ran before; an older checkout compares its mutants with the sources.
    .filter((file) => !/\/(?:scenarios|mutants)\.test\.ts$/u.test(file))
    .map((file) => `${folder}/${file}`);
  return [...new Set([...first, ...others])];
}

/** The tests that depend on the file: unit tests, whole programs, then the browser. */
async function tryInPrograms(trial: Trial): Promise<Result> {
  const { candidate, isQuick } = trial;
  const { path } = candidate.change;
  const isWeb = path.startsWith("apps/web/");
  const related = ["related", path, "--run"];
  const unit = await tryTests(trial, "unit tests", [...related, "--project=unit*"]);
  if (unit.end !== "survived" || isQuick) return unit;
  // Tests that start a program as a process do not import it, so all of them are run.
  const some = isWeb ? related : ["run", "apps"];
  const programs = await tryTests(trial, "whole programs", [...some, "--project=!unit*"]);
  if (programs.end !== "survived") return programs;
  const isInBrowser = isWeb || path.startsWith("packages/");
  return isInBrowser ? await tryInBrowser(trial) : SURVIVED;
}

/** Runs tests until a file fails twice with the mutant and passes without it. */
async function tryTests(trial: Trial, by: string, args: readonly string[]): Promise<Result> {
  const { copy, candidate } = trial;
  // A random failure ends the first run too early; then a second run goes to the end.
  for (const until of ["the first failure", "the end"] as const) {
    const failures = await failuresIn(copy, args, until);
    if (failures.length === 0) return SURVIVED;
    for (const failure of failures) {
      const { file, test, why } = failure;
      if (isOwnFault(candidate, why)) return { end: "broken", why };
      if (await isCausedByMutant(trial, args, failure)) {
        const isLate = why === TIME_LIMIT || why.includes("timed out");
        const name = test === "" ? file : test;
        const known = file === "" ? {} : { file };
        return { end: "caught", by: isLate ? TIME_LIMIT : by, ...known, test: name, why };
      }
      if (file === "")
        return { end: "broken", why: `fails without the mutant, or only once: ${why}` };
    }
  }
  return SURVIVED;
}

async function isCausedByMutant(
  { copy, candidate, restore }: Trial,
  args: readonly string[],
  failure: Failure,
): Promise<boolean> {
  const fails = () => failsAgain(copy, args, failure);
  if (failure.why !== TIME_LIMIT && !(await fails())) return false;
  restore();
  const failsWithout = await fails();
  if (failsWithout) apply(copy, candidate.change);
  return !failsWithout;
}

/** The same in the browser, with all tests or those of some files. */
async function tryInBrowser(
  { copy, candidate, restore }: Trial,
  ...files: readonly string[]
): Promise<Result> {
  const excluded: string[] = [];
  for (;;) {
    const outcome = await firstBrowserFailure(copy, files, excluded);
    if (!outcome.ran) return { end: "broken", why: outcome.why };
    const { failed } = outcome;
    if (failed === undefined) return SURVIVED;
    if (await failsAgainInBrowser(copy, failed)) {
      restore();
      const test = `${failed.file}: ${failed.title}`;
      if (!(await failsAgainInBrowser(copy, failed))) {
        const file = `apps/web/e2e/${failed.file}`;
        return { end: "caught", by: "the browser", file, test, why: "" };
      }
      apply(copy, candidate.change);
    }
    excluded.push(failed.title);
  }
}
