import { expect, test } from "vitest";
import { Seal } from "./encrypt-message.ts";

const [here, there, stranger] = [new Seal("secret"), new Seal("secret"), new Seal("another")];

test("who has the secret reads what was said, and by whom, and about what", () => {
  const sealed = here.close("one", "table.t", "Ä move");
  expect(there.open("one", "table.t", sealed)?.text).toBe("Ä move");
  expect(there.open("two", "table.t", sealed)).toBeUndefined();
  expect(there.open("one", "table.u", sealed)).toBeUndefined();
  expect(stranger.open("one", "table.t", sealed)).toBeUndefined();
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("move");
});

test("the same is never closed in the same way", () => {
  const all = Array.from({ length: 100 }, () => here.close("one", "table.t", "same"));
  expect(new Set(all).size).toBe(100);
});

test("what anybody changed is not heard", () => {
  const bytes = Buffer.from(here.close("one", "table.t", "move"), "base64");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(there.open("one", "table.t", changed.toString("base64"))).toBeUndefined();
  }
  for (const length of [0, 1, 21, bytes.length - 1]) {
    const cut = bytes.subarray(0, length).toString("base64");
    expect(there.open("one", "table.t", cut)).toBeUndefined();
  }
});
