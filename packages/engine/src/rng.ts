import { sha256 } from "./sha256.ts";

/** xoshiro128**: 128 bits of state, as four unsigned words. Chance is state: drawing returns the next one. */
export type Rng = readonly [number, number, number, number];

/** The generator that a secret stands for. */
export function seeded(secret: string): Rng {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(secret);
  // All zeros is the one state the generator cannot leave.
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

/** An unsigned 32-bit word and the next generator. */
export function draw([a, b, c, d]: Rng): readonly [word: number, next: Rng] {
  const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const e = c ^ a;
  const f = d ^ b;
  return [word, [(a ^ f) >>> 0, (b ^ e) >>> 0, (e ^ (b << 9)) >>> 0, rotate(f, 11) >>> 0]];
}

/** A whole number from 0 to `bound` - 1, each equally likely. */
export function below(rng: Rng, bound: number): readonly [number, Rng] {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let [word, next] = draw(rng);
  while (word >= fair) [word, next] = draw(next);
  return [word % bound, next];
}

/** The items in random order. */
export function shuffled<T>(rng: Rng, items: readonly T[]): readonly [T[], Rng] {
  const drawn = [...items];
  let next = rng;
  for (let last = drawn.length - 1; last > 0; last--) {
    let pick: number;
    [pick, next] = below(next, last + 1);
    const kept = drawn[last] as T;
    drawn[last] = drawn[pick] as T;
    drawn[pick] = kept;
  }
  return [drawn, next];
}

/** The same generator for those who draw millions: it moves in place. */
export interface Dice {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
}

export function dice(secret: string): Dice {
  let [a, b, c, d] = seeded(secret).map((word) => word | 0) as [number, number, number, number];
  const word = () => {
    const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return drawn;
  };
  return {
    below(bound) {
      for (;;) {
        const drawn = word();
        const rest = drawn % bound;
        // The last words, too few for a whole round of answers, are drawn again.
        if (drawn - rest <= 2 ** 32 - bound) return rest;
      }
    },
  };
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));
