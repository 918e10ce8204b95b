import { expect, test } from "vitest";
import { BoardInteraction } from "./board-interaction.ts";

function recordingInteraction(): {
  readonly interaction: BoardInteraction;
  readonly calls: string[];
} {
  const interaction = new BoardInteraction();
  const calls: string[] = [];
  interaction.handlers = { onPoint: (cell, by) => calls.push(`${cell} ${by}`) };
  return { interaction, calls };
}

test("pointing at the same cell again is reported once", () => {
  const { interaction, calls } = recordingInteraction();
  interaction.pointAt("a1", "mouse");
  interaction.pointAt("a1", "mouse");
  interaction.pointAt("b1", "mouse");
  expect(calls).toEqual(["a1 mouse", "b1 mouse"]);
});

test("a mouse that leaves does not clear what the keyboard points at", () => {
  const { interaction, calls } = recordingInteraction();
  interaction.pointAt("a1", "mouse");
  interaction.pointAt("c3", "keys");
  interaction.clearPointer("mouse");
  expect(calls.at(-1)).toBe("c3 keys");
  interaction.clearPointer("keys");
  expect(calls.at(-1)).toBe("undefined keys");
});

test("a cell is actionable where a move can be made or was chosen", () => {
  const { interaction } = recordingInteraction();
  interaction.marks = [
    { cell: "a1", kind: "legal" },
    { cell: "b1", kind: "chosen" },
    { cell: "c1", kind: "range" },
  ];
  expect(["a1", "b1", "c1", undefined].map((cell) => interaction.isActionable(cell))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(interaction.legalCells).toEqual(["a1"]);
});
