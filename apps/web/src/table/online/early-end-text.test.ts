import { loadOnlineText } from "@sofala/text/online";
import type { Outcome } from "@sofala/protocol";
import { afterAll, expect, test, vi } from "vitest";
import { online } from "../../text/online-text.ts";
import { endingOf } from "./early-end-text.ts";
import { OnlineVerdict } from "./online-outcome.tsx";

const text = await loadOnlineText("en");
const loaded = vi.spyOn(online, "value", "get").mockReturnValue(text);
afterAll(() => {
  loaded.mockRestore();
});

const names = ["Ann", "Ben", "Cleo"];

test("when players resign, the others win", () => {
  const one: Outcome = { reason: "resigned", ranking: [[0, 2], [1]] };
  const all: Outcome = { reason: "resigned", ranking: [[1], [2], [0]] };
  expect(endingOf({ outcome: one }, names)).toBe("Ann and Cleo win: Ben resigned");
  expect(endingOf({ outcome: all }, names)).toBe("Ben wins: the others resigned");
});

test("time is up for the player in the last place", () => {
  const outcome: Outcome = { reason: "time", ranking: [[0, 1], [2]] };
  expect(endingOf({ outcome }, names)).toBe("Time is up for Cleo");
});

test("only a game that was called off has no order at the end", () => {
  const shown = (outcome: Outcome) =>
    JSON.stringify(OnlineVerdict({ title: "The end", outcome, names }));
  const calledOff = shown({ reason: "aborted" });
  expect(calledOff).toContain(text.live.end.abortedText);
  expect(calledOff).not.toContain("Order at the end");
  const resigned = shown({ reason: "resigned", ranking: [[2], [0], [1]] });
  expect(resigned).toContain("Order at the end: Cleo, Ann and Ben.");
  expect(resigned).not.toContain(text.live.end.abortedText);
});
