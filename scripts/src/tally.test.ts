import { expect, test } from "vitest";
import { tallyOfTests } from "./tally.ts";

/** A report on files, each given by its own status and those of its tests. */
const report = (...files: readonly (readonly [file: string, ...tests: readonly string[]])[]) =>
  JSON.stringify({
    testResults: files.map(([file, ...tests]) => ({
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
