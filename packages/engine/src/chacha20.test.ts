import { createCipheriv } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chacha20Block } from "./chacha20.ts";

/** Words from the hexadecimal notation of the RFC. */
const wordsOf = (hex: string): number[] => {
  const bytes = Buffer.from(hex.replaceAll(/[\s:]/gu, ""), "hex");
  return Array.from({ length: bytes.length / 4 }, (_, n) => bytes.readUInt32LE(4 * n));
};
const hexOf = (words: Iterable<number>): string =>
  Buffer.from(Uint32Array.from(words).buffer).toString("hex");

const ASCENDING = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ZEROS = "00".repeat(32);

// RFC 8439: section 2.3.2, and the test vectors of appendix A.1.
test.each<[where: string, key: string, counter: number, nonce: string, stream: string]>([
  [
    "2.3.2",
    ASCENDING,
    1,
    "000000090000004a00000000",
    `10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
     d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e`,
  ],
  [
    "A.1 #1",
    ZEROS,
    0,
    "00".repeat(12),
    `76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
     da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586`,
  ],
  [
    "A.1 #2",
    ZEROS,
    1,
    "00".repeat(12),
    `9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
     29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f`,
  ],
  [
    "A.1 #3",
    `${"00".repeat(31)}01`,
    1,
    "00".repeat(12),
    `3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
     8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0`,
  ],
  [
    "A.1 #4",
    `00ff${"00".repeat(30)}`,
    2,
    "00".repeat(12),
    `72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
     13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096`,
  ],
  [
    "A.1 #5",
    ZEROS,
    0,
    `${"00".repeat(11)}02`,
    `c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
     8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d`,
  ],
])("the block of RFC 8439, %s", (_where, key, counter, nonce, stream) => {
  expect(hexOf(chacha20Block(wordsOf(key), counter, wordsOf(nonce)))).toBe(
    stream.replaceAll(/\s/gu, ""),
  );
});

test("agrees with Node for random keys and counters", () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(bytes, fc.nat({ max: 2 ** 32 - 1 }), (key, counter) => {
      const iv = Buffer.alloc(16);
      iv.writeUInt32LE(counter);
      const stream = createCipheriv("chacha20", key, iv).update(Buffer.alloc(64)).toString("hex");
      expect(hexOf(chacha20Block(wordsOf(Buffer.from(key).toString("hex")), counter))).toBe(stream);
    }),
    { seed: 1 },
  );
});

test("a key of another length throws", () => {
  expect(() => chacha20Block([1, 2, 3], 0)).toThrow("expected 8 words of key and 3 of nonce");
});
