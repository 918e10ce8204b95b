import { expect, test } from "vitest";
import { MessageCipher } from "./encrypt-message.ts";

const [here, there, stranger] = [
  new MessageCipher("secret"),
  new MessageCipher("secret"),
  new MessageCipher("another"),
];

test("who has the secret reads what was said, and by whom, and about what", () => {
  const sealed = here.encrypt("one", "table.t", "Ä move");
  expect(there.decrypt("one", "table.t", sealed)?.text).toBe("Ä move");
  expect(there.decrypt("two", "table.t", sealed)).toBeUndefined();
  expect(there.decrypt("one", "table.u", sealed)).toBeUndefined();
  expect(stranger.decrypt("one", "table.t", sealed)).toBeUndefined();
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("move");
});

test("the same is never closed in the same way", () => {
  const all = Array.from({ length: 100 }, () => here.encrypt("one", "table.t", "same"));
  expect(new Set(all).size).toBe(100);
});

test("what anybody changed is not heard", () => {
  const bytes = Buffer.from(here.encrypt("one", "table.t", "move"), "base64");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(there.decrypt("one", "table.t", changed.toString("base64"))).toBeUndefined();
  }
  for (const length of [0, 1, 21, bytes.length - 1]) {
    const cut = bytes.subarray(0, length).toString("base64");
    expect(there.decrypt("one", "table.t", cut)).toBeUndefined();
  }
});
