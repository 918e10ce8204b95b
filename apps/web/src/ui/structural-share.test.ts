import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { structuralShare, structuralSignal } from "./structural-share.ts";

const before = { seats: [{ money: 1 }, { money: 2 }], offers: [], note: undefined };

test("equal values are the same object", () => {
  expect(structuralShare(before, structuredClone(before))).toBe(before);
});

test("what changed is new, with its parents; the rest stays the same", () => {
  const after = { seats: [{ money: 1 }, { money: 3 }], offers: [], note: undefined };
  const now = structuralShare(before, after);
  expect(now).toEqual(after);
  expect(now.seats).not.toBe(before.seats);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.offers).toBe(before.offers);
});

test.each([
  ["a shorter list", [1, 2], [1]],
  ["a longer list", [1], [1, 2]],
  ["a member less", { a: 1, b: 2 }, { a: 1 }],
  ["another member", { a: undefined }, { b: undefined }],
  ["a list in place of an object", { 0: 1 }, [1]],
  ["nothing before", undefined, { a: 1 }],
])("%s is not the same", (_what, old, now) => {
  expect(structuralShare(old, now)).toEqual(now);
  expect(structuralShare(old, now)).not.toBe(old);
});

test("a signal does not notify for an equal value", () => {
  const source = signal({ a: [1], b: 1 });
  const part = structuralSignal(() => source.value.a);
  const first = part.value;
  source.value = { a: [1], b: 2 };
  expect(part.value).toBe(first);
  source.value = { a: [2], b: 2 };
  expect(part.value).toEqual([2]);
});
