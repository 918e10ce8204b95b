import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import {
  active,
  apply,
  cheapestRaise,
  fromPosition,
  legalMoves,
  raiseMoves,
  ranking,
  toPosition,
  vr,
} from "./index.ts";
import type { NaiveState } from "./index.ts";
import { CRAFT_NAMES, GOD_NAMES, RESOURCE_NAMES, SPECIALIST_NAMES } from "./data.ts";
import { cellAt } from "./map.ts";
import { pick, playAll, randomFrom, randomMove, randomStart } from "./random-play.ts";
import { randomPosition } from "./random-position.ts";

/** Positions in which every raise is tried, and in which every move is. */
const RAISES = trials(80, 1500);
const LISTS = trials(12, 200);

describe("random games", () => {
  test("the cheapest raise is the least of all raises there are, for one monument and for two", () => {
    let raises = 0;
    for (let seed = 0; seed < RAISES; seed++) {
      const state = randomPosition(randomFrom(seed), 7, 5);
      for (const player of state.players) player.cattle = 1000;
      const seat = active(state) ?? 0;
      const own = state.monuments.filter(
        (monument) => monument.seat === seat && monument.level <= 3,
      );
      for (const list of [...own.map(({ at }) => [at]), own.slice(0, 2).map(({ at }) => at)]) {
        const least = leastByTrying(state, seat, list);
        if (least !== null && least > 0) raises += 1;
        expect(cheapestRaise(state, seat, list), `seed ${seed}, ${list.join()}`).toBe(least);
      }
    }
    expect(raises).toBeGreaterThan(RAISES / 6);
  });

  test("the moves listed are those accepted, also while a specialist waits", () => {
    for (let seed = 0; seed < LISTS; seed++) {
      const random = randomFrom(seed);
      let state = randomPosition(random, 5, 3);
      const seat = active(state) ?? 0;
      const specialists = legalMoves(state, seat).filter(
        (move) => move.kind === "choose-specialist",
      );
      if (specialists.length > 0 && random(3) > 0)
        state = playAll(state, [[seat, pick(random, specialists)]]);
      const accepted = conceivableMoves(state).filter(
        (move) => apply(state, seat, move) !== undefined,
      );
      const listed = legalMoves(state, seat).filter(
        (move) => !("price" in move) || move.price === 2,
      );
      expect(new Set(listed.map(spelled)), `seed ${seed}`).toEqual(new Set(accepted.map(spelled)));
    }
  });

  test.each([2, 3, 4, 5])("with %i players stay within the rules to the end", (players) => {
    const random = randomFrom(players);
    let state = fromPosition(randomStart(random, players, { roundLimit: trials(4, 9) }));
    for (let seat = active(state); seat !== undefined; seat = active(state)) {
      const before = JSON.stringify(state);
      const moves = legalMoves(state, seat);
      expect(moves.length).toBeGreaterThan(0);
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      for (let sample = 0; sample < 3; sample++)
        expect(apply(state, seat, pick(random, moves))).toBeDefined();
      for (const other of state.players.keys())
        if (other !== seat) expect(legalMoves(state, other)).toEqual([]);
      const next = playAll(state, [[seat, randomMove(state, seat, random)]]);
      expect(JSON.stringify(state)).toBe(before);
      expectSound(next);
      state = next;
    }
    expect(ranking(state)).toHaveLength(players);
  });
});

/** Makes every raise of the first monument, then of the next, and so on. */
function leastByTrying(state: NaiveState, seat: number, list: readonly string[]): number | null {
  const [at, ...others] = list;
  if (at === undefined) return 0;
  let least: number | null = null;
  for (const move of raiseMoves(state, seat, at)) {
    const raised = playAll(state, [[seat, move]]);
    const rest = leastByTrying(raised, seat, others);
    if (rest === null) continue;
    const cost = (state.players[seat]?.cattle ?? 0) - (raised.players[seat]?.cattle ?? 0);
    least = Math.min(least ?? Infinity, cost + rest);
  }
  return least;
}

/** Whatever could be a move of phase II, of those that are listed; of the prices only 2. */
function conceivableMoves(state: NaiveState): object[] {
  const all = state.board.flatMap((line, row) =>
    [...line].map((_area, column) => cellAt(column, row)),
  );
  const use = { kind: "use-specialist" };
  return [
    { kind: "end-turn" },
    ...GOD_NAMES.map((god) => ({ kind: "choose-god", god })),
    ...SPECIALIST_NAMES.map((specialist) => ({ kind: "choose-specialist", specialist })),
    ...["builder", "nomads"].map((specialist) => ({ ...use, specialist })),
    ...[2, 4, 6].map((cattle) => ({ ...use, specialist: "herd", cattle })),
    ...RESOURCE_NAMES.flatMap((resource) =>
      all.map((at) => ({ ...use, specialist: "shaman", resource, at })),
    ),
    ...all.flatMap((one, index) =>
      all
        .slice(index)
        .map((other) => ({ ...use, specialist: "rain-ceremony", cells: [one, other] })),
    ),
    ...all.map((at) => ({ kind: "build-monument", at })),
    ...CRAFT_NAMES.flatMap((craftsman) =>
      all.flatMap((at) =>
        [{}, { vertical: true }].flatMap((turned) =>
          [{}, { price: 2 }].map((price) => ({
            kind: "place-craftsman",
            craftsman,
            at,
            ...turned,
            ...price,
          })),
        ),
      ),
    ),
  ];
}

const spelled = (move: object) =>
  JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function expectSound(state: NaiveState) {
  for (const [seat, player] of state.players.entries()) {
    expect(player.cattle).toBeGreaterThanOrEqual(0);
    expect(vr(state, seat)).toBeLessThanOrEqual(40);
  }
  const position = toPosition(state);
  if (position !== undefined) expect(toPosition(fromPosition(position))).toEqual(position);
}
