export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  readonly testResults: readonly {
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

/** Counts tests; a file that does not load, a crash or a missing report is one failure more. */
export function tallyOfTests(report: string | undefined, succeeded: boolean): Tally {
  if (report === undefined) return tallyOfCommand(false);
  const files = (JSON.parse(report) as Report).testResults;
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

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});
