import { expect, test } from "vitest";
import { MessageCipher } from "./encrypt-message.ts";

const [sender, receiver, stranger] = [
  new MessageCipher("secret"),
  new MessageCipher("secret"),
  new MessageCipher("another"),
];

test("a message can be decrypted only with the secret, for its node and topic", () => {
  const encrypted = sender.encrypt("one", "table.t", "Ä move");
  expect(receiver.decrypt("one", "table.t", encrypted)?.text).toBe("Ä move");
  expect(receiver.decrypt("two", "table.t", encrypted)).toBeUndefined();
  expect(receiver.decrypt("one", "table.u", encrypted)).toBeUndefined();
  expect(stranger.decrypt("one", "table.t", encrypted)).toBeUndefined();
  expect(Buffer.from(encrypted, "base64").toString("latin1")).not.toContain("move");
});

test("the same text is never encrypted to the same message", () => {
  const all = Array.from({ length: 100 }, () => sender.encrypt("one", "table.t", "same"));
  expect(new Set(all).size).toBe(100);
});

test("a message that was altered or truncated is rejected", () => {
  const bytes = Buffer.from(sender.encrypt("one", "table.t", "move"), "base64");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(receiver.decrypt("one", "table.t", changed.toString("base64"))).toBeUndefined();
  }
  for (const length of [0, 1, 21, bytes.length - 1]) {
    const cut = bytes.subarray(0, length).toString("base64");
    expect(receiver.decrypt("one", "table.t", cut)).toBeUndefined();
  }
});
