import { createCipheriv, createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawBelow, dice, drawWord, securelySeeded, seeded, shuffled, type Rng } from "./rng.ts";

const words = (start: Rng, count: number): number[] => {
  let rng = start;
  return Array.from({ length: count }, () => {
    let word: number;
    [word, rng] = drawWord(rng);
    return word;
  });
};

describe("the fast generator", () => {
  test("is xoshiro128**: it has the published outputs for the state 1, 2, 3, 4", () => {
    expect(words([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test("is seeded with the first half of the hash", () => {
    expect(seeded("")).toEqual([0xe3b0c442, 0x98fc1c14, 0x9afbf4c8, 0x996fb924]);
    expect(seeded("sofala")).toEqual([3557145250, 2736916395, 3400327188, 2128404416]);
  });

  // A change here changes every stored game.
  test("draws the same numbers for a seed as in earlier versions", () => {
    const random = dice("sofala");
    const drawn = Array.from({ length: 12 }, () => random.below(100));
    expect(drawn).toEqual([87, 57, 17, 71, 76, 73, 74, 67, 47, 33, 91, 63]);
    expect(shuffled(seeded("sofala"), "abcdefgh".split(""))[0].join("")).toBe("ecfabdgh");
  });

  test("keeps its words unsigned integers", () => {
    let rng: Rng = seeded("unsigned");
    for (let n = 0; n < 1000; n++) {
      [, rng] = drawWord(rng);
      expect(
        Object.values(rng)
          .flat()
          .every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32),
      ).toBe(true);
    }
  });
});

describe("the secure generator", () => {
  // As docs/tables.md promises: anybody can compute a deal with any ChaCha20 implementation.
  test("is the ChaCha20 stream for the hash of prefix and seed, with counter and nonce 0", () => {
    const key = createHash("sha256").update("sofala chacha20 key:corinth").digest();
    const stream = createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(400));
    const expected = Array.from({ length: 100 }, (_, n) => stream.readUInt32LE(4 * n));
    expect(words(securelySeeded("corinth"), 100)).toEqual(expected);
  });

  // A change here changes every stored game.
  test("draws the same numbers for a seed as in earlier versions", () => {
    expect(words(securelySeeded("sofala"), 3)).toEqual([4000541394, 3737439573, 251517358]);
    expect(shuffled(securelySeeded("sofala"), "abcdefgh".split(""))[0].join("")).toBe("bfgdheac");
  });

  test("draws the same numbers one by one and in a row", () => {
    const items = Array.from({ length: 40 }, (_, n) => n);
    let rng: Rng = securelySeeded("rows");
    for (let n = 0; n < 20; n++) {
      let one: Rng = rng;
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        let pick: number;
        [pick, one] = drawBelow(one, last + 1);
        [order[last], order[pick]] = [order[pick] as number, order[last] as number];
      }
      expect(shuffled(rng, items)).toEqual([order, one]);
      [, rng] = drawWord(one);
    }
  });

  test("is plain JSON, and its successors share the key", () => {
    const start = securelySeeded("copies");
    const [, next] = shuffled(start, [1, 2, 3, 4]);
    expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    expect("key" in next && next.key).toBe(start.key);
    expect(start.drawn).toBe(0);
  });
});

describe("dice", () => {
  test("draw the same words as the generator", () => {
    const random = dice("same");
    const thrown = Array.from({ length: 1000 }, () => random.below(2 ** 32));
    expect(thrown).toEqual(words(seeded("same"), 1000));
  });

  test("draw the same numbers as `below`, for any bounds", () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 50 });
    fc.assert(
      fc.property(fc.string(), bounds, (secret, each) => {
        const random = dice(secret);
        let rng: Rng = seeded(secret);
        for (const bound of each) {
          let number: number;
          [number, rng] = drawBelow(rng, bound);
          expect(random.below(bound)).toBe(number);
        }
      }),
      { seed: 1 },
    );
  });
});

const GENERATORS = [
  ["the fast generator", seeded],
  ["the secure generator", securelySeeded],
] as const;

describe("below", () => {
  test("stays in range and is uniform", () => {
    const random = dice("fair");
    for (const bound of [1, 2, 3, 6, 7, 10]) {
      const counts = new Array<number>(bound).fill(0);
      for (let n = 0; n < 6000 * bound; n++) {
        const number = random.below(bound);
        counts[number] = (counts[number] ?? 0) + 1;
      }
      expect(counts).toHaveLength(bound);
      // Five standard deviations.
      for (const count of counts) expect(Math.abs(count - 6000)).toBeLessThan(5 * Math.sqrt(6000));
    }
  });

  test.each(GENERATORS)("draws again to avoid a bias to low numbers, with %s", (_name, by) => {
    // A bound of two thirds of all words: without a second draw the lower half would be twice as likely.
    const bound = (2 ** 33 - 2) / 3 + 1;
    let again = 0;
    for (let n = 0; n < 100; n++) {
      const start = by(`again ${n}`);
      const [word, next] = drawWord(start);
      const [number, after] = drawBelow(start, bound);
      if (word < bound) expect([number, after]).toEqual([word, next]);
      else again++;
      expect(number).toBeLessThan(bound);
    }
    expect(again).toBeGreaterThan(20);
  });
});

describe("shuffled", () => {
  test("keeps every item and does not change the list", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (secret, items) => {
        const before = [...items];
        const [mixed] = shuffled(seeded(secret), items);
        expect(items).toEqual(before);
        expect(mixed.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
      { seed: 1 },
    );
  });

  test.each(GENERATORS)("makes every order equally likely, with %s", (_name, by) => {
    const counts = new Map<string, number>();
    let rng: Rng = by("orders");
    for (let n = 0; n < 24_000; n++) {
      let order: number[];
      [order, rng] = shuffled(rng, [1, 2, 3, 4]);
      counts.set(order.join(""), (counts.get(order.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
