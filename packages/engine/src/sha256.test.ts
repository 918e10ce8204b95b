import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

const hexSha256 = (text: string) =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the standard's example %j", (text, expected) => {
  expect(hexSha256(text)).toBe(expected);
});

test("agrees with Node for lengths around a block and characters of 1 to 4 bytes", () => {
  const texts = [
    ...Array.from({ length: 130 }, (_, length) => "z".repeat(length)),
    "a".repeat(10_000),
    "é ß Ж 漢字 𝄞 🦓",
    "\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}",
  ];
  for (const text of texts) expect(hexSha256(text)).toBe(nodeSha256(text));
});

test("agrees with Node for random texts", () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(text, (any) => hexSha256(any) === nodeSha256(any)),
    { seed: 1 },
  );
});

const nodeSha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
