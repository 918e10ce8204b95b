import { expect, test } from "vitest";
import {
  a,
  capitalize,
  cattle,
  count,
  orList,
  list,
  seatName,
  seatNames,
  ordinal,
} from "./grammar.ts";

test.each([
  [count(1, "step"), "1 step"],
  [count(2, "step"), "2 steps"],
  [count(0, "good"), "0 goods"],
  [cattle(0), "no cattle"],
  [cattle(1), "1 cattle"],
  [cattle(12), "12 cattle"],
  [a("potter"), "a potter"],
  [a("ivory carver"), "an ivory carver"],
  [list([]), ""],
  [list(["Kilwa"]), "Kilwa"],
  [list(["Kilwa", "Zulu"]), "Kilwa and Zulu"],
  [list(["Kilwa", "Zulu", "Lozi"]), "Kilwa, Zulu and Lozi"],
  [orList([6]), "6"],
  [orList(["build", "raise"]), "build or raise"],
  [orList([2, 4, 6]), "2, 4 or 6"],
  [capitalize("an ivory carver"), "An ivory carver"],
  [capitalize("èshu"), "Èshu"],
  [ordinal(1), "first"],
  [ordinal(5), "fifth"],
  [ordinal(12), "number 12"],
  [seatName(["Ann", "Ben"], 1), "Ben"],
  [seatName(["Ann", "Ben"], 2), "Seat 2"],
  [list(seatNames(["Ann", "Ben"], [1, 2, 0])), "Ben, Seat 2 and Ann"],
])("%s", (said, expected) => {
  expect(said).toBe(expected);
});
