import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "./process.ts";

/** A test file that failed, and its first failed test. */
export interface Failure {
  /** From the root of the copy; empty if it is not known. */
  readonly file: string;
  /** Empty if the file as a whole fails. */
  readonly test: string;
  readonly why: string;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const VITEST_SECONDS = 900;
const BROWSER_SECONDS = 2400;
/** Mutants often make a test wait forever. One test alone takes seconds, even on a busy machine. */
const TEST_SECONDS = 60;

/** The name that is used for a test that does not end. */
export const TIME_LIMIT = "the time limit";

/** Runs Vitest in a copy, to the first failure or to the end, and returns the files that failed. */
export async function failuresIn(
  copy: string,
  args: readonly string[],
  until: "the first failure" | "the end" = "the first failure",
): Promise<readonly Failure[]> {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const reporting = ["--reporter=json", `--outputFile=${report}`];
  const bail = until === "the end" ? 0 : 1;
  const limits = ["--testTimeout", "--hookTimeout"].map((limit) => `${limit}=${TEST_SECONDS}000`);
  const few = [`--bail=${bail}`, "--maxWorkers=1", "--passWithNoTests"];
  const all = [vitest, ...args, ...few, ...limits, ...reporting];
  const { code, output } = await run(process.execPath, all, copy, VITEST_SECONDS);
  if (code === 0) return [];
  if (code === undefined) return [{ file: "", test: "", why: TIME_LIMIT }];
  const unknown = { file: "", test: "", why: output.slice(-500) };
  if (!existsSync(report)) return [unknown];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.find((each) => each.status === "failed");
    const file = relative(copy, name);
    if (failed === undefined) return status === "failed" ? [{ file, test: "", why: message }] : [];
    const why = failed.failureMessages[0]?.split("\n")[0] ?? "";
    return [{ file, test: failed.fullName, why }];
  });
  return failures.length === 0 ? [unknown] : failures;
}

/** True if the file that failed in a run of Vitest fails again, alone. */
export async function failsAgain(
  copy: string,
  args: readonly string[],
  { file }: Failure,
): Promise<boolean> {
  const again = file === "" ? args : ["run", file];
  return (await failuresIn(copy, again)).length > 0;
}

/** The part of Playwright's JSON report that is read. */
interface BrowserReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
}

/** The result of the browser tests; they cannot run without a browser. */
export type BrowserOutcome =
  | { readonly ran: true; readonly failed: Spec | undefined }
  | { readonly ran: false; readonly why: string };

/** Builds the web app of a copy and runs its tests in the browser to the first failure. */
export async function firstBrowserFailure(
  copy: string,
  args: readonly string[],
  excluded: readonly string[],
): Promise<BrowserOutcome> {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const without = ["@nightly", ...excluded.map(escaped)].join("|");
  const options = [`--grep-invert=${without}`, "--max-failures=1", "--reporter=json", ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const script = join(copy, "scripts/e2e.ts");
  const { code, output } = await run(
    process.execPath,
    [script, ...options],
    copy,
    BROWSER_SECONDS,
    env,
  );
  if (code === 0) return { ran: true, failed: undefined };
  if (!existsSync(report)) return { ran: false, why: output.slice(-500) };
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as BrowserReport;
  return { ran: true, failed: suites.flatMap(specsOf).find(({ ok }) => !ok) };
}

/** True if a browser test fails again, alone. */
export async function failsAgainInBrowser(copy: string, { file, title }: Spec): Promise<boolean> {
  const outcome = await firstBrowserFailure(copy, [file, `--grep=${escaped(title)}`], []);
  return !outcome.ran || outcome.failed !== undefined;
}

const specsOf = ({ suites = [], specs }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
