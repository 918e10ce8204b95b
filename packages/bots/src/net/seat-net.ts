import { exp } from "./exact-math.ts";

/** The sizes of a net, and its weights, layer by layer. */
export interface SeatNetWeights {
  /** Numbers per seat. */
  readonly inputs: number;
  /** Width of the first and of the second layer; the third is as wide as the second. */
  readonly widths: readonly [number, number];
  /** Rows of weights by output, each followed by its bias. */
  readonly layers: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
}

/**
 * Winning chances from the same numbers for every seat: two layers that are the same for each seat, then one that also
 * sees the mean over all seats, then a score. Chances are the softmax of the scores. Only additions and
 * multiplications in a fixed order, so that every device computes the same.
 */
export class SeatNet {
  readonly inputs: number;
  private readonly weights: SeatNetWeights;
  /** The biases of the first layer, then its weights for one input after the other. */
  private readonly columns: Float32Array;
  private readonly first: Float64Array;
  /** By seat. */
  private readonly second: Float64Array;
  private readonly mean: Float64Array;

  constructor(weights: SeatNetWeights, maxSeats: number) {
    this.weights = weights;
    this.inputs = weights.inputs;
    const [width, context] = weights.widths;
    const row = weights.inputs + 1;
    this.columns = Float32Array.from(
      { length: width * row },
      (_, at) =>
        weights.layers[0][(at % width) * row + ((Math.floor(at / width) + row - 1) % row)] ?? 0,
    );
    this.first = new Float64Array(width);
    this.second = new Float64Array(context * maxSeats);
    this.mean = new Float64Array(context);
  }

  /** `numbers` has the inputs of one seat after the other. */
  chances(numbers: Float64Array, seats: number, into: Float64Array): void {
    const { widths, layers, inputs } = this.weights;
    const [width, context] = widths;
    const { first, second, mean } = this;
    for (let seat = 0; seat < seats; seat++) {
      this.readInputs(numbers, seat * inputs);
      relu(layers[1], first, 0, width, second, seat * context, context);
    }
    for (let i = 0; i < context; i++) {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) sum += second[seat * context + i] as number;
      mean[i] = sum / seats;
    }
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const score = this.score(seat * context);
      into[seat] = score;
      most = Math.max(most, score);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const odds = exp(Math.max((into[seat] as number) - most, -50));
      into[seat] = odds;
      sum += odds;
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] as number) / sum;
  }

  /** The first layer, column by column, because most inputs are 0. */
  private readInputs(numbers: Float64Array, start: number): void {
    const { first, columns, inputs } = this;
    const width = first.length;
    for (let output = 0; output < width; output++) first[output] = columns[output] as number;
    for (let i = 0; i < inputs; i++) {
      const input = numbers[start + i] as number;
      if (input === 0) continue;
      const column = (i + 1) * width;
      for (let output = 0; output < width; output++) {
        first[output] = (first[output] as number) + input * (columns[column + output] as number);
      }
    }
    for (let output = 0; output < width; output++) {
      if ((first[output] as number) < 0) first[output] = 0;
    }
  }

  private score(from: number): number {
    const { widths, layers } = this.weights;
    const context = widths[1];
    const { second, mean } = this;
    const [, , third, last] = layers;
    let score = last[context] as number;
    let at = 0;
    for (let output = 0; output < context; output++) {
      let sum = 0;
      for (let i = 0; i < context; i++)
        sum += (third[at++] as number) * (second[from + i] as number);
      for (let i = 0; i < context; i++) sum += (third[at++] as number) * (mean[i] as number);
      sum += third[at++] as number;
      if (sum > 0) score += sum * (last[output] as number);
    }
    return score;
  }
}

function relu(
  layer: Float32Array,
  from: Float64Array,
  start: number,
  inputs: number,
  into: Float64Array,
  at: number,
  outputs: number,
): void {
  let weight = 0;
  for (let output = 0; output < outputs; output++) {
    let sum = 0;
    for (let i = start; i < start + inputs; i++)
      sum += (layer[weight++] as number) * (from[i] as number);
    sum += layer[weight++] as number;
    into[at + output] = sum > 0 ? sum : 0;
  }
}
