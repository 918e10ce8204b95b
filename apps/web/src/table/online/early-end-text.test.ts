import { loadOnlineText } from "@sofala/text/online";
import type { Outcome } from "@sofala/protocol";
import { afterAll, expect, test, vi } from "vitest";
import { onlineText } from "../../text/online-text.ts";
import { earlyEndText } from "./early-end-text.ts";
import { OnlineOutcome } from "./online-outcome.tsx";

const text = await loadOnlineText("en");
const loaded = vi.spyOn(onlineText, "value", "get").mockReturnValue(text);
afterAll(() => {
  loaded.mockRestore();
});

const names = ["Ann", "Ben", "Cleo"];

test("when players resign, the others win", () => {
  const one: Outcome = { reason: "resigned", ranking: [[0, 2], [1]] };
  const all: Outcome = { reason: "resigned", ranking: [[1], [2], [0]] };
  expect(earlyEndText({ outcome: one }, names)).toBe("Ann and Cleo win: Ben resigned");
  expect(earlyEndText({ outcome: all }, names)).toBe("Ben wins: the others resigned");
});

test("time is up for the player in the last place", () => {
  const outcome: Outcome = { reason: "time", ranking: [[0, 1], [2]] };
  expect(earlyEndText({ outcome }, names)).toBe("Cleo ran out of time");
});

test("only an aborted game has no ranking", () => {
  const shown = (outcome: Outcome) =>
    JSON.stringify(OnlineOutcome({ title: "The end", outcome, names }));
  const calledOff = shown({ reason: "aborted" });
  expect(calledOff).toContain(text.onlineTable.end.abortedText);
  expect(calledOff).not.toContain("Order at the end");
  const resigned = shown({ reason: "resigned", ranking: [[2], [0], [1]] });
  expect(resigned).toContain("Final ranking: Cleo, Ann, Ben.");
  expect(resigned).not.toContain(text.onlineTable.end.abortedText);
});
