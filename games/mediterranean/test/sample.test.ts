import { seeded } from "@sofala/engine";
import { mediterranean, type Labels, type Move, type State } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";

const offered = (as: Labels): Move => ({
  kind: "offer",
  to: "all",
  give: { cards: [1], as },
  want: { goods: { grain: 1 } },
});

function marketOf(hand: readonly string[], moves: readonly Move[], options = {}): State {
  const position = { turn: 2, phase: "trading", calamities: [], seats: [{ hand }], options };
  const start = mediterranean.fromPosition(position, "a sample");
  if (!start.ok) throw new Error(start.error.reason);
  return moves.reduce<State>((state, move) => {
    const step = mediterranean.applyMove(state, 0, move);
    if (!step.ok) throw new Error(step.error.code);
    return step.value.state;
  }, start.value);
}

/** Seat 2 has real gold, seat 0 nothing but a pirate, offered as gold and as spices. */
function twoSellers(): State {
  const seats = [{ hand: ["piracy-01"] }, {}, { hand: ["gold-01"] }];
  const start = mediterranean.fromPosition(
    { turn: 2, phase: "trading", calamities: [], seats },
    "two sellers",
  );
  if (!start.ok) throw new Error(start.error.reason);
  const moves = [
    [2, offered({})],
    [0, offered({ 1: "gold" })],
    [0, offered({ 1: "spices" })],
  ] as const;
  return moves.reduce<State>((state, [seat, move]) => {
    const step = mediterranean.applyMove(state, seat, move);
    if (!step.ok) throw new Error(step.error.code);
    return step.value.state;
  }, start.value);
}

describe("a sampled table looks like the real one, where", () => {
  test.each<[why: string, state: State]>([
    [
      "Piracy is offered under every name at once",
      marketOf(["piracy-01"], [offered({ 1: "gold" }), offered({ 1: "spices" }), offered({})]),
    ],
    [
      "Piracy and a real card are offered",
      marketOf(["piracy-01", "gold-01"], [offered({ 1: "gold" }), offered({ 1: "spices" })]),
    ],
    ["somebody else offers a real luxury beside a pirate", twoSellers()],
    ["hands are open", marketOf(["piracy-01", "wine-01"], [], { handTypes: "open" })],
  ])("%s", (_why, state) => {
    const seen = mediterranean.view(state, 1);
    for (let n = 0; n < 20; n++) {
      const sampled = mediterranean.sample(seen, seeded(`sample ${n}`));
      expect(mediterranean.view(sampled, 1)).toEqual(seen);
      expect(mediterranean.restore(mediterranean.snapshot(sampled)).ok).toBe(true);
    }
  });
});

test("a sampled offer brings the cards that it promises", () => {
  const gift: Move = { kind: "offer", to: "all", give: { cards: [1] }, want: {} };
  const seen = mediterranean.view(marketOf(["gold-01"], [gift]), 1);
  const sampled = mediterranean.sample(seen, seeded("a gift"));
  const step = mediterranean.applyMove(sampled, 1, { kind: "accept", offer: 1 });
  expect(step.ok && step.value.state.players.map(({ hand }) => hand.length)).toEqual([0, 1, 0, 0]);
});
