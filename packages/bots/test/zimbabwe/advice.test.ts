import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zimbabwe, type Move, type State, type TurnReason } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { adviceOf, reasonsFor } from "../../src/zimbabwe/strong/advice.ts";

const END: Move = { kind: "end-turn" };

function stateOf(position: unknown): State {
  const state = zimbabwe.fromPosition(position, "advice");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

interface Puzzle {
  readonly position: unknown;
  readonly solution: readonly Move[];
}

function puzzle(name: string): { readonly state: State; readonly moves: readonly Move[] } {
  const path = join(import.meta.dirname, `puzzles/${name}.json`);
  const { position, solution } = JSON.parse(readFileSync(path, "utf8")) as Puzzle;
  return { state: stateOf(position), moves: [...solution, END] };
}

/** Two seats with one monument each, near the same clay. */
const SMALL = {
  format: "sofala-position/1",
  game: "zimbabwe",
  board: ["s.....", "......", "t.c...", "......", "......", ".....s"],
  phase: "culture",
  active: 0,
  seats: [{ cattle: 9 }, { cattle: 9 }],
  monuments: [
    { at: "a1", seat: 0, level: 1 },
    { at: "d5", seat: 1, level: 1 },
  ],
  gods: ["engai", "gu"],
};
/** The seat to act has a potter, who serves both. */
const WITH_POTTER = {
  ...SMALL,
  seats: [{ cattle: 9, technologies: { potter: { card: 1, price: 1, cattle: 0 } } }, { cattle: 9 }],
  craftsmen: [{ craftsman: "potter", at: "c2", seat: 0 }],
};
const RAISE: Move = {
  kind: "raise-monument",
  at: "a1",
  goods: [{ craftsman: "c2", resource: "c3" }],
};

const reasons = (position: unknown, ...moves: readonly Move[]): readonly TurnReason[] =>
  reasonsFor(stateOf(position), [...moves, END]);

describe("the reasons for a turn are", () => {
  test("a win, where nobody is still to move", () => {
    const { state, moves } = puzzle("win-now-build-2");
    expect(reasonsFor(state, moves)).toEqual([{ kind: "wins" }]);
  });

  test("the rival who could have won without it", () => {
    const { state, moves } = puzzle("stop-rival-raise-by-place-craftsman-1");
    expect(reasonsFor(state, moves)[0]).toMatchObject({ kind: "stops-win" });
  });

  test("its VP, and the resource that it takes from a rival", () => {
    expect(reasons(WITH_POTTER, RAISE)).toEqual([
      { kind: "vp", vp: 2, vr: 0 },
      { kind: "takes-resource", rival: 1, resource: "clay" },
    ]);
  });

  test("the income of a god", () => {
    expect(reasons(SMALL, { kind: "choose-god", god: "engai" })).toEqual([
      { kind: "income", cattle: 2, god: "engai" },
      { kind: "keeps-cattle", cattle: 9 },
    ]);
  });

  test("a god that brings no income, although a raise does", () => {
    expect(reasons(WITH_POTTER, { kind: "choose-god", god: "gu" }, RAISE)).toContainEqual({
      kind: "god",
      god: "gu",
    });
  });

  test("what the herd brings, and not what it costs", () => {
    const withHerd = {
      ...SMALL,
      seats: [{ cattle: 9, specialists: { herd: 0 } }, { cattle: 9 }],
    };
    const found = reasons(withHerd, { kind: "use-specialist", specialist: "herd", cattle: 6 });
    expect(found).toContainEqual({ kind: "profit", cattle: 3 });
    expect(found.map(({ kind }) => kind)).not.toContain("cost");
  });

  test("what a craftsman makes possible", () => {
    expect(
      reasons(SMALL, { kind: "place-craftsman", craftsman: "potter", at: "c2", price: 2 }),
    ).toEqual([
      { kind: "next-raise", cost: 2 },
      { kind: "sells", rivals: [1], resource: "clay" },
    ]);
  });

  test("what lies near a first monument", () => {
    const start = zimbabwe.setup("advice", 2, {});
    const [first] = zimbabwe.legalMoves(start, start.active);
    expect(reasonsFor(start, first === undefined ? [] : [first])).toEqual([
      { kind: "near", count: 11, resources: ["wood", "clay", "ivory", "diamond"] },
    ]);
  });

  test("the place in the turn order, and what the gifts cost", () => {
    const gifts = stateOf({ ...SMALL, phase: "gifts" });
    expect(reasonsFor(gifts, [{ kind: "give", cattle: 3 }])).toEqual([
      { kind: "order", place: 1, cattle: -1 },
    ]);
    expect(reasonsFor(gifts, [{ kind: "pass" }])).toEqual([{ kind: "order", place: 2, cattle: 0 }]);
  });

  test("cattle that are kept", () => {
    expect(reasons(SMALL)).toEqual([{ kind: "keeps-cattle", cattle: 9 }]);
  });
});

test("every turn that is advised has one or two reasons, always the same", () => {
  const state = stateOf(WITH_POTTER);
  const advice = adviceOf(state, { simulations: 12 });
  expect(advice.length).toBeGreaterThan(1);
  for (const { reasons: found } of advice) expect([1, 2]).toContain(found.length);
  expect(adviceOf(state, { simulations: 12 })).toEqual(advice);
});

test("the turn with the highest chance comes first", () => {
  const chances = adviceOf(stateOf(WITH_POTTER), { simulations: 8 }).map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
});
