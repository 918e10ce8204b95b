import { anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { BRUNO, CHIARA, lesson } from "../lesson.ts";
import { goodOfSlot, repliesReady, slotsOf } from "../script.ts";

export const warehouse = lesson("warehouse", {
  rules: "warehouse",
  steps: [
    {
      kind: "move",
      textKey: "store",
      highlight: { panels: ["bar"] },
      hint: (state) => ({ kind: "store", cards: slotsOf(state, "dye") }),
      accepts: ({ move, before }) =>
        move.kind === "store" &&
        move.cards.length === 1 &&
        move.cards.every((slot) => goodOfSlot(before, slot) === "dye"),
      nudge: ({ move }) => (move.kind === "store" ? "set" : "other"),
    },
    {
      kind: "read",
      textKey: "stored",
      highlight: { panels: ["bar"] },
      replies: [repliesReady(BRUNO), repliesReady(CHIARA)],
    },
  ],
});

export const bell = lesson("bell", {
  rules: "ready",
  steps: [
    { kind: "read", textKey: "bell", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "ready",
      highlight: { panels: ["bar"] },
      hint: () => ({ kind: "ready" }),
      accepts: anyOfKind("ready"),
      nudge: () => "other",
    },
    { kind: "read", textKey: "money", highlight: { panels: ["seats"] } },
    { kind: "read", textKey: "calamity", highlight: { panels: ["track"] } },
  ],
});
