import { fail, ok, type Entry, type Game, type GameTypes } from "@sofala/engine";
import { expect, test } from "vitest";
import { Past } from "../host/chronicle.ts";
import { afterConfirmed, isLikely, overlaid, ownFrom, type Decision } from "./decisions.ts";
import { following, type Stand } from "./stands.ts";

interface Toy extends GameTypes {
  readonly state: readonly string[];
  readonly move: { readonly kind: "say" | "close"; readonly word: string };
}

/** Two people say words at the same time, no word twice in a row, until one closes. */
const toy = {
  toAct: () => [0, 1],
  eventsFor: () => [],
  applyMove: (state: readonly string[], actor: number, { kind, word }: Toy["move"]) =>
    state.at(-1) === `${actor}${word}`
      ? fail({ code: "said" })
      : ok({ state: [...state, `${actor}${word}`], events: [], reveals: kind === "close" }),
} as unknown as Game<Toy>;

const first = new Past(toy, 0, []);
const says = (actor: number, word: string, kind: "say" | "close" = "say"): Entry<Toy> => ({
  kind: "move",
  actor,
  move: { kind, word },
});

function after(log: readonly Entry<Toy>[]): readonly Stand<Toy>[] {
  const stands = following(first, [], 0, log);
  if (!stands.ok) throw new Error(stands.error.code);
  return stands.value;
}

const words = (stands: readonly Stand<Toy>[]) => stands.at(-1)?.moment.state ?? [];
const numbers = (stands: readonly Stand<Toy>[]) => stands.map(({ seq }) => seq);

const say = (id: number, word: string): Decision<Toy> => ({
  kind: "move",
  id,
  move: { kind: "say", word },
});

test("moves that were taken back no longer stand, and words of the host's change nothing", () => {
  const log: Entry<Toy>[] = [
    says(0, "a"),
    { kind: "takeover", seat: 1, by: "bot" },
    says(0, "b"),
    { kind: "undo", to: 2 },
    says(0, "c"),
  ];
  expect(words(after(log))).toEqual(["0a", "0c"]);
  expect(numbers(after(log))).toEqual([0, 4]);
});

test("where one seat takes back, what others did at the same time stays", () => {
  const log: Entry<Toy>[] = [says(0, "a"), says(1, "x"), says(0, "b"), says(1, "y")];
  const stands = after([...log, { kind: "undo", to: 0, seat: 0 }]);
  expect(words(stands)).toEqual(["1x", "1y"]);
  expect(numbers(stands)).toEqual([1, 3]);
  expect(stands.map(({ moment }) => moment.number)).toEqual([1, 2]);
});

test("what cannot follow is refused", () => {
  expect(following(first, after([says(0, "a")]), 1, [says(0, "a")])).toMatchObject({
    error: { code: "said" },
  });
});

test("a moment that comes again is the same one", () => {
  const [shown] = overlaid(first, [], 0, [say(1, "a")], 0);
  const [told] = after([says(0, "a")]);
  expect(told?.moment).toBe(shown?.moment);
});

test("what was decided here is shown after what the server told", () => {
  const confirmed = after([says(1, "x")]);
  const shown = overlaid(first, confirmed, 1, [say(1, "a"), say(2, "b")], 0);
  expect(words(shown)).toEqual(["1x", "0a", "0b"]);
  expect(numbers(shown)).toEqual([0, 1, 2]);
});

test("what the server told already is not shown twice, though no answer came", () => {
  const confirmed = after([says(0, "a")]);
  const shown = overlaid(first, confirmed, 1, [{ ...say(1, "a"), seq: 0 }, say(2, "b")], 0);
  expect(words(shown)).toEqual(["0a", "0b"]);
});

test("what no longer fits is not shown, nor what follows it", () => {
  const confirmed = after([says(0, "a")]);
  expect(words(overlaid(first, confirmed, 1, [say(1, "a"), say(2, "b")], 0))).toEqual(["0a"]);
});

test("a decision is taken back before and after it is confirmed", () => {
  const undo: Decision<Toy> = { kind: "undo", id: 3, from: { decision: 1 } };
  const decisions = [say(1, "a"), say(2, "b"), undo, say(4, "c")];
  expect(words(overlaid(first, [], 0, decisions, 0))).toEqual(["0c"]);
  // The other seat was quicker, and the first decision is entry 1 now.
  const rest = afterConfirmed(decisions, 1);
  expect(rest[1]).toEqual({ kind: "undo", id: 3, from: { entry: 1 } });
  const confirmed = after([says(1, "x"), says(0, "a"), says(1, "y")]);
  expect(words(overlaid(first, confirmed, 3, rest, 0))).toEqual(["1x", "1y", "0c"]);
});

test("an entry is recognised as what was decided here", () => {
  expect(isLikely(say(1, "a"), says(0, "a"), 0)).toBe(true);
  expect(isLikely(say(1, "a"), says(0, "b"), 0)).toBe(false);
  expect(isLikely(say(1, "a"), says(1, "a"), 0)).toBe(false);
  const undo: Decision<Toy> = { kind: "undo", id: 1, from: { entry: 4 } };
  expect(isLikely(undo, { kind: "undo", to: 4 }, 0)).toBe(true);
  expect(isLikely(undo, { kind: "undo", to: 3 }, 0)).toBe(false);
  expect(isLikely(undo, says(0, "a"), 0)).toBe(false);
});

test("a seat takes back its own moves, as far as nothing was closed", () => {
  const log = [says(0, "a"), says(1, "x", "close"), says(0, "b"), says(1, "y"), says(0, "c")];
  const stands = after(log);
  expect(ownFrom(stands, 0, undefined)).toBe(4);
  expect(ownFrom(stands, 0, 2)).toBe(2);
  expect(ownFrom(stands, 0, 3)).toBe(4);
  expect(ownFrom(stands, 0, 0)).toBeUndefined();
  expect(ownFrom(stands, 1, undefined)).toBe(3);
  expect(ownFrom(after([...log, says(1, "z", "close")]), 0, undefined)).toBeUndefined();
  expect(ownFrom([], 0, undefined)).toBeUndefined();
});
