import type { Seat } from "@sofala/engine";
import {
  LINES_COUNT,
  OUT_OF_REACH,
  cattleOf,
  godOf,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  seatsToCome,
  tilesLeftFor,
  vpOf,
  vrOf,
  type Prospects,
  type State,
} from "@sofala/zimbabwe";
import type { Evaluator } from "../candidates.ts";
import { RaceEvaluator, MAX_SEATS } from "../race-evaluator.ts";
import { STEADY } from "../weights.ts";
import type { ScoreWeights } from "./weights.ts";

/** Rounds behind the fastest seat that still count in full. */
const FULL_WEIGHT_ROUNDS = 2;

/** Evaluates for one seat and gives the winning chances of all. */
export interface ChancesEvaluator extends Evaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances: Float64Array;
}

/** A first estimate of the winning chances of all seats. */
export class ChanceEvaluator implements ChancesEvaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances = new Float64Array(MAX_SEATS);
  private readonly raceEvaluator = new RaceEvaluator(STEADY);
  private readonly weights: ScoreWeights;

  constructor(weights: ScoreWeights) {
    this.weights = weights;
  }

  /** The logarithm of the chances of a seat whose turn is done. */
  evaluate(state: State, seat: Seat): number {
    const { chances, raceEvaluator } = this;
    raceEvaluator.measure(state, seat);
    const toCome = phaseOf(state) === "culture" ? seatsToCome(state) : [];
    let soonest = Infinity;
    for (let each = 0; each < state.players; each++) {
      soonest = Math.min(soonest, raceEvaluator.rounds[each] as number);
    }
    let sum = 0;
    for (let each = 0; each < state.players; each++) {
      const odds = Math.exp(this.score(state, each, soonest, toCome.includes(each)));
      chances[each] = odds;
      sum += odds;
    }
    for (let each = 0; each < state.players; each++) {
      chances[each] = (chances[each] as number) / sum;
    }
    return Math.log(chances[seat] as number);
  }

  private score(state: State, seat: Seat, soonest: number, isToMove: boolean): number {
    const { raceEvaluator, weights } = this;
    const prospects = raceEvaluator.prospects[seat] as Prospects;
    const rounds = raceEvaluator.rounds[seat] as number;
    const god = godOf(state, seat);
    let levels = 0;
    let lines = 0;
    let mostLines = 0;
    for (let monument = 0; monument < prospects.monuments; monument++) {
      levels += prospects.levels[monument] as number;
      const supplied = linesOf(prospects, monument);
      lines += supplied;
      mostLines = Math.max(mostLines, supplied);
    }
    return (
      weights.rounds * rounds +
      weights.logRounds * Math.log(Math.max(rounds, 0) + 0.5) +
      (weights.shareOfRounds * rounds) / (1 + Math.max(soonest, 0)) +
      weights.behind * Math.max(0, rounds - soonest - FULL_WEIGHT_ROUNDS) +
      weights.margin * (vpOf(state, seat) - vrOf(state, seat)) +
      weights.requirement * vrOf(state, seat) +
      weights.cattle * Math.log1p(cattleOf(state, seat) + onCardsOf(state, seat)) +
      (isToMove ? weights.toMove : 0) +
      weights.highest * highestOf(state, seat) +
      weights.monuments * prospects.monuments +
      weights.levels * levels +
      weights.sales * (raceEvaluator.income[seat] as number) +
      (weights.lines * lines) / Math.max(1, prospects.monuments) +
      weights.mostLines * mostLines +
      (ownsSpecialist(state, seat, "herd") ? weights.herd : 0) +
      weights.tiles * tilesLeftFor(state, seat) +
      (god === undefined ? 0 : weights.gods[god])
    );
  }
}

function linesOf({ cost }: Prospects, monument: number): number {
  let lines = 0;
  for (let line = 0; line < LINES_COUNT; line++) {
    if ((cost[monument * LINES_COUNT + line] as number) < OUT_OF_REACH) lines++;
  }
  return lines;
}
