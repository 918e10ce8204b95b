import { expect, test } from "vitest";
import { fallbackUi } from "./fallback-ui.ts";

test("seats have names also if a description does not list them", () => {
  expect(fallbackUi.seatNames({ seats: [{}, {}, {}] }, 5)).toEqual(["Seat 0", "Seat 1", "Seat 2"]);
  expect(fallbackUi.seatNames({ board: "" }, 2)).toEqual(["Seat 0", "Seat 1"]);
});
