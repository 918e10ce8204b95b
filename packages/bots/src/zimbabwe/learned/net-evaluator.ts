import type { Seat } from "@sofala/engine";
import type { State } from "@sofala/zimbabwe";
import { log } from "../../net/exact-math.ts";
import { SeatNet, type SeatNetWeights } from "../../net/seat-net.ts";
import { MAX_SEATS } from "../race.ts";
import { RaceEvaluator } from "../race-evaluator.ts";
import type { ChancesEvaluator } from "../strong/chance-evaluator.ts";
import { STEADY } from "../weights.ts";
import { SeatFeatures } from "./features.ts";

/** The winning chances of all seats by a trained net. */
export class NetEvaluator implements ChancesEvaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances = new Float64Array(MAX_SEATS);
  private readonly race = new RaceEvaluator(STEADY);
  private readonly features = new SeatFeatures();
  private readonly net: SeatNet;

  constructor(weights: SeatNetWeights) {
    this.net = new SeatNet(weights, MAX_SEATS);
  }

  /** The logarithm of the chances of a seat whose turn is done. */
  evaluate(state: State, seat: Seat): number {
    this.race.measure(state, seat);
    this.features.read(state, seat, this.race);
    this.net.chances(this.features.numbers, state.players, this.chances);
    return log(Math.max(this.chances[seat] as number, 1e-12));
  }
}
