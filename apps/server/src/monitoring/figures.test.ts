import { expect, test } from "vitest";
import { mergeFigures, parseFigures, quantile, type Figures } from "./figures.ts";

const LIMITS = [1, 2, 4];

test("a quantile is estimated within its bucket", () => {
  expect(quantile(0.5, [0, 10, 0, 0], LIMITS)).toBe(1.5);
  expect(quantile(0.5, [4, 4, 2, 0], LIMITS)).toBe(1.25);
  expect(quantile(0.99, [98, 0, 2, 0], LIMITS)).toBe(3);
});

test("what exceeds the last limit counts as that limit", () => {
  expect(quantile(0.99, [1, 0, 0, 9], LIMITS)).toBe(4);
});

test("nothing has no quantile", () => {
  expect(quantile(0.5, [0, 0, 0, 0], LIMITS)).toBeUndefined();
});

const figures: Figures = {
  moves: 2,
  commits: [1, 1],
  errors: 1,
  failedResponses: 0,
  load: 0.25,
  people: 3,
  openTables: 1,
  runningTables: 4,
  botQueue: 0,
  waitingNotifications: 2,
  memoryBytes: 100,
  databaseBytes: 50,
};

test("counts are added up, and of other figures the highest is kept", () => {
  const other = { ...figures, people: 1, runningTables: 9, commits: [0, 3], load: 0.5 };
  expect(mergeFigures(figures, other)).toEqual({
    ...figures,
    moves: 4,
    commits: [1, 4],
    errors: 2,
    runningTables: 9,
    waitingNotifications: 2,
    load: 0.5,
  });
});

test("the disk is missing only if no node sees it", () => {
  const disk = { diskUsedBytes: 7, diskTotalBytes: 9 };
  expect(mergeFigures(figures, { ...figures, ...disk })).toMatchObject(disk);
  expect(mergeFigures(figures, figures)).not.toHaveProperty("diskTotalBytes");
});

test("rows of other versions are read if they have all figures", () => {
  expect(parseFigures(JSON.stringify({ ...figures, later: 1 }))).toEqual(figures);
  expect(parseFigures('{"moves":1}')).toBeUndefined();
});
