import { hasBegun, phaseOf, zimbabwe, type Move, type Phase, type State } from "@sofala/zimbabwe";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { decide, type Budget } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { randomBot } from "../../src/random-bot.ts";
import { hintsOf } from "../../src/zimbabwe/strong/hints.ts";
import { zimbabweStrong } from "../../src/zimbabwe/strong/strong.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";

/** Every state of a game of steady and random bots, the last one over. */
const STATES: readonly State[] = (() => {
  const bots = [zimbabweSteady, randomBot(zimbabwe), zimbabweSteady, randomBot(zimbabwe)];
  const states: State[] = [];
  const { state } = playMatch(zimbabwe, {
    seed: "strong",
    options: { roundLimit: 3 },
    bots,
    onMove: (_actor, _move, _thought, before) => states.push(before),
  });
  return [...states, state];
})();

/** The first state of a phase after a number of moves. */
function stateIn(phase: Phase, moves: number): State {
  const found = STATES.slice(moves).find((state) => phaseOf(state) === phase && !hasBegun(state));
  if (found === undefined) throw new Error(`no ${phase}`);
  return found;
}

const thoughtAt = (state: State, budget: Budget) =>
  decide(
    zimbabweStrong.createPlayer(state.active, "s"),
    zimbabwe.view(state, state.active),
    budget,
  );

/** A round limit that no game reaches. */
const WHOLE = 40;

describe("the strong bot", () => {
  test.each([2, 3, 4, 5])("plays games of %i by the rules", (players) => {
    const bots = Array.from({ length: players }, (_, seat) =>
      seat % 2 === 0 ? zimbabweStrong : randomBot(zimbabwe),
    );
    // Whole games with many players are slow: `npm test` stops them early.
    const rounds = players === 2 ? WHOLE : trials(2, WHOLE);
    const play = () =>
      playMatch(zimbabwe, {
        seed: `strong ${players}`,
        options: { roundLimit: rounds },
        bots,
        budget: { simulations: 3 },
      });
    const { state, moves } = play();
    expect(zimbabwe.simulation.isCutShort(state)).toBe(rounds < WHOLE);
    // The same seed and budget, the same game.
    if (players === 2) expect(play().moves).toEqual(moves);
  });

  test("uses its budget of simulations", () => {
    const { simulations, lines } = thoughtAt(stateIn("culture", 16), { simulations: 12 });
    expect(simulations).toBe(12);
    expect(sumOf(lines?.().map(({ visits }) => visits) ?? [])).toBe(12);
  });

  test("stops when its time is over, at any point", () => {
    const state = stateIn("culture", 16);
    for (const milliseconds of [0, 1, 9]) {
      let time = 0;
      const { simulations } = thoughtAt(state, { milliseconds, now: () => time++ });
      // Its own budget check and that of `decide` read the clock once per step.
      expect(simulations).toBeLessThanOrEqual(1 + milliseconds);
      expect(simulations).toBeGreaterThanOrEqual(Math.min(1, milliseconds));
    }
  });

  test("uses a part of a turn's budget for a gift", () => {
    const gift = STATES.findLast((state) => phaseOf(state) === "gifts") ?? raise("no gift");
    expect(thoughtAt(gift, { simulations: 25 }).simulations).toBeLessThanOrEqual(5);
  });
});

describe("hints", () => {
  test.each<Phase>(["setup", "gifts", "culture"])("are legal and the best first: %s", (phase) => {
    const state = stateIn(phase, 0);
    const { chances, lines } = hintsOf(state, { simulations: trials(8, 20) });
    expect(sumOf(chances)).toBeCloseTo(1);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(sumOf(line.chances)).toBeCloseTo(1);
      expect(actorAfter(state, line.moves)).not.toBe("refused");
    }
    const visits = lines.map((line) => line.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  });

  test("of a game that is over are its result", () => {
    const state = STATES.at(-1) ?? raise("no state");
    const { chances, lines } = hintsOf(state);
    expect(lines).toEqual([]);
    expect(chances.indexOf(1)).toBe(zimbabwe.result(state)?.[0]?.[0]);
  });
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function actorAfter(from: State, moves: readonly Move[]): number | "refused" {
  let state = from;
  for (const move of moves) {
    const step = zimbabwe.applyMove(state, from.active, move);
    if (!step.ok) return "refused";
    ({ state } = step.value);
  }
  return state.active;
}

function raise(message: string): never {
  throw new Error(message);
}
