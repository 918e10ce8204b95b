export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Where a part cannot run at all, CI fails; others go on and are told. */
export const tallyOfMissing = (isCi: boolean): Tally => ({
  passed: 0,
  failed: isCi ? 1 : 0,
  skipped: isCi ? 0 : 1,
});

/** The part of Vitest's JSON report that is counted. */
interface Report {
  readonly testResults: readonly {
    /** Its path. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A command that passes or fails as a whole counts as one. */
export const tallyOfCommand = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

/** Files with a failure, and those in which Node itself ended (nodejs/node#64500): a test of theirs is still said to run. */
export function failedFiles(report: string | undefined): readonly string[] {
  if (report === undefined) return [];
  return (JSON.parse(report) as Report).testResults
    .filter(
      ({ status, assertionResults: tests }) =>
        status === "failed" || tests.some(({ status: each }) => each === "pending"),
    )
    .map(({ name }) => name);
}

/** Counts the tests of all files but some; a file that does not load, a crash or a missing report is one failure more. */
export function tallyOfTests(
  report: string | undefined,
  succeeded: boolean,
  but: readonly string[] = [],
): Tally {
  if (report === undefined) return tallyOfCommand(false);
  const { testResults } = JSON.parse(report) as Report;
  const files = testResults.filter(({ name }) => !but.includes(name));
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
}

/** The same for Playwright; a test that passed only when it was tried again failed. */
export function tallyOfBrowserTests(report: string | undefined, succeeded: boolean): Tally {
  if (report === undefined) return tallyOfCommand(false);
  const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as BrowserReport).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && !succeeded ? 1 : failed, skipped };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});
