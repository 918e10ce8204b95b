import { describe, expect, test } from "vitest";
import { failedFiles, tallyOfBrowserTests, tallyOfMissing, tallyOfTests } from "./tally.ts";

/** A report on files, each given by its own status and those of its tests. */
const report = (...files: readonly (readonly [file: string, ...tests: readonly string[]])[]) =>
  JSON.stringify({
    testResults: files.map(([file, ...tests], index) => ({
      name: `${index}.test.ts`,
      status: file,
      assertionResults: tests.map((status) => ({ status })),
    })),
  });

test("tests are counted one by one", () => {
  const text = report(["passed", "passed", "skipped"], ["failed", "failed", "passed", "failed"]);
  expect(tallyOfTests(text, false)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

test("a file that does not load is one failure", () => {
  expect(tallyOfTests(report(["failed"], ["passed", "passed"]), false)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test.each([
  ["an error outside the tests", report(["passed", "passed"])],
  ["a crash before any report", undefined],
])("%s is one failure", (_what, text) => {
  expect(tallyOfTests(text, false).failed).toBe(1);
});

test("files that failed, and those in which Node ended, are known and left to a second run", () => {
  const text = report(
    ["passed", "passed", "skipped"],
    ["passed", "passed", "pending"],
    ["failed", "passed", "failed"],
    ["failed"],
  );
  const files = failedFiles(text);
  expect(files).toEqual(["1.test.ts", "2.test.ts", "3.test.ts"]);
  expect(tallyOfTests(text, true, files)).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(failedFiles(undefined)).toEqual([]);
});

describe("in the browser", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };

  test("tests are counted, and those that passed at the second try have failed", () => {
    const tally = tallyOfBrowserTests(JSON.stringify({ stats }), false);
    expect(tally).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test.each([
    [
      "an error outside the tests",
      JSON.stringify({ stats: { ...stats, unexpected: 0, flaky: 0 } }),
    ],
    ["a crash before any report", undefined],
  ])("%s is one failure", (_what, text) => {
    expect(tallyOfBrowserTests(text, false).failed).toBe(1);
  });
});

test("what cannot run is a failure in CI, and skipped elsewhere", () => {
  expect(tallyOfMissing(true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(tallyOfMissing(false)).toEqual({ passed: 0, failed: 0, skipped: 1 });
});
