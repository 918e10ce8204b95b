import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { tallyOfBrowserTests, tallyOfMissing, tallyOfTests } from "./tally.ts";

/** A report about files, each with its own status and the statuses of its tests. */
const report = (...files: readonly (readonly [file: string, ...tests: readonly string[]])[]) =>
  JSON.stringify({
    testResults: files.map(([file, ...tests], index) => ({
      name: `${index}.test.ts`,
      status: file,
      startTime: 0,
      endTime: 1,
      assertionResults: tests.map((status) => ({ status })),
    })),
  });

test("tests are counted one by one", () => {
  const text = report(["passed", "passed", "skipped"], ["failed", "failed", "passed", "failed"]);
  expect(tallyOfTests(text, false)).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
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

test("files have times, by their relative path", () => {
  const files = [{ name: resolve("a/b.test.ts"), startTime: 1000, endTime: 3500 }];
  const testResults = files.map((file) => ({ ...file, status: "passed", assertionResults: [] }));
  expect(tallyOfTests(JSON.stringify({ testResults }), true).times).toEqual([
    { name: "a/b.test.ts", ms: 2500 },
  ]);
});

describe("in the browser", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const specs = [40, 50].map((duration) => ({ tests: [{ results: [{ duration }] }] }));
  const suites = [{ title: "a.spec.ts", specs, suites: [{ title: "b", specs }] }];

  test("tests are counted, those that passed at the second try have failed, and files have times", () => {
    const tally = tallyOfBrowserTests(JSON.stringify({ stats, suites }), false);
    const times = [{ name: "a.spec.ts", ms: 180 }];
    expect(tally).toEqual({ passed: 3, failed: 2, skipped: 2, times });
  });

  test.each([
    [
      "an error outside the tests",
      JSON.stringify({ stats: { ...stats, unexpected: 0, flaky: 0 }, suites }),
    ],
    ["a crash before any report", undefined],
  ])("%s is one failure", (_what, text) => {
    expect(tallyOfBrowserTests(text, false).failed).toBe(1);
  });
});

test("what cannot run is a failure in CI, and is skipped elsewhere", () => {
  expect(tallyOfMissing(true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(tallyOfMissing(false)).toEqual({ passed: 0, failed: 0, skipped: 1 });
});
