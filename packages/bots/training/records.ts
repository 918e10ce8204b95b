import type { Seat } from "@sofala/engine";

/** A moment of a game from which a net learns. */
export interface Position {
  /** A round, or a turn and a stage of it: each game has its own numbers for them. */
  readonly moment: number;
  /** The numbers of one seat after the other. */
  readonly numbers: Float64Array;
}

export interface LearnerGame {
  readonly number: number;
  readonly players: number;
  readonly winners: readonly Seat[];
  /** The final points by seat, where the net learns them too. */
  readonly points?: readonly number[];
  readonly positions: readonly Position[];
}

/** What all positions of a game have in common. */
export interface RecordLayout {
  readonly maxSeats: number;
  /** Numbers per seat. */
  readonly features: number;
}

/** One is written as 1,000. */
const UNIT = 1000;

/**
 * A game as whole numbers of 16 bits, little-endian, one record per position and every record of the same length: the
 * number of the game in two halves, players, moment, the winners as bits; the final points of all seats, if they are
 * given; then the numbers of all seats. A seat where nobody sits has 0.
 */
export function encodeGame(
  { number, players, winners, points, positions }: LearnerGame,
  { maxSeats, features }: RecordLayout,
): Uint8Array {
  const won = winners.reduce((bits, seat) => bits | (1 << seat), 0);
  const allPoints =
    points === undefined ? [] : Array.from({ length: maxSeats }, (_, seat) => points[seat] ?? 0);
  const head = [number & 0x7fff, number >>> 15, players];
  const start = head.length + 2 + allPoints.length;
  const length = start + maxSeats * features;
  const values = new Int16Array(positions.length * length);
  for (const [index, { moment, numbers }] of positions.entries()) {
    const at = index * length;
    values.set([...head, moment, won, ...allPoints], at);
    for (let i = 0; i < players * features; i++) {
      values[at + start + i] = Math.round((numbers[i] as number) * UNIT);
    }
  }
  return new Uint8Array(values.buffer);
}
