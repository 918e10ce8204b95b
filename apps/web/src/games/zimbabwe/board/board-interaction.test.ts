import { expect, test } from "vitest";
import { Doings } from "./board-interaction.ts";

function listening(): { readonly doings: Doings; readonly told: string[] } {
  const doings = new Doings();
  const told: string[] = [];
  doings.handlers = { onPoint: (cell, by) => told.push(`${cell} ${by}`) };
  return { doings, told };
}

test("pointing at the same cell again is told once", () => {
  const { doings, told } = listening();
  doings.point("a1", "mouse");
  doings.point("a1", "mouse");
  doings.point("b1", "mouse");
  expect(told).toEqual(["a1 mouse", "b1 mouse"]);
});

test("a mouse that leaves does not take along what the keyboard points at", () => {
  const { doings, told } = listening();
  doings.point("a1", "mouse");
  doings.point("c3", "keys");
  doings.unpoint("mouse");
  expect(told.at(-1)).toBe("c3 keys");
  doings.unpoint("keys");
  expect(told.at(-1)).toBe("undefined keys");
});

test("a cell is live where a move can be made or was chosen", () => {
  const { doings } = listening();
  doings.marks = [
    { cell: "a1", kind: "legal" },
    { cell: "b1", kind: "chosen" },
    { cell: "c1", kind: "range" },
  ];
  expect(["a1", "b1", "c1", undefined].map((cell) => doings.isLive(cell))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(doings.legal).toEqual(["a1"]);
});
