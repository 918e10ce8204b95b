import type { Actor, JsonObject } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { playMatch } from "../../src/index.ts";
import { mediterraneanNovice } from "../../src/mediterranean/bots.ts";
import { chancesAfter, chancesOf } from "../../src/mediterranean/chances.ts";
import { mediterraneanHints } from "../../src/mediterranean/review/hints.ts";
import { reviewMediterranean } from "../../src/mediterranean/review/review-game.ts";
import { mistakes, luckMoments } from "../../src/review/review.ts";

function positioned(description: JsonObject): State {
  const position = { format: "sofala-position/1", game: "mediterranean", ...description };
  const state = mediterranean.fromPosition(position, "review");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

const seats = (...description: readonly JsonObject[]): JsonObject => ({
  seats: [...description, ...Array.from({ length: 4 - description.length }, () => ({}))],
});
const sum = (chances: readonly number[]) => chances.reduce((all, each) => all + each, 0);
const READY: Move = { kind: "ready" };
const allReady: readonly (readonly [Actor, Move])[] = [0, 1, 2, 3].map((seat) => [seat, READY]);

describe("chances", () => {
  test("the same lead decides more near the end", () => {
    const equal = [0.25, 0.25, 0.25, 0.25];
    const lead = (seat: number) => (seat === 0 ? 5 : 0);
    const at = (turn: number) => chancesAfter(equal, lead, { turn, part: "purchasing" });
    expect(sum(at(4))).toBeCloseTo(1);
    expect(at(4)[0]).toBeGreaterThan(0.25);
    expect(at(6)[0]).toBeGreaterThan(at(4)[0] ?? 1);
  });

  test("hidden cards count", () => {
    const state = positioned({
      turn: 4,
      phase: "trading",
      ...seats(
        { hand: ["wine-01", "wine-02", "wine-03", "wine-04"] },
        { hand: ["wine-05", "grain-01", "wool-01", "salt-01"] },
      ),
    });
    const [own = 0, other = 0] = chancesOf(state);
    expect(own).toBeGreaterThan(other);
  });
});

describe("a review", () => {
  test("finds a deal that gave too much away, and whose mistake it was", () => {
    const state = positioned({
      turn: 6,
      phase: "trading",
      ...seats(
        { hand: ["wine-01", "wine-02", "wine-03", "wine-04"] },
        { hand: ["wine-05", "wine-06", "wine-07", "grain-01"] },
      ),
    });
    const offer: Move = {
      kind: "offer",
      to: [0],
      give: { cards: [4] },
      want: { goods: { wine: 2 } },
    };
    const { moments } = reviewMediterranean(state, [
      [1, offer],
      [0, { kind: "accept", offer: 1, give: [1, 2] }],
    ]);
    const [found, ...others] = mistakes(moments, 9);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ at: 1, seat: 0, events: [{ kind: "deal-made" }] });
    expect(found?.better.line.moves).toEqual([{ kind: "decline", offer: 1 }]);
    const { chances = [] } = found?.better.line ?? {};
    expect(found?.better.cost).toBe((chances[0] ?? 0) - (found?.after[0] ?? 0));
    expect(found?.after[1]).toBeGreaterThan(found?.before[1] ?? 1);
  });

  test("finds unspent money, and what it could have bought", () => {
    const own = { vp: 20, money: 9, industry: 2 };
    const state = positioned({ turn: 6, phase: "purchasing", ...seats(own, { vp: 22 }) });
    const { moments, chancesOverTime } = reviewMediterranean(state, allReady);
    const [found, ...others] = mistakes(moments, 9);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ seat: 0, moves: [] });
    expect(found?.better.line.moves).toEqual([{ kind: "buy-vp", vp: 4 }]);
    expect(chancesOverTime.at(-1)).toEqual({ at: 4, chances: [0, 1, 0, 0] });
  });

  test("a calamity is luck, not a mistake", () => {
    const state = positioned({
      turn: 5,
      phase: "trading",
      calamities: ["CB1"],
      ...seats({ vp: 30, safety: -2, money: 9 }, { vp: 30 }, { vp: 30 }, { vp: 30 }),
    });
    const { moments } = reviewMediterranean(state, [["clock", { kind: "time-up" }], ...allReady]);
    const [found] = luckMoments(moments, 1);
    expect(found).toMatchObject({ events: [{ kind: "calamity-struck", victim: 0 }] });
    expect(found).not.toHaveProperty("seat");
    expect(mistakes(moments, 9)).toEqual([]);
  });
});

test("a whole game is reviewed to its end", () => {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const start = mediterranean.setup("review", 4, options.value);
  const bots = [mediterraneanNovice, mediterraneanNovice, mediterraneanNovice, mediterraneanNovice];
  const match = { seed: "review", options: options.value, bots };
  const { moves, ranking } = playMatch(mediterranean, match);
  const { chancesOverTime, moments } = reviewMediterranean(start, moves);
  for (const { chances } of chancesOverTime) expect(sum(chances)).toBeCloseTo(1);
  for (const { at } of moments) expect(at).toBeLessThan(moves.length);
  expect(chancesOverTime.at(-1)?.at).toBe(moves.length);
  expect(chancesOverTime.at(-1)?.chances[ranking[0]?.[0] ?? -1]).toBe(1);
  expect(mistakes(moments, 99).length).toBeGreaterThan(0);
  const few = moves.slice(0, 60);
  expect(reviewMediterranean(start, few)).toEqual(reviewMediterranean(start, few));
});

describe("hints", () => {
  const hintsAt = (state: State, seat = 0) =>
    mediterraneanHints({ seat, view: mediterranean.view(state, seat), seenEvents: [] });

  test("in the market: offers with their gain and chance of acceptance", () => {
    const state = positioned({
      turn: 3,
      phase: "trading",
      ...seats(
        { hand: ["grain-01", "grain-02", "grain-03", "grain-04", "wool-01", "salt-04"] },
        { hand: ["grain-05", "wool-02", "wool-03", "wool-04", "salt-01"] },
      ),
    });
    const found = hintsAt(state);
    expect(found.length).toBeGreaterThan(0);
    for (const { moves, gain, acceptChance } of found) {
      expect(moves).toMatchObject([{ kind: "offer" }]);
      expect(gain).toBeGreaterThan(0);
      expect(acceptChance).toBeGreaterThan(0);
      expect(acceptChance).toBeLessThanOrEqual(1);
    }
  });

  test("when buying: whole turns, the best first, all different", () => {
    const own = { money: 12, cubes: { available: 2 } };
    const found = hintsAt(
      positioned({ turn: 2, phase: "purchasing", developments: ["S01", "S06"], ...seats(own) }),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const { simulated } of found) {
      expect(simulated?.chance).toBeGreaterThan(0);
      expect(simulated?.visits).toBeGreaterThan(0);
    }
    expect(new Set(found.map(({ moves }) => JSON.stringify(moves))).size).toBe(found.length);
  });

  test("nothing for a seat that has nothing to decide", () => {
    const state = positioned({ turn: 2, phase: "purchasing", ...seats() });
    const step = mediterranean.applyMove(state, 0, READY);
    if (!step.ok) throw new Error(step.error.code);
    expect(hintsAt(step.value.state)).toEqual([]);
  });
});
