import type { Seat } from "@sofala/engine";
import { FEATURES } from "../../src/zimbabwe/learned/features.ts";

/** The end of a turn. */
export interface Position {
  readonly round: number;
  /** The numbers of one seat after the other. */
  readonly numbers: Float64Array;
}

export interface LearnerGame {
  readonly number: number;
  readonly players: number;
  readonly winners: readonly Seat[];
  readonly positions: readonly Position[];
}

/** One is written as 1,000. */
const UNIT = 1000;
const MAX_SEATS = 5;

/**
 * A game as whole numbers of 16 bits, little-endian, one record per position and every record of the same length: the
 * number of the game in two halves, players, round, the winners as bits; then the numbers of five seats, 0 where
 * nobody sits.
 */
export function encodeGame({ number, players, winners, positions }: LearnerGame): Uint8Array {
  const length = 5 + MAX_SEATS * FEATURES;
  const values = new Int16Array(positions.length * length);
  const won = winners.reduce((bits, seat) => bits | (1 << seat), 0);
  for (const [index, { round, numbers }] of positions.entries()) {
    const at = index * length;
    values.set([number & 0x7fff, number >>> 15, players, round, won], at);
    for (let i = 0; i < players * FEATURES; i++) {
      values[at + 5 + i] = Math.round((numbers[i] as number) * UNIT);
    }
  }
  return new Uint8Array(values.buffer);
}
