import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { emptyMoment } from "../testing/empty-moment.ts";
import { undoScope } from "./undo-scope.ts";

/** Moments after moves of these seats; the move has the number of its moment. */
const momentsAfter = (actors: readonly number[]) =>
  [undefined, ...actors].map((actor, at) => emptyMoment(at, actor, `${at}`));

const scopeAt = (actors: readonly number[], undoTo: number | undefined, isRemote = false) =>
  undoScope({
    moments: signal(momentsAfter(actors)),
    undoTo: signal(undoTo),
    me: signal(0),
    isRemote,
  });

test("an undo names the person's move and counts the turns of bots after it", () => {
  expect(scopeAt([1, 0, 1, 1, 2, 1], 1)).toEqual({ move: { kind: "2" }, botTurns: 3 });
  expect(scopeAt([1, 0], 1)).toEqual({ move: { kind: "2" }, botTurns: 0 });
  expect(scopeAt([1], undefined)).toBeUndefined();
});

test("on a server only the person's last move is taken back", () => {
  expect(scopeAt([0, 0, 1], 2, true)).toEqual({ move: { kind: "2" }, botTurns: 0 });
});
