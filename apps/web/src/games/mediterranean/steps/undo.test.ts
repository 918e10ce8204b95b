import { signal } from "@preact/signals";
import type { Move, Part } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test, vi } from "vitest";
import type { TableModels } from "../table-models.ts";
import { decisionName, undoableMove, undoLastMove } from "./undo.ts";

interface Situation {
  readonly part: Part;
  readonly last: Move;
  readonly isMyTurn?: boolean;
}

/** A fake table with what undo needs. */
function modelsOf({ part, last, isMyTurn = true }: Situation, table: object): TableModels {
  const observedMoves = signal([
    { id: 1, actor: 0, move: last, events: [] },
    { id: 2, actor: 1, move: { kind: "ready" }, events: [] },
  ]);
  return {
    table: {
      table: { observedMoves, ...table },
      me: signal(0),
      view: signal({ part }),
      isMyTurn: signal(isMyTurn),
      moveFailure: signal(undefined),
    },
  } as unknown as TableModels;
}

const build: Move = { kind: "build", building: "white-G1" };

test("a purchase can be undone on this device if the table allows it", () => {
  const given = { part: "purchasing", last: build } as const;
  expect(undoableMove(modelsOf(given, { undoTo: signal(7) }))).toBeDefined();
  expect(undoableMove(modelsOf(given, { undoTo: signal(undefined) }))).toBeUndefined();
});

test("an undo names what it takes back", async () => {
  const text = await loadMediterraneanAppText("en");
  const moves: readonly Move[] = [
    build,
    { kind: "develop", card: "S01", from: ["available"] },
    { kind: "buy-vp", vp: 2 },
    { kind: "use-ability", building: "white-G5", target: 2 },
    { kind: "flip", track: "religion" },
  ];
  expect(moves.map((move) => text.steps.takeBack(decisionName(move, text)))).toEqual([
    "Undo Assembly Hall",
    "Undo Market Town",
    "Undo 2 VP",
    "Undo Tribunal",
    "Undo Religion board",
  ]);
});

test("moves of an earlier part cannot be undone", () => {
  const table = { undoTo: signal(7) };
  expect(undoableMove(modelsOf({ part: "bank", last: build }, table))).toBeUndefined();
  const gift: Move = { kind: "use-ability", building: "white-G5", target: 2 };
  expect(undoableMove(modelsOf({ part: "give", last: gift }, table))).toBeDefined();
  expect(
    undoableMove(modelsOf({ part: "give", last: gift, isMyTurn: false }, table)),
  ).toBeUndefined();
  expect(undoableMove(modelsOf({ part: "flips", last: { kind: "ready" } }, table))).toBeUndefined();
});

test("an online table asks the server, and shows its refusal", async () => {
  const send = vi.fn(async () => ({ ok: false, error: { code: "undo/refused" } }));
  const models = modelsOf({ part: "purchasing", last: build }, { client: { send } });
  expect(undoableMove(models)).toBeDefined();
  await undoLastMove(models);
  expect(send).toHaveBeenCalledWith("undo", {});
  expect(models.table.moveFailure.value).toEqual({ failure: { code: "undo/refused" } });
});
