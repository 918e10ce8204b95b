import { relative } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How long the tests took, by file, if it is known. */
  readonly times?: readonly Time[];
}

interface Time {
  readonly name: string;
  readonly ms: number;
}

/** If a part cannot run at all, CI fails; elsewhere it is skipped with a message. */
export const tallyOfMissing = (isCi: boolean): Tally => ({
  passed: 0,
  failed: isCi ? 1 : 0,
  skipped: isCi ? 0 : 1,
});

/** The part of Vitest's JSON report that is counted. */
interface Report {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A command that passes or fails as a whole counts as one. */
export const tallyOfCommand = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

/** Counts the tests of all files; a file that does not load, a crash or a missing report counts as one failure. */
export function tallyOfTests(report: string | undefined, succeeded: boolean): Tally {
  if (report === undefined) return tallyOfCommand(false);
  const { testResults: files } = JSON.parse(report) as Report;
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (...statuses: readonly string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length;

  const unloaded = files.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failed = count("failed") + unloaded.length;
  return {
    passed: count("passed"),
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: count("skipped", "pending", "todo", "disabled"),
    times: files.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
  };
}

/** The part of Playwright's JSON report that is counted. */
interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The same for Playwright; a test that passed only on a retry counts as failed. */
export function tallyOfBrowserTests(report: string | undefined, succeeded: boolean): Tally {
  if (report === undefined) return tallyOfCommand(false);
  const { stats, suites } = JSON.parse(report) as BrowserReport;
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped,
    times: suites.map((suite) => ({ name: suite.title, ms: duration(suite) })),
  };
}

const duration = ({ suites = [], specs }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, result) => total + result.duration, 0) +
  suites.reduce((total, suite) => total + duration(suite), 0);

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
  times: tallies.flatMap(({ times = [] }) => times),
});
