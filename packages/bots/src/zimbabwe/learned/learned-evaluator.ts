import type { Seat } from "@sofala/engine";
import { fingerprint, type State } from "@sofala/zimbabwe";
import { exp, log } from "../../net/exact-math.ts";
import { SeatNet, type SeatNetWeights } from "../../net/seat-net.ts";
import { readWeights } from "../../net/weights-file.ts";
import { MAX_SEATS } from "../race.ts";
import { RaceEvaluator } from "../race-evaluator.ts";
import { ResultTable } from "../result-table.ts";
import { fillChances, type ChancesEvaluator } from "../strong/chance-evaluator.ts";
import { SCORE } from "../strong/weights.ts";
import { STEADY } from "../weights.ts";
import { SeatFeatures } from "./features.ts";
import net1 from "./net-1.json" with { type: "json" };
import net2 from "./net-2.json" with { type: "json" };

const NETS: readonly SeatNetWeights[] = [readWeights(net1), readWeights(net2)];

/**
 * The winning chances of all seats: the geometric mean of what two nets and the linear weights say. The nets are better
 * among good players, and the weights are right in positions that the nets have hardly seen.
 */
export class LearnedEvaluator implements ChancesEvaluator {
  /** By seat, from the last `evaluate`. */
  readonly chances = new Float64Array(MAX_SEATS);
  private readonly race = new RaceEvaluator(STEADY);
  private readonly features = new SeatFeatures();
  private readonly nets: readonly SeatNet[];
  private readonly estimate = new Float64Array(MAX_SEATS);
  /** Different moves often lead to the same state: chances by its fingerprint and the seat. */
  private readonly known = new ResultTable(MAX_SEATS);

  constructor(nets = NETS) {
    this.nets = nets.map((weights) => new SeatNet(weights, MAX_SEATS));
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
    return log(Math.max(chances[seat] as number, 1e-12));
  }

  private findChances(state: State, seat: Seat): void {
    const { chances, estimate, race, features, nets } = this;
    race.measure(state, seat);
    features.read(state, seat, race);
    fillChances(chances, state, race, SCORE);
    for (const net of nets) {
      net.chances(features.numbers, state.players, estimate);
      for (let each = 0; each < state.players; each++) {
        chances[each] = (chances[each] as number) * (estimate[each] as number);
      }
    }
    let sum = 0;
    for (let each = 0; each < state.players; each++) {
      const mean = exp(log(Math.max(chances[each] as number, 1e-40)) / (nets.length + 1));
      chances[each] = mean;
      sum += mean;
    }
    for (let each = 0; each < state.players; each++) {
      chances[each] = (chances[each] as number) / sum;
    }
  }
}
