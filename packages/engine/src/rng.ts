import { BLOCK_WORDS, chacha20Block } from "./chacha20.ts";
import { sha256 } from "./sha256.ts";

/** Randomness is state: drawing returns the next generator. */
export type Rng = FastRng | SecureRng;

/** xoshiro128**: 128 bits of state, as four unsigned words. From enough outputs one can compute all others. */
export type FastRng = readonly [number, number, number, number];

/**
 * ChaCha20, for games with secrets: its outputs reveal nothing about the others. The key (eight little-endian words)
 * never changes, so successors share it; `drawn` is the number of words used from the stream.
 */
export type SecureRng = { readonly key: readonly number[]; readonly drawn: number };

/** The fast generator, seeded by a secret. */
export function seeded(secret: string): FastRng {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(secret);
  // The generator cannot leave the state of all zeros.
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

/** Domain separation: no other hash of a seed has this prefix. */
const KEY_PREFIX = "sofala chacha20 key:";

/** The secure generator, seeded by a secret: the key is SHA-256 of the prefix and the secret, the nonce is zero. */
export const securelySeeded = (secret: string): SecureRng => ({
  key: sha256(`${KEY_PREFIX}${secret}`).map(swapBytes),
  drawn: 0,
});

/** An unsigned 32-bit word and the next generator. */
export function drawWord(rng: Rng): readonly [word: number, next: Rng] {
  const words = wordStream(rng);
  return [words.next(), words.toRng()];
}

/** A whole number from 0 to `bound` - 1, each equally likely. */
export function drawBelow(rng: Rng, bound: number): readonly [number, Rng] {
  const words = wordStream(rng);
  return [nextBelow(words, bound), words.toRng()];
}

/** The items in random order. */
export function shuffled<T>(rng: Rng, items: readonly T[]): readonly [T[], Rng] {
  const drawn = [...items];
  const words = wordStream(rng);
  for (let last = drawn.length - 1; last > 0; last--) {
    const pick = nextBelow(words, last + 1);
    const swapped = drawn[last] as T;
    drawn[last] = drawn[pick] as T;
    drawn[pick] = swapped;
  }
  return [drawn, words.toRng()];
}

/** Draws many words in place, so that the secure generator computes each block only once. */
interface WordStream {
  next(): number;
  /** The generator after the words drawn so far. */
  toRng(): Rng;
}

function nextBelow(words: WordStream, bound: number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let word = words.next();
  while (word >= fair) word = words.next();
  return word % bound;
}

const wordStream = (rng: Rng): WordStream =>
  isSecureRng(rng) ? secureWordStream(rng) : fastWordStream(rng);

function fastWordStream(rng: FastRng): WordStream {
  let [a, b, c, d] = rng;
  return {
    next() {
      const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotateLeft(d, 11);
      return word;
    },
    toRng: () => [a >>> 0, b >>> 0, c >>> 0, d >>> 0],
  };
}

function secureWordStream({ key, drawn: start }: SecureRng): WordStream {
  let drawn = start;
  let block: Uint32Array | undefined;
  return {
    next() {
      const at = drawn % BLOCK_WORDS;
      if (block === undefined || at === 0)
        block = chacha20Block(key, Math.floor(drawn / BLOCK_WORDS));
      drawn += 1;
      return block[at] as number;
    },
    toRng: () => ({ key, drawn }),
  };
}

const isSecureRng = (rng: Rng): rng is SecureRng => "key" in rng;

/** The fast generator in a mutable form, for millions of draws. */
export interface Dice {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
}

export function dice(secret: string): Dice {
  const words = fastWordStream(seeded(secret));
  return {
    below(bound) {
      for (;;) {
        const drawn = words.next();
        // The remainder: exact for words of 32 bits, and cheaper than `%`.
        const rest = drawn - Math.floor(drawn / bound) * bound;
        // Draw again for the last words, which would make low numbers more likely.
        if (drawn - rest <= 2 ** 32 - bound) return rest;
      }
    },
  };
}

const rotateLeft = (word: number, by: number) => (word << by) | (word >>> (32 - by));
/** Swaps the byte order of a word. */
const swapBytes = (word: number): number =>
  ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
