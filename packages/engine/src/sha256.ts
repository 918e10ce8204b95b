/** The words of a block, and the steps that mix each of them in. */
const BLOCK_WORDS = 16;
const STEPS = 64;

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight unsigned words; synchronous in Node and in browsers. */
export function sha256(text: string): number[] {
  const hash = INITIAL_HASH.slice();
  const message = padMessage(utf8Bytes(text));
  for (let block = 0; block < message.length; block += BLOCK_WORDS) {
    for (let i = 0; i < BLOCK_WORDS; i++) schedule[i] = at(message, block + i);
    compress(hash);
  }
  const words: number[] = [];
  for (let i = 0; i < hash.length; i++) words.push(at(hash, i) >>> 0);
  return words;
}

/** The padded message: a one bit, zeros and the length in bits, up to whole blocks. */
function padMessage(bytes: readonly number[]): Int32Array {
  const { length } = bytes;
  const message = new Int32Array(Math.ceil((length + 9) / 64) * BLOCK_WORDS);
  for (let i = 0; i < length; i++) putByte(message, i, bytes[i] as number);
  putByte(message, length, 0x80);
  message[message.length - 2] = length / 2 ** 29;
  message[message.length - 1] = length << 3;
  return message;
}

function putByte(message: Int32Array, index: number, byte: number): void {
  message[index >>> 2] = at(message, index >>> 2) | (byte << (24 - 8 * (index & 3)));
}

/** The words that are mixed into the hash, one after the other. */
const schedule = new Int32Array(STEPS);

function compress(hash: Int32Array): void {
  for (let i = BLOCK_WORDS; i < STEPS; i++) {
    const near = at(schedule, i - 2);
    const far = at(schedule, i - 15);
    schedule[i] =
      at(schedule, i - 16) +
      at(schedule, i - 7) +
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
  for (let i = 0; i < STEPS; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const first = (h + mixed + choice + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0;
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
  hash[0] = at(hash, 0) + a;
  hash[1] = at(hash, 1) + b;
  hash[2] = at(hash, 2) + c;
  hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e;
  hash[5] = at(hash, 5) + f;
  hash[6] = at(hash, 6) + g;
  hash[7] = at(hash, 7) + h;
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
