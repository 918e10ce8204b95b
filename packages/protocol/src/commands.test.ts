import { expect, test } from "vitest";
import { COMMANDS } from "./commands.ts";

const accepts = (body: object): boolean => COMMANDS.move.safeParse(body).success;
const move = { kind: "pass" };

test("a move with an unknown field is refused", () => {
  expect(accepts({ key: "k1", move })).toBe(true);
  expect(accepts({ key: "k1", move, seat: 1 })).toBe(false);
});

test("a key has at most 64 characters", () => {
  expect(accepts({ key: "k".repeat(64), move })).toBe(true);
  expect(accepts({ key: "k".repeat(65), move })).toBe(false);
});
