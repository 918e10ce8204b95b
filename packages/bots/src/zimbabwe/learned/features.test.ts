import { afterMoves, zimbabwe, type State } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { RaceEvaluator } from "../race-evaluator.ts";
import { STEADY } from "../weights.ts";
import { FEATURES, SeatFeatures } from "./features.ts";

const UNWRITTEN = 99;

/** The first state of phase II, in which no seat has played. */
function firstTurn(players: number): State {
  let state = zimbabwe.setup("features", players, {});
  while (zimbabwe.view(state, 0).phase !== "culture") {
    const [move] = zimbabwe.legalMoves(state, state.active);
    if (move === undefined) throw new Error("nobody can move");
    state = afterMoves(state, [move]);
  }
  return state;
}

function read(features: SeatFeatures, state: State): void {
  const race = new RaceEvaluator(STEADY);
  race.measure(state, state.active);
  features.read(state, state.active, race);
}

test.each([2, 3, 4, 5])("%i seats have all their numbers, each of a moderate size", (players) => {
  const features = new SeatFeatures();
  features.numbers.fill(UNWRITTEN);
  const state = firstTurn(players);
  read(features, state);
  const written = [...features.numbers.subarray(0, players * FEATURES)];
  expect(written.filter((number) => !(Math.abs(number) <= 3))).toEqual([]);
  expect(new Set(features.numbers.subarray(players * FEATURES))).toEqual(
    players === 5 ? new Set() : new Set([UNWRITTEN]),
  );
});

test("the same table gives the same numbers", () => {
  const [one, other] = [new SeatFeatures(), new SeatFeatures()];
  const state = firstTurn(4);
  for (const features of [one, other]) read(features, state);
  expect(one.numbers).toEqual(other.numbers);
});
