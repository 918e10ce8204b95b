import { dice } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { SeatNet, type SeatNetWeights } from "./seat-net.ts";

const INPUTS = 3;
const WIDTHS = [4, 2] as const;
const SEATS = 3;

const chance = dice("seat net");
const random = (): number => chance.below(2001) / 1000 - 1;
const layer = (outputs: number, inputs: number): Float32Array =>
  Float32Array.from({ length: outputs * (inputs + 1) }, random);
const weights: SeatNetWeights = {
  inputs: INPUTS,
  widths: WIDTHS,
  layers: [layer(4, 3), layer(2, 4), layer(2, 4), layer(1, 2)],
};
const numbers = Float64Array.from({ length: SEATS * INPUTS }, random);

function chancesOf(given: Float64Array): readonly number[] {
  const into = new Float64Array(5);
  new SeatNet(weights, 5).chances(given, SEATS, into);
  return [...into.subarray(0, SEATS)];
}

/** The outputs of a layer, written as the definition says. */
function outputsOf(of: Float32Array, inputs: readonly number[]): readonly number[] {
  const width = inputs.length + 1;
  return Array.from({ length: of.length / width }, (_, output) => {
    const row = [...of.subarray(output * width, (output + 1) * width)];
    return inputs.reduce((sum, input, i) => sum + input * (row[i] ?? 0), row.at(-1) ?? 0);
  });
}
const relu = (values: readonly number[]) => values.map((value) => Math.max(0, value));

describe("the net", () => {
  test("computes what its definition says", () => {
    const [first, second, third, last] = weights.layers;
    const bySeat = Array.from({ length: SEATS }, (_, seat) => {
      const inputs = [...numbers.subarray(seat * INPUTS, (seat + 1) * INPUTS)];
      return relu(outputsOf(second, relu(outputsOf(first, inputs))));
    });
    const mean = bySeat[0]?.map(
      (_, i) => bySeat.reduce((sum, row) => sum + (row[i] ?? 0), 0) / SEATS,
    );
    const scores = bySeat.map(
      (row) => outputsOf(last, relu(outputsOf(third, [...row, ...(mean ?? [])])))[0] ?? 0,
    );
    const total = scores.reduce((sum, score) => sum + Math.exp(score), 0);
    for (const [seat, found] of chancesOf(numbers).entries()) {
      expect(found).toBeCloseTo(Math.exp(scores[seat] ?? 0) / total, 12);
    }
  });

  test("gives seats that change places each other's chances", () => {
    const swapped = Float64Array.from([
      ...numbers.subarray(INPUTS, 2 * INPUTS),
      ...numbers.subarray(0, INPUTS),
      ...numbers.subarray(2 * INPUTS),
    ]);
    const [a = 0, b = 0, c = 0] = chancesOf(numbers);
    for (const [seat, found] of chancesOf(swapped).entries()) {
      expect(found).toBeCloseTo([b, a, c][seat] ?? 0, 12);
    }
  });
});
