import { expect, test } from "vitest";
import { siteMarks } from "./site-marks.ts";

const cellsOf = (marks: ReturnType<typeof siteMarks>, kind: string) =>
  marks.flatMap((mark) => (mark.kind === kind ? [mark.cell] : []));

test("a square marks all cells it could cover, once, and its top left cells separately", () => {
  const sites = ["b2", "c2"].map((at) => ({ at, vertical: false }));
  const marks = siteMarks("sculptor", sites);
  expect(cellsOf(marks, "legal")).toEqual(["b2", "c2"]);
  expect(cellsOf(marks, "covered")).toEqual(["b3", "c3", "d2", "d3"]);
});

test("a bar marks what it covers horizontally or vertically", () => {
  const marks = siteMarks("potter", [
    { at: "b2", vertical: false },
    { at: "b2", vertical: true },
  ]);
  expect(marks).toEqual([
    { cell: "b2", kind: "legal" },
    { cell: "c2", kind: "covered" },
    { cell: "b3", kind: "covered" },
  ]);
});
