import type { JsonObject } from "@sofala/engine";
import { expect, test } from "vitest";
import { mediterranean, type State } from "./index.ts";

const { chat: talk } = mediterranean;

function table(phase: string, options: JsonObject = {}): State {
  const state = mediterranean.fromPosition({ phase, seats: [{}, {}, {}, {}], options }, "talk");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

function afterTheBell(state: State): State {
  const step = mediterranean.applyMove(state, "clock", { kind: "time-up" });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}

test("R 5.10: while people trade, and in the grace, only set phrases are said", () => {
  const trading = table("trading");
  const grace = afterTheBell(trading);
  expect(mediterranean.timer(grace)?.part).toBe("grace");
  expect(talk?.mode(trading)).toBe("phrases");
  expect(talk?.mode(grace)).toBe("phrases");
  expect(talk?.mode(afterTheBell(grace))).toBe("free");
});

test("at any other time words are free, and where a table opens its chat (Q 31)", () => {
  for (const phase of ["civic", "purchasing"]) expect(talk?.mode(table(phase))).toBe("free");
  expect(talk?.mode(table("trading", { tradeChat: true }))).toBe("free");
});

test("phrases tell what good is looked for, but nobody looks for Piracy", () => {
  const phrases = talk?.phrases ?? [];
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases).toContain("more-vp");
  expect(phrases).toContain("seeking-wine");
  expect(phrases).not.toContain("seeking-piracy");
});
