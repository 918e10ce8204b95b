import {
  mediterranean,
  type Mediterranean,
  type Move,
  type Part,
  type State,
} from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { decide, type Budget, type Line, type Thought } from "../../src/bot.ts";
import { playMatch } from "../../src/index.ts";
import { mediterraneanSteady, mediterraneanStrong } from "../../src/mediterranean/bots.ts";

const parsed = mediterranean.parseOptions({});
if (!parsed.ok) throw new Error(parsed.error.reason);

/** The first state of each part of turn 3 and later, in a game of steady bots. */
const moments = new Map<Part, State>();
playMatch(mediterranean, {
  seed: "foresight 2",
  options: parsed.value,
  bots: [mediterraneanSteady, mediterraneanSteady, mediterraneanSteady, mediterraneanSteady],
  onMove(_actor, _move, _thought, before) {
    if (before.turn >= 3 && before.part !== undefined && !moments.has(before.part))
      moments.set(before.part, before);
  },
});
const momentOf = (part: Part): State => {
  const state = moments.get(part);
  if (state === undefined) throw new Error(`no ${part} was played`);
  return state;
};

const PARTS = ["purchasing", "vote", "grace"] as const;
const BUDGET: Budget = { simulations: 12 };

/** The thoughts of a new strong bot, step by step. */
function thoughtsOf(state: State, budget: Budget): readonly Thought<Mediterranean>[] {
  const [seat = 0] = mediterranean.toAct(state);
  return [
    ...mediterraneanStrong.createPlayer(seat, "one").think(mediterranean.view(state, seat), budget),
  ];
}

const linesOf = (thought: Thought<Mediterranean> | undefined): readonly Line<Move>[] =>
  thought?.lines?.() ?? [];

test.each(PARTS)("the same seed and simulations give the same thoughts: %s", (part) => {
  const [one, other] = [0, 1].map(() => thoughtsOf(momentOf(part), BUDGET));
  const movesOf = (thoughts = one) => thoughts?.map(({ move, simulations }) => [move, simulations]);
  expect(movesOf(other)).toEqual(movesOf(one));
  expect(linesOf(other?.at(-1))).toEqual(linesOf(one?.at(-1)));
});

test.each(PARTS)("its lines are legal and have chances and visits: %s", (part) => {
  const state = momentOf(part);
  const [seat = 0] = mediterranean.toAct(state);
  const last = thoughtsOf(state, BUDGET).at(-1);
  const lines = linesOf(last);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.reduce((sum, { visits }) => sum + visits, 0)).toBe(last?.simulations);
  for (const { moves, chances } of lines) {
    expect(chances).toHaveLength(4);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    let after = state;
    for (const move of moves) {
      const step = mediterranean.applyMove(after, seat, move);
      if (!step.ok) throw new Error(step.error.code);
      after = step.value.state;
    }
  }
});

test.each(PARTS)("it stops at once when it is cancelled, with a legal move: %s", (part) => {
  const state = momentOf(part);
  const [seat = 0] = mediterranean.toAct(state);
  for (const steps of [1, 3]) {
    let asked = 0;
    const isCancelled = () => (asked += 1) >= steps;
    const player = mediterraneanStrong.createPlayer(seat, "one");
    const { move, simulations } = decide(player, mediterranean.view(state, seat), { isCancelled });
    expect(simulations).toBeLessThanOrEqual(steps);
    if (move === undefined) throw new Error("it waits");
    expect(mediterranean.applyMove(state, seat, move).ok).toBe(true);
  }
});

test("a spent time budget ends its thinking", () => {
  let time = 0;
  const now = () => (time += 1);
  const thoughts = thoughtsOf(momentOf("purchasing"), { milliseconds: 5, now });
  expect(thoughts.at(-1)?.simulations).toBe(5);
});

test("offers come with their winning chances", () => {
  const lines = linesOf(thoughtsOf(momentOf("trading"), {}).at(-1));
  expect(lines.length).toBeGreaterThan(0);
  for (const { moves, chances } of lines) {
    expect(moves).toMatchObject([{ kind: "offer" }]);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});
