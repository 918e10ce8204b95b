import type { Seat } from "@sofala/engine";
import {
  cattleOf,
  fingerprint,
  godOf,
  hasTurnToCome,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  tilesLeftFor,
  vpOf,
  vrOf,
  type Prospects,
  type State,
} from "@sofala/zimbabwe";
import { exp, log } from "../../net/exact-math.ts";
import type { Evaluator } from "../candidates.ts";
import { MAX_SEATS } from "../race.ts";
import { RaceEvaluator } from "../race-evaluator.ts";
import { ResultTable } from "../result-table.ts";
import { STEADY } from "../weights.ts";
import type { ScoreWeights } from "./weights.ts";

/** Rounds behind the fastest seat that still count in full. */
const FULL_WEIGHT_ROUNDS = 2;

/** Evaluates for one seat and gives the winning chances of all. */
export interface ChancesEvaluator extends Evaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances: Float64Array;
}

/** The winning chances of all seats by a few weights. */
export class ChanceEvaluator implements ChancesEvaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances = new Float64Array(MAX_SEATS);
  private readonly raceEvaluator = new RaceEvaluator(STEADY);
  private readonly weights: ScoreWeights;
  /** Different moves often lead to the same state: chances by its fingerprint and the seat. */
  private readonly known = new ResultTable(MAX_SEATS);

  constructor(weights: ScoreWeights) {
    this.weights = weights;
  }

  /** The logarithm of the chances of a seat whose turn is done. */
  evaluate(state: State, seat: Seat): number {
    const { chances, known } = this;
    const place = known.find(fingerprint(state) - seat);
    if (known.isFound) {
      for (let i = 0; i < MAX_SEATS; i++) chances[i] = known.numbers[place + i] as number;
    } else {
      this.findChances(state, seat);
      known.numbers.set(chances, place);
    }
    return log(chances[seat] as number);
  }

  private findChances(state: State, seat: Seat): void {
    this.raceEvaluator.measure(state, seat);
    fillChances(this.chances, state, this.raceEvaluator, this.weights);
  }
}

/** Writes the chances of all seats on a table on which the race was measured. */
export function fillChances(
  chances: Float64Array,
  state: State,
  race: RaceEvaluator,
  weights: ScoreWeights,
): void {
  const isCulture = phaseOf(state) === "culture";
  let soonest = Infinity;
  for (let each = 0; each < state.players; each++) {
    soonest = Math.min(soonest, race.rounds[each] as number);
  }
  let sum = 0;
  for (let each = 0; each < state.players; each++) {
    const isToMove = isCulture && hasTurnToCome(state, each);
    const odds = exp(scoreOf(state, each, race, weights, soonest, isToMove));
    chances[each] = odds;
    sum += odds;
  }
  for (let each = 0; each < state.players; each++) chances[each] = (chances[each] as number) / sum;
}

function scoreOf(
  state: State,
  seat: Seat,
  race: RaceEvaluator,
  weights: ScoreWeights,
  soonest: number,
  isToMove: boolean,
): number {
  const prospects = race.prospects[seat] as Prospects;
  const rounds = race.rounds[seat] as number;
  const god = godOf(state, seat);
  let levels = 0;
  for (let monument = 0; monument < prospects.monuments; monument++) {
    levels += prospects.levels[monument] as number;
  }
  return (
    weights.rounds * rounds +
    weights.logRounds * log(Math.max(rounds, 0) + 0.5) +
    (weights.shareOfRounds * rounds) / (1 + Math.max(soonest, 0)) +
    weights.behind * Math.max(0, rounds - soonest - FULL_WEIGHT_ROUNDS) +
    weights.margin * (vpOf(state, seat) - vrOf(state, seat)) +
    weights.requirement * vrOf(state, seat) +
    weights.cattle * log(1 + cattleOf(state, seat) + onCardsOf(state, seat)) +
    (isToMove ? weights.toMove : 0) +
    weights.highest * highestOf(state, seat) +
    weights.monuments * prospects.monuments +
    weights.levels * levels +
    weights.sales * (race.income[seat] as number) +
    (weights.lines * prospects.lines) / Math.max(1, prospects.monuments) +
    weights.mostLines * prospects.mostLines +
    (ownsSpecialist(state, seat, "herd") ? weights.herd : 0) +
    weights.tiles * tilesLeftFor(state, seat) +
    (god === undefined ? 0 : weights.gods[god])
  );
}
