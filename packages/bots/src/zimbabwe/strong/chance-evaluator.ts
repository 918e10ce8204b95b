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
import type { Valuer } from "../candidates.ts";
import { Judge, SEATS_MAX } from "../race-evaluator.ts";
import { STEADY } from "../weights.ts";
import type { ScoreWeights } from "./weights.ts";

/** Rounds behind the soonest that still count in full. */
const CLOSE = 2;

/** Winning chances of all seats at first sight. */
export class Appraiser implements Valuer {
  /** By seat, from the last `value`. */
  readonly chances = new Float64Array(SEATS_MAX);
  private readonly judge = new Judge(STEADY);
  private readonly weights: ScoreWeights;

  constructor(weights: ScoreWeights) {
    this.weights = weights;
  }

  /** The logarithm of the chances of a seat whose turn is done. */
  value(state: State, seat: Seat): number {
    const { chances, judge } = this;
    judge.measure(state, seat);
    const toCome = phaseOf(state) === "culture" ? seatsToCome(state) : [];
    let soonest = Infinity;
    for (let each = 0; each < state.players; each++) {
      soonest = Math.min(soonest, judge.rounds[each] as number);
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
    const { judge, weights } = this;
    const prospects = judge.prospects[seat] as Prospects;
    const rounds = judge.rounds[seat] as number;
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
      weights.behind * Math.max(0, rounds - soonest - CLOSE) +
      weights.margin * (vpOf(state, seat) - vrOf(state, seat)) +
      weights.requirement * vrOf(state, seat) +
      weights.cattle * Math.log1p(cattleOf(state, seat) + onCardsOf(state, seat)) +
      (isToMove ? weights.toMove : 0) +
      weights.highest * highestOf(state, seat) +
      weights.monuments * prospects.monuments +
      weights.levels * levels +
      weights.sales * (judge.income[seat] as number) +
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
