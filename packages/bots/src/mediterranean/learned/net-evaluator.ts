import type { State } from "@sofala/mediterranean";
import { SeatNet, type SeatNetWeights } from "../../net/seat-net.ts";
import { readWeights } from "../../net/weights-file.ts";
import { MAX_SEATS, SeatFeatures } from "./features.ts";
import netFile from "./net.json" with { type: "json" };

/** Evaluates tables by a trained net. */
export class NetEvaluator {
  readonly #features = new SeatFeatures();
  readonly #net: SeatNet;
  readonly #chances = new Float64Array(MAX_SEATS);

  constructor(weights: SeatNetWeights = readWeights(netFile)) {
    this.#net = new SeatNet(weights, MAX_SEATS);
  }

  /** With all cards open: the chances of all seats, and the final points that Merchant expects for them. */
  evaluate(state: State): {
    readonly chances: readonly number[];
    readonly prospects: readonly number[];
  } {
    const seats = state.players.length;
    const { numbers, prospects } = this.#features;
    this.#features.read(state);
    this.#net.chances(numbers, seats, this.#chances);
    return {
      chances: [...this.#chances.subarray(0, seats)],
      prospects: [...prospects.subarray(0, seats)],
    };
  }
}
