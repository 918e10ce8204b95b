import type { SeatNetWeights } from "./seat-net.ts";

/** A trained net as a JSON file: whole numbers of 16 bits, little-endian, in base 64, and a scale for each layer. */
export interface WeightsFile {
  readonly format: "sofala-net/1";
  readonly inputs: number;
  readonly widths: readonly number[];
  readonly scales: readonly number[];
  readonly layers: readonly string[];
  /** How it was trained. */
  readonly provenance: unknown;
}

export function readWeights({
  inputs,
  widths,
  scales,
  layers,
}: Omit<WeightsFile, "format" | "provenance">): SeatNetWeights {
  const [width = 0, context = 0] = widths;
  const [first, second, third, last] = layers.map((text, i) => decode(text, scales[i] ?? 1));
  if (first === undefined || second === undefined || third === undefined || last === undefined) {
    throw new Error("a net has four layers");
  }
  return { inputs, widths: [width, context], layers: [first, second, third, last] };
}

function decode(base64: string, scale: number): Float32Array {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  const weights = new Float32Array(bytes.length / 2);
  for (let i = 0; i < weights.length; i++) weights[i] = numbers.getInt16(2 * i, true) * scale;
  return weights;
}
