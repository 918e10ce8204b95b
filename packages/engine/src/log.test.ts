import { describe, expect, test } from "vitest";
import { guesses } from "../testing/guesses/guesses.ts";
import type { Guesses } from "../testing/guesses/state.ts";
import type { Pebbles } from "../testing/pebbles.ts";
import type { GameTypes } from "./game.ts";
import {
  activeEntries as activeWithNumbers,
  activeMoves,
  isTakenBackBy,
  type Entry,
} from "./log.ts";

const activeEntries = <T extends GameTypes>(log: readonly Entry<T>[]) =>
  activeWithNumbers(log).map(({ entry }) => entry);
const take = (actor: number, pebbles: number): Entry<Pebbles> => ({
  kind: "move",
  actor,
  move: { kind: "take", pebbles },
});
const undo = (to: number): Entry<Pebbles> => ({ kind: "undo", to });

test("without an undo all entries are active", () => {
  const log = [take(0, 1), take(1, 2), { kind: "resign", seat: 0 } as const];
  expect(activeEntries(log)).toEqual(log);
});

test("an undo takes back the entry it names and all later ones", () => {
  expect(activeEntries([take(0, 1), take(1, 2), take(0, 3), undo(1), take(1, 1)])).toEqual([
    take(0, 1),
    take(1, 1),
  ]);
});

test("numbers count all entries, including undone ones and undos", () => {
  // After undo(5), entries 0 and 4 are active; undo(4) also takes back 4.
  const log = [take(0, 1), take(1, 1), undo(1), undo(1), take(1, 2), take(0, 2), undo(5), undo(4)];
  expect(activeEntries(log)).toEqual([take(0, 1)]);
});

test("an active entry keeps its number in the log", () => {
  const log = [take(0, 1), take(1, 1), undo(1), { kind: "abort" } as const, take(1, 2)];
  expect(activeWithNumbers(log).map(({ seq }) => seq)).toEqual([0, 3, 4]);
});

test("an undo takes back moves from an entry on, all or those of one seat", () => {
  const all = { kind: "undo", to: 2 } as const;
  expect([1, 2, 3].map((seq) => isTakenBackBy(all, seq, 0))).toEqual([false, true, true]);
  const own = { kind: "undo", to: 2, seat: 1 } as const;
  expect([0, 1, "clock" as const].map((actor) => isTakenBackBy(own, 2, actor))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isTakenBackBy(own, 1, 1)).toBe(false);
});

test("a later undo does not bring undone entries back", () => {
  expect(activeEntries([take(0, 1), undo(0), take(0, 2), undo(2), take(0, 3)])).toEqual([
    take(0, 3),
  ]);
});

test("an undo beyond the end takes nothing back", () => {
  expect(activeEntries([take(0, 1), undo(5)])).toEqual([take(0, 1)]);
});

test("resignations, takeovers and aborts survive an undo, and are not moves of the record", () => {
  const log: Entry<Pebbles>[] = [
    take(0, 1),
    { kind: "takeover", seat: 1, by: "bot" },
    take(1, 2),
    { kind: "resign", seat: 0 },
    undo(1),
    { kind: "abort" },
  ];
  expect(activeEntries(log).map(({ kind }) => kind)).toEqual([
    "move",
    "takeover",
    "resign",
    "abort",
  ]);
  expect(activeMoves(log)).toEqual([[0, { kind: "take", pebbles: 1 }]]);
});

test("an empty log has no active entries", () => {
  expect(activeEntries([])).toEqual([]);
  expect(activeMoves([])).toEqual([]);
});

describe("an undo of one seat", () => {
  const move = (actor: number | "clock", made: Guesses["move"]): Entry<Guesses> => ({
    kind: "move",
    actor,
    move: made,
  });
  const guess = (actor: number, number: number) => move(actor, { kind: "guess", number });
  const undoOf = (seat: number, to: number): Entry<Guesses> => ({ kind: "undo", to, seat });

  test("takes back its later moves, but not those of others and of the clock", () => {
    const time = move("clock", { kind: "time-up" });
    const log = [guess(0, 1), guess(1, 2), guess(0, 3), time, guess(1, 3), undoOf(0, 1)];
    expect(activeEntries(log)).toEqual([guess(0, 1), guess(1, 2), time, guess(1, 3)]);
    expect(activeEntries([...log, undoOf(1, 0)])).toEqual([guess(0, 1), time]);
    expect(activeEntries([...log, { kind: "undo", to: 1 }])).toEqual([guess(0, 1)]);
  });

  test("leaves a legal game when others decided at the same time", () => {
    const log = [
      guess(0, 1),
      guess(1, 2),
      move(1, { kind: "ready" }),
      move(0, { kind: "wager", points: 2 }),
      undoOf(0, 0),
      guess(0, 3),
    ];
    let state = guesses.setup("limpopo", 2, {});
    for (const [actor, made] of activeMoves(log)) {
      const step = guesses.applyMove(state, actor, made);
      if (!step.ok) throw new Error(step.error.code);
      ({ state } = step.value);
    }
    expect(state.seats).toMatchObject([
      { guess: 3, wager: 0, isReady: false },
      { guess: 2, isReady: true },
    ]);
  });
});
