/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight unsigned words; the same in Node and in a browser. */
export function sha256(text: string): number[] {
  const bytes = [...utf8(text)];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 0xff);

  const hash = FIRST_WORDS.slice();
  for (let block = 0; block < bytes.length; block += 64) compress(hash, bytes, block);
  return hash.map((word) => word >>> 0);
}

function compress(hash: number[], bytes: readonly number[], block: number): void {
  const words: number[] = [];
  for (let i = 0; i < 16; i++) {
    words.push([0, 1, 2, 3].reduce((word, n) => (word << 8) | at(bytes, block + 4 * i + n), 0));
  }
  for (let i = 16; i < 64; i++) {
    const near = at(words, i - 2);
    const far = at(words, i - 15);
    const mixed =
      (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) +
      (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3));
    words.push((at(words, i - 16) + at(words, i - 7) + mixed) | 0);
  }

  let [a, b, c, d, e, f, g, h] = hash as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUND_WORDS, i) + at(words, i)) |
      0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (at(hash, i) + word) | 0;
  });
}

function* utf8(text: string): Iterable<number> {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) yield code;
    else {
      const tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      yield ((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail));
      for (let i = tail - 1; i >= 0; i--) yield 0x80 | ((code >> (6 * i)) & 0x3f);
    }
  }
}

const at = (words: readonly number[], index: number): number => words[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional part of a number. */
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
const FIRST_WORDS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_WORDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
