import { signal } from "@preact/signals";
import type { Move, Part } from "@sofala/mediterranean";
import { expect, test, vi } from "vitest";
import type { Models } from "../table-models.ts";
import { mayTakeBack, takeBack } from "./undo.ts";

interface Given {
  readonly part: Part;
  readonly last: Move;
  readonly isMyTurn?: boolean;
}

/** As much of a table as taking back looks at. */
function modelsOf({ part, last, isMyTurn = true }: Given, table: object): Models {
  const told = signal([
    { id: 1, actor: 0, move: last, events: [] },
    { id: 2, actor: 1, move: { kind: "ready" }, events: [] },
  ]);
  return {
    table: {
      table: { told, ...table },
      me: signal(0),
      view: signal({ part }),
      isMyTurn: signal(isMyTurn),
      notMade: signal(undefined),
    },
  } as unknown as Models;
}

const build: Move = { kind: "build", building: "white-G1" };

test("a purchase is taken back on this device as far as the table lets it", () => {
  const given = { part: "purchasing", last: build } as const;
  expect(mayTakeBack(modelsOf(given, { undoTo: signal(7) }))).toBe(true);
  expect(mayTakeBack(modelsOf(given, { undoTo: signal(undefined) }))).toBe(false);
});

test("what belongs to a part that is over stays", () => {
  const table = { undoTo: signal(7) };
  expect(mayTakeBack(modelsOf({ part: "bank", last: build }, table))).toBe(false);
  const gift: Move = { kind: "use-ability", building: "white-G5", target: 2 };
  expect(mayTakeBack(modelsOf({ part: "give", last: gift }, table))).toBe(true);
  expect(mayTakeBack(modelsOf({ part: "give", last: gift, isMyTurn: false }, table))).toBe(false);
  expect(mayTakeBack(modelsOf({ part: "flips", last: { kind: "ready" } }, table))).toBe(false);
});

test("a server is asked, and says why not", async () => {
  const ask = vi.fn(async () => ({ ok: false, error: { code: "undo/refused" } }));
  const models = modelsOf({ part: "purchasing", last: build }, { room: { ask } });
  expect(mayTakeBack(models)).toBe(true);
  await takeBack(models);
  expect(ask).toHaveBeenCalledWith("undo", {});
  expect(models.table.notMade.value).toEqual({ failure: { code: "undo/refused" } });
});
