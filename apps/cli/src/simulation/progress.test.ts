import { describe, expect, test } from "vitest";
import { progressBar, progressLine } from "./progress.ts";

describe("the progress bar", () => {
  test("shows the progress and the time left", () => {
    expect(progressLine(25, 100, 10)).toBe(
      `${"█".repeat(8)}${"░".repeat(22)} 25 of 100 games, 30 s left`,
    );
    expect(progressLine(0, 100, 0)).toBe(`${"░".repeat(30)} 0 of 100 games`);
  });

  test("is drawn at most ten times a second, and removed at the end", () => {
    const shown: string[] = [];
    let time = 0;
    const progress = progressBar(
      4,
      (text) => shown.push(text),
      () => time,
    );
    for (const [done, at] of [
      [1, 50],
      [2, 150],
      [3, 160],
      [4, 170],
    ] as const) {
      time = at;
      progress(done);
    }
    expect(shown).toEqual([progressLine(2, 4, 0.15), ""]);
  });
});
