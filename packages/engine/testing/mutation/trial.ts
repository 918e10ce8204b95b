import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "./coverage.ts";
import type { Verdict } from "./judge.ts";
import type { Laboratory } from "./laboratory.ts";
import type { Mutant, Subject } from "./mutant.ts";
import { run } from "./process.ts";

/** What became of a mutant: which kind of test found it out, if any. */
export type Fate =
  | { readonly end: "killed"; readonly layer: string; readonly by: string; readonly why: string }
  | { readonly end: "survived" }
  | { readonly end: "broken"; readonly why: string };

const NEAR_SCENARIO = "a scenario of its own topic";
const OTHER_SCENARIO = "another scenario";
const TIME_LIMIT = "the time limit";

/** Seconds; what runs longer is caught in a loop. */
const SCENARIOS_LIMIT = 60;
const TESTS_LIMIT = 600;

/** Tries one mutant in a lane: first the scenarios, then, unless in haste, all other tests. */
export async function tryMutant(
  laboratory: Laboratory,
  lane: string,
  mutant: Mutant,
  isHasty: boolean,
): Promise<Fate> {
  const { subject } = laboratory;
  const restore = laboratory.inject(lane, mutant);
  try {
    const fate = await tryScenarios(lane, subject, mutant);
    if (fate.end !== "survived" || isHasty) return fate;
    for (const file of testFiles(lane, subject, mutant)) {
      const failure = await firstFailure(lane, file);
      if (failure === undefined) continue;
      const { test, why } = failure;
      restore();
      const failsAnyway = (await firstFailure(lane, file, test)) !== undefined;
      if (failsAnyway) return { end: "broken", why: `${file} fails without it: ${test}` };
      const layer = /timed out|time limit/.test(why) ? TIME_LIMIT : file;
      return { end: "killed", layer, by: test === "" ? file : test, why };
    }
    return fate;
  } finally {
    restore();
  }
}

/** What the scenarios say; undefined where they do not come to an end. */
export async function judge(
  lane: string,
  { game }: Subject,
  first: string,
): Promise<Verdict | undefined> {
  const script = join(lane, "packages/engine/testing/mutation/judge.ts");
  const { output } = await run(process.execPath, [script, game, first], lane, SCENARIOS_LIMIT);
  try {
    return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Verdict;
  } catch {
    return undefined;
  }
}

async function tryScenarios(lane: string, subject: Subject, mutant: Mutant): Promise<Fate> {
  const near = mutant.scenarios ?? slugOf(mutant.ruling);
  const verdict = await judge(lane, subject, near);
  switch (verdict?.verdict) {
    case "holds":
      return { end: "survived" };
    case "fails": {
      const { scenario, why } = verdict;
      // Its own text is wrong, not the rule.
      if (why.includes("ReferenceError")) return { end: "broken", why };
      const layer = scenario.startsWith(near) ? NEAR_SCENARIO : OTHER_SCENARIO;
      return { end: "killed", layer, by: scenario, why };
    }
    case "does not load":
      return { end: "broken", why: verdict.why };
    case undefined:
      return { end: "killed", layer: TIME_LIMIT, by: "a scenario without end", why: "" };
  }
}

/** Scenario files begin with what they are about: "Q 2.6" is `q-2.6`. */
const slugOf = (ruling: string): string => ruling.toLowerCase().replaceAll(" ", "-");

/** The tests of the game that there are, the one asked for first. */
function testFiles(lane: string, subject: Subject, { test }: Mutant): readonly string[] {
  const names = test === undefined ? subject.tests : new Set([test, ...subject.tests]);
  return [...names]
    .map((name) => `${folderOf(subject)}/test/${name}.test.ts`)
    .filter((file) => existsSync(join(lane, file)));
}

interface Failure {
  /** Empty where the file as a whole fails. */
  readonly test: string;
  readonly why: string;
}

/** The part of Vitest's JSON report that is looked at. */
interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs a test file, or one test of it, to the first failure. */
async function firstFailure(lane: string, file: string, test = ""): Promise<Failure | undefined> {
  const report = join(lane, "report.json");
  const vitest = join(lane, "node_modules/vitest/vitest.mjs");
  const options = ["--project", "games", "--bail", "1", "--maxWorkers", "1"];
  const reporting = ["--reporter", "json", "--outputFile", report];
  const pattern = test === "" ? [] : ["--testNamePattern", `^${escaped(test)}$`];
  const args = ["run", ...options, ...reporting, ...pattern, file];
  const { code } = await run(process.execPath, [vitest, ...args], lane, TESTS_LIMIT);
  if (code === 0) return undefined;
  if (code === undefined) return { test: "", why: TIME_LIMIT };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed");
  if (failed === undefined) return { test: "", why: testResults[0]?.message ?? "no report" };
  return { test: failed.fullName, why: failed.failureMessages[0]?.split("\n")[0] ?? "" };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
