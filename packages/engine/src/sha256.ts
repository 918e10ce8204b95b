const BLOCK_BYTES = 64;

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight unsigned words; synchronous in Node and in browsers. */
export function sha256(text: string): number[] {
  const hash = Int32Array.from(INITIAL_HASH);
  const words = new Int32Array(BLOCK_BYTES);
  const message = padMessage(utf8Bytes(text));
  for (let block = 0; block < message.byteLength; block += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = message.getInt32(block + 4 * i);
    compress(hash, words);
  }
  return Array.from(hash, (word) => word >>> 0);
}

/** The padded message: a one bit, zeros and the length in bits, up to whole blocks. */
function padMessage(bytes: readonly number[]): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const message = new Uint8Array(blocks * BLOCK_BYTES);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function compress(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < BLOCK_BYTES; i++) {
    const near = at(words, i - 2);
    const far = at(words, i - 15);
    words[i] =
      at(words, i - 16) +
      at(words, i - 7) +
      (rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10)) +
      (rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3));
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < BLOCK_BYTES; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const first = (h + mixed + choice + at(ROUND_CONSTANTS, i) + at(words, i)) | 0;
    const second = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = at(hash, i) + word;
  });
}

function utf8Bytes(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) {
      bytes.push(code);
      continue;
    }
    const tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes.push(((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail)));
    for (let i = tail - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 0x3f));
  }
  return bytes;
}

const at = (words: Int32Array, index: number): number => words[index] as number;
const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional part of a number. */
const fractionBits = (x: number) => (x - Math.floor(x)) * 2 ** 32;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
const INITIAL_HASH = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
