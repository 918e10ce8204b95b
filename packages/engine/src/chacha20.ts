/** The number of words in a block. */
export const BLOCK_WORDS = 16;

/** "expand 32-byte k" in ASCII, as little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ZERO_NONCE = [0, 0, 0];

/**
 * The block function of ChaCha20 (RFC 8439, section 2.3): sixteen unsigned words of the key stream. Key and nonce are
 * little-endian words. Implemented here because WebCrypto has no ChaCha20 and is asynchronous.
 */
export function chacha20Block(
  key: readonly number[],
  counter: number,
  nonce: readonly number[] = ZERO_NONCE,
): Uint32Array {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  if (start.length !== BLOCK_WORDS) throw new Error("expected 8 words of key and 3 of nonce");
  const block = start.slice();
  for (let round = 0; round < 20; round += 2) {
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] = at(block, i) + at(start, i);
  return block;
}

function quarterRound(block: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = at(block, i);
  let b = at(block, j);
  let c = at(block, k);
  let d = at(block, l);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  block[i] = a;
  block[j] = b;
  block[k] = c;
  block[l] = d;
}

const at = (words: Uint32Array, index: number): number => words[index] as number;
const rotateLeft = (word: number, by: number) => (word << by) | (word >>> (32 - by));
