import { fail, ok, Timeline, type Entry, type GameRules, type GameTypes } from "@sofala/engine";
import { expect, test } from "vitest";
import { momentsOf } from "../local/moments.ts";
import {
  withoutConfirmed,
  matchesEntry,
  applyPending,
  withStepCache,
  type PendingDecision,
} from "./pending-moves.ts";

interface Toy extends GameTypes {
  readonly state: readonly string[];
  readonly move: { readonly kind: "say" | "close"; readonly word: string };
}

/** A game of two people who say words at the same time, no word twice in a row, until one closes the part. */
const toy = {
  toAct: () => [0, 1],
  eventsFor: () => [],
  round: () => 1,
  applyMove: (state: readonly string[], actor: number, { kind, word }: Toy["move"]) =>
    state.at(-1) === `${actor}${word}`
      ? fail({ code: "said" })
      : ok({ state: [...state, `${actor}${word}`], events: [], reveals: kind === "close" }),
} as unknown as GameRules<Toy>;

const says = (actor: number, word: string, kind: "say" | "close" = "say"): Entry<Toy> => ({
  kind: "move",
  actor,
  move: { kind, word },
});

function after(
  log: readonly Entry<Toy>[],
  game: GameRules<Toy> = toy,
): Timeline<Toy, GameRules<Toy>> {
  const timeline = new Timeline(game, []);
  for (const entry of log) timeline.replay(entry);
  return timeline;
}

const say = (id: number, word: string): PendingDecision<Toy> => ({
  kind: "move",
  id,
  move: { kind: "say", word },
});

/** What seat 0 sees. */
const words = (
  confirmed: Timeline<Toy, GameRules<Toy>>,
  decisions: readonly PendingDecision<Toy>[],
) => applyPending(confirmed, decisions, 0).timeline.state;

test("the same moment is the same object", () => {
  const confirmed = after([], withStepCache(toy));
  const shown = momentsOf(applyPending(confirmed, [say(1, "a")], 0).timeline);
  const next = confirmed.copy();
  next.replay(says(0, "a"));
  expect(momentsOf(next)).toEqual(shown);
  for (const [index, moment] of momentsOf(next).entries()) expect(moment).toBe(shown[index]);
});

test("remembered steps are those of the same state, seat and move", () => {
  const game = withStepCache(toy);
  const state: readonly string[] = [];
  const step = game.applyMove(state, 0, { kind: "say", word: "a" });
  expect(game.applyMove(state, 0, { kind: "say", word: "a" })).toEqual(step);
  expect(game.applyMove(state, 1, { kind: "say", word: "a" })).toMatchObject({
    value: { state: ["1a"] },
  });
  expect(game.applyMove(state, 1, { kind: "say", word: "b" })).toMatchObject({
    value: { state: ["1b"] },
  });
  expect(game.applyMove(["1b"], 1, { kind: "say", word: "b" })).toMatchObject({ ok: false });
});

test("pending decisions are shown after the confirmed entries", () => {
  const confirmed = after([says(1, "x")]);
  const { timeline, decisionAt } = applyPending(confirmed, [say(1, "a"), say(2, "b")], 0);
  expect(timeline.state).toEqual(["1x", "0a", "0b"]);
  expect(timeline.activeMoves.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect([...decisionAt]).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(confirmed.state).toEqual(["1x"]);
});

test("an entry that arrived before its answer is not shown twice", () => {
  const decisions = [{ ...say(1, "a"), seq: 0 }, say(2, "b")];
  expect(words(after([says(0, "a")]), decisions)).toEqual(["0a", "0b"]);
  const { decisionAt } = applyPending(after([says(0, "a")]), decisions, 0);
  expect([...decisionAt]).toEqual([[1, 2]]);
});

test("a decision that no longer fits is not shown, nor what follows it", () => {
  expect(words(after([says(0, "a")]), [say(1, "a"), say(2, "b")])).toEqual(["0a"]);
});

test("a decision can be undone before and after it is confirmed", () => {
  const undo: PendingDecision<Toy> = { kind: "undo", id: 3, from: { decision: 1 } };
  const decisions = [say(1, "a"), say(2, "b"), undo, say(4, "c")];
  expect(words(after([]), decisions)).toEqual(["0c"]);
  // The other seat was faster, and the first decision is entry 1 now.
  const rest = withoutConfirmed(decisions, 1);
  expect(rest[1]).toEqual({ kind: "undo", id: 3, from: { entry: 1 } });
  const confirmed = after([says(1, "x"), says(0, "a"), says(1, "y")]);
  expect(words(confirmed, rest)).toEqual(["1x", "1y", "0c"]);
});

test("an undo is not shown once the part is closed, or if it would close or reopen one", () => {
  const undo: PendingDecision<Toy> = { kind: "undo", id: 1, from: { entry: 0 } };
  const closed = after([says(0, "a"), says(1, "x", "close")]);
  expect(words(closed, [undo])).toEqual(["0a", "1x"]);
  // A word of seat 1 closes the part unless seat 0 spoke before.
  const closing: GameRules<Toy> = {
    ...toy,
    applyMove(state, actor, move) {
      const step = toy.applyMove(state, actor, move);
      if (!step.ok) return step;
      return ok({ ...step.value, reveals: actor === 1 && state.length === 0 });
    },
  };
  expect(words(after([says(0, "a"), says(1, "x")], closing), [undo])).toEqual(["0a", "1x"]);
  expect(words(after([says(0, "a"), says(1, "x")]), [undo])).toEqual(["1x"]);
});

test("an entry is matched with the pending decision", () => {
  expect(matchesEntry(say(1, "a"), says(0, "a"), 0)).toBe(true);
  expect(matchesEntry(say(1, "a"), says(0, "b"), 0)).toBe(false);
  expect(matchesEntry(say(1, "a"), says(1, "a"), 0)).toBe(false);
  const undo: PendingDecision<Toy> = { kind: "undo", id: 1, from: { entry: 4 } };
  expect(matchesEntry(undo, { kind: "undo", to: 4 }, 0)).toBe(true);
  expect(matchesEntry(undo, { kind: "undo", to: 3 }, 0)).toBe(false);
  expect(matchesEntry(undo, says(0, "a"), 0)).toBe(false);
});
